import type { DBSchema } from 'idb';
import { openStores } from '#src/lib/open-stores.ts';

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

/** Rejects as {@link openStores} does. */
export async function openEntryDatabase(name: string): Promise<EntryDatabase> {
  const database = await openStores<Schema>(name, (created) => {
    created.createObjectStore(MESSAGES, { keyPath: 'id' });
  });
  return {
    getAll: () => database.getAll(MESSAGES),
    put: (row) => database.put(MESSAGES, row),
    delete: (id) => database.delete(MESSAGES, id),
  };
}
