export const LIMITS = {
  /** In whole rupees: a price, a payment, the sum of an order. At most eight digits are stored. */
  rupees: { min: 1, max: 9_99_99_999 },
  priceLines: { min: 0, max: 40 },
  moneyEntries: { min: 0, max: 40 },
  /** Cards or plates of one price line; 0 where nothing is counted. */
  quantity: { min: 0, max: 99_999 },
  /** For a payment, a void entry, or the reason of a credit note. */
  moneyNote: { min: 0, max: 120 },
} as const;

/** Longest texts, in letters. */
export const MONEY_TEXTS = {
  line: 120,
  note: LIMITS.moneyNote.max,
  buyer: 80,
  address: 200,
  seller: 120,
} as const;
