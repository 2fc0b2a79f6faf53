/** A second copy of each waiting entry in local storage, which often works where IndexedDB fails. */
import type { StorageKeyPrefix } from '#src/config/storage-keys.ts';
import { keysStartingWith, readJson, removeText, writeText } from '#src/lib/storage.ts';
import type { EntryRow } from './entry-database.ts';

export interface EntryCopies {
  readonly all: () => readonly unknown[];
  readonly put: (row: EntryRow) => boolean;
  readonly remove: (id: string) => void;
}

export function localCopies(prefix: StorageKeyPrefix): EntryCopies {
  return {
    all: () => keysStartingWith(prefix).map((key) => readJson(key)),
    put(row) {
      const key = `${prefix}${row.id}` as const;
      const stored = writeText(key, JSON.stringify(row));
      if (!stored) removeText(key);
      return stored;
    },
    remove: (id) => removeText(`${prefix}${id}`),
  };
}

export const noCopies: EntryCopies = { all: () => [], put: () => false, remove: () => {} };
