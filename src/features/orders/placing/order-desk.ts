import { askWho } from './order-details.ts';
import { OrderFoot, OrderPanel, PlacedOrderLine } from './order-panel.tsx';
import { placeOrder } from './place-order.ts';

/** One module for all that a cart needs once it has something to order. */
export const ORDER_DESK = {
  Panel: OrderPanel,
  Foot: OrderFoot,
  Placed: PlacedOrderLine,
  placeOrder,
  askWho,
} as const;
