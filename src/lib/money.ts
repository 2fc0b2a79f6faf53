/**
 * Rupees as a person in India reads them. Amounts are whole rupees everywhere.
 */
import type { PriceRange } from '#src/config/price.ts';

/** A digit with pairs after it and one digit at the end: where Indian grouping sets a comma. */
const BEFORE_COMMA = /\d(?=(\d\d)+\d$)/g;

/**
 * `120000` → `1,20,000`: Indian grouping, no sign, as `Intl.NumberFormat('en-IN')` writes it. Not by that, because
 * to make one takes a slow phone 110 ms, before any page of prices answers.
 */
export function groupDigits(amount: number): string {
  return String(amount).replace(BEFORE_COMMA, '$&,');
}

/** `120000` → `₹1,20,000`. */
export function rupees(amount: number): string {
  return `₹${groupDigits(amount)}`;
}

/** `{low: 2200, high: 2600}` → `₹2,200 – ₹2,600`; one price when both ends are the same. */
export function rupeeRange({ low, high }: PriceRange): string {
  return low === high ? rupees(low) : `${rupees(low)} – ${rupees(high)}`;
}

/** The short form beside a name: `₹22–26`. */
export function rupeeRangeShort({ low, high }: PriceRange): string {
  return low === high ? rupees(low) : `${rupees(low)}–${groupDigits(high)}`;
}

/** A range times a number of pieces. */
export function timesAmount({ low, high }: PriceRange, amount: number): PriceRange {
  return { low: low * amount, high: high * amount };
}

/** The sum of ranges; nothing costs nothing. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce((sum, range) => ({ low: sum.low + range.low, high: sum.high + range.high }), {
    low: 0,
    high: 0,
  });
}
