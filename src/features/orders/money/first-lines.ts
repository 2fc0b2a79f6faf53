import type { PriceLine } from '#src/domain/money/money.ts';
import { NO_TAX, TAX_CODES } from '#src/domain/money/tax-codes.ts';
import type { Order } from '#src/domain/order/order.ts';
import { offerText } from '#text/card-offers.ts';
import { ORDER_MESSAGE } from '#text/orders.ts';
import { showLines } from '../catalogue-item.ts';
import { offersOf } from '../differences.ts';

const EARLY = 'prebooking';

/**
 * What the owner starts from: cards at the highest of today's prices, with the 10 % only where the wedding is far enough away
 * from the day of the order; a menu by its price per plate.
 */
export function firstLines(order: Order, isTaxed: boolean): PriceLine[] {
  const { kind, lines, guests, platePrice } = order;
  const tax = isTaxed ? TAX_CODES[kind] : NO_TAX;
  if (kind === 'catering') {
    const amount = guests * platePrice;
    return amount > 0 ? [{ text: ORDER_MESSAGE.kinds.catering, quantity: guests, amount, ...tax }] : [];
  }
  const cards = showLines(kind, lines).flatMap(({ item, amount }) =>
    item?.price
      ? [{ text: `${item.name} (${item.group})`, quantity: amount, amount: amount * item.price.high, ...tax }]
      : [],
  );
  const sum = cards.reduce((before, { amount }) => before + amount, 0);
  const discount = offersOf(order).includes(EARLY) ? Math.round(sum / 10) : 0;
  return discount > 0
    ? [...cards, { text: offerText(EARLY) ?? EARLY, quantity: 0, amount: -discount, ...tax }]
    : cards;
}
