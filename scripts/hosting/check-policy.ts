import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { mediaHosts, withMediaHosts } from '#scripts/hosting/media-hosts.ts';
import type { Policy } from '#scripts/hosting/policy.ts';
import { inlineScriptHashes, policyOf, readHosting, scriptHashesOf } from '#scripts/hosting/policy.ts';

const HOSTS: readonly (readonly [setting: string, directive: string])[] = [
  ['VITE_FORM_ENDPOINT', 'form-action'],
  ['VITE_FORM_ENDPOINT', 'connect-src'],
  ['VITE_MAP_EMBED', 'frame-src'],
];

/** Checks a build against the content security policy of firebase.json; returns one sentence per problem. */
export function policyFaults(folder: string, settings: Environment): string[] {
  const policy = withMediaHosts(policyOf(readHosting()), settings);
  return [
    ...scriptFaults(policy, folder),
    ...hostFaults(policy, settings),
    ...mediaHosts(settings).faults,
    ...mediaFaults(policy, folder),
  ];
}

function scriptFaults(policy: Policy, folder: string): string[] {
  const named = scriptHashesOf(policy).join(' ');
  const needed = inlineScriptHashes(folder).join(' ');
  if (named === needed) return [];
  return [
    `The inline scripts of ${folder} and the hashes in firebase.json differ: run \`npm run csp:write\` and commit it.`,
  ];
}

function hostFaults(policy: Policy, settings: Environment): string[] {
  return HOSTS.flatMap(([setting, directive]) => {
    const value = settings[setting]?.trim();
    if (!value || !URL.canParse(value)) return [];
    const { origin } = new URL(value);
    if (policy.get(directive)?.includes(origin)) return [];
    return [`${setting} is ${value}, which firebase.json does not allow: add ${origin} to its ${directive}.`];
  });
}

const MEDIA_ADDRESS =
  /["'`](https?:\/\/[^"'`\s]+\.(?:(mp4|webm)|avif|webp|jpe?g|png|gif)(?:\?[^"'`\s]*)?)["'`]/gi;

function mediaFaults(policy: Policy, folder: string): string[] {
  const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
  const addresses = scripts.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(MEDIA_ADDRESS),
  ]);
  return addresses.flatMap(([, address = '', film]) => {
    const { origin, protocol } = new URL(address);
    const sources = policy.get(film ? 'media-src' : 'img-src') ?? [];
    if (sources.includes(origin) || sources.includes(protocol)) return [];
    return [
      `${address} would not be loaded: the policy does not allow its host. Add ${origin} to VITE_MEDIA_HOST.`,
    ];
  });
}
