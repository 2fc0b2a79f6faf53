import { ORDERS } from '#src/domain/collections.ts';
import type { Order } from '#src/domain/order/order.ts';
import { parseOrder } from '#src/domain/order/order-document.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { orderOutbox } from '../placing/order-outbox.ts';
import { dropOrder, keepOrder, keptOrder } from './order-copies.ts';

/**
 * `missing`: there is no such order, or it has been erased. `waiting`: it is on this phone and not sent yet. `stale`: it
 * could not be read again, and is shown as it was last seen.
 */
export type OrderReading =
  | { readonly state: 'loading' | 'missing' | 'offline' | 'busy' }
  | { readonly state: 'shown' | 'waiting' | 'stale'; readonly order: Order };

/** Reads an order, and keeps it on this phone for visits without a network. */
export async function readOrder(id: string): Promise<OrderReading> {
  const copy = keptOrder(id);
  try {
    const order = await fetchOrder(id);
    if (order) {
      keepOrder(order);
      return { state: 'shown', order };
    }
    const outbox = orderOutbox();
    await outbox.syncWithStore();
    if (copy && outbox.view().items.some((item) => item.id === id)) return { state: 'waiting', order: copy };
    // It may have arrived since.
    const arrived = outbox.view().delivered.includes(id) ? await fetchOrder(id) : undefined;
    if (arrived) return { state: 'shown', order: arrived };
    dropOrder(id);
    return { state: 'missing' };
  } catch (error) {
    if (copy) return { state: 'stale', order: copy };
    return { state: isUnreachable(error) ? 'offline' : 'busy' };
  }
}

async function fetchOrder(id: string): Promise<Order | undefined> {
  const found = await readDocument(ORDERS, id, await appCheckToken());
  return found === 'hidden' ? undefined : parseOrder(id, decodeFields(found.fields));
}

/** Without a network `fetch` rejects with a TypeError, after a timeout with a DOMException, and App Check with its own. */
function isUnreachable(error: unknown): boolean {
  return !navigator.onLine || error instanceof TypeError || error instanceof DOMException;
}
