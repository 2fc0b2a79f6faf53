import { describe, expect, test } from 'vitest';
import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import type { CouponTerms } from '#src/domain/board/board.ts';
import { LIMITS } from '#src/domain/money/limits.ts';
import { agreedPrice } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { draftOf, firstLines, readLine } from '#src/features/orders/money/price-draft.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const DRAFT = { key: 1, text: ' Ivory  arch ', quantity: '250', amount: '13,750', code: '4909', rate: '18' };

test('a typed line is read with Indian commas and without needless spaces', () => {
  expect(readLine(DRAFT, true)).toEqual({
    text: 'Ivory arch',
    quantity: 250,
    amount: 13_750,
    code: '4909',
    rate: 18,
  });
});

test.each(['-1,375', '− 1375', '–1375'])('%s is a discount', (amount) => {
  expect(readLine({ ...DRAFT, quantity: '', amount }, true)).toMatchObject({ quantity: 0, amount: -1_375 });
});

test('all that is wrong with a line is said at once', () => {
  expect(readLine({ ...DRAFT, text: ' ', quantity: 'x', amount: '0', code: '49' }, true)).toEqual([
    'text',
    'code',
    'quantity',
    'amount',
  ]);
});

test('a shop that charges no GST has neither codes nor rates', () => {
  expect(readLine({ ...DRAFT, code: '' }, false)).toMatchObject({ code: '', rate: 0 });
});

test('what was read is typed the same', () => {
  for (const typed of [DRAFT, { ...DRAFT, quantity: '', amount: '-5' }]) {
    const line = readLine(typed, true);
    if (!('text' in line)) throw new Error('The line has a fault.');
    expect(readLine(draftOf(line, 1), true)).toEqual(line);
  }
});

test('an order for a wedding 45 days away starts with 10 % less, one for a wedding sooner does not', () => {
  const amounts = (date: string) =>
    firstLines({ ...SAMPLE_ORDER, date }, true, {}, undefined).map(({ amount }) => amount);
  expect(amounts('2027-01-06')).toEqual([13_750, -1_375]);
  expect(amounts('2027-01-05')).toEqual([13_750]);
});

test('an order without a date starts without the 10 %: nobody knows that the wedding is far enough away', () => {
  const amounts = firstLines({ ...SAMPLE_ORDER, date: '' }, true, {}, undefined).map(({ amount }) => amount);
  expect(amounts).toEqual([13_750]);
});

describe('the coupon', () => {
  const late = { ...SAMPLE_ORDER, date: '2027-01-05' };
  const TEN = { code: 'DIWALI10', amount: 10, unit: 'percent' } as const;
  const amountsOf = (order: Order, coupon: CouponTerms) =>
    firstLines(order, true, {}, coupon).map(({ amount }) => amount);

  test('is taken off, taxed like the cards, and named for the customer', () => {
    expect(firstLines(late, true, {}, TEN)[1]).toEqual({
      text: 'Coupon DIWALI10: 10% off',
      quantity: 0,
      amount: -1_375,
      code: '4909',
      rate: 18,
    });
    expect(amountsOf(late, { code: 'FLAT500', amount: 500, unit: 'rupees' })).toEqual([13_750, -500]);
  });

  test('is taken off besides the 10 % for booking early', () => {
    expect(amountsOf({ ...SAMPLE_ORDER, date: '2027-01-06' }, TEN)).toEqual([13_750, -1_375, -1_375]);
  });

  test('never takes off more than is left of the price, and nothing where there is no price', () => {
    expect(amountsOf(late, { code: 'ALL', amount: 99_999, unit: 'rupees' })).toEqual([13_750, -13_750]);
    expect(amountsOf({ ...late, lines: [] }, TEN)).toEqual([]);
  });

  test('is taken off a dinner with a price per plate', () => {
    const dinner = { ...SAMPLE_ORDER, kind: 'catering', lines: [], guests: 300, platePrice: 900 } as const;
    expect(amountsOf(dinner, TEN)).toEqual([270_000, -27_000]);
    expect(amountsOf({ ...dinner, platePrice: 0 }, TEN)).toEqual([]);
  });
});

test('a dinner starts with its price per plate, and with nothing before there is one', () => {
  const dinner = { ...SAMPLE_ORDER, kind: 'catering', lines: [], guests: 300 } as const;
  expect(firstLines({ ...dinner, platePrice: 900 }, true, {}, undefined)).toEqual([
    { text: 'Catering menu', quantity: 300, amount: 270_000, code: '996334', rate: 5 },
  ]);
  expect(firstLines(dinner, true, {}, undefined)).toEqual([]);
});

test('a price of the board is the one that cards start with', () => {
  const items = { 'cards/series-4': { price: { low: 45, high: 60 } } };
  const [card] = firstLines({ ...SAMPLE_ORDER, date: '2027-01-05' }, true, items, undefined);
  expect(card?.amount).toBe(15_000);
});

test('an order of more designs than a price has lines starts with a line for each series, at the same price', () => {
  const designs = CARD_SERIES.flatMap((series) => series.designs.map((design) => designId(series, design)));
  const of = (ids: readonly string[]): Order => ({
    ...SAMPLE_ORDER,
    date: '2027-01-06',
    lines: ids.map((id) => ({ id, amount: 10_000, price: undefined })),
  });
  const all = firstLines(of(designs), true, {}, undefined);
  expect(designs.length).toBeGreaterThan(LIMITS.priceLines.max);
  expect(all.map(({ text }) => text).slice(0, -1)).toEqual(CARD_SERIES.map(({ title }) => title));
  const halves = [designs.slice(0, 39), designs.slice(39, 78), designs.slice(78)].map((ids) =>
    agreedPrice({ lines: firstLines(of(ids), true, {}, undefined) }),
  );
  expect(agreedPrice({ lines: all })).toBe(halves.reduce((sum, half) => sum + half, 0));
  for (const [key, line] of all.entries()) expect(readLine(draftOf(line, key), true)).toEqual(line);
  expect(firstLines(of(designs.slice(0, 39)), true, {}, undefined)).toHaveLength(40);
});
