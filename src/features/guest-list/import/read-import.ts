import { newFamilyId } from '#src/domain/guests/family.ts';
import { GUEST_IMPORT } from '#src/domain/guests/limits.ts';
import type { FoundRow, ImportRow } from './import-row.ts';
import { isCards, rowsOfCards, withoutPictures } from './read-cards.ts';
import { rowsOfLines } from './read-lines.ts';
import { readTable } from './read-table.ts';

/** What was read of a pasted text or a file, or why nothing was. */
export type ImportReading =
  | { readonly rows: readonly ImportRow[]; readonly unused: readonly string[] }
  | { readonly refused: 'tooManyLines' | 'tooLarge' | 'empty' };

/** Reads pasted lines, a table with or without headings, or contact cards. No line is left out. */
export function readImport(pasted: string): ImportReading {
  const text = pasted.replace(/^\ufeff/, '');
  const read = isCards(text) ? readCards(text) : readText(text);
  if ('refused' in read) return read;
  if (read.rows.length === 0) return { refused: 'empty' };
  if (read.rows.length > GUEST_IMPORT.lines) return { refused: 'tooManyLines' };
  return { rows: withIds(read.rows), unused: read.unused };
}

/** A file's text as the box shows it, which has its own ends of lines and no use for pictures. */
export function textOfFile(file: string): string {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return isCards(text) ? withoutPictures(text) : text;
}

export function withIds(rows: readonly FoundRow[]): readonly ImportRow[] {
  return rows.map((row) => ({ ...row, id: newFamilyId() }));
}

function readCards(text: string) {
  const cards = withoutPictures(text);
  return isTooLarge(cards) ? TOO_LARGE : { rows: rowsOfCards(cards), unused: [] };
}

function readText(text: string) {
  if (isTooLarge(text)) return TOO_LARGE;
  return readTable(text) ?? { rows: rowsOfLines(text), unused: [] };
}

const TOO_LARGE = { refused: 'tooLarge' } as const;

function isTooLarge(text: string): boolean {
  return new Blob([text]).size > GUEST_IMPORT.bytes;
}
