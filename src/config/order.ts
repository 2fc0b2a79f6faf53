/** Copied into firestore.rules by `npm run rules:write`. */
export const ORDER_STATUSES = [
  'received',
  'confirmed',
  'working',
  'ready',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Only the owner gives an order one of these: until then, anybody may have written its total. */
export const AGREED_STATUSES = ['confirmed', 'working', 'ready', 'delivered'] as const;

/** Whether an order's total counts in the sum of the book. */
export function isAgreed(status: OrderStatus): boolean {
  return AGREED_STATUSES.some((one) => one === status);
}

export const ORDER_KINDS = ['cards', 'catering'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

/** Offers on cards, as orders keep them: their words are ours, never those of an order. */
export const OFFERS = ['prebooking', 'carry-bags'] as const;

export type OfferId = (typeof OFFERS)[number];

/** How orders kept both offers before they kept ids; phones that were offline since then still send it. */
export const OFFERS_IN_WORDS =
  '10% off for prebooking 1.5 months before the date; 20 carry bags free with branded card';

/** What a couple has printed on its cards. */
export const PRINTED_FIELDS = ['first', 'second', 'families', 'date', 'place'] as const;

export type PrintedField = (typeof PRINTED_FIELDS)[number];

/** A text as it was typed; a field has two lines where it was typed in two scripts. */
export interface PrintedLine {
  readonly field: PrintedField;
  readonly text: string;
}
