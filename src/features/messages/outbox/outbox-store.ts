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
  /** Messages that have arrived, for about a day. */
  readonly delivered: readonly DeliveredMark[];
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
  /**
   * Replaces a message that has arrived by a mark, so that another tab does not take it for erased. Never rejects: one
   * that stays behind is sent again as the same document.
   */
  readonly markDelivered: (id: string) => Promise<void>;
}

/** Opening or asking may hang for ever in some browsers (seen in Safari). */
export const DATABASE_TIMEOUT_MS = 3_000;
/** After a hang the database is left alone for this long, so that sending does not wait for it every time. */
export const DATABASE_REST_MS = 30_000;

const id = v.pipe(v.string(), v.regex(new RegExp(DOCUMENT_ID_PATTERN, 'u')));
const storedEntry = v.object({ id, message: submittedMessage, refused: v.boolean(), writtenAt: v.number() });
const deliveredMark = v.object({
  id,
  /** When, by the device's clock in milliseconds. */
  deliveredAt: v.number(),
  /** Whether a page knows; the service worker has nobody to tell. */
  told: v.boolean(),
});

/** What is left of a message that has arrived. */
export type DeliveredMark = v.InferOutput<typeof deliveredMark>;

/** A mark is kept for longer than any tab waits to send the same message. */
const MARK_MS = 24 * 60 * 60 * 1_000;

interface StoreParts {
  readonly open?: () => Promise<MessageDatabase>;
  readonly copies?: MessageCopies;
}

/** The store of a page. */
export function createPageStore({
  open = openMessageDatabase,
  copies = localCopies,
}: StoreParts = {}): OutboxStore {
  return createStore(patientDatabase(open), copies, true);
}

/**
 * The store of the service worker. It cannot reach the copies in local storage: the next page reads its marks and
 * removes them.
 */
export function createWorkerStore({ open = openMessageDatabase }: StoreParts = {}): OutboxStore {
  return createStore(patientDatabase(open), noCopies, false);
}

function createStore(ask: AskDatabase, copies: MessageCopies, told: boolean): OutboxStore {
  async function remove(id: string): Promise<void> {
    copies.remove(id);
    await ask((database) => database.delete(id)).catch(() => undefined);
  }

  return {
    async read() {
      const rows = await ask((database) => database.getAll()).catch(() => undefined);
      const stored = merge([...(rows ?? []), ...copies.all()], rows !== undefined);
      for (const mark of stored.delivered) {
        copies.remove(mark.id);
        if (mark.told && Math.abs(Date.now() - mark.deliveredAt) > MARK_MS) await remove(mark.id);
      }
      return stored;
    },
    async put(entry) {
      const copied = copies.put(entry);
      const stored = ask((database) => database.put(entry)).then(
        () => true,
        () => false,
      );
      return copied || stored;
    },
    remove,
    async markDelivered(id) {
      copies.remove(id);
      const mark: DeliveredMark = { id, deliveredAt: Date.now(), told };
      await ask((database) => database.put(mark)).catch(() => undefined);
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

/** A stored entry. One that fits the limits no more, since they were lowered, counts as refused: its writer sees it again. */
function readEntry(row: unknown): OutboxEntry | undefined {
  const stored = v.safeParse(storedEntry, row);
  if (!stored.success) return undefined;
  const message = v.safeParse(guestMessage, stored.output.message);
  return message.success
    ? { ...stored.output, message: message.output }
    : { ...stored.output, refused: true };
}
