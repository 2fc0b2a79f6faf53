import { ORDERS, TOMBSTONES } from '#src/config/collections.ts';
import { ORDER_DATABASE, ORDER_OUTBOX_PREFIX } from '#src/config/storage-keys.ts';
import { lookUpDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import type { OutboxOptions } from '#src/lib/outbox/browser-outbox.ts';
import { openBrowserOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { DELIVERIES, deliveryByTombstone } from '#src/lib/outbox/delivery.ts';
import type { Delivery, Outbox } from '#src/lib/outbox/outbox.ts';
import type { PlacedDocument } from '../order-document.ts';
import { placedDocument } from '../order-document.ts';

/** Writes an order under its id. A resend is refused, because nobody may write over an order: then the order is there. */
export async function sendOrder(
  id: string,
  order: PlacedDocument,
  appCheckToken?: string,
): Promise<Delivery> {
  const fields = { ...order, status: 'received', rev: 0 };
  const result = await writeDocument(
    { path: `${ORDERS}/${id}`, fields, timeField: 'createdAt' },
    appCheckToken,
  );
  if (result !== 'refused') return DELIVERIES[result];
  if ((await lookUpDocument(ORDERS, id, appCheckToken)) === 'there') return 'delivered';
  return deliveryByTombstone(TOMBSTONES, id, appCheckToken);
}

/** The outbox of orders, for pages and for the service worker. */
export const ORDER_OUTBOX: OutboxOptions<PlacedDocument> = {
  database: ORDER_DATABASE,
  copyPrefix: ORDER_OUTBOX_PREFIX,
  submitted: placedDocument,
  current: placedDocument,
  send: sendOrder,
};

let outbox: Outbox<PlacedDocument> | undefined;

/** The tab's outbox of orders, created on first use. Browser only. */
export function orderOutbox(): Outbox<PlacedDocument> {
  outbox ??= openBrowserOutbox(ORDER_OUTBOX);
  return outbox;
}
