import { TOMBSTONES } from '#src/domain/collections.ts';
import { writeDocument } from '#src/lib/firestore-rest.ts';
import { DELIVERIES, deliveryByReceipt } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { GuestMessage } from '../message.ts';
import { collectionOf, documentOf } from '../message.ts';

/** Writes a message under its id. The rules take it once; if it is refused, it may have arrived before. */
export async function sendMessage(
  id: string,
  message: GuestMessage,
  appCheckToken?: string,
): Promise<Delivery> {
  const collection = collectionOf(message);
  const result = await writeDocument(
    { path: `${collection}/${id}`, fields: documentOf(message), timeField: 'createdAt' },
    appCheckToken,
  );
  if (result !== 'refused') return DELIVERIES[result];
  return deliveryByReceipt(collection, id, TOMBSTONES, appCheckToken);
}
