import type { MessageCopies } from '#src/features/messages/outbox/message-copies.ts';
import type { MessageDatabase, MessageRow } from '#src/features/messages/outbox/message-database.ts';
import type { OutboxStore } from '#src/features/messages/outbox/outbox-store.ts';
import { createPageStore } from '#src/features/messages/outbox/outbox-store.ts';

/** What one phone has stored: it outlives the stores that tabs open on it. */
export interface PhoneStorage {
  /** Rows of the database, by id. */
  readonly rows: Map<string, MessageRow>;
  /** Copies in local storage, by id. */
  readonly copies: Map<string, MessageRow>;
}

/** A phone's storage that tests can break. */
export interface BreakableStorage extends PhoneStorage {
  /** Runs before every call to the database: throw, or never resolve, to break it. */
  beforeDatabase: () => Promise<void>;
  /** Whether local storage takes nothing more. */
  isFull: boolean;
  /** Number of connections opened. */
  opened: number;
  readonly open: () => Promise<MessageDatabase>;
  readonly copiesPort: MessageCopies;
}

/** Storage that works, until a test says otherwise. */
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

/** A page's store on a phone's storage. */
export function openPageStore(storage = createPhoneStorage()): OutboxStore {
  return createPageStore({ open: storage.open, copies: storage.copiesPort });
}
