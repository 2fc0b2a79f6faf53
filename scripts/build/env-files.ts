import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A setting as written in a file, with its quotes and what follows them. */
export interface WrittenSetting {
  readonly file: string;
  readonly name: string;
  readonly value: string;
  /** It follows a byte-order mark: Vite ignores the line. */
  readonly isMarked: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

const QUOTES = ['"', "'", '`'];

export function writtenSettings(folder = process.cwd()): WrittenSetting[] {
  return ['.env', '.env.local', '.env.production', '.env.production.local'].flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    return readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name, value = ''] = /^\s*(?:export\s+)?(VITE_[^\s=]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        return name ? [{ file, name, value, isMarked: line.startsWith(BYTE_ORDER_MARK) }] : [];
      });
  });
}

/** Vite ends a value in quotes at the second, any other at the first `#`, and reads `$name` as a setting. */
export function isReadWhole(value: string): boolean {
  if (/(?<!\\)\$[\w{]/.test(value)) return false;
  const [first = ''] = value;
  if (!QUOTES.includes(first)) return !value.includes('#');
  const end = value.indexOf(first, 1);
  return end > 0 && /^\s*(?:#|$)/.test(value.slice(end + 1));
}
