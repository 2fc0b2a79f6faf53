/** Sends a message to Firestore by REST, from the page or the service worker. */

import { TOMBSTONES } from '#src/config/collections.ts';
import type { FirestoreAnswer } from '#src/lib/firestore-rest.ts';
import { askForDocument, createDocument } from '#src/lib/firestore-rest.ts';
import type { GuestMessage } from '../message.ts';
import { collectionOf, documentOf } from '../message.ts';
import type { Delivery } from './outbox.ts';

/**
 * Writes a message under its id; a resend changes only its time. Rejects if Firestore cannot be reached.
 *
 * A refused message that has a tombstone arrived earlier and was deleted since, so it counts as delivered. If the
 * tombstone cannot be read either, the project refuses all requests (App Check, billing): `busy`, not `refused`.
 */
export async function sendMessage(
  id: string,
  message: GuestMessage,
  appCheckToken?: string,
): Promise<Delivery> {
  const answer = await createDocument(collectionOf(message), id, documentOf(message), appCheckToken);
  if (answer !== 'refused') return DELIVERIES[answer];
  const tombstone = await askForDocument(TOMBSTONES, id, appCheckToken);
  if (tombstone === 'there') return 'delivered';
  return tombstone === 'missing' ? 'refused' : 'busy';
}

const DELIVERIES = {
  done: 'delivered',
  malformed: 'refused',
  'not now': 'busy',
} as const satisfies Record<Exclude<FirestoreAnswer, 'refused'>, Delivery>;
