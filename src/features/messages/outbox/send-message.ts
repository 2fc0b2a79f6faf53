/** Sends a guest's message to Firestore over plain REST: from the page, and from the service worker. */

import { TOMBSTONES } from '#src/config/collections.ts';
import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { createDocument, lookUpDocument } from '#src/lib/firestore-rest.ts';
import type { GuestMessage } from '../message.ts';
import { collectionOf, documentOf } from '../message.ts';
import type { Delivery } from './outbox.ts';

/**
 * Writes one message under its id; writing the same one again changes nothing but its time.
 *
 * A message that the rules refuse may be one that arrived long ago and was deleted since. Its tombstone tells, and
 * counts as delivered, so that the phone lets go of it. The same question tells a refusal of the rules from a
 * project that takes nothing at all (App Check just enforced, billing stopped): that refuses the question too.
 *
 * @param appCheckToken proof that the request comes from this site, where App Check is on
 * @throws when Firestore cannot be reached
 */
export async function sendMessage(
  id: string,
  message: GuestMessage,
  appCheckToken?: string,
): Promise<Delivery> {
  const answer = await createDocument(collectionOf(message), id, documentOf(message), appCheckToken);
  if (answer !== 'refused') return DELIVERIES[answer];
  const tombstone = await lookUpDocument(TOMBSTONES, id, appCheckToken);
  if (tombstone === 'there') return 'delivered';
  return tombstone === 'missing' ? 'refused' : 'busy';
}

const DELIVERIES = {
  done: 'delivered',
  malformed: 'refused',
  'not now': 'busy',
} as const satisfies Record<Exclude<FirestoreResult, 'refused'>, Delivery>;
