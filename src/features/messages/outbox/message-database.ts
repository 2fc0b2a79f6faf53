import type { DBSchema } from 'idb';
import { openDB } from 'idb';
import { OUTBOX_DATABASE } from '#src/config/storage-keys.ts';

export interface MessageRow {
  readonly id: string;
}

export interface MessageDatabase {
  readonly getAll: () => Promise<readonly unknown[]>;
  readonly put: (row: MessageRow) => Promise<unknown>;
  readonly delete: (id: string) => Promise<unknown>;
}

interface Schema extends DBSchema {
  messages: { key: string; value: MessageRow };
}

const MESSAGES = 'messages';

/** Rejects where IndexedDB is missing or blocked, or the disk is full. */
export async function openMessageDatabase(): Promise<MessageDatabase> {
  const database = await openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(MESSAGES, { keyPath: 'id' }),
    blocking: (_current, _blocked, event) => {
      // A tab with a newer version of the shop is waiting for this connection to close.
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    getAll: () => database.getAll(MESSAGES),
    put: (row) => database.put(MESSAGES, row),
    delete: (id) => database.delete(MESSAGES, id),
  };
}
