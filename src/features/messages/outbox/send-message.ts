import { TOMBSTONES } from '#src/config/collections.ts';
import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { lookUpDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { GuestMessage } from '../message.ts';
import { collectionOf, documentOf } from '../message.ts';

/**
 * Writes a message under its id; a resend changes only its time. A refused message with a tombstone was delivered and
 * then deleted; if even the tombstone is refused, the project refuses all requests (App Check, billing): `busy`.
 */
export async function sendMessage(
  id: string,
  message: GuestMessage,
  appCheckToken?: string,
): Promise<Delivery> {
  const path = `${collectionOf(message)}/${id}`;
  const result = await writeDocument(
    { path, fields: documentOf(message), timeField: 'createdAt' },
    appCheckToken,
  );
  if (result !== 'refused') return DELIVERIES[result];
  const tombstone = await lookUpDocument(TOMBSTONES, id, appCheckToken);
  if (tombstone === 'there') return 'delivered';
  return tombstone === 'missing' ? 'refused' : 'busy';
}

const DELIVERIES = {
  done: 'delivered',
  malformed: 'refused',
  'not now': 'busy',
} as const satisfies Record<Exclude<FirestoreResult, 'refused'>, Delivery>;
