import { useEffect, useState } from 'react';
import { ORDERS } from '#src/domain/collections.ts';
import type { Order } from '#src/domain/order/order.ts';
import { parseOrder } from '#src/domain/order/order-document.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import type { LastOrder } from '../placing/last-orders.ts';
import { lastOrders } from '../placing/last-orders.ts';
import { orderOutbox } from '../placing/order-outbox.ts';
import { dropOrder, keepOrder, keptOrder } from './order-copies.ts';

/** An order by its id, first as this phone last knew it. Reads it again once this phone has sent it, or it was refused. */
export function useOrder(id: string): { readonly reading: OrderReading; readonly retry: () => void } {
  const [reading, setReading] = useState<OrderReading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    let left = false;
    void readTwice(id, (read) => {
      if (!left) setReading(read);
    });
    return () => {
      left = true;
    };
  }, [id, attempt]);

  useEffect(() => {
    const outbox = orderOutbox();
    const isSettled = () => outbox.view().delivered.includes(id) || stateOf(id) === 'refused';
    let known = isSettled();
    void outbox.flush();
    return outbox.listen(() => {
      const settled = isSettled();
      if (settled && !known) setAttempt((before) => before + 1);
      known = settled;
    });
  }, [id]);

  return { reading, retry };
}

/**
 * `missing`: there is no such order, or it has been erased. `waiting`: it is on this phone and not sent yet.
 * `refused`: it is on this phone only, and will not be sent. `stale`: it could not be read again; the last copy
 * is shown. `kept`: as this phone last knew it, while it is being read.
 */
type OrderReading =
  | { readonly state: 'loading' | 'missing' | 'offline' | 'busy' }
  | { readonly state: 'shown' | 'kept' | 'waiting' | 'refused' | 'stale'; readonly order: Order };

/**
 * Returns the order as stored on this phone, once its outbox has been read, and then as stored in Firestore.
 */
async function readTwice(id: string, take: (reading: OrderReading) => void): Promise<void> {
  const reading = readOrder(id);
  const copy = keptOrder(id);
  if (!copy) take({ state: 'loading' });
  else {
    await orderOutbox().syncWithStore();
    take({ state: stateOf(id) ?? 'kept', order: copy });
  }
  take(await reading);
}

/** Reads an order, and keeps it on this phone for visits without a network. */
async function readOrder(id: string): Promise<OrderReading> {
  const copy = keptOrder(id);
  const outbox = orderOutbox();
  try {
    const order = await fetchOrder(id);
    if (order) {
      keepOrder(order);
      return { state: 'shown', order };
    }
    await outbox.syncWithStore();
    const unsent = stateOf(id);
    if (copy && unsent) return { state: unsent, order: copy };
    // It may have arrived since.
    const arrived = outbox.view().delivered.includes(id) ? await fetchOrder(id) : undefined;
    if (arrived) return { state: 'shown', order: arrived };
    dropOrder(id);
    if (!unsent) forgetLastOrder(id);
    return { state: 'missing' };
  } catch (error) {
    await outbox.syncWithStore();
    if (copy) return { state: stateOf(id) ?? 'stale', order: copy };
    return { state: isUnreachable(error) ? 'offline' : 'busy' };
  }
}

/** Of an order that this phone has not delivered. */
function stateOf(id: string): 'waiting' | 'refused' | undefined {
  const item = orderOutbox()
    .view()
    .items.find((one) => one.id === id);
  return item && (item.state === 'refused' ? 'refused' : 'waiting');
}

async function fetchOrder(id: string): Promise<Order | undefined> {
  const found = await readDocument(ORDERS, id, await appCheckToken());
  return found === 'hidden' ? undefined : parseOrder(id, decodeFields(found.fields));
}

/** Without a network `fetch` rejects with a TypeError, after a timeout with a DOMException, and App Check with its own. */
function isUnreachable(error: unknown): boolean {
  return !navigator.onLine || error instanceof TypeError || error instanceof DOMException;
}

/** Deletes the copy of an erased order, so that the same cart becomes a new one. */
function forgetLastOrder(id: string): void {
  const left = (orders: readonly LastOrder[]) => orders.filter((last) => last.id !== id);
  lastOrders.change(({ cards, catering }) => ({ cards: left(cards), catering: left(catering) }));
}
