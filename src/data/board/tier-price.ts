import type { PriceRange } from '#src/config/price.ts';
import type { Today } from '#src/domain/board/today.ts';
import type { PhotographyTier } from '#text/catalogue/photography.ts';

/** From the cheapest available package of a tier to the dearest, with the board's prices. */
export function tierPrice(
  { packages }: Pick<PhotographyTier, 'packages'>,
  items: Today['items'],
): PriceRange {
  const free = packages.filter(({ id }) => !items[`photography/${id}`]?.isOut);
  const prices = (free.length > 0 ? free : packages).map(
    ({ id, price }) => items[`photography/${id}`]?.price ?? { low: price, high: price },
  );
  return {
    low: Math.min(...prices.map(({ low }) => low)),
    high: Math.max(...prices.map(({ high }) => high)),
  };
}
