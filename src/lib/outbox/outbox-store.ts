/** Stores an outbox in IndexedDB, which the service worker can read, and in local storage. One of them suffices. */
import * as v from 'valibot';
import type { StorageKeyPrefix } from '#src/config/storage-keys.ts';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import { TimeoutError, withTimeout } from '#src/lib/with-timeout.ts';
import type { EntryCopies } from './entry-copies.ts';
import { localCopies, noCopies } from './entry-copies.ts';
import type { EntryDatabase } from './entry-database.ts';
import { openEntryDatabase } from './entry-database.ts';

export interface OutboxEntry<Message> {
  readonly id: string;
  readonly message: Message;
  /** The database rejected it: the guest has to change it. */
  readonly refused: boolean;
  /** Device time in milliseconds; used only for ordering, since the clock may be wrong. */
  readonly writtenAt: number;
}

export interface StoredEntries<Message> {
  readonly entries: readonly OutboxEntry<Message>[];
  readonly delivered: readonly Delivered<Message>[];
  /** `false` if part of the storage could not be read, so entries may be missing. */
  readonly complete: boolean;
}

/** No method rejects. */
export interface OutboxStore<Message> {
  readonly read: () => Promise<StoredEntries<Message>>;
  readonly put: (entry: OutboxEntry<Message>) => Promise<boolean>;
  /** Stores an entry before it returns, where local storage works; returns whether it did. */
  readonly putNow: (entry: OutboxEntry<Message>) => boolean;
  readonly remove: (id: string) => Promise<void>;
  /** Replaces a delivered message by a mark, so that other tabs do not treat it as erased and send it again. */
  readonly markDelivered: (id: string) => Promise<void>;
}

/** IndexedDB calls can hang forever (seen in Safari). */
export const DATABASE_TIMEOUT_MS = 3_000;
/** After a timeout the database is not used for this long, so that sending does not wait for it each time. */
export const DATABASE_REST_MS = 30_000;

const id = v.pipe(v.string(), v.regex(new RegExp(DOCUMENT_ID_PATTERN, 'u')));
const storedEntry = v.object({ id, message: v.unknown(), refused: v.boolean(), writtenAt: v.number() });
const deliveredMark = v.object({
  id,
  deliveredAt: v.number(),
  /** Whether a page has reported it; the service worker cannot. */
  told: v.boolean(),
});

export type DeliveredMark = v.InferOutput<typeof deliveredMark>;

/** With what was delivered where a copy of it is left: the service worker cannot remove copies in local storage. */
export interface Delivered<Message> extends DeliveredMark {
  readonly entry: OutboxEntry<Message> | undefined;
}

const MARK_MS = 24 * 60 * 60 * 1_000;

export interface StoreOptions<Message> {
  /** Name of its IndexedDB database, and of its locks and its channel between tabs. */
  readonly database: string;
  /** Of the copies in local storage; `undefined` for messages that are too large for it. */
  readonly copyPrefix: StorageKeyPrefix | undefined;
  /** Any message that was ever stored. */
  readonly submitted: v.GenericSchema<unknown, Message>;
  /** A message within today's limits; one stored under older limits counts as refused. */
  readonly current: v.GenericSchema<unknown, Message>;
}

interface StoreParts {
  readonly open?: () => Promise<EntryDatabase>;
  readonly copies?: EntryCopies;
}

export function createPageStore<Message>(
  options: StoreOptions<Message>,
  {
    open = () => openEntryDatabase(options.database),
    copies = options.copyPrefix === undefined ? noCopies : localCopies(options.copyPrefix),
  }: StoreParts = {},
): OutboxStore<Message> {
  return createStore(options, createQuery(open), copies, true);
}

/** The service worker cannot reach the copies in local storage: the next page removes those it has marked. */
export function createWorkerStore<Message>(
  options: StoreOptions<Message>,
  { open = () => openEntryDatabase(options.database) }: StoreParts = {},
): OutboxStore<Message> {
  return createStore(options, createQuery(open), noCopies, false);
}

function createStore<Message>(
  options: StoreOptions<Message>,
  query: Query,
  copies: EntryCopies,
  told: boolean,
): OutboxStore<Message> {
  async function remove(id: string): Promise<void> {
    copies.remove(id);
    await query((database) => database.delete(id)).catch(() => undefined);
  }

  return {
    async read() {
      const rows = await query((database) => database.getAll()).catch(() => undefined);
      const stored = merge(options, [...(rows ?? []), ...copies.all()], rows !== undefined);
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
    putNow: copies.put,
    remove,
    async markDelivered(id) {
      copies.remove(id);
      const mark: DeliveredMark = { id, deliveredAt: Date.now(), told };
      await query((database) => database.put(mark)).catch(() => undefined);
    },
  };
}

type Query = <Result>(operation: (database: EntryDatabase) => Promise<Result>) => Promise<Result>;

/** One operation at a time; retries a failed one once on a new connection. */
function createQuery(open: () => Promise<EntryDatabase>): Query {
  let connection: Promise<EntryDatabase> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let hungAt = Number.NEGATIVE_INFINITY;

  async function attempt<Result>(operation: (database: EntryDatabase) => Promise<Result>): Promise<Result> {
    connection ??= open();
    return operation(await connection);
  }

  async function run<Result>(operation: (database: EntryDatabase) => Promise<Result>): Promise<Result> {
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

function merge<Message>(
  options: StoreOptions<Message>,
  rows: readonly unknown[],
  complete: boolean,
): StoredEntries<Message> {
  const delivered = new Map<string, DeliveredMark>();
  const entries = new Map<string, OutboxEntry<Message>>();
  for (const row of rows) {
    const mark = v.safeParse(deliveredMark, row);
    if (mark.success) delivered.set(mark.output.id, mark.output);
    const entry = readEntry(options, row);
    if (entry && !entries.get(entry.id)?.refused) entries.set(entry.id, entry);
  }
  return {
    entries: [...entries.values()]
      .filter((entry) => !delivered.has(entry.id))
      .sort((one, other) => one.writtenAt - other.writtenAt),
    delivered: [...delivered.values()].map((mark) => ({ ...mark, entry: entries.get(mark.id) })),
    complete,
  };
}

/** A message that exceeds limits lowered since it was stored counts as refused, so that its author can change it. */
function readEntry<Message>(
  { submitted, current }: StoreOptions<Message>,
  row: unknown,
): OutboxEntry<Message> | undefined {
  const entry = v.safeParse(storedEntry, row);
  if (!entry.success) return undefined;
  const valid = v.safeParse(current, entry.output.message);
  if (valid.success) return { ...entry.output, message: valid.output };
  const old = v.safeParse(submitted, entry.output.message);
  return old.success ? { ...entry.output, message: old.output, refused: true } : undefined;
}
