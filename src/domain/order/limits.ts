import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';

export const LIMITS = {
  guests: { min: 1, max: 10_000 },
  orderLines: { min: 1, max: 200 },
  orderLinesText: { min: 3, max: 12_000 },
  orderTotal: { min: 0, max: 1_000_000_000 },
  orderPrinted: { min: 0, max: 600 },
  orderExtras: { min: 0, max: 2_400 },
  cardPrice: { min: 1, max: 100_000 },
  platePrice: { min: 0, max: 100_000 },
  orderNote: { min: 0, max: 2_000 },
} as const;

/** The couple's texts for the cards, in characters. */
export const CARD_NAMES = { name: 40, families: 80, date: 40, place: 50 } as const;

/** Texts of an order, one line each: who orders, names for print, place, the function, and an extra beside the dishes. */
export const ORDER_TEXTS = {
  name: 80,
  couple: 120,
  place: 160,
  occasion: INVITATION_TEXTS.name,
  extra: 100,
} as const;
