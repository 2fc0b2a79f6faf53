import { findDesign } from '#src/catalogue/card-series.ts';
import { findDish } from '#src/catalogue/dishes.ts';
import type { Order } from '#src/domain/order/order.ts';
import { cardCart } from '#src/features/card-cart/use-card-cart.ts';
import { cateringCart } from '#src/features/catering-cart/use-catering-cart.ts';

/** Adds what we still sell of an order to its cart; `sold`: something was, `all`: everything was. */
export function fillCartAgain({ kind, lines, wishes }: Order): { sold: boolean; all: boolean } {
  const sold = lines.filter(({ id }) => (kind === 'cards' ? findDesign(id) : findDish(id)) !== undefined);
  for (const { id, amount } of sold) {
    if (kind === 'cards') {
      cardCart.add(id);
      cardCart.setAmount(id, amount);
    } else cateringCart.add(id);
  }
  for (const { category, text } of wishes) cateringCart.setExtra(category, text);
  return { sold: sold.length > 0, all: sold.length === lines.length };
}
