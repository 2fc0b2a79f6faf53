import type { PriceRange } from '#src/config/price.ts';
import { OFFERS, offersFor } from '#src/domain/order/offers.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { ShownLine } from './catalogue-item.ts';
import { showLines, totalOf } from './catalogue-item.ts';

/** What an order says that the catalogue does not: a browser can write any price. */
export interface Differences {
  /** Lines that are not in the catalogue, or cost something else today, by their key. */
  readonly lines: ReadonlyMap<string, 'unknown' | 'price'>;
  /** The total by the catalogue, if the order has another one. */
  readonly total: PriceRange | undefined;
  /** Offers that are not ours. */
  readonly unknownOffers: readonly string[];
  /** Our offers that such an order does not get. */
  readonly lateOffers: readonly string[];
}

export function differencesOf(order: Order, lines: readonly ShownLine[]): Differences {
  const { total, discounts } = order;
  const different = lines.flatMap((line): [string, 'unknown' | 'price'][] => {
    if (!line.item) return [[line.key, 'unknown']];
    return isSame(line.price, line.item.price) ? [] : [[line.key, 'price']];
  });
  const today = totalToday(lines);
  const due = offersDue(order);
  const isOurs = (discount: string) => OFFERS.some((offer) => offer === discount);
  return {
    lines: new Map(different),
    total: isSame(total, today) ? undefined : today,
    unknownOffers: discounts.filter((discount) => !isOurs(discount)),
    lateOffers: discounts.filter((discount) => isOurs(discount) && !due.includes(discount)),
  };
}

/** Whether there is any difference. */
export function isDifferent({ lines, total, unknownOffers, lateOffers }: Differences): boolean {
  return lines.size > 0 || total !== undefined || unknownOffers.length > 0 || lateOffers.length > 0;
}

/** Whether an order says anything that the catalogue does not. */
export function differsFromCatalogue(order: Order): boolean {
  return isDifferent(differencesOf(order, showLines(order.kind, order.lines)));
}

/** What the lines cost by the catalogue of today. */
export function totalToday(lines: readonly ShownLine[]): PriceRange {
  return totalOf(lines.map(({ amount, item }) => ({ amount, price: item?.price })));
}

/** The offers that an order gets of those it asks for: ours, and only in time. */
export function offersOf(order: Order): readonly string[] {
  const due = offersDue(order);
  return order.discounts.filter((discount) => due.includes(discount));
}

function offersDue({ kind, date, createdAt }: Order): readonly string[] {
  return kind === 'cards' ? offersFor(date, createdAt) : [];
}

function isSame(one: PriceRange | undefined, other: PriceRange | undefined): boolean {
  return one?.low === other?.low && one?.high === other?.high;
}
