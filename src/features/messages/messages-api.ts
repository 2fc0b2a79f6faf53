/** Blessings and farewells in Firestore (SPEC §7). Loaded only when there is something to send or to read. */
import { doc, serverTimestamp, setDoc, Timestamp, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor, Source } from '#src/lib/pages-api.ts';
import { countDocuments, deleteDocument, readPage } from '#src/lib/pages-api.ts';
import { collectionOf, documentOf } from './message.ts';
import type { Transport } from './outbox.ts';
import type { MessageFilter, StoredMessage } from './stored-message.ts';

/** Writes one message under its id; writing the same one again changes nothing but its time. */
export const sendMessage: Transport = async (id, message) => {
  try {
    const database = await openDatabase();
    const place = doc(database, collectionOf(message), id);
    await setDoc(place, { ...documentOf(message), createdAt: serverTimestamp() });
    return 'delivered';
  } catch (error) {
    const failure = backendFailure(error);
    // No message needs a session; whoever is told to sign in has not got through.
    return failure === 'session' ? 'unreachable' : failure;
  }
};

function sourceOf({ collection, branch }: MessageFilter): Source {
  return branch ? { collection, narrowed: [where('branch', '==', branch)] } : { collection };
}

/** One page, newest first, after the message `after` stands for; throws as `readPage` does. */
export function listMessages(filter: MessageFilter, after?: PageCursor): Promise<Page<StoredMessage>> {
  return readPage(sourceOf(filter), readMessage, after);
}

/** How many there are, as far as `countDocuments` counts. */
export function countMessages(filter: MessageFilter): Promise<number> {
  return countDocuments(sourceOf(filter));
}

/** Deletes one for everyone. */
export function deleteMessage({ collection }: MessageFilter, id: string): Promise<void> {
  return deleteDocument(collection, id);
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
