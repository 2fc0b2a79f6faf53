import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import type { PriceRange } from '#src/config/price.ts';
import type { Coupon, CouponTerms } from '#src/domain/board/board.ts';
import type { Today } from '#src/domain/board/today.ts';
import { instantInIndia } from '#src/domain/india-time.ts';
import { OFFERS, offersFor } from '#src/domain/order/offers.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced } from '#src/domain/order/order-number.ts';
import type { ShownLine } from './catalogue-item.ts';
import { showLines, totalOf } from './catalogue-item.ts';

/** What an order says that our prices do not, as they were when it was placed: a browser can write any price. */
export interface Differences {
  /** Lines that are not in the catalogue, or have another price, by their key. */
  readonly lines: ReadonlyMap<string, 'unknown' | 'price'>;
  /** The total by our prices, if the order has another one. */
  readonly total: PriceRange | undefined;
  /** Offers that are not ours. */
  readonly unknownOffers: readonly string[];
  /** Our offers that such an order does not get. */
  readonly lateOffers: readonly string[];
  /** Whether its coupon was not one of ours then. */
  readonly unknownCoupon: boolean;
}

export function differencesOf(
  order: Order,
  lines: readonly ShownLine[],
  coupons: readonly Coupon[] = [],
): Differences {
  const { total, discounts } = order;
  const different = lines.flatMap((line): [string, 'unknown' | 'price'][] => {
    if (!line.item) return [[line.key, 'unknown']];
    return isSame(line.price, line.item.price) ? [] : [[line.key, 'price']];
  });
  const ours = ourTotal(lines);
  const due = offersDue(order);
  const isOurs = (discount: string) => OFFERS.some((offer) => offer === discount);
  return {
    lines: new Map(different),
    total: isSame(total, ours) ? undefined : ours,
    unknownOffers: discounts.filter((discount) => !isOurs(discount)),
    lateOffers: discounts.filter((discount) => isOurs(discount) && !due.includes(discount)),
    unknownCoupon: order.coupon !== '' && !couponOf(order, coupons),
  };
}

/** Whether there is any difference. */
export function isDifferent(differences: Differences): boolean {
  const { lines, total, unknownOffers, lateOffers, unknownCoupon } = differences;
  const isOffer = unknownOffers.length > 0 || lateOffers.length > 0 || unknownCoupon;
  return lines.size > 0 || total !== undefined || isOffer;
}

/** Whether an order says anything that our prices and offers, as they were then, do not. */
export function differsFromOurs(order: Order, { items, coupons }: Pick<Today, 'items' | 'coupons'>): boolean {
  return isDifferent(differencesOf(order, showLines(order.kind, order.lines, items), coupons));
}

/** The coupon of an order, if it was one of ours: of the board, or of our gift offers, which hold always. */
export function couponOf({ coupon }: Order, coupons: readonly Coupon[]): CouponTerms | undefined {
  const ours = [...coupons, ...GIFT_OFFERS];
  const { code, amount, unit } = ours.find((one) => one.code === coupon) ?? {};
  return code && amount && unit ? { code, amount, unit } : undefined;
}

/** The total of the lines at our prices. */
export function ourTotal(lines: readonly ShownLine[]): PriceRange {
  return totalOf(lines.map(({ amount, item }) => ({ amount, price: item?.price })));
}

/** The requested offers that the order qualifies for: ours, and within their dates. */
export function offersOf(order: Order): readonly string[] {
  const due = offersDue(order);
  return order.discounts.filter((discount) => due.includes(discount));
}

function offersDue({ kind, date, number, createdAt }: Order): readonly string[] {
  return kind === 'cards'
    ? offersFor(date, instantInIndia(dayPlaced({ number, createdAt }), '12:00') ?? createdAt)
    : [];
}

function isSame(one: PriceRange | undefined, other: PriceRange | undefined): boolean {
  return one?.low === other?.low && one?.high === other?.high;
}
