import type { PriceRange } from '#src/config/price.ts';
import type { Money } from '#src/domain/money/money.ts';
import type { SiteLanguage } from '#src/locales/locales.ts';
import type { OrderStatus } from './order-status.ts';
import type { Foods } from './plates.ts';

export const ORDER_KINDS = ['cards', 'catering'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

export const PRINTED_FIELDS = ['first', 'second', 'families', 'date', 'place'] as const;

export type PrintedField = (typeof PRINTED_FIELDS)[number];

/** A text as it was typed; a field has two lines where it was typed in two scripts, first the one on the cards. */
export interface PrintedLine {
  readonly field: PrintedField;
  readonly text: string;
}

export interface OrderLine {
  /** In the catalogue: a card design, or a dish. */
  readonly id: string;
  readonly amount: number;
  /** What one cost when it was ordered; `undefined` for dishes, which are priced on WhatsApp. */
  readonly price: PriceRange | undefined;
}

/** Something that a family would like besides the dishes on the menu. */
export interface Extra {
  /** Id of a category of dishes. */
  readonly category: string;
  readonly text: string;
}

/** Optional facts about the customer and the wedding; empty if not given. */
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

/** An order as the customer placed it. Nothing in it changes afterwards. */
export interface PlacedOrder extends OrderFacts {
  /** For people: `S-261122-7Q3M`. */
  readonly number: string;
  readonly kind: OrderKind;
  /** Of the pages where it was placed: the customer is answered in it. */
  readonly language: SiteLanguage;
  readonly lines: readonly OrderLine[];
  /** As the cart showed it; 0 where there are no prices. */
  readonly total: PriceRange;
  /** Ids of the offers that the cart showed; a browser may write others. */
  readonly discounts: readonly string[];
  /** What every card of the order says, for proof-reading; empty if the couple has not typed it. */
  readonly printed: readonly PrintedLine[];
  /** Plates by food, which add up to the guests; `undefined` where nobody has counted. */
  readonly plates: Foods | undefined;
  readonly wishes: readonly Extra[];
  /** The revision of the board whose prices the cart showed; 0 for the catalogue alone. */
  readonly board: number;
  /** A code that the customer typed; empty if none. */
  readonly coupon: string;
}

/** A placed order and how far it has come. Times are in milliseconds since 1970. */
export interface Order extends PlacedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  /** When the status was last set to each value. */
  readonly times: Readonly<Partial<Record<OrderStatus, number>>>;
  /** Counts the changes of status, price and money. */
  readonly rev: number;
  /** What the owner asks for a plate of a menu, in rupees; 0 for no price yet. */
  readonly platePrice: number;
  /** What is agreed and paid; `undefined` until the owner has entered something. */
  readonly money: Money | undefined;
  readonly createdAt: number;
}

export function countPieces({ lines }: Pick<PlacedOrder, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
