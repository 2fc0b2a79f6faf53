import { useEffect, useState } from 'react';
import type { Today } from '#src/domain/board/today.ts';
import type { Order } from '#src/domain/order/order.ts';
import { keptPricesThen, lastKnownPrices, readPricesThen } from './prices-then.ts';

/** The prices by which an order is checked; `undefined` while they are being read. */
export function usePricesThen(order: Order): Today | undefined {
  const { board, number, createdAt } = order;
  const [prices, setPrices] = useState(() => keptPricesThen(order));
  useEffect(() => {
    let left = false;
    const then = { board, number, createdAt };
    void readPricesThen(then)
      .catch(() => lastKnownPrices(then))
      .then((read) => {
        if (!left) setPrices(read);
      });
    return () => {
      left = true;
    };
  }, [board, number, createdAt]);
  return prices;
}
