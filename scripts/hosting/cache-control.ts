import { readHosting } from './policy.ts';

const hosting = readHosting();

/** The `Cache-Control` that firebase.json gives a path, for servers of our own that stand in for Hosting. */
export function cacheControlOf(path: string): string | undefined {
  const isVersioned = /^\/(?:assets|media)\//.test(path);
  const rule = hosting.headers.find(({ source }) => source === (isVersioned ? VERSIONED : `!${VERSIONED}`));
  return rule?.headers.find(({ key }) => key === 'Cache-Control')?.value;
}

/** Addresses that change with the file: hashed names, and versions in the query. */
const VERSIONED = '/@(assets|media)/**';
