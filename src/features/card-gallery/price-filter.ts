import type { PriceRange } from '#src/config/price.ts';

/** Strips all but digits from each side of the dash (specification §5); `undefined` without two numbers. */
export function parsePriceOption(chosen: string): PriceRange | undefined {
  const [low, high] = chosen.split('-').map((side) => side.replace(/\D/g, ''));
  if (!low || !high) return undefined;
  return { low: Number(low), high: Number(high) };
}

/** Series whose price range overlaps the chosen one (specification §5); all if nothing is chosen. */
export function filterByPrice<Series extends { price: PriceRange }>(
  series: readonly Series[],
  chosen: string,
): readonly Series[] {
  const range = parsePriceOption(chosen);
  if (!range) return series;
  return series.filter(({ price }) => price.high >= range.low && price.low <= range.high);
}
