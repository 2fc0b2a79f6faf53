import type { DBSchema } from 'idb';
import { openDB } from 'idb';

export interface EntryRow {
  readonly id: string;
}

export interface EntryDatabase {
  readonly getAll: () => Promise<readonly unknown[]>;
  readonly put: (row: EntryRow) => Promise<unknown>;
  readonly delete: (id: string) => Promise<unknown>;
}

interface Schema extends DBSchema {
  messages: { key: string; value: EntryRow };
}

const MESSAGES = 'messages';

/** Rejects where IndexedDB is missing or blocked, or the disk is full. */
export async function openEntryDatabase(name: string): Promise<EntryDatabase> {
  const database = await openDB<Schema>(name, 1, {
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
