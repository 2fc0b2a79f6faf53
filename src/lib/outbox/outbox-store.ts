/** Stores the outbox in IndexedDB, which the service worker can read, and in local storage. One of them suffices. */
import * as v from 'valibot';
import { DOCUMENT_ID_PATTERN } from '#src/config/limits.ts';
import { TimeoutError, withTimeout } from '#src/lib/with-timeout.ts';
import type { OutboxCopies } from './outbox-copies.ts';
import { localCopies, noCopies } from './outbox-copies.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import { openOutboxDatabase } from './outbox-database.ts';
import type { OutboxEntry, OutboxKind } from './outbox-entry.ts';

export interface StoredEntries<Message> {
  readonly entries: readonly OutboxEntry<Message>[];
  readonly delivered: readonly DeliveredMark[];
  /** `false` if part of the storage could not be read, so entries may be missing. */
  readonly complete: boolean;
}

/** No method rejects. */
export interface OutboxStore<Message> {
  readonly read: () => Promise<StoredEntries<Message>>;
  readonly put: (entry: OutboxEntry<Message>) => Promise<boolean>;
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
  /** Whether a page has been told; the service worker cannot tell the guest. */
  told: v.boolean(),
});

export type DeliveredMark = v.InferOutput<typeof deliveredMark>;

const MARK_MS = 24 * 60 * 60 * 1_000;

interface StoreParts {
  readonly open?: () => Promise<OutboxDatabase>;
  readonly copies?: OutboxCopies;
}

export function createPageStore<Message>(
  kind: OutboxKind<Message>,
  { open = () => openOutboxDatabase(kind.name), copies = localCopies(kind.copyPrefix) }: StoreParts = {},
): OutboxStore<Message> {
  return createStore(kind, createQuery(open), copies, true);
}

/** The service worker cannot reach the copies in local storage: the next page removes those it has marked. */
export function createWorkerStore<Message>(
  kind: OutboxKind<Message>,
  { open = () => openOutboxDatabase(kind.name) }: StoreParts = {},
): OutboxStore<Message> {
  return createStore(kind, createQuery(open), noCopies, false);
}

function createStore<Message>(
  kind: OutboxKind<Message>,
  query: Query,
  copies: OutboxCopies,
  told: boolean,
): OutboxStore<Message> {
  async function remove(id: string): Promise<void> {
    copies.remove(id);
    await query((database) => database.delete(id)).catch(() => undefined);
  }

  return {
    async read() {
      const rows = await query((database) => database.getAll()).catch(() => undefined);
      const stored = merge(kind, [...(rows ?? []), ...copies.all()], rows !== undefined);
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

type Query = <Result>(operation: (database: OutboxDatabase) => Promise<Result>) => Promise<Result>;

/** Runs database operations one at a time; retries a failed one once on a new connection. */
function createQuery(open: () => Promise<OutboxDatabase>): Query {
  let connection: Promise<OutboxDatabase> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let hungAt = Number.NEGATIVE_INFINITY;

  async function attempt<Result>(operation: (database: OutboxDatabase) => Promise<Result>): Promise<Result> {
    connection ??= open();
    return operation(await connection);
  }

  async function run<Result>(operation: (database: OutboxDatabase) => Promise<Result>): Promise<Result> {
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
  kind: OutboxKind<Message>,
  rows: readonly unknown[],
  complete: boolean,
): StoredEntries<Message> {
  const delivered = new Map<string, DeliveredMark>();
  const entries = new Map<string, OutboxEntry<Message>>();
  for (const row of rows) {
    const mark = v.safeParse(deliveredMark, row);
    if (mark.success) delivered.set(mark.output.id, mark.output);
    const entry = readEntry(kind, row);
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

function readEntry<Message>(kind: OutboxKind<Message>, row: unknown): OutboxEntry<Message> | undefined {
  const stored = v.safeParse(storedEntry, row);
  const read = stored.success ? kind.parse(stored.output.message) : undefined;
  if (!stored.success || !read) return undefined;
  const { message, outdated } = read;
  return { ...stored.output, message, refused: stored.output.refused || outdated };
}
