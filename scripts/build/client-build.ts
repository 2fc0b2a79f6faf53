import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Vite's key for the script of every page. */
export const ENTRY = 'index.html';

/** Reads the manifest that Vite wrote with the build in `out`. */
export function readManifest(out: string): Manifest {
  return JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
}

/**
 * The chunks that are fetched for one, itself last: everything it imports at once comes before it, each chunk once.
 *
 * @param key what the manifest calls it: a source file, or `_name-hash.js` where several pages share it
 * @throws where the manifest has no such chunk
 */
export function chunksFor(manifest: Manifest, key: string): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const seen = new Set<string>();
  function visit(one: string): void {
    if (seen.has(one)) return;
    seen.add(one);
    const chunk = manifest[one];
    if (!chunk) throw new Error(`Vite's manifest has no ${one}`);
    chunk.imports?.forEach(visit);
    found.set(one, chunk);
  }
  visit(key);
  return [...found.values()];
}
