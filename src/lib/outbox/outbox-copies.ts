/** A second copy of each waiting message in local storage, which often works where IndexedDB fails. */
import type { StorageKeyPrefix } from '#src/config/storage-keys.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';
import type { OutboxRow } from './outbox-database.ts';

export interface OutboxCopies {
  readonly all: () => readonly unknown[];
  readonly put: (row: OutboxRow) => boolean;
  readonly remove: (id: string) => void;
}

export function localCopies(prefix: StorageKeyPrefix): OutboxCopies {
  return {
    all: () =>
      keysStartingWith(prefix).map((key) => {
        try {
          return JSON.parse(readText(key) ?? '');
        } catch {
          return undefined;
        }
      }),
    put(row) {
      const stored = writeText(`${prefix}${row.id}`, JSON.stringify(row));
      if (!stored) removeText(`${prefix}${row.id}`);
      return stored;
    },
    remove: (id) => removeText(`${prefix}${id}`),
  };
}

export const noCopies: OutboxCopies = { all: () => [], put: () => false, remove: () => {} };
