import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';

export const ENTRY = 'index.html';

/** Vite's list of the files of a build. */
export const manifestOf = (language: SiteLanguage): string => ofBuild('manifest', language, 'json');

/** Vite's page of each build, kept because the home page replaces it. */
const templateOf = (language: SiteLanguage): string => ofBuild('page', language, 'html');

/** The default language's file has the name that Vite gives it. */
function ofBuild(name: string, language: SiteLanguage, type: string): string {
  return `.vite/${language === DEFAULT_LANGUAGE ? name : `${name}.${language}`}.${type}`;
}

export function keepTemplate(out: string, language: SiteLanguage): void {
  renameSync(join(out, ENTRY), join(out, templateOf(language)));
}

export function isBuilt(out: string): boolean {
  return existsSync(join(out, templateOf(DEFAULT_LANGUAGE)));
}

export function readTemplate(out: string, language: SiteLanguage): string {
  return readFileSync(join(out, templateOf(language)), 'utf8');
}

export function readManifest(out: string, language: SiteLanguage = DEFAULT_LANGUAGE): Manifest {
  return JSON.parse(readFileSync(join(out, manifestOf(language)), 'utf8'));
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
