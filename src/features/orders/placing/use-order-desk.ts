import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { OrderKind } from '#src/domain/order/order.ts';
import type { CartOrder } from './place-order.ts';

export interface OrderDesk {
  readonly Panel: ComponentType<{ readonly kind: OrderKind }>;
  readonly Placed: ComponentType<{ readonly kind: OrderKind }>;
  readonly placeOrder: (cart: CartOrder) => string | undefined;
  readonly askWho: () => boolean;
}

/** Loads what places an order once the cart has something to order; `undefined` until then. */
export function useOrderDesk(wanted: boolean): OrderDesk | undefined {
  const [desk, setDesk] = useState<OrderDesk>();
  useEffect(() => {
    if (!wanted) return;
    Promise.all([import('./order-panel.tsx'), import('./place-order.ts'), import('./ask-who.ts')]).then(
      ([{ OrderPanel: Panel, PlacedOrderLine: Placed }, { placeOrder }, { askWho }]) =>
        setDesk({ Panel, Placed, placeOrder, askWho }),
      // The cart still sends the whole order as text.
      () => undefined,
    );
  }, [wanted]);
  return desk;
}
