import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Visible files, sorted, with forward slashes on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !basename(file).startsWith('.') && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
