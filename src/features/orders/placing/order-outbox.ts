import { ORDERS, TOMBSTONES } from '#src/domain/collections.ts';
import type { PlacedDocument } from '#src/domain/order/order-document.ts';
import { placedDocument } from '#src/domain/order/order-document.ts';
import { lookUpDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';
import { DELIVERIES, deliveryByTombstone } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import { mailOrder } from './order-mail.ts';

/** Writes an order, and tells the owner by e-mail if the shop is set up so (`VITE_ORDER_MAIL`). */
export async function sendOrder(
  id: string,
  order: PlacedDocument,
  appCheckToken?: string,
): Promise<Delivery> {
  const delivery = await storeOrder(id, order, appCheckToken);
  if (import.meta.env.VITE_ORDER_MAIL === 'yes' && delivery === 'delivered') await mailOrder(id, order);
  return delivery;
}

/** Writes an order under its id. A resend is refused, because nobody may write over an order: then the order is there. */
async function storeOrder(id: string, order: PlacedDocument, appCheckToken?: string): Promise<Delivery> {
  const fields = { ...order, status: 'received', rev: 0 };
  const result = await writeDocument(
    { path: `${ORDERS}/${id}`, fields, timeField: 'createdAt' },
    appCheckToken,
  );
  if (result !== 'refused') return DELIVERIES[result];
  if ((await lookUpDocument(ORDERS, id, appCheckToken)) === 'there') return 'delivered';
  return deliveryByTombstone(TOMBSTONES, id, appCheckToken);
}

export const ORDER_OUTBOX = defineOutbox<PlacedDocument>({
  name: 'orders',
  schema: placedDocument,
  send: sendOrder,
});

export const orderOutbox = tabOutbox(ORDER_OUTBOX);
