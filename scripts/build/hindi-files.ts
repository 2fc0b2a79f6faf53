import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HINDI_FILES, HINDI_SHELL } from '#src/config/hindi-files.ts';
import { readManifest } from './client-build.ts';
import { offlineFiles, onDemandFont } from './precache.ts';

/** Writes the list of what the service worker keeps for offline use once a Hindi page is opened. */
export function writeHindiFiles(out: string): void {
  const files = [...offlineFiles(readManifest(out, 'hi'))].filter((file) => !onDemandFont(file));
  const revision = createHash('sha256')
    .update(readFileSync(join(out, `${HINDI_SHELL}.html`)))
    .update(files.join('\n'))
    .digest('hex');
  const list = [...files.map((file) => `/${file}`).sort(), `${HINDI_SHELL}?${revision.slice(0, 16)}`];
  writeFileSync(join(out, HINDI_FILES), JSON.stringify(list));
}
