/** Reads many orders at once, for a search: Firestore finds no parts of texts. All functions throw Firebase errors. */
import { collection, orderBy, query } from 'firebase/firestore/lite';
import { DESK_LIMIT } from '#src/config/page-size.ts';
import { ORDERS } from '#src/domain/collections.ts';
import { parseOrder } from '#src/domain/order/order-document.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readSome } from '#src/lib/pages-api.ts';
import type { BookEntry } from './orders-api.ts';

/** As many as one read may bring, before a search asks whether to go on; each costs a read. */
export async function readManyOrders(after?: PageCursor): Promise<Page<BookEntry>> {
  const newest = query(collection(await openDatabase(), ORDERS), orderBy('createdAt', 'desc'));
  const { docs, next } = await readSome(newest, DESK_LIMIT, after);
  return {
    items: docs.map((one) => ({ id: one.id, order: parseOrder(one.id, one.data()) })),
    ...(next && { next }),
  };
}
