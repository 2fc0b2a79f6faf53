import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readManifest } from './client-build.ts';

interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/** Modules that are useless offline, by their key in Vite's manifest (a source file or `_name-hash.js`). */
const NETWORK_ONLY = [
  /node_modules\/(@?firebase|react-player|canvas-confetti)\b/,
  /^_(firebase|index\.esm|confetti)\b/,
  /-api[-.]/,
  /src\/features\/admin\//,
  /src\/pages\/(admin-panel|add-blogs|manage-blogs|farewell-messages|couple-messages)\//,
  /src\/pages\/(manage-invitations|manage-orders|my-wedding)\//,
];

/** Fonts of guests' and couples' text, which most visits never need. */
const FONTS_ON_DEMAND =
  /\/(mukta-hindi-400|mukta-syllables|rozha-syllables|tiro-gurmukhi|arabic-blessing|amiri-urdu)-[^/]+$/;

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
      if (!NETWORK_ONLY.some((pattern) => pattern.test(name))) keep(name);
    }
  }

  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) keep(key);
  return files;
}

/** The files to precache, plus the app shell, which is written later and has all their hashes as its revision. */
export function precacheOf(out: string, entries: readonly PrecacheEntry[]): PrecacheEntry[] {
  const offline = offlineFiles(readManifest(out));
  const offlineEntries = entries.filter(
    ({ url }) => (offline.has(url) || !/\.(js|css)$/.test(url)) && !FONTS_ON_DEMAND.test(url),
  );
  const revision = createHash('sha256')
    .update(offlineEntries.map(({ url }) => url).join('\n'))
    .update(readFileSync(join(out, 'index.html')))
    .digest('hex')
    .slice(0, 16);
  return [...offlineEntries, { url: '/app-shell', revision, size: 0 }];
}
