import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { missingHosts } from '#scripts/hosting/owner-hosts.ts';
import type { Policy } from '#scripts/hosting/policy.ts';
import { inlineScriptHashes, policyOf, readHosting, scriptHashesOf } from '#scripts/hosting/policy.ts';

/** Checks a build against the content security policy of firebase.json; returns one sentence per problem. */
export function policyFaults(folder: string, settings: Environment): string[] {
  const policy = policyOf(readHosting());
  return [
    ...scriptFaults(policy, folder),
    ...missingHosts(policy, settings).map(
      ({ setting, directive, origin }) =>
        `${setting} needs ${origin} in ${directive} of firebase.json: run \`npm run csp:write\` and commit it.`,
    ),
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
      `${address} would not be loaded: the policy allows pictures and films from addresses with https:// only.`,
    ];
  });
}
