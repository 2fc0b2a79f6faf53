import { repeatDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import { DELIVERIES, deliveryByTombstone } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { WishMessage } from './wish-message.ts';
import { closedOf, wishDocument, wishesOf } from './wish-message.ts';

/**
 * Writes a blessing under its id. If it is refused because it has arrived before, writing its texts once more changes nothing
 * and is allowed.
 */
export async function sendWish(id: string, message: WishMessage, appCheckToken?: string): Promise<Delivery> {
  const { code, name, phone, text } = message;
  const path = `${wishesOf(code)}/${id}`;
  const written = await writeDocument(
    { path, fields: wishDocument(message), timeField: 'createdAt' },
    appCheckToken,
  );
  if (written !== 'refused') return DELIVERIES[written];
  const repeated = await repeatDocument(path, { name, phone, text }, appCheckToken);
  if (repeated !== 'refused') return DELIVERIES[repeated];
  return deliveryByTombstone(closedOf(code), id, appCheckToken);
}
