import type { PriceRange } from '#src/config/price.ts';
import type { Money } from '#src/domain/money/money.ts';
import type { SiteLanguage } from '#src/locales/locales.ts';
import type { OrderStatus } from './order-status.ts';
import type { Foods } from './plates.ts';

export const ORDER_KINDS = ['cards', 'catering'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

export const PRINTED_FIELDS = ['first', 'second', 'families', 'date', 'place'] as const;

export type PrintedField = (typeof PRINTED_FIELDS)[number];

/** As typed; a field has two lines where it was typed in two scripts, first the one on the cards. */
export interface PrintedLine {
  readonly field: PrintedField;
  readonly text: string;
}

export interface OrderLine {
  /** In the catalogue: a card design, or a dish. */
  readonly id: string;
  readonly amount: number;
  /** Unit price when it was ordered; `undefined` for dishes, which are priced on WhatsApp. */
  readonly price: PriceRange | undefined;
}

export interface Extra {
  readonly category: string;
  readonly text: string;
}

/** Optional; empty if not given. */
export interface OrderFacts {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly couple: string;
  readonly place: string;
  /** The function of a wedding that a dinner is for: `Sangeet`. */
  readonly occasion: string;
  /** Day in India, as `2027-02-14`. */
  readonly date: string;
  /** 0 if not given. */
  readonly guests: number;
}

/** As the customer placed it. Nothing in it changes afterwards. */
export interface PlacedOrder extends OrderFacts {
  /** For people: `S-261122-7Q3M`. */
  readonly number: string;
  readonly kind: OrderKind;
  /** Language of the pages where it was placed, in which the shop replies. */
  readonly language: SiteLanguage;
  readonly lines: readonly OrderLine[];
  /** As the cart showed it; 0 where there are no prices. */
  readonly total: PriceRange;
  /** Ids of the offers that the cart showed; a browser may write others. */
  readonly discounts: readonly string[];
  /** What every card of the order says, for proof-reading; may be empty. */
  readonly printed: readonly PrintedLine[];
  /** Plates by food, which add up to the guests; `undefined` where nobody has counted. */
  readonly plates: Foods | undefined;
  readonly wishes: readonly Extra[];
  /** The revision of the board whose prices the cart showed; 0 for the catalogue alone. */
  readonly board: number;
  readonly coupon: string;
}

/** Times are in milliseconds since 1970. */
export interface Order extends PlacedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly times: Readonly<Partial<Record<OrderStatus, number>>>;
  /** Counts the changes of status, price and money. */
  readonly rev: number;
  /** The owner's price for a plate of a menu, in rupees; 0 for none yet. */
  readonly platePrice: number;
  /** `undefined` until the owner has entered something. */
  readonly money: Money | undefined;
  readonly createdAt: number;
}

export function countPieces({ lines }: Pick<PlacedOrder, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
