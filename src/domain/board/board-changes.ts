import type { Banner, Board, Coupon, PriceChange, Testimonial } from './board.ts';

interface Changed<Part> {
  readonly added: readonly Part[];
  readonly removed: readonly Part[];
}

export interface BoardChanges {
  readonly prices: Changed<PriceChange>;
  readonly out: Changed<string>;
  readonly banner: Changed<Banner>;
  readonly closed: Changed<string>;
  readonly coupons: Changed<Coupon>;
  readonly testimonials: Changed<Testimonial>;
}

export function changesOf(before: Board, after: Board): BoardChanges {
  const bannerIn = ({ banner }: Board) => (banner ? [banner] : []);
  return {
    prices: changed(before.prices, after.prices),
    out: changed(before.out, after.out),
    banner: changed(bannerIn(before), bannerIn(after)),
    closed: changed(before.closed, after.closed),
    coupons: changed(before.coupons, after.coupons),
    testimonials: changed(before.testimonials, after.testimonials),
  };
}

function changed<Part>(before: readonly Part[], after: readonly Part[]): Changed<Part> {
  const text = (part: Part) => JSON.stringify(part);
  const [known, wanted] = [new Set(before.map(text)), new Set(after.map(text))];
  return {
    added: after.filter((part) => !known.has(text(part))),
    removed: before.filter((part) => !wanted.has(text(part))),
  };
}
