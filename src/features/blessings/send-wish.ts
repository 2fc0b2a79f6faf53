import { writeDocument } from '#src/lib/firestore-rest.ts';
import { DELIVERIES, deliveryByReceipt } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { WishMessage } from './wish-message.ts';
import { closedOf, wishDocument, wishesOf } from './wish-message.ts';

/** Writes a blessing under its id. The rules take it once; if it is refused, it may have arrived before. */
export async function sendWish(id: string, message: WishMessage, appCheckToken?: string): Promise<Delivery> {
  const wishes = wishesOf(message.code);
  const written = await writeDocument(
    { path: `${wishes}/${id}`, fields: wishDocument(message), timeField: 'createdAt' },
    appCheckToken,
  );
  if (written !== 'refused') return DELIVERIES[written];
  return deliveryByReceipt(wishes, id, closedOf(message.code), appCheckToken);
}
