import { askWho } from './ask-who.ts';
import { boardNotes } from './order-board.ts';
import { OrderPanel, PlacedOrderLine } from './order-panel.tsx';
import { placeOrder } from './place-order.ts';
import type { OrderDesk } from './use-order-desk.ts';

/** One module for all that a cart needs once it has something to order. */
export const ORDER_DESK: OrderDesk = {
  Panel: OrderPanel,
  Placed: PlacedOrderLine,
  placeOrder,
  askWho,
  boardNotes,
};
