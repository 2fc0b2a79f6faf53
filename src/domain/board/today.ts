import type { PriceRange } from '#src/config/price.ts';
import type { BoardRevision, Coupon, Testimonial } from './board.ts';

export interface ItemToday {
  readonly price?: PriceRange;
  readonly isOut?: true;
}

export interface Today {
  /** Revision of the board; 0 for the catalogue alone. */
  readonly rev: number;
  /** Only items that differ from the catalogue. */
  readonly items: Readonly<Record<string, ItemToday>>;
  readonly coupons: readonly Coupon[];
  readonly testimonials: readonly Testimonial[];
}

/** What applies on a day in India (`2026-11-30`). */
export function todayOf({ rev, board }: BoardRevision, day: string): Today {
  const items: Record<string, ItemToday> = {};
  // Sorting is stable: of two changes from the same day, the one written last applies.
  for (const { item, from, price } of [...board.prices].sort((one, other) => compare(one.from, other.from))) {
    if (from <= day) items[item] = { price };
  }
  for (const item of board.out) items[item] = { ...items[item], isOut: true };
  return {
    rev,
    items,
    coupons: board.coupons.filter(({ until }) => day <= until),
    testimonials: board.testimonials,
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
