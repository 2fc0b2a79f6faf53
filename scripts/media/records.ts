import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import { MANIFEST } from './manifest.ts';

const MEDIA = 'public/media';
const ARTWORK = 'src/catalogue/artwork';
const FILMS = 'src/catalogue/film-versions.json';
const LINES = 'src/catalogue/line-versions.json';
const PREVIEWS = 'src/config/preview-version.json';

/** A collision between two versions of a picture is about one in a million. */
const VERSION_LENGTH = 5;

export function writeMediaRecords(pictures = MANIFEST): void {
  for (const [file, text] of mediaRecords(pictures)) writeFileSync(file, text);
}

/** A message if a file under `public/media` has changed without its record. */
export function mediaFaults(): string[] {
  const stale = [...mediaRecords()].filter(([file, text]) => readText(file) !== text).map(([file]) => file);
  if (stale.length === 0) return [];
  return [
    `Files under ${MEDIA} or their manifest have changed: run \`npm run media:versions\` and commit ${stale.join(' and ')}.`,
  ];
}

function mediaRecords(pictures = MANIFEST): Map<string, string> {
  const records = new Map<string, Map<string, unknown>>();
  for (const [name, version] of mediaVersions(MEDIA)) {
    const file = recordOf(name);
    const entries = records.get(file) ?? new Map<string, unknown>();
    if (isPicture(name)) entries.set(name, { tone: pictures[name]?.tone, version });
    else entries.set(basename(name), version);
    records.set(file, entries);
  }
  return new Map([...records].map(([file, entries]) => [file, textOf(entries)]));
}

/** Renderings of a picture share one hash; so do all link previews, because every page would contain theirs. */
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
  if (name.endsWith('.svg')) return LINES;
  return name === 'share' ? PREVIEWS : FILMS;
}

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
