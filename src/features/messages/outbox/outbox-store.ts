/** Stores the outbox in IndexedDB, which the service worker can read, and in local storage. One of them suffices. */
import * as v from 'valibot';
import { DOCUMENT_ID_PATTERN } from '#src/config/limits.ts';
import { TimeoutError, withTimeout } from '#src/lib/with-timeout.ts';
import type { GuestMessage } from '../message.ts';
import { guestMessage, submittedMessage } from '../message.ts';
import type { MessageCopies } from './message-copies.ts';
import { localCopies, noCopies } from './message-copies.ts';
import type { MessageDatabase } from './message-database.ts';
import { openMessageDatabase } from './message-database.ts';

export interface OutboxEntry {
  readonly id: string;
  readonly message: GuestMessage;
  /** The database rejected it: the guest has to change it. */
  readonly refused: boolean;
  /** Device time in milliseconds; used only for ordering, since the clock may be wrong. */
  readonly writtenAt: number;
}

export interface StoredEntries {
  readonly entries: readonly OutboxEntry[];
  readonly delivered: readonly DeliveredMark[];
  /** `false` if part of the storage could not be read, so entries may be missing. */
  readonly complete: boolean;
}

/** No method rejects. */
export interface OutboxStore {
  readonly read: () => Promise<StoredEntries>;
  readonly put: (entry: OutboxEntry) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Replaces a delivered message by a mark, so that other tabs do not treat it as erased and send it again. */
  readonly markDelivered: (id: string) => Promise<void>;
}

/** IndexedDB calls can hang forever (seen in Safari). */
export const DATABASE_TIMEOUT_MS = 3_000;
/** After a timeout the database is not used for this long, so that sending does not wait for it each time. */
export const DATABASE_REST_MS = 30_000;

const id = v.pipe(v.string(), v.regex(new RegExp(DOCUMENT_ID_PATTERN, 'u')));
const storedEntry = v.object({ id, message: submittedMessage, refused: v.boolean(), writtenAt: v.number() });
const deliveredMark = v.object({
  id,
  deliveredAt: v.number(),
  /** Whether a page has been told; the service worker cannot tell the guest. */
  told: v.boolean(),
});

export type DeliveredMark = v.InferOutput<typeof deliveredMark>;

const MARK_MS = 24 * 60 * 60 * 1_000;

interface StoreParts {
  readonly open?: () => Promise<MessageDatabase>;
  readonly copies?: MessageCopies;
}

export function createPageStore({
  open = openMessageDatabase,
  copies = localCopies,
}: StoreParts = {}): OutboxStore {
  return createStore(createQuery(open), copies, true);
}

/** The service worker cannot reach the copies in local storage: the next page removes those it has marked. */
export function createWorkerStore({ open = openMessageDatabase }: StoreParts = {}): OutboxStore {
  return createStore(createQuery(open), noCopies, false);
}

function createStore(query: Query, copies: MessageCopies, told: boolean): OutboxStore {
  async function remove(id: string): Promise<void> {
    copies.remove(id);
    await query((database) => database.delete(id)).catch(() => undefined);
  }

  return {
    async read() {
      const rows = await query((database) => database.getAll()).catch(() => undefined);
      const stored = merge([...(rows ?? []), ...copies.all()], rows !== undefined);
      for (const mark of stored.delivered) {
        copies.remove(mark.id);
        if (mark.told && Math.abs(Date.now() - mark.deliveredAt) > MARK_MS) await remove(mark.id);
      }
      return stored;
    },
    async put(entry) {
      const copied = copies.put(entry);
      const stored = query((database) => database.put(entry)).then(
        () => true,
        () => false,
      );
      return copied || stored;
    },
    remove,
    async markDelivered(id) {
      copies.remove(id);
      const mark: DeliveredMark = { id, deliveredAt: Date.now(), told };
      await query((database) => database.put(mark)).catch(() => undefined);
    },
  };
}

type Query = <Result>(operation: (database: MessageDatabase) => Promise<Result>) => Promise<Result>;

/** Runs database operations one at a time; retries a failed one once on a new connection. */
function createQuery(open: () => Promise<MessageDatabase>): Query {
  let connection: Promise<MessageDatabase> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let hungAt = Number.NEGATIVE_INFINITY;

  async function attempt<Result>(operation: (database: MessageDatabase) => Promise<Result>): Promise<Result> {
    connection ??= open();
    return operation(await connection);
  }

  async function run<Result>(operation: (database: MessageDatabase) => Promise<Result>): Promise<Result> {
    if (performance.now() - hungAt < DATABASE_REST_MS) throw new Error('the database hangs');
    const result = attempt(operation).catch(() => {
      connection = undefined;
      return attempt(operation);
    });
    try {
      return await withTimeout(result, DATABASE_TIMEOUT_MS);
    } catch (error) {
      connection = undefined;
      if (error instanceof TimeoutError) hungAt = performance.now();
      throw error;
    }
  }

  return (operation) => {
    const result = last.then(() => run(operation));
    last = result.catch(() => undefined);
    return result;
  };
}

function merge(rows: readonly unknown[], complete: boolean): StoredEntries {
  const delivered = new Map<string, DeliveredMark>();
  const entries = new Map<string, OutboxEntry>();
  for (const row of rows) {
    const mark = v.safeParse(deliveredMark, row);
    if (mark.success) delivered.set(mark.output.id, mark.output);
    const entry = readEntry(row);
    if (entry && !entries.get(entry.id)?.refused) entries.set(entry.id, entry);
  }
  return {
    entries: [...entries.values()]
      .filter((entry) => !delivered.has(entry.id))
      .sort((one, other) => one.writtenAt - other.writtenAt),
    delivered: [...delivered.values()],
    complete,
  };
}

/** A message that exceeds limits lowered since it was stored counts as refused, so that the guest can change it. */
function readEntry(row: unknown): OutboxEntry | undefined {
  const stored = v.safeParse(storedEntry, row);
  if (!stored.success) return undefined;
  const message = v.safeParse(guestMessage, stored.output.message);
  return message.success
    ? { ...stored.output, message: message.output }
    : { ...stored.output, refused: true };
}
