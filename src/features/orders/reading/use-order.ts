import { useEffect, useState } from 'react';
import { orderOutbox } from '../placing/order-outbox.ts';
import { keptOrder } from './order-copies.ts';
import type { OrderReading } from './read-order.ts';
import { readOrder } from './read-order.ts';

/** An order by its id, first as this phone last knew it. Reads it again once this phone has sent it. */
export function useOrder(id: string): { readonly reading: OrderReading; readonly retry: () => void } {
  const [reading, setReading] = useState<OrderReading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    let left = false;
    const copy = keptOrder(id);
    setReading(copy ? { state: 'shown', order: copy } : { state: 'loading' });
    void readOrder(id).then((read) => {
      if (!left) setReading(read);
    });
    return () => {
      left = true;
    };
  }, [id, attempt]);

  useEffect(() => {
    const outbox = orderOutbox();
    let known = outbox.view().delivered.includes(id);
    void outbox.flush();
    return outbox.listen(() => {
      const delivered = outbox.view().delivered.includes(id);
      if (delivered && !known) setAttempt((before) => before + 1);
      known = delivered;
    });
  }, [id]);

  return { reading, retry };
}
