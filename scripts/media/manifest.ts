/** The pictures under public/media, by name: manifest.json, which `npm run art` (art/README.md) and `npm run photo` write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSource } from '#src/config/media.ts';

export type Pictures = Readonly<Record<string, PictureEntry>>;

interface PictureEntry extends Pick<PictureSource, 'shape' | 'tone'> {
  /** Published by `npm run photo`: it needs no recipe, and `npm run art` leaves it alone. */
  readonly photo?: true;
}

const FILE = join(import.meta.dirname, 'manifest.json');

const readManifest = (): Pictures => JSON.parse(readFileSync(FILE, 'utf8'));

export const MANIFEST = readManifest();

/** Adds pictures to the current file, or replaces their entries; returns all. */
export function addToManifest(added: Pictures): Pictures {
  const all = { ...readManifest(), ...added };
  writeFileSync(FILE, manifestText(all));
  return all;
}

/** One line for each picture, in order. */
export function manifestText(pictures: Pictures): string {
  const lines = Object.entries(pictures)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { shape, tone, photo }]) => {
      const mark = photo ? ', "photo": true' : '';
      return `  "${name}": { "shape": "${shape}", "tone": "${tone}"${mark} }`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}
