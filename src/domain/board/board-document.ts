/** The documents `shop/today` and `shop/rN`: their shape as in `firestore.rules`, and the way to and from a {@link Board}. */
import * as v from 'valibot';
import type { PriceRange } from '#src/config/price.ts';
import { LIMITS } from '#src/domain/board/limits.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type {
  Banner,
  Board,
  BoardRevision,
  Coupon,
  PriceChange,
  Testimonial,
  TestimonialTexts,
} from './board.ts';
import {
  BOARD_BANNER_PATTERN,
  BOARD_CLOSED_PATTERN,
  BOARD_COUPONS_PATTERN,
  BOARD_ITEMS_PATTERN,
  BOARD_TESTIMONIALS_PATTERN,
} from './board-patterns.ts';

const matching = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(pattern, 'u')));

const boardTexts = v.object({
  items: matching(BOARD_ITEMS_PATTERN),
  banner: matching(BOARD_BANNER_PATTERN),
  closed: matching(BOARD_CLOSED_PATTERN),
  coupons: matching(BOARD_COUPONS_PATTERN),
  testimonials: matching(BOARD_TESTIMONIALS_PATTERN),
});

export type BoardTexts = v.InferOutput<typeof boardTexts>;

const storedDocument = v.object({
  ...boardTexts.entries,
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  savedAt: timestampSchema,
});

export function parseRevision(fields: unknown): BoardRevision | undefined {
  const parsed = v.safeParse(storedDocument, fields);
  if (!parsed.success) return undefined;
  const { rev, savedAt, ...texts } = parsed.output;
  return { rev, savedAt, board: boardOf(texts) };
}

/** A revision for JSON, which has no dates. */
export function revisionToJson({ rev, savedAt, board }: BoardRevision): object {
  return { ...textsOf(board), rev, savedAt };
}

export function revisionFromJson(json: unknown): BoardRevision | undefined {
  const { savedAt, ...rest } = fieldsOf(json);
  return parseRevision({ ...rest, savedAt: new Date(Number(savedAt)) });
}

export function textsOf({ prices, out, banner, closed, coupons, testimonials }: Board): BoardTexts {
  return {
    items: lines([...prices.map(priceLine), ...out.map((item) => `${item} ${OUT}`)]),
    banner: banner ? bannerLine(banner) : '',
    closed: lines(closed),
    coupons: lines(coupons.map(couponLine)),
    testimonials: lines(testimonials.map(testimonialLine)),
  };
}

export function isStorable(board: Board): boolean {
  return v.is(boardTexts, textsOf(board)) && sizeOf(board) <= LIMITS.boardBytes.max;
}

export function sizeOf(board: Board): number {
  return new TextEncoder().encode(Object.values(textsOf(board)).join('')).length;
}

function boardOf({ items, banner, closed, coupons, testimonials }: BoardTexts): Board {
  const rows = linesIn(items).map((row) => row.split(' '));
  return {
    prices: rows.flatMap(priceOf),
    out: rows.flatMap(([item = '', state]) => (state === OUT ? [item] : [])),
    banner: banner === '' ? undefined : bannerOf(banner),
    closed: linesIn(closed),
    coupons: linesIn(coupons).map(couponOf),
    testimonials: linesIn(testimonials).map(testimonialOf),
  };
}

const OUT = 'out';

function lines(all: readonly string[]): string {
  return all.map((one) => `${one}\n`).join('');
}

function linesIn(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

function priceLine({ item, from, price: { low, high } }: PriceChange): string {
  return `${item} ${from} ${low}-${high}`;
}

function priceOf([item = '', from = '', range]: readonly string[]): PriceChange[] {
  return range === undefined ? [] : [{ item, from, price: rangeOf(range) }];
}

function rangeOf(range: string): PriceRange {
  const [low = 0, high = low] = range.split('-').map(Number);
  return { low, high };
}

function bannerLine({ first, last, text }: Banner): string {
  return [`${first} ${last}`, text.en, text.hi].join('\t');
}

function bannerOf(line: string): Banner {
  const [days = '', en = '', hi = ''] = line.split('\t');
  const [first = '', last = ''] = days.split(' ');
  return { first, last, text: { en, hi } };
}

function couponLine({ code, amount, unit, until }: Coupon): string {
  return `${code} ${amount}${unit === 'percent' ? '%' : ''} ${until}`;
}

function couponOf(line: string): Coupon {
  const [code = '', amount = '', until = ''] = line.split(' ');
  const unit = amount.endsWith('%') ? 'percent' : 'rupees';
  return { code, amount: Number(amount.replace('%', '')), unit, until };
}

function testimonialLine({ en, hi }: Testimonial): string {
  return [en, hi].flatMap(({ name, message, designation }) => [name, message, designation]).join('\t');
}

function testimonialOf(line: string): Testimonial {
  const texts = line.split('\t');
  return { en: wordsOf(texts.slice(0, 3)), hi: wordsOf(texts.slice(3)) };
}

function wordsOf([name = '', message = '', designation = '']: readonly string[]): TestimonialTexts {
  return { name, message, designation };
}
