import { expect, test } from 'vitest';
import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { LIMITS } from '#src/domain/order/limits.ts';
import type { OrderLine } from '#src/domain/order/order.ts';
import { documentOf, parseOrder } from '#src/domain/order/order-document.ts';
import { newOrderNumber } from '#src/domain/order/order-number.ts';
import { longestPrinted } from '#tests/support/longest-printed.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const { id, status, times, rev, platePrice, createdAt, ...PLACED } = SAMPLE_ORDER;

/** As the database returns it. */
const stored = (lines: readonly OrderLine[] = PLACED.lines) => ({
  ...documentOf({ ...PLACED, lines }),
  status,
  rev,
  platePrice,
  createdAt: new Date(createdAt),
});

test('an order reads the same as it was placed', () => {
  expect(parseOrder(id, stored())).toEqual(SAMPLE_ORDER);
});

test('a dinner reads the same as it was placed: function, plates by food and wishes', () => {
  const dinner = {
    ...PLACED,
    guests: 420,
    occasion: 'Sangeet',
    plates: { veg: 310, jain: 60, nonVeg: 50, children: 38 },
    wishes: [
      { category: 'dal', text: 'Cholar dal with coconut' },
      { category: 'starters-veg', text: 'Beguni' },
    ],
  };
  const document = documentOf(dinner);
  expect(document.plates).toBe('310 60 50 38');
  expect(parseOrder(id, { ...stored(), ...document })).toMatchObject(dinner);
});

test('plates that do not add up to the guests are not shown', () => {
  expect(parseOrder(id, { ...stored(), guests: 400, plates: '310 60 50 38' })?.plates).toBeUndefined();
});

test('offers that an older phone wrote in words are the same offers', () => {
  const discounts = '10% off for prebooking 1.5 months before the date; 20 carry bags free with branded card';
  expect(parseOrder(id, { ...stored(), discounts })?.discounts).toEqual(['prebooking', 'carry-bags']);
});

test('words that are no offer of ours stay one text, to be shown to the owner', () => {
  const discounts = 'Pay ₹5,000 to evil@upi';
  expect(parseOrder(id, { ...stored(), discounts })?.discounts).toEqual([discounts]);
});

test('an order without a language was placed in English', () => {
  const { language: _, ...older } = stored();
  expect(parseOrder(id, older)?.language).toBe('en');
});

test('all 171 dishes fit into one order, and come back whole', () => {
  const dishes = DISH_CATEGORIES.flatMap(({ dishes: all }) => all);
  const lines = dishes.map((dish) => ({ id: dish.id, amount: 10_000, price: undefined }));
  expect(lines).toHaveLength(171);
  const document = stored(lines);
  expect(document.lines.length).toBeLessThanOrEqual(LIMITS.orderLinesText.max);
  expect(parseOrder(id, document)?.lines).toEqual(lines);
});

test('every card design fits into one order', () => {
  const lines = CARD_SERIES.flatMap((series) =>
    series.designs.map((design) => ({ id: designId(series, design), amount: 10_000, price: series.price })),
  );
  expect(lines.length).toBeLessThanOrEqual(LIMITS.orderLines.max);
  const document = stored(lines);
  expect(document.lines.length).toBeLessThanOrEqual(LIMITS.orderLinesText.max);
  expect(parseOrder(id, document)?.lines).toEqual(lines);
});

test('names to print come back line by line, the longest too, and are nothing in an order without them', () => {
  const printed = longestPrinted();
  const document = { ...stored(), ...documentOf({ ...PLACED, printed }) };
  expect(document.printed?.length).toBeLessThanOrEqual(LIMITS.orderPrinted.max);
  expect(parseOrder(id, document)?.printed).toEqual(printed);
  expect(stored()).not.toHaveProperty('printed');
});

test.each([
  ['nothing', undefined],
  ['lines that are none', { ...stored(), lines: '<script>' }],
  ['a name to print that is of no field', { ...stored(), printed: 'third Rohan' }],
  ['an unknown status', { ...stored(), status: 'paid' }],
  ['a total that is text', { ...stored(), totalLow: '12200' }],
])('%s is no order', (_, fields) => {
  expect(parseOrder(id, fields)).toBeUndefined();
});

test('a number has the day in India, also just after midnight there', () => {
  expect(newOrderNumber(Date.parse('2026-11-21T18:30:00Z'))).toMatch(/^S-261122-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(newOrderNumber(Date.parse('2026-11-21T18:29:59Z'))).toMatch(/^S-261121-/);
});
