import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { OrderKind } from '#src/domain/order/order.ts';
import type { CartOrder } from './place-order.ts';

export interface OrderDesk {
  readonly Panel: ComponentType<{ readonly kind: OrderKind }>;
  readonly Placed: ComponentType<{ readonly kind: OrderKind }>;
  readonly placeOrder: (cart: CartOrder) => string | undefined;
  readonly askWho: () => boolean;
  /** Price list and coupon, for the text that goes without a network. */
  readonly boardNotes: () => readonly string[];
}

/** Loads what places an order once the cart has something to order; `undefined` until then. */
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
