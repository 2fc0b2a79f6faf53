/** A second copy of each waiting message in local storage, which often works where IndexedDB fails. */
import { OUTBOX_COPY_PREFIX } from '#src/config/storage-keys.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';
import type { MessageRow } from './message-database.ts';

export interface MessageCopies {
  readonly all: () => readonly unknown[];
  readonly put: (row: MessageRow) => boolean;
  readonly remove: (id: string) => void;
}

export const localCopies: MessageCopies = {
  all: () =>
    keysStartingWith(OUTBOX_COPY_PREFIX).map((key) => {
      try {
        return JSON.parse(readText(key) ?? '');
      } catch {
        return undefined;
      }
    }),
  put(row) {
    const key = `${OUTBOX_COPY_PREFIX}${row.id}` as const;
    const stored = writeText(key, JSON.stringify(row));
    if (!stored) removeText(key);
    return stored;
  },
  remove: (id) => removeText(`${OUTBOX_COPY_PREFIX}${id}`),
};

export const noCopies: MessageCopies = { all: () => [], put: () => false, remove: () => {} };
