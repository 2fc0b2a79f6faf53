import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { withMediaHosts } from './media-hosts.ts';
import type { HeaderRule } from './policy.ts';
import { policyOf, readHosting, withPolicy } from './policy.ts';
import { withSignInHost } from './sign-in-host.ts';

/** What the build is deployed with: firebase.json, the owner's media hosts and sign-in, and the rule of {@link longCacheRule}. */
export const DEPLOY_CONFIG = 'firebase.deploy.json';

/** For files whose address changes with their content. */
export const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The folders of a build in which every address changes with the content. */
const VERSIONED = ['assets', 'media'];

/**
 * Writes {@link DEPLOY_CONFIG} for the build in `out`. It deploys that build and makes no other.
 *
 * @param settings the environment the site was built with
 */
export function writeDeployConfig(out: string, settings: Environment): void {
  const base = readHosting();
  const policy = withSignInHost(withMediaHosts(policyOf(base), settings), settings);
  const { predeploy: _, ...hosting } = withPolicy(base, policy);
  const config: object = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const headers = [...hosting.headers, longCacheRule(out)];
  writeFileSync(
    DEPLOY_CONFIG,
    `${JSON.stringify({ ...config, hosting: { ...hosting, headers } }, null, 2)}\n`,
  );
}

/**
 * Lets the versioned files of a build be kept for a year. It names every one, because Hosting gives the headers of
 * a pattern such as `/assets/**` to a 404 as well.
 */
export function longCacheRule(out: string): HeaderRule & { readonly regex: string } {
  const files = VERSIONED.flatMap((folder) => filesIn(join(out, folder)).map((file) => `${folder}/${file}`));
  return { regex: patternOf(files), headers: [{ key: 'Cache-Control', value: KEEP_FOR_A_YEAR }] };
}

/**
 * A regular expression, of RE2's kind too, for these paths and no others. A picture's name stands in it once for
 * all its renderings: a fifth of the length.
 */
function patternOf(paths: readonly string[]): string {
  const endings = new Map<string, string[]>();
  for (const path of paths) {
    const [ending = ''] = /-\d+\.(?:avif|webp)$/.exec(path) ?? [];
    const name = path.slice(0, path.length - ending.length);
    endings.set(name, [...(endings.get(name) ?? []), ending]);
  }
  const names = new Map<string, string[]>();
  for (const [name, list] of endings) {
    const key = anyOf(list);
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  return `^/(?:${[...names].map(([ending, list]) => `${anyOf(list)}${ending}`).join('|')})$`;
}

function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map((text) => text.replaceAll('.', '\\.')).join('|')})`;
}
