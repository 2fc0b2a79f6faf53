export interface GiftOffer {
  readonly id: string;
  readonly amount: number;
  /** Whole per cent or whole rupees. */
  readonly unit: 'percent' | 'rupees';
  /** `5% off gifts`, `₹100 gift voucher`, `Flat ₹20 off`. */
  readonly kind: 'off' | 'voucher' | 'flat';
  /** Absent if the offer applies to everything. */
  readonly on?: 'gifts' | 'cards';
  /** To be quoted in the order, if needed. */
  readonly code?: string;
}

/** Of the shop's name. */
const CODE_WORD = import.meta.env.VITE_CODE_WORD;

export const GIFT_OFFERS: readonly GiftOffer[] = [
  { id: 'gifts', amount: 5, unit: 'percent', kind: 'off', on: 'gifts' },
  { id: 'cards', amount: 10, unit: 'percent', kind: 'off', on: 'cards' },
  { id: 'voucher', amount: 100, unit: 'rupees', kind: 'voucher' },
  { id: 'flat-20', amount: 20, unit: 'rupees', kind: 'flat', code: `${CODE_WORD}20` },
  { id: 'flat-50', amount: 50, unit: 'rupees', kind: 'flat', code: `${CODE_WORD}50` },
];

/** Codes that an order may name whatever the board says. */
export const OFFER_CODES: readonly string[] = GIFT_OFFERS.flatMap(({ code }) => code ?? []);
