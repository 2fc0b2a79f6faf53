/** Offers on cards (specification §9), shown beside the cards and in the cart, in the order of `OFFERS`. */
export const CARD_DISCOUNTS = [
  { figure: '10%', offer: 'off', terms: 'for prebooking 1.5 months before the date' },
  { figure: '20', offer: 'carry bags free', terms: 'with branded card' },
] as const;
