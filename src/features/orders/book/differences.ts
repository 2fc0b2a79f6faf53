import type { PriceRange } from '#src/config/price.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { totalOf } from '../catalogue-item.ts';
import type { PlacedOrder } from '../order.ts';

/** What an order says that the catalogue does not: a browser can write any price. */
export interface Differences {
  /** Lines that are not in the catalogue, or cost something else today, by their key. */
  readonly lines: ReadonlyMap<string, 'unknown' | 'price'>;
  /** The total by the catalogue, if the order has another one. */
  readonly total: PriceRange | undefined;
  /** Promised offers that are not ours. */
  readonly discounts: readonly string[];
}

export function differencesOf(
  { total, discounts }: PlacedOrder,
  lines: readonly ShownLine[],
  offers: readonly string[],
): Differences {
  const different = lines.flatMap((line): [string, 'unknown' | 'price'][] => {
    if (!line.item) return [[line.key, 'unknown']];
    return isSame(line.price, line.item.price) ? [] : [[line.key, 'price']];
  });
  const today = totalOf(lines.map(({ amount, item }) => ({ amount, price: item?.price })));
  return {
    lines: new Map(different),
    total: isSame(total, today) ? undefined : today,
    discounts: discounts.filter((discount) => !offers.includes(discount)),
  };
}

/** Whether there is any difference. */
export function isDifferent({ lines, total, discounts }: Differences): boolean {
  return lines.size > 0 || total !== undefined || discounts.length > 0;
}

function isSame(one: PriceRange | undefined, other: PriceRange | undefined): boolean {
  return one?.low === other?.low && one?.high === other?.high;
}
