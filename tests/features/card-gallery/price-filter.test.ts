import { describe, expect, test } from 'vitest';
import { CARD_PRICE_OPTIONS } from '#src/catalogue/card-price-options.ts';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { filterByPrice, parsePriceOption } from '#src/features/card-gallery/price-filter.ts';

/** SPEC §9, 'Series price ranges', as it is written there. */
const SPEC_RANGES =
  '1 22–26, 2 28–35, 3 30–40, 4 40–55, 5 38–50, 6 50–70, 7 60–70, 8 80–100, 9 25–35, 10 25–30, 11 75–120, Ang Ribbon 24–34, Ang 18–28, G 30–45, G New 38–50, G Premium 60–95';

/** SPEC §3, 'Price-range option'. */
const SPEC_OPTIONS = ['10-20', '20-30', '30-40', '40-50', '50-70', '70-100', '100-130'];

/** SPEC §3, 'Card series (16)': the titles that go with the short names of §9. */
const TITLES: Record<string, string> = {
  'Ang Ribbon': 'Ang Ribbon Series',
  Ang: 'Ang Series',
  G: 'G Series',
  'G New': 'G Series New',
  'G Premium': 'G Series Premium Series',
};

const spec = SPEC_RANGES.split(', ').map((entry) => {
  const match = /^(.+) (\d+)–(\d+)$/.exec(entry);
  const [, name = '', low = '', high = ''] = match ?? [];
  return { title: TITLES[name] ?? `Series ${name}`, low: Number(low), high: Number(high) };
});

test('the shop sells the sixteen series of the specification at its prices', () => {
  expect(spec).toHaveLength(16);
  expect(CARD_SERIES.map(({ title, price }) => ({ title, ...price }))).toEqual(spec);
});

test('the filter offers the seven ranges of the specification', () => {
  expect(CARD_PRICE_OPTIONS.map(({ itemName }) => itemName)).toEqual(SPEC_OPTIONS);
});

describe('each range shows exactly the series whose prices overlap it', () => {
  test.each(SPEC_OPTIONS)('%s', (option) => {
    const [from = 0, to = 0] = option.split('-').map(Number);
    const expected = spec.filter(({ low, high }) => high >= from && low <= to).map(({ title }) => title);
    expect(filterByPrice(CARD_SERIES, option).map(({ title }) => title)).toEqual(expected);
  });
});

test('with nothing chosen all sixteen are shown', () => {
  expect(filterByPrice(CARD_SERIES, '')).toHaveLength(16);
});

test('all but digits is stripped before the numbers are compared', () => {
  expect(parsePriceOption('₹ 20 - Rs.30/-')).toEqual({ low: 20, high: 30 });
});

test('an address with nonsense for a price shows all', () => {
  expect(filterByPrice(CARD_SERIES, 'cheap')).toHaveLength(16);
  expect(filterByPrice(CARD_SERIES, '-')).toHaveLength(16);
});
