/** The IndexedDB database in which messages wait: the page and the service worker share it. */
import type { DBSchema } from 'idb';
import { openDB } from 'idb';
import { OUTBOX_DATABASE } from '#src/config/storage-keys.ts';

/** A stored row; whoever reads it has to parse it. */
export interface MessageRow {
  readonly id: string;
}

/** One open connection. Every call rejects once the browser has closed it. */
export interface MessageDatabase {
  readonly getAll: () => Promise<readonly unknown[]>;
  readonly put: (row: MessageRow) => Promise<unknown>;
  readonly delete: (id: string) => Promise<unknown>;
}

interface Schema extends DBSchema {
  messages: { key: string; value: MessageRow };
}

const MESSAGES = 'messages';

/**
 * Opens a connection.
 *
 * @throws where the browser has no IndexedDB, blocks it, or its disk is full
 */
export async function openMessageDatabase(): Promise<MessageDatabase> {
  const database = await openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(MESSAGES, { keyPath: 'id' }),
    blocking: (_current, _blocked, event) => {
      // Another tab with a newer version of the shop waits for this connection to close.
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    getAll: () => database.getAll(MESSAGES),
    put: (row) => database.put(MESSAGES, row),
    delete: (id) => database.delete(MESSAGES, id),
  };
}
