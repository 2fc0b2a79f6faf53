/** A board as text for the owner. */

import type { Board, Coupon } from '#src/domain/board/board.ts';
import { changesOf } from '#src/domain/board/board-changes.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { amountOff } from '#src/lib/amount-off.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import { isSeries, outInSeries, outSeries, seriesOf, shopItem } from './shop-items.ts';

const { changes: text, coupons, items } = MANAGE_SHOP;

/** `10% off until Monday, 30 November 2026`. */
export function couponTerms(coupon: Coupon): string {
  return coupons.terms(amountOff(coupon), showWeekday(coupon.until));
}

/** A design is named with its series, because other series may have a design of the same name. */
function name(key: string): string {
  const series = seriesOf(key);
  return series ? text.design(shopItem(key).name, series.name) : shopItem(key).name;
}

/** For an item that is no longer marked as sold out, with what of it still is. */
function backLine(key: string, out: readonly string[]): string {
  const series = outSeries(out, key);
  if (series) return text.backBySeries(name(key), series.name);
  const designs = outInSeries(out, key);
  return designs === '' ? text.back(name(key)) : text.backWithout(name(key), designs);
}

/** Everything that saving would change, a line each. */
export function changeLines(before: Board, after: Board): string[] {
  const { prices, out, banner, closed, coupons: codes, testimonials } = changesOf(before, after);
  const priceInCatalogue = (key: string) => {
    const { price } = shopItem(key);
    return price ? rupeeRangeShort(price) : items.onRequest;
  };
  return [
    ...prices.added.map(({ item, from, price }) =>
      text.price(name(item), priceInCatalogue(item), rupeeRangeShort(price), showWeekday(from)),
    ),
    ...prices.removed.map(({ item, from, price }) =>
      text.noPrice(name(item), rupeeRangeShort(price), showWeekday(from)),
    ),
    ...out.added.map((key) => (isSeries(key) ? text.outWithDesigns : text.out)(name(key))),
    ...out.removed.map((key) => backLine(key, after.out)),
    ...banner.added.map(({ first, last }) => text.banner(showWeekday(first), showWeekday(last))),
    ...(after.banner ? [] : banner.removed.map(() => text.noBanner)),
    ...closed.added.map((day) => text.closed(showWeekday(day))),
    ...closed.removed.map((day) => text.open(showWeekday(day))),
    ...codes.added.map((coupon) => text.coupon(`${coupon.code}: ${couponTerms(coupon)}`)),
    ...codes.removed.map(({ code }) => text.noCoupon(code)),
    ...testimonials.added.map(({ en }) => text.testimonial(en.name)),
    ...testimonials.removed.map(({ en }) => text.noTestimonial(en.name)),
  ];
}
