/** Blessings and farewells in Firestore (SPEC §7). Loaded only when there is something to send or to read. */
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import * as v from 'valibot';

import { COUNT_LIMIT, LIST_LIMIT, PAGE_SIZE } from '#src/config/limits.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { collectionOf, documentOf } from './message.ts';
import type { Transport } from './outbox.ts';
import type { MessageFilter, StoredMessage } from './stored-message.ts';

/** Stands for the last message of a page; handed back to read on from there. */
export type MessageCursor = QueryDocumentSnapshot;

/** One page of messages, newest first. */
export interface MessagePage {
  readonly messages: readonly StoredMessage[];
  /** Where the next page starts; absent on the last. */
  readonly next?: MessageCursor;
}

/** Milliseconds until a read is given up and the page says so. */
const READ_TIMEOUT_MS = 15_000;

/** Writes one message under its id; writing the same one again changes nothing but its time. */
export const sendMessage: Transport = async (id, message) => {
  try {
    const database = await openDatabase();
    const place = doc(database, collectionOf(message), id);
    await setDoc(place, { ...documentOf(message), createdAt: serverTimestamp() });
    return 'delivered';
  } catch (error) {
    return backendFailure(error) === 'refused' ? 'refused' : 'unreachable';
  }
};

function narrowed({ branch }: MessageFilter): QueryConstraint[] {
  return branch ? [where('branch', '==', branch)] : [];
}

/**
 * One page of at most 20, newest first, after the message `after` stands for. One document more is read, which
 * tells whether another page follows.
 *
 * @throws a Firebase error, or a timeout; `backendFailure` tells what it means
 */
export async function listMessages(filter: MessageFilter, after?: MessageCursor): Promise<MessagePage> {
  const database = await openDatabase();
  const found = await withTimeout(
    getDocs(
      query(
        collection(database, filter.collection),
        ...narrowed(filter),
        orderBy('createdAt', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(LIST_LIMIT),
      ),
    ),
    READ_TIMEOUT_MS,
  );
  const page = found.docs.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    messages: page.map((snapshot) => readMessage(snapshot.id, snapshot.data())),
    ...(found.docs.length > PAGE_SIZE && last ? { next: last } : {}),
  };
}

/** How many there are, counted by the server; it stops counting at {@link COUNT_LIMIT}. Throws as {@link listMessages}. */
export async function countMessages(filter: MessageFilter): Promise<number> {
  const database = await openDatabase();
  const all = query(collection(database, filter.collection), ...narrowed(filter), limit(COUNT_LIMIT));
  const counted = await withTimeout(getCount(all), READ_TIMEOUT_MS);
  return counted.data().count;
}

/** Deletes one for everyone. Throws as {@link listMessages}. */
export async function deleteMessage({ collection: name }: MessageFilter, id: string): Promise<void> {
  const database = await openDatabase();
  await withTimeout(deleteDoc(doc(database, name, id)), READ_TIMEOUT_MS);
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
