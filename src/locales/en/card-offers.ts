import type { OfferId } from '#src/domain/order/offers.ts';
import { OFFERS } from '#src/domain/order/offers.ts';
import { CARD_DISCOUNTS } from './card-discounts.ts';

export function discountsOf(offers: readonly OfferId[]): readonly { title: string; line: string }[] {
  return CARD_DISCOUNTS.filter((_, place) => offers.some((offer) => offer === OFFERS[place])).map(
    ({ figure, offer, terms }) => ({ title: `${figure} ${offer}`, line: terms }),
  );
}

const OFFER_IDS: readonly string[] = OFFERS;

/** An offer that an order keeps, in words: `20 carry bags free with branded card`; `undefined` if it is not ours. */
export function offerText(id: string): string | undefined {
  const discount = CARD_DISCOUNTS[OFFER_IDS.indexOf(id)];
  return discount && `${discount.figure} ${discount.offer} ${discount.terms}`;
}
