import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Paths of all files below a folder, hidden ones left out: with slashes, in one order on every machine. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !basename(file).startsWith('.') && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
