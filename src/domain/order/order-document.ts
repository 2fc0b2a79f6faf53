/** The document `orders/ID` as in `firestore.rules`, to and from an {@link Order}. */
import * as v from 'valibot';
import { moneyDocument, moneyOf } from '#src/domain/money/money-document.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { OFFERS, OFFERS_IN_WORDS } from './offers.ts';
import type { Extra, Order, OrderLine, PlacedOrder, PrintedLine } from './order.ts';
import { ORDER_KINDS, PRINTED_FIELDS } from './order.ts';
import {
  ORDER_EXTRAS_PATTERN,
  ORDER_LINES_PATTERN,
  ORDER_NUMBER_PATTERN,
  ORDER_PRINTED_PATTERN,
} from './order-patterns.ts';
import { ORDER_STATUSES } from './order-status.ts';
import type { Foods } from './plates.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const placedDocument = v.object({
  number: v.pipe(text, v.regex(new RegExp(ORDER_NUMBER_PATTERN, 'u'))),
  kind: v.picklist(ORDER_KINDS),
  /** Missing from orders older than the Hindi shop. */
  language: v.optional(v.picklist(SITE_LANGUAGES), DEFAULT_LANGUAGE),
  lines: v.pipe(text, v.regex(new RegExp(ORDER_LINES_PATTERN, 'u'))),
  totalLow: whole,
  totalHigh: whole,
  discounts: text,
  name: text,
  phone: text,
  couple: text,
  place: text,
  date: text,
  guests: whole,
  /** Missing where a couple typed nothing to print. */
  printed: v.optional(v.pipe(text, v.regex(new RegExp(ORDER_PRINTED_PATTERN, 'u')))),
  /** Missing where there was no board, or no coupon. */
  board: v.optional(whole),
  coupon: v.optional(text),
  /** The next three are in orders of dinners only. */
  occasion: v.optional(text),
  plates: v.optional(text),
  wishes: v.optional(v.pipe(text, v.regex(new RegExp(ORDER_EXTRAS_PATTERN, 'u')))),
});

const storedDocument = v.object({
  ...placedDocument.entries,
  status: v.picklist(ORDER_STATUSES),
  times: v.optional(v.record(v.picklist(ORDER_STATUSES), timestampSchema), {}),
  rev: whole,
  platePrice: v.optional(whole, 0),
  money: v.optional(moneyDocument),
  createdAt: timestampSchema,
});

export type PlacedDocument = v.InferOutput<typeof placedDocument>;

const BETWEEN_OFFERS = ' ';

export function documentOf(order: PlacedOrder): PlacedDocument {
  const { lines, total, discounts, printed, board, coupon, occasion, plates, wishes, ...rest } = order;
  return {
    ...rest,
    lines: lines.map(lineText).join('\n'),
    totalLow: total.low,
    totalHigh: total.high,
    discounts: discounts.join(BETWEEN_OFFERS),
    ...(printed.length > 0 && { printed: printed.map(printedText).join('\n') }),
    ...(board > 0 && { board }),
    ...(coupon !== '' && { coupon }),
    ...(occasion !== '' && { occasion }),
    ...(plates && { plates: platesText(plates) }),
    ...(wishes.length > 0 && { wishes: wishes.map(extraText).join('\n') }),
  };
}

export function placedOrder({
  lines,
  totalLow,
  totalHigh,
  discounts,
  printed = '',
  board = 0,
  coupon = '',
  occasion = '',
  plates = '',
  wishes = '',
  ...rest
}: PlacedDocument): PlacedOrder {
  return {
    ...rest,
    lines: lines.split('\n').map(lineOf),
    total: { low: totalLow, high: totalHigh },
    discounts: offersIn(discounts),
    printed: printed.split('\n').flatMap(printedLine),
    board,
    coupon,
    occasion,
    plates: platesOf(plates, rest.guests),
    wishes: wishes.split('\n').filter(Boolean).map(extraOf),
  };
}

export function parseOrder(id: string, fields: unknown): Order | undefined {
  const parsed = v.safeParse(storedDocument, fields);
  if (!parsed.success) return undefined;
  const { status, times, rev, platePrice, money, createdAt, ...placed } = parsed.output;
  return {
    ...placedOrder(placed),
    id,
    status,
    times,
    rev,
    platePrice,
    money: money && moneyOf(money),
    createdAt,
  };
}

function lineText({ id, amount, price }: OrderLine): string {
  return price ? `${id} ${amount} ${price.low}-${price.high}` : `${id} ${amount}`;
}

function lineOf(line: string): OrderLine {
  const [id = '', amount = '', price] = line.split(' ');
  const [low, high] = price?.split('-').map(Number) ?? [];
  return {
    id,
    amount: Number(amount),
    price: low === undefined || high === undefined ? undefined : { low, high },
  };
}

const printedText = ({ field, text: words }: PrintedLine): string => `${field} ${words}`;

function printedLine(line: string): PrintedLine[] {
  const field = PRINTED_FIELDS.find((one) => line.startsWith(`${one} `));
  return field ? [{ field, text: line.slice(field.length + 1) }] : [];
}

/** An unknown offer stays one text. */
function offersIn(discounts: string): readonly string[] {
  if (discounts === OFFERS_IN_WORDS) return OFFERS;
  const ids = discounts.split(BETWEEN_OFFERS).filter(Boolean);
  return ids.every((id) => OFFERS.some((offer) => offer === id)) ? ids : [discounts];
}

const platesText = ({ veg, jain, nonVeg, children }: Foods): string =>
  [veg, jain, nonVeg, children].join(' ');

/** Plates that do not add up to the guests are ignored. */
function platesOf(plates: string, guests: number): Foods | undefined {
  const [veg = 0, jain = 0, nonVeg = 0, children] = plates.split(' ').map(Number);
  const isCount = veg + jain + nonVeg === guests;
  return children === undefined || !isCount ? undefined : { veg, jain, nonVeg, children };
}

const extraText = ({ category, text: words }: Extra): string => `${category} ${words}`;

function extraOf(line: string): Extra {
  const [category = ''] = line.split(' ', 1);
  return { category, text: line.slice(category.length + 1) };
}
