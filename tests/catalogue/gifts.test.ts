import { expect, test } from 'vitest';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { GIFTS } from '#text/catalogue/gifts.ts';

test('each gift has a unique id, a title, a picture and a description', () => {
  expect(new Set(GIFTS.map(({ id }) => id)).size).toBe(GIFTS.length);
  for (const { id, title, picture, desc } of GIFTS) {
    expect(picture.name).toBe(`services/gift/${id}`);
    expect(title).not.toBe('');
    expect(desc.length, title).toBeGreaterThan(20);
  }
});

test('each offer has a unique id, and flat ones have a code that can be typed', () => {
  expect(new Set(GIFT_OFFERS.map(({ id }) => id)).size).toBe(GIFT_OFFERS.length);
  for (const { kind, code } of GIFT_OFFERS) {
    if (kind === 'flat') expect(code).toMatch(/^[A-Z0-9]{4,12}$/);
    else expect(code).toBeUndefined();
  }
});
