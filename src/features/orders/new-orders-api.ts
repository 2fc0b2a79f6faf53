/** New orders for the owner. All functions throw Firebase errors. */
import { PAGE_SIZE } from '#src/config/page-size.ts';
import { ORDERS } from '#src/domain/collections.ts';
import { parseOrder } from '#src/domain/order/order-document.ts';
import { listenToNewest } from '#src/lib/live-api.ts';
import { countNewer } from '#src/lib/pages-api.ts';
import type { BookEntry } from './orders-api.ts';

/** How many orders were placed after a time. */
export function countOrdersSince(time: number): Promise<number> {
  return countNewer({ collection: ORDERS }, time);
}

/** The newest orders placed after a time, at most a page of them, as by {@link listenToNewest}. */
export function listenToOrders(
  after: number,
  onChange: (newest: readonly BookEntry[]) => void,
  onFailure: () => void,
): Promise<() => void> {
  return listenToNewest(
    { path: ORDERS, size: PAGE_SIZE, after },
    (docs) => onChange(docs.map((one) => ({ id: one.id, order: parseOrder(one.id, one.data()) }))),
    onFailure,
  );
}
