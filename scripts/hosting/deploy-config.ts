import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { withMediaHosts } from './media-hosts.ts';
import type { HeaderRule } from './policy.ts';
import { policyOf, readHosting, withPolicy } from './policy.ts';
import { withSignInHost } from './sign-in-host.ts';

/** Generated: firebase.json with the owner's media hosts, sign-in domain and {@link longCacheRule}. */
export const DEPLOY_CONFIG = 'firebase.deploy.json';

export const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable';

const VERSIONED = ['assets', 'media'];

/** `out` is the build to deploy; `settings` is the environment it was built with. */
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

/** Lists every versioned file, because a pattern such as `/assets/**` would also match 404s. */
export function longCacheRule(out: string): HeaderRule & { readonly regex: string } {
  const files = VERSIONED.flatMap((folder) => filesIn(join(out, folder)).map((file) => `${folder}/${file}`));
  return { regex: patternOf(files), headers: [{ key: 'Cache-Control', value: KEEP_FOR_A_YEAR }] };
}

/** Must be valid RE2. Groups a picture's renderings, which makes it a fifth as long. */
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
