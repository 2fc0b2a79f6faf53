import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { Language } from '#src/config/language.ts';

export const ENTRY = 'index.html';

export const MANIFESTS = { en: '.vite/manifest.json', hi: '.vite/manifest.hi.json' } as const;

/** Vite's page of each build, kept because the home page replaces it. */
const TEMPLATES = { en: '.vite/page.html', hi: '.vite/page.hi.html' } as const;

/** Called when `language` has been built. */
export function keepTemplate(out: string, language: Language): void {
  renameSync(join(out, ENTRY), join(out, TEMPLATES[language]));
}

export function isBuilt(out: string): boolean {
  return existsSync(join(out, TEMPLATES.en));
}

export function readTemplate(out: string, language: Language): string {
  return readFileSync(join(out, TEMPLATES[language]), 'utf8');
}

export function readManifest(out: string, language: Language = 'en'): Manifest {
  return JSON.parse(readFileSync(join(out, MANIFESTS[language]), 'utf8'));
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
