import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { withTimeout } from './with-timeout.ts';

/** `create` makes the stores. Rejects where IndexedDB is missing or blocked, or the disk is full. */
export async function openStores<Schema extends DBSchema>(
  name: string,
  create: (created: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: (created) => create(created),
    blocking: (_current, _blocked, event) => {
      // A tab with a newer version of the shop is waiting for this connection to close.
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** `undefined` if storage fails or hangs for so long (seen in Safari). */
export async function workWith<Schema extends DBSchema, Result>(
  opened: Promise<IDBPDatabase<Schema>>,
  timeoutMs: number,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  const done = opened.then(async (database) => {
    const result = await work(database);
    database.close();
    return result;
  });
  return withTimeout(done, timeoutMs).catch(() => undefined);
}
