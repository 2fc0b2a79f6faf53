import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

export const ENTRY = 'index.html';

export function readManifest(out: string): Manifest {
  return JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
}

/** A chunk after its static imports; `key` is a source file or `_name-hash.js`. Throws if unknown. */
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
