import { writeDocument } from '#src/lib/firestore-rest.ts';
import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';
import { DELIVERIES, deliveryByReceipt } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { WishMessage } from './wish-message.ts';
import { closedOf, submittedWish, wishDocument, wishesOf, wishMessage } from './wish-message.ts';

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

/** Blessings to couples. */
export const WISH_OUTBOX = defineOutbox<WishMessage>({
  name: 'wishes',
  schema: { submitted: submittedWish, current: wishMessage },
  send: sendWish,
});

export const wishOutbox = tabOutbox(WISH_OUTBOX);
