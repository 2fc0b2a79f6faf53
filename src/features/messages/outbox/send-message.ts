import { TOMBSTONES } from '#src/config/collections.ts';
import { writeDocument } from '#src/lib/firestore-rest.ts';
import { DELIVERIES, deliveryByTombstone } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { GuestMessage } from '../message.ts';
import { collectionOf, documentOf } from '../message.ts';

/** Writes a message under its id; a resend changes only its time. */
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
  return deliveryByTombstone(TOMBSTONES, id, appCheckToken);
}
