import { expect, test } from 'vitest';
import { GIFT_OFFERS, GIFTS } from '#src/catalogue/gifts.ts';

test('there are eight gifts, each with an id of its own, a title, a picture and a description', () => {
  expect(GIFTS).toHaveLength(8);
  expect(new Set(GIFTS.map(({ id }) => id)).size).toBe(8);
  for (const { id, title, picture, desc } of GIFTS) {
    expect(picture.name).toBe(`services/gift/${id}`);
    expect(title).not.toBe('');
    expect(desc.length, title).toBeGreaterThan(20);
  }
});

test('the banner has the five offers of SPEC §9, and the two flat ones have a code', () => {
  expect(GIFT_OFFERS.map(({ amount, unit, kind, on }) => [amount, unit, kind, on])).toEqual([
    [5, 'percent', 'off', 'gifts'],
    [10, 'percent', 'off', 'cards'],
    [100, 'rupees', 'voucher', undefined],
    [20, 'rupees', 'flat', undefined],
    [50, 'rupees', 'flat', undefined],
  ]);
  expect(GIFT_OFFERS.filter(({ code }) => code).map(({ amount }) => amount)).toEqual([20, 50]);
  for (const { code } of GIFT_OFFERS) expect(code ?? 'NONE').toMatch(/^[A-Z0-9]{4,12}$/);
});
