import type { PriceRange } from '#src/config/price.ts';

const BEFORE_COMMA = /\d(?=(\d\d)+\d$)/g;

/** `120000` → `1,20,000`. Not `Intl.NumberFormat`, which takes 110 ms to create on a slow phone. */
export function groupDigits(amount: number): string {
  return String(amount).replace(BEFORE_COMMA, '$&,');
}

export function rupees(amount: number): string {
  return `₹${groupDigits(amount)}`;
}

export function rupeeRange({ low, high }: PriceRange): string {
  return low === high ? rupees(low) : `${rupees(low)} – ${rupees(high)}`;
}

export function rupeeRangeShort({ low, high }: PriceRange): string {
  return low === high ? rupees(low) : `${rupees(low)}–${groupDigits(high)}`;
}

export function timesAmount({ low, high }: PriceRange, amount: number): PriceRange {
  return { low: low * amount, high: high * amount };
}

export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce((sum, range) => ({ low: sum.low + range.low, high: sum.high + range.high }), {
    low: 0,
    high: 0,
  });
}
