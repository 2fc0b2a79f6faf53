import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import { MANIFEST } from './manifest.ts';

const MEDIA = 'public/media';
const ARTWORK = 'src/catalogue/artwork';
const FILMS = 'src/catalogue/film-versions.json';
const PREVIEWS = 'src/config/preview-version.json';

/** Two drawings of one picture share a version once in a million times. */
const VERSION_LENGTH = 5;

/**
 * Writes what pages must know about the files under `public/media`: the version of every picture, film and link
 * preview, and the tone that the manifest gives each picture.
 */
export function writeMediaRecords(): void {
  for (const [file, text] of mediaRecords()) writeFileSync(file, text);
}

/** What is wrong, as a sentence, when a file under `public/media` has changed since the records were written. */
export function mediaFaults(): string[] {
  const stale = [...mediaRecords()].filter(([file, text]) => readText(file) !== text).map(([file]) => file);
  if (stale.length === 0) return [];
  return [
    `Files under ${MEDIA} or their manifest have changed: run \`npm run media:versions\` and commit ${stale.join(' and ')}.`,
  ];
}

/** The records as they should be: text by file. */
function mediaRecords(): Map<string, string> {
  const records = new Map<string, Map<string, unknown>>();
  for (const [name, version] of mediaVersions(MEDIA)) {
    const file = recordOf(name);
    const entries = records.get(file) ?? new Map<string, unknown>();
    if (isPicture(name)) entries.set(name, { tone: MANIFEST[name]?.tone, version });
    else entries.set(basename(name), version);
    records.set(file, entries);
  }
  return new Map([...records].map(([file, entries]) => [file, textOf(entries)]));
}

/**
 * A short hash of every picture and film of a folder. All renderings of a picture share one, under the picture's
 * name; a film is named by its path. All link previews share one, `share`: every page would carry theirs.
 */
export function mediaVersions(folder: string): Map<string, string> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const file of filesIn(folder)) {
    const name = file.startsWith('share/') ? 'share' : file.replace(/-\d+\.(avif|webp)$/, '');
    const hash = hashes.get(name) ?? createHash('sha256');
    hashes.set(name, hash.update(file).update(readFileSync(join(folder, file))));
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, VERSION_LENGTH)]));
}

function isPicture(name: string): boolean {
  return name !== 'share' && !/\.\w+$/.test(name);
}

function recordOf(name: string): string {
  if (isPicture(name)) return `${ARTWORK}/${name.split('/')[0]}.json`;
  return name === 'share' ? PREVIEWS : FILMS;
}

/** One entry a line, so that a redrawn picture changes one line. */
function textOf(entries: ReadonlyMap<string, unknown>): string {
  const lines = [...entries].map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
