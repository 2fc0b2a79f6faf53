import { useEffect, useState } from 'react';
import type { ORDER_DESK } from './order-desk.ts';

export type OrderDesk = typeof ORDER_DESK;

/** Loads the code that places an order once the cart is not empty; `undefined` until then. */
export function useOrderDesk(wanted: boolean): OrderDesk | undefined {
  const [desk, setDesk] = useState<OrderDesk>();
  useEffect(() => {
    if (!wanted) return;
    import('./order-desk.ts').then(
      ({ ORDER_DESK }) => setDesk(ORDER_DESK),
      // The cart still sends the whole order as text.
      () => undefined,
    );
  }, [wanted]);
  return desk;
}
