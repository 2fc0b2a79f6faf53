import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { listStarter } from '#scripts/build/starter.ts';
import { missingHosts } from '#scripts/hosting/owner-hosts.ts';
import type { Policy } from '#scripts/hosting/policy.ts';
import {
  inlineScriptHashes,
  policyOf,
  readHosting,
  scriptHash,
  scriptHashesOf,
} from '#scripts/hosting/policy.ts';

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

/**
 * The hashes that firebase.json has to name for a build. That of the list script is always one of them: with App Check no page
 * has it, but the demonstration that `npm test` builds does.
 */
export async function hashesToName(folder: string): Promise<string[]> {
  return [...new Set([...inlineScriptHashes(folder), scriptHash(await listStarter())])].sort();
}

function scriptFaults(policy: Policy, folder: string): string[] {
  const named = scriptHashesOf(policy);
  if (inlineScriptHashes(folder).every((hash) => named.includes(hash))) return [];
  return [
    `An inline script of ${folder} has no hash in firebase.json: run \`npm run csp:write\` and commit it.`,
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
