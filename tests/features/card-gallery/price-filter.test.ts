import { describe, expect, test } from 'vitest';
import { CARD_PRICE_OPTIONS } from '#src/catalogue/card-price-options.ts';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { filterByPrice, parsePriceOption } from '#src/features/card-gallery/price-filter.ts';

test('a series is shown if its prices overlap the range by at least one rupee', () => {
  const sold = [
    { title: 'below', price: { low: 10, high: 19 } },
    { title: 'up to the lower bound', price: { low: 10, high: 20 } },
    { title: 'within', price: { low: 22, high: 28 } },
    { title: 'around', price: { low: 10, high: 90 } },
    { title: 'from the upper bound', price: { low: 30, high: 40 } },
    { title: 'above', price: { low: 31, high: 40 } },
  ];
  expect(filterByPrice(sold, '20-30').map(({ title }) => title)).toEqual([
    'up to the lower bound',
    'within',
    'around',
    'from the upper bound',
  ]);
});

describe('each offered range shows exactly the series whose prices overlap it', () => {
  test.each(CARD_PRICE_OPTIONS)('$itemName', ({ itemName }) => {
    const [from = 0, to = 0] = itemName.split('-').map(Number);
    const expected = CARD_SERIES.filter(({ price }) => price.high >= from && price.low <= to);
    expect(filterByPrice(CARD_SERIES, itemName)).toEqual(expected);
  });
});

test('every series is in at least one range', () => {
  const reached = new Set(CARD_PRICE_OPTIONS.flatMap(({ itemName }) => filterByPrice(CARD_SERIES, itemName)));
  expect(CARD_SERIES.filter((one) => !reached.has(one)).map(({ title }) => title)).toEqual([]);
});

test('with nothing chosen all are shown', () => {
  expect(filterByPrice(CARD_SERIES, '')).toEqual(CARD_SERIES);
});

test('everything but digits is removed before the numbers are compared', () => {
  expect(parsePriceOption('₹ 20 - Rs.30/-')).toEqual({ low: 20, high: 30 });
});

test('an address with nonsense for a price shows all', () => {
  expect(filterByPrice(CARD_SERIES, 'cheap')).toEqual(CARD_SERIES);
  expect(filterByPrice(CARD_SERIES, '-')).toEqual(CARD_SERIES);
});
