/** What the owner is told of orders. All functions throw Firebase errors. */
import { PAGE_SIZE } from '#src/config/page-size.ts';
import { ORDERS } from '#src/domain/collections.ts';
import { parseOrder } from '#src/domain/order/order-document.ts';
import { openLiveDatabase } from '#src/lib/firebase.ts';
import { countNewer } from '#src/lib/pages-api.ts';
import type { BookEntry } from './orders-api.ts';

/** How many orders were placed after a time. */
export function countOrdersSince(time: number): Promise<number> {
  return countNewer({ collection: ORDERS }, time);
}

/**
 * Calls `onChange` with the newest orders placed after a time, at most a page of them, now and whenever they change, until the
 * returned function is called. Costs a read for each of them.
 */
export async function listenToOrders(
  after: number,
  onChange: (newest: readonly BookEntry[]) => void,
  onFailure: () => void,
): Promise<() => void> {
  const [database, live] = await Promise.all([openLiveDatabase(), import('firebase/firestore')]);
  const newest = live.query(
    live.collection(database, ORDERS),
    // The server's times are finer than a millisecond.
    live.where('createdAt', '>=', new Date(after + 1)),
    live.orderBy('createdAt', 'desc'),
    live.limit(PAGE_SIZE),
  );
  return live.onSnapshot(
    newest,
    ({ docs, metadata }) => {
      // Without a network Firestore begins with what it has kept: nothing.
      if (docs.length === 0 && metadata.fromCache) return;
      onChange(docs.map((one) => ({ id: one.id, order: parseOrder(one.id, one.data()) })));
    },
    onFailure,
  );
}
