/**
 * Where the outbox writes messages down: IndexedDB, which the service worker can read, and a copy in local storage.
 * Each of the two fails on its own (a full disk, a private window, a lost connection to the database process), and
 * one of them is enough to keep a message.
 */
import * as v from 'valibot';
import { DOCUMENT_ID_PATTERN } from '#src/config/limits.ts';
import { TimeoutError, withTimeout } from '#src/lib/with-timeout.ts';
import type { GuestMessage } from '../message.ts';
import { guestMessage, submittedMessage } from '../message.ts';
import type { MessageCopies } from './message-copies.ts';
import { localCopies, noCopies } from './message-copies.ts';
import type { MessageDatabase } from './message-database.ts';
import { openMessageDatabase } from './message-database.ts';

/** One message written down. */
export interface OutboxEntry {
  /** Id of the document it becomes. */
  readonly id: string;
  readonly message: GuestMessage;
  /** The database will not take it: its writer has to change it. */
  readonly refused: boolean;
  /** The device's clock, in milliseconds. Used for the order only: the clock may be wrong. */
  readonly writtenAt: number;
}

/** What was found on the device. */
export interface StoredEntries {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** Ids of messages that the service worker has delivered and no page has heard of yet. */
  readonly delivered: readonly string[];
  /** Whether everything could be read. If not, an entry that is missing here may still be there. */
  readonly complete: boolean;
}

export interface OutboxStore {
  /** Never rejects. */
  readonly read: () => Promise<StoredEntries>;
  /** Writes an entry down; resolves with whether it survives closing the tab. Never rejects. */
  readonly put: (entry: OutboxEntry) => Promise<boolean>;
  /** Lets go of a message that its writer has withdrawn. Never rejects. */
  readonly remove: (id: string) => Promise<void>;
  /** Lets go of a message that has arrived. Never rejects: one that stays behind is sent again as the same document. */
  readonly markDelivered: (id: string) => Promise<void>;
}

/** Opening or asking may hang for ever in some browsers (seen in Safari). */
export const DATABASE_TIMEOUT_MS = 3_000;
/** After a hang the database is left alone for this long, so that sending does not wait for it every time. */
export const DATABASE_REST_MS = 30_000;

const id = v.pipe(v.string(), v.regex(new RegExp(DOCUMENT_ID_PATTERN, 'u')));
const storedEntry = v.object({ id, message: submittedMessage, refused: v.boolean(), writtenAt: v.number() });
/** What the service worker leaves in place of a message it has delivered. */
const deliveredMark = v.object({ id, delivered: v.literal(true) });
type DeliveredMark = v.InferOutput<typeof deliveredMark>;

interface StoreParts {
  readonly open?: () => Promise<MessageDatabase>;
  readonly copies?: MessageCopies;
}

/** The store of a page. */
export function createPageStore({
  open = openMessageDatabase,
  copies = localCopies,
}: StoreParts = {}): OutboxStore {
  const store = createStore(patientDatabase(open), copies);
  return { ...store, markDelivered: store.remove };
}

/**
 * The store of the service worker. It cannot reach the copies in local storage, so it leaves a mark for each message
 * it has delivered; the next page reads the mark and removes both.
 */
export function createWorkerStore({ open = openMessageDatabase }: StoreParts = {}): OutboxStore {
  const ask = patientDatabase(open);
  return {
    ...createStore(ask, noCopies),
    async markDelivered(id) {
      const mark: DeliveredMark = { id, delivered: true };
      await ask((database) => database.put(mark)).catch(() => undefined);
    },
  };
}

function createStore(ask: AskDatabase, copies: MessageCopies): Omit<OutboxStore, 'markDelivered'> {
  return {
    async read() {
      const rows = await ask((database) => database.getAll()).catch(() => undefined);
      return merge([...(rows ?? []), ...copies.all()], rows !== undefined);
    },
    async put(entry) {
      const copied = copies.put(entry);
      const stored = ask((database) => database.put(entry)).then(
        () => true,
        () => false,
      );
      return copied || stored;
    },
    async remove(id) {
      copies.remove(id);
      await ask((database) => database.delete(id)).catch(() => undefined);
    },
  };
}

/** Runs a question against the database; rejects when it cannot be answered. */
type AskDatabase = <Result>(question: (database: MessageDatabase) => Promise<Result>) => Promise<Result>;

/**
 * Asks the database one question after the other. A failed question is asked once more on a fresh connection; one
 * that hangs is given up, and so is the database for a while.
 */
function patientDatabase(open: () => Promise<MessageDatabase>): AskDatabase {
  let connection: Promise<MessageDatabase> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let hungAt = Number.NEGATIVE_INFINITY;

  async function attempt<Result>(question: (database: MessageDatabase) => Promise<Result>): Promise<Result> {
    connection ??= open();
    return question(await connection);
  }

  async function ask<Result>(question: (database: MessageDatabase) => Promise<Result>): Promise<Result> {
    if (performance.now() - hungAt < DATABASE_REST_MS) throw new Error('the database hangs');
    const answer = attempt(question).catch(() => {
      connection = undefined;
      return attempt(question);
    });
    try {
      return await withTimeout(answer, DATABASE_TIMEOUT_MS);
    } catch (error) {
      connection = undefined;
      if (error instanceof TimeoutError) hungAt = performance.now();
      throw error;
    }
  }

  return (question) => {
    const answer = last.then(() => ask(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Merges the rows of both places; a message refused in one of them is refused. */
function merge(rows: readonly unknown[], complete: boolean): StoredEntries {
  const delivered = new Set<string>();
  const entries = new Map<string, OutboxEntry>();
  for (const row of rows) {
    const mark = v.safeParse(deliveredMark, row);
    if (mark.success) delivered.add(mark.output.id);
    const entry = readEntry(row);
    if (entry && !entries.get(entry.id)?.refused) entries.set(entry.id, entry);
  }
  return {
    entries: [...entries.values()]
      .filter((entry) => !delivered.has(entry.id))
      .sort((one, other) => one.writtenAt - other.writtenAt),
    delivered: [...delivered],
    complete,
  };
}

/** A stored entry. One that fits the limits no more, since they were lowered, counts as refused: its writer sees it again. */
function readEntry(row: unknown): OutboxEntry | undefined {
  const stored = v.safeParse(storedEntry, row);
  if (!stored.success) return undefined;
  const message = v.safeParse(guestMessage, stored.output.message);
  return message.success
    ? { ...stored.output, message: message.output }
    : { ...stored.output, refused: true };
}
