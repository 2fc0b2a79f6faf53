import type { EntryCopies } from '#src/lib/outbox/entry-copies.ts';
import type { EntryDatabase, EntryRow } from '#src/lib/outbox/entry-database.ts';

/** Storage of one phone, shared by its tabs. */
export interface PhoneStorage {
  readonly rows: Map<string, EntryRow>;
  readonly copies: Map<string, EntryRow>;
}

export interface BreakableStorage extends PhoneStorage {
  /** Runs before each database call: throw or never resolve to simulate a failure. */
  beforeDatabase: () => Promise<void>;
  isFull: boolean;
  opened: number;
  readonly open: () => Promise<EntryDatabase>;
  readonly copiesPort: EntryCopies;
}

export function createPhoneStorage(): BreakableStorage {
  const storage: BreakableStorage = {
    rows: new Map(),
    copies: new Map(),
    beforeDatabase: async () => {},
    isFull: false,
    opened: 0,
    async open() {
      storage.opened += 1;
      await storage.beforeDatabase();
      return {
        async getAll() {
          await storage.beforeDatabase();
          return [...storage.rows.values()];
        },
        async put(row) {
          await storage.beforeDatabase();
          storage.rows.set(row.id, structuredClone(row));
        },
        async delete(id) {
          await storage.beforeDatabase();
          storage.rows.delete(id);
        },
      };
    },
    copiesPort: {
      all: () => [...storage.copies.values()],
      put(row) {
        if (storage.isFull) return false;
        storage.copies.set(row.id, structuredClone(row));
        return true;
      },
      remove: (id) => void storage.copies.delete(id),
    },
  };
  return storage;
}
