import { doc, serverTimestamp, Timestamp, where, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { TOMBSTONES } from '#src/domain/collections.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor, Source } from '#src/lib/pages-api.ts';
import {
  countDated,
  countDocuments,
  countNewer,
  readPage,
  readPageById,
  readUndatedPage,
} from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import type { BranchId } from '#text/catalogue/farewell-branches.ts';

export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  /** E.164. */
  readonly number: string;
  readonly message: string;
  readonly branch: string | undefined;
  /** Server time. */
  readonly sentAt: Date | undefined;
}

export interface MessageFilter {
  readonly collection: 'blesscouple' | 'farewellMessages';
  readonly branch?: BranchId | undefined;
}

function sourceOf({ collection, branch }: MessageFilter): Source {
  return branch ? { collection, filters: [where('branch', '==', branch)] } : { collection };
}

export function listMessages(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readPage(sourceOf(filter), readMessage, after);
}

/** One page ordered by id, an order that a resent message does not change while all pages are read. */
export function listMessagesById(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readPageById(sourceOf(filter), readMessage, after);
}

/** One page of messages without `createdAt`, which {@link listMessages} leaves out. */
export function listUndatedMessages(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readUndatedPage(sourceOf(filter), readMessage, after);
}

/** Whether {@link listUndatedMessages} would find any. */
export async function hasUndatedMessages(filter: MessageFilter): Promise<boolean> {
  const source = sourceOf(filter);
  const [all, dated] = await Promise.all([countDocuments(source), countDated(source)]);
  return all > dated;
}

export function countMessages(filter: MessageFilter): Promise<number> {
  return countDocuments(sourceOf(filter));
}

/** How many messages arrived after a time. */
export function countMessagesSince(filter: MessageFilter, time: number): Promise<number> {
  return countNewer(sourceOf(filter), time);
}

/** Deletes a message permanently: a phone that sends it again later is refused. */
export async function deleteMessage({ collection }: MessageFilter, id: string): Promise<void> {
  const database = await openDatabase();
  await retryConflicts(() => {
    const batch = writeBatch(database);
    batch.set(doc(database, TOMBSTONES, id), { deletedAt: serverTimestamp() });
    batch.delete(doc(database, collection, id));
    return batch.commit();
  });
}

const text = v.fallback(v.string(), '');
const storedFields = v.object({
  name: text,
  number: text,
  message: text,
  branch: v.optional(v.fallback(v.optional(v.string()), undefined)),
  createdAt: v.fallback(v.optional(v.instance(Timestamp)), undefined),
});

/** Replaces damaged fields by empty ones, so that the rest of the message is shown. */
function readMessage(id: string, data: unknown): StoredMessage {
  const { branch, createdAt, ...texts } = v.parse(storedFields, data);
  return { id, ...texts, branch, sentAt: createdAt?.toDate() };
}
