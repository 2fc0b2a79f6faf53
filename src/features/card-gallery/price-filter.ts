import type { PriceRange } from '#src/config/price.ts';

/**
 * The chosen range as numbers: all but digits is stripped from each side of the dash first (specification §5).
 * `undefined` for an empty choice or one without two numbers.
 */
export function parsePriceOption(chosen: string): PriceRange | undefined {
  const [low, high] = chosen.split('-').map((side) => side.replace(/\D/g, ''));
  if (!low || !high) return undefined;
  return { low: Number(low), high: Number(high) };
}

/**
 * Specification §5: a series is shown if its upper bound is at least the chosen lower bound and its lower bound is at
 * most the chosen upper bound. Nothing chosen shows all.
 */
export function filterByPrice<Series extends { price: PriceRange }>(
  series: readonly Series[],
  chosen: string,
): readonly Series[] {
  const range = parsePriceOption(chosen);
  if (!range) return series;
  return series.filter(({ price }) => price.high >= range.low && price.low <= range.high);
}
