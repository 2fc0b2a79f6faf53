/** The owner's side of blessings and farewells in Firestore: listing, counting, deleting. */
import { Timestamp, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Page, PageCursor, Source } from '#src/lib/pages-api.ts';
import {
  countDated,
  countDocuments,
  deleteWithTombstone,
  readPage,
  readPageById,
  readUndatedPage,
} from '#src/lib/pages-api.ts';
import type { MessageFilter, StoredMessage } from './stored-message.ts';

function sourceOf({ collection, branch }: MessageFilter): Source {
  return branch ? { collection, filters: [where('branch', '==', branch)] } : { collection };
}

/** One page, newest first, after the message `after` stands for; throws as `readPage` does. */
export function listMessages(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readPage(sourceOf(filter), readMessage, after);
}

/** One page in the order of ids, for reading all messages: a message sent again keeps its place in it. */
export function listMessagesById(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readPageById(sourceOf(filter), readMessage, after);
}

/** One page of those without a time, which no other page lists; throws as `readPage` does. */
export function listUndatedMessages(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readUndatedPage(sourceOf(filter), readMessage, after);
}

/** How many of them have a time; the list in the order of time leaves out the others. */
export function countDatedMessages(filter: MessageFilter): Promise<number> {
  return countDated(sourceOf(filter));
}

/** How many there are, as far as `countDocuments` counts. */
export function countMessages(filter: MessageFilter): Promise<number> {
  return countDocuments(sourceOf(filter));
}

/** Deletes one for everyone, and for good: a phone that sends it again later is refused. */
export function deleteMessage({ collection }: MessageFilter, id: string): Promise<void> {
  return deleteWithTombstone(collection, id);
}

const text = v.fallback(v.string(), '');
const storedFields = v.object({
  name: text,
  number: text,
  message: text,
  branch: v.optional(v.fallback(v.optional(v.string()), undefined)),
  createdAt: v.fallback(v.optional(v.instance(Timestamp)), undefined),
});

/** A document as the list shows it; one that somebody has damaged by hand shows what is left of it. */
function readMessage(id: string, data: unknown): StoredMessage {
  const { branch, createdAt, ...words } = v.parse(storedFields, data);
  return { id, ...words, branch, sentAt: createdAt?.toDate() };
}
