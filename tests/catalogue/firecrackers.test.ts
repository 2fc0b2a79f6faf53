import { expect, test } from 'vitest';
import { CRACKER_PACKAGES, CRACKER_PRICES } from '#text/catalogue/firecrackers.ts';

test.each(CRACKER_PACKAGES)('the items of the $title add up to its price', ({ items, price }) => {
  expect(items.reduce((sum, item) => sum + item.price, 0)).toBe(price);
});

test('no joined crackers are sold: every ladi is electronic', () => {
  const names = [
    ...CRACKER_PACKAGES.flatMap(({ items }) => items),
    ...CRACKER_PRICES.flatMap(({ items }) => items),
  ].map(({ name }) => name);
  expect(names.filter((name) => /ladi/i.test(name) && !name.startsWith('Electronic ladi'))).toEqual([]);
});
