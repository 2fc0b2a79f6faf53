import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readManifest } from './client-build.ts';

/** A file the service worker keeps from the start. */
interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/**
 * Modules fetched on demand that the service worker does not keep: the admin's screens and everything that talks to
 * Firebase do nothing without a network, and players and confetti are not missed there. Matched against what
 * Vite's manifest calls them: a source file, or `_name-hash.js` where several pages share it.
 */
const LEFT_TO_THE_NETWORK = [
  /node_modules\/(@?firebase|react-player|canvas-confetti)\b/,
  /^_(firebase|index\.esm|confetti)\b/,
  /-api[-.]/,
  /src\/features\/admin\//,
  /src\/pages\/(admin-panel|add-blogs|manage-blogs|farewell-messages|couple-messages)\//,
];

/** Faces of what guests and couples write: each a part of a first visit that most never need, and phones have their own. */
const FACES_OF_GUESTS =
  /\/(mukta-hindi-400|mukta-syllables|rozha-syllables|tiro-gurmukhi|arabic-blessing)-[^/]+$/;

/** The built files that a visitor without a network can use. */
export function offlineFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();

  function keep(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const name of chunk.imports ?? []) keep(name);
    for (const name of chunk.dynamicImports ?? []) {
      if (!LEFT_TO_THE_NETWORK.some((pattern) => pattern.test(name))) keep(name);
    }
  }

  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) keep(key);
  return files;
}

/**
 * Narrows the service worker's list of files to {@link offlineFiles} without the faces of guests' and couples' words, and adds the
 * empty page, which is written after this build: its revision is that of all files it can name.
 *
 * @param out folder of the build
 */
export function precacheOf(out: string, entries: readonly PrecacheEntry[]): PrecacheEntry[] {
  const offline = offlineFiles(readManifest(out));
  const kept = entries.filter(
    ({ url }) => (offline.has(url) || !/\.(js|css)$/.test(url)) && !FACES_OF_GUESTS.test(url),
  );
  const revision = createHash('sha256')
    .update(kept.map(({ url }) => url).join('\n'))
    .update(readFileSync(join(out, 'index.html')))
    .digest('hex')
    .slice(0, 16);
  return [...kept, { url: '/app-shell', revision, size: 0 }];
}
