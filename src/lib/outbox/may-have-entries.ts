import { keysStartingWith } from '#src/lib/storage.ts';
import type { StoreOptions } from './outbox-store.ts';

/** Does not load the outbox's code. True in browsers that cannot list databases. */
export async function mayHaveEntries({
  database,
  copyPrefix,
}: Pick<StoreOptions<unknown>, 'database' | 'copyPrefix'>): Promise<boolean> {
  if (copyPrefix !== undefined && keysStartingWith(copyPrefix).length > 0) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === database);
  } catch {
    return true;
  }
}
