import type { CardSeries } from '#src/catalogue/card-series.ts';
import type { PriceRange } from '#src/config/price.ts';
import { rupeeRange, rupeeRangeShort } from '#src/lib/money.ts';

export const titles = (series: readonly CardSeries[]) => series.map(({ title }) => title);

/** A line of the order: `100 cards × ₹40–55 = ₹4,000 – ₹5,500`. */
export const priced = (cards: number, { low, high }: PriceRange) =>
  `${cards} cards × ${rupeeRangeShort({ low, high })} = ${rupeeRange({ low: cards * low, high: cards * high })}`;
