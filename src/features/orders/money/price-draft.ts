import type { CouponTerms } from '#src/domain/board/board.ts';
import type { Today } from '#src/domain/board/today.ts';
import { LIMITS } from '#src/domain/money/limits.ts';
import type { PriceLine } from '#src/domain/money/money.ts';
import { agreedPrice, TAX_RATES } from '#src/domain/money/money.ts';
import { NO_TAX, TAX_CODES } from '#src/domain/money/tax-codes.ts';
import type { Order, OrderKind } from '#src/domain/order/order.ts';
import { cleanLine } from '#src/lib/text.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { offerText } from '#text/card-offers.ts';
import { ORDER_MESSAGE } from '#text/orders.ts';
import { couponText } from '../board-text.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines, showLines } from '../catalogue-item.ts';
import { offersOf } from '../differences.ts';

/** A price line as it is being typed. */
export interface LineDraft {
  /** Unique in the form. */
  readonly key: number;
  readonly text: string;
  readonly quantity: string;
  readonly amount: string;
  readonly code: string;
  readonly rate: string;
}

export type LineFault = 'text' | 'quantity' | 'amount' | 'code';

const CODE = /^\d{4,8}$/;
const MINUS = /^[-−–]\s*/;

export function draftOf(line: PriceLine, key: number): LineDraft {
  const { text, quantity, amount, code, rate } = line;
  return {
    key,
    text,
    quantity: quantity === 0 ? '' : String(quantity),
    amount: amount < 0 ? `−${-amount}` : String(amount),
    code,
    rate: String(rate),
  };
}

/** The line, or what is wrong with it. */
export function readLine(draft: LineDraft, isTaxed: boolean): PriceLine | readonly LineFault[] {
  const text = cleanLine(draft.text);
  const quantity = draft.quantity.trim() === '' ? 0 : parseWholeNumber(draft.quantity, LIMITS.quantity);
  const amount = parseRupees(draft.amount);
  const code = draft.code.trim();
  const rate = TAX_RATES.find((one) => String(one) === draft.rate) ?? 0;
  const faults: LineFault[] = [];
  if (text === '') faults.push('text');
  if (isTaxed && !CODE.test(code)) faults.push('code');
  if (quantity === undefined) faults.push('quantity');
  if (amount === undefined) faults.push('amount');
  if (faults.length > 0 || quantity === undefined || amount === undefined) return faults;
  return { text, quantity, amount, code: isTaxed ? code : '', rate: isTaxed ? rate : 0 };
}

/** Stored lines; those from before the shop had a GST number start with the suggested code and rate, as a bill needs both. */
export function linesWithCodes(lines: readonly PriceLine[], kind: OrderKind): readonly PriceLine[] {
  return lines.map((line) => (line.code === '' ? { ...line, ...TAX_CODES[kind] } : line));
}

export function isLine(read: PriceLine | readonly LineFault[]): read is PriceLine {
  return 'text' in read;
}

/** Whole rupees; a minus makes it a discount. */
function parseRupees(typed: string): number | undefined {
  const text = typed.trim();
  const amount = parseWholeNumber(text.replace(MINUS, ''), LIMITS.rupees);
  return amount !== undefined && MINUS.test(text) ? -amount : amount;
}

const EARLY = 'prebooking';

/**
 * What the owner starts from: cards at the highest price of their range, with the 10 % only where the wedding is known to be far
 * enough away from the day of the order; a menu by its price per plate; less the coupon. An order of more designs than a price has
 * lines starts with its series.
 *
 * @param items prices of the board that differ from the catalogue's
 * @param coupon of the order, if it was one of ours
 */
export function firstLines(
  order: Order,
  isTaxed: boolean,
  items: Today['items'],
  coupon: CouponTerms | undefined,
): PriceLine[] {
  const { kind, lines, guests, platePrice, date } = order;
  const tax = isTaxed ? TAX_CODES[kind] : NO_TAX;
  if (kind === 'catering') {
    const amount = guests * platePrice;
    const menu = { text: ORDER_MESSAGE.kinds.catering, quantity: guests, amount, ...tax };
    return amount > 0 ? [menu, ...discountLines(amount, 0, coupon, tax)] : [];
  }
  const shown = showLines(kind, lines, items);
  const cards = pricesOf(shown, tax);
  const sum = agreedPrice({ lines: cards });
  const isEarly = date !== '' && offersOf(order).includes(EARLY);
  const less = discountLines(sum, isEarly ? Math.round(sum / 10) : 0, coupon, tax);
  const isLong = cards.length + less.length > LIMITS.priceLines.max;
  return [...(isLong ? pricesBySeries(shown, tax) : cards), ...less];
}

type Tax = Pick<PriceLine, 'code' | 'rate'>;

/** Of a price in rupees: what booking early takes off, and what the coupon does, together at most the price. */
function discountLines(price: number, early: number, coupon: CouponTerms | undefined, tax: Tax): PriceLine[] {
  const worth = couponWorth(price, coupon);
  return [
    { text: offerText(EARLY) ?? EARLY, quantity: 0, amount: -early, ...tax },
    { text: coupon ? couponText(coupon) : '', quantity: 0, amount: -Math.min(worth, price - early), ...tax },
  ].filter(({ amount }) => amount < 0);
}

/** What a coupon takes off a price, in whole rupees. */
function couponWorth(price: number, coupon: CouponTerms | undefined): number {
  if (!coupon) return 0;
  return coupon.unit === 'percent' ? Math.round((price * coupon.amount) / 100) : coupon.amount;
}

function pricesOf(lines: readonly ShownLine[], tax: Tax): PriceLine[] {
  return lines.flatMap(({ item, amount }) =>
    item?.price
      ? [{ text: `${item.name} (${item.group})`, quantity: amount, amount: amount * item.price.high, ...tax }]
      : [],
  );
}

/** One line for all designs of a series: there are fewer series than a price may have lines. */
function pricesBySeries(lines: readonly ShownLine[], tax: Tax): PriceLine[] {
  return groupLines(lines).flatMap(([text, ofSeries]) => {
    const prices = pricesOf(ofSeries, tax);
    const quantity = prices.reduce((before, one) => before + one.quantity, 0);
    return quantity > 0 ? [{ text, quantity, amount: agreedPrice({ lines: prices }), ...tax }] : [];
  });
}
