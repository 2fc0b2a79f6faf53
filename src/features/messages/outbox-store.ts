/**
 * Where the outbox writes messages down: IndexedDB, which the service worker can read too, and, where that is
 * blocked or full, this tab's memory.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import * as v from 'valibot';
import { DOCUMENT_ID_PATTERN } from '#src/config/limits.ts';
import { OUTBOX_DATABASE } from '#src/config/storage-keys.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { GuestMessage } from './message.ts';
import { guestMessage } from './message.ts';

/** One message written down. */
export interface OutboxEntry {
  /** Id of the document it becomes. */
  readonly id: string;
  readonly message: GuestMessage;
  /** The rules will not take it; its writer has to mend it. */
  readonly refused: boolean;
  /** The device's clock, for the order only: it may be wrong. */
  readonly writtenAt: number;
}

export interface OutboxStore {
  /** Everything written down, oldest first. */
  readonly all: () => Promise<readonly OutboxEntry[]>;
  /** @throws when it cannot be told whether the entry is there. */
  readonly get: (id: string) => Promise<OutboxEntry | undefined>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Whether an entry survives closing the tab. */
  readonly isKept: (id: string) => boolean;
}

interface OutboxDatabase extends DBSchema {
  messages: { key: string; value: OutboxEntry };
}

const MESSAGES = 'messages';

/** Opening may hang for ever in some browsers (seen in Safari); then memory has to do. */
const OPEN_TIMEOUT_MS = 5_000;

const storedEntry = v.object({
  id: v.pipe(v.string(), v.regex(new RegExp(DOCUMENT_ID_PATTERN, 'u'))),
  message: guestMessage,
  refused: v.boolean(),
  writtenAt: v.number(),
});

function openMessages(): Promise<IDBPDatabase<OutboxDatabase>> {
  return withTimeout(
    openDB<OutboxDatabase>(OUTBOX_DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(MESSAGES, { keyPath: 'id' }),
      blocking: (_current, _blocked, event) => {
        // A newer version of the shop in another tab wants to change the database: out of its way.
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    }),
    OPEN_TIMEOUT_MS,
  );
}

/** A store that forgets everything when the tab closes. */
export function createMemoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    all: async () => [...entries.values()].sort(byAge),
    get: async (id) => entries.get(id),
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
    isKept: () => false,
  };
}

/**
 * The device's store. Writing never fails for want of storage; `get` throws where the database cannot be asked, so
 * that a message is never taken for gone because it could not be seen.
 */
export function createDeviceStore(): OutboxStore {
  const memory = createMemoryStore();
  const inMemory = new Set<string>();
  let opened: Promise<IDBPDatabase<OutboxDatabase>> | undefined;

  async function ask<Result>(
    question: (database: IDBPDatabase<OutboxDatabase>) => Promise<Result>,
  ): Promise<Result> {
    try {
      opened ??= openMessages();
      return await question(await opened);
    } catch (error) {
      // The next question opens it anew: a phone may close a database whose page lay in the background.
      opened = undefined;
      throw error;
    }
  }

  return {
    async all() {
      const stored = await ask<readonly unknown[]>((database) => database.getAll(MESSAGES)).catch(() => []);
      return [...stored.flatMap(readable), ...(await memory.all())].sort(byAge);
    },
    async get(id) {
      const remembered = await memory.get(id);
      if (remembered) return remembered;
      const [entry] = readable(await ask<unknown>((database) => database.get(MESSAGES, id)));
      return entry;
    },
    async put(entry) {
      try {
        await ask((database) => database.put(MESSAGES, entry));
        inMemory.delete(entry.id);
        await memory.remove(entry.id);
      } catch {
        inMemory.add(entry.id);
        await memory.put(entry);
      }
    },
    async remove(id) {
      inMemory.delete(id);
      await memory.remove(id);
      // One that cannot be deleted now is sent again later, and is still the same document.
      await ask((database) => database.delete(MESSAGES, id)).catch(() => undefined);
    },
    isKept: (id) => !inMemory.has(id),
  };
}

/** What stands in the store, if it is still a message of ours. */
function readable(stored: unknown): OutboxEntry[] {
  const parsed = v.safeParse(storedEntry, stored);
  return parsed.success ? [parsed.output] : [];
}

function byAge(one: OutboxEntry, other: OutboxEntry): number {
  return one.writtenAt - other.writtenAt;
}
