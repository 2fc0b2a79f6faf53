import { OFFERS } from '#src/domain/order/offers.ts';
import { CARD_DISCOUNTS } from './card-discounts.ts';

const OFFER_IDS: readonly string[] = OFFERS;

/** The text of an order's offer: `20 carry bags free with branded card`; `undefined` if it is not ours. */
export function offerText(id: string): string | undefined {
  const discount = CARD_DISCOUNTS[OFFER_IDS.indexOf(id)];
  return discount && `${discount.figure} ${discount.offer} ${discount.terms}`;
}
