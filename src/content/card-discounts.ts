/** Offers on cards (specification §9), shown beside the cards and in the cart. */
export const CARD_DISCOUNTS = [
  { figure: '10%', offer: 'off', terms: 'for prebooking 1.5 months before the date' },
  { figure: '20', offer: 'carry bags free', terms: 'with branded card' },
] as const;

/** As an order keeps them, in English whatever its customer reads: `20 carry bags free with branded card`. */
export const CARD_OFFERS: readonly string[] = CARD_DISCOUNTS.map(
  ({ figure, offer, terms }) => `${figure} ${offer} ${terms}`,
);

/** An offer that an order keeps, as its page says it. */
export function offerText(kept: string): string {
  return kept;
}
