import { expect, test } from 'vitest';
import { ADD_ONS, EVENT_ALBUM, SINGLE_EVENTS, TIERS, tierOf } from '#src/catalogue/photography.ts';
import { SAMPLES } from '#src/catalogue/samples.ts';

test('coverage costs what SPEC §9 says: Basic, Standard and Premium, from and to', () => {
  expect(TIERS.map(({ coverage, price }) => [coverage, price.low, price.high])).toEqual([
    ['Basic', 25_000, 40_000],
    ['Standard', 35_000, 70_000],
    ['Premium', 55_000, 140_000],
  ]);
});

test('the tiers have their pages at the addresses of SPEC §2, misspelling and all', () => {
  expect(TIERS.map(({ path }) => path)).toEqual([
    '/photogrphy-traditional',
    '/photogrphy-standard',
    '/photogrphy-premium',
  ]);
});

test('every package and extra of SPEC §9 is in its tier at its price', () => {
  const written = (id: 'traditional' | 'standard' | 'premium') =>
    tierOf(id).packages.map(({ title, price, extras }) => [
      title,
      price,
      extras.map((extra) => `${extra.name} +${extra.price}`),
    ]);
  expect(written('traditional')).toEqual([
    ['Pre-Wedding Traditional', 25_000, []],
    ['Wedding Traditional', 33_000, ['Drone +5000', 'Extra day +7000']],
    ['Wedding Traditional + Drone', 40_000, ['Extra day +7000']],
  ]);
  expect(written('standard')).toEqual([
    ['Pre-Wedding Standard', 35_000, []],
    ['Wedding Standard', 70_000, ['Extra candid photographer +5000', 'Extra day +10000']],
  ]);
  expect(written('premium')).toEqual([
    ['Pre-Wedding Premium', 55_000, []],
    ['Wedding Premium A', 120_000, ['Extra day +10000']],
    ['Wedding Premium B', 140_000, []],
  ]);
});

test('a tier’s price runs from its cheapest package to its dearest', () => {
  for (const { price, packages } of TIERS) {
    const prices = packages.map((item) => item.price);
    expect([price.low, price.high]).toEqual([Math.min(...prices), Math.max(...prices)]);
  }
});

test('single events, their album and the add-ons cost what SPEC §9 says', () => {
  expect(SINGLE_EVENTS.map(({ title, price }) => [title, price])).toEqual([
    ['Engagement', 25_000],
    ['Anniversary', 24_000],
    ['Birthday', 24_000],
  ]);
  expect(EVENT_ALBUM.price).toBe(6_500);
  expect(ADD_ONS.map(({ title, price }) => [title, price])).toEqual([
    ['Decor wall', 10_000],
    ['Couple frame', 400],
    ['Live broadcast', 12_000],
  ]);
});

test('every package says what is in it and has samples to show', () => {
  for (const { title, items } of TIERS.flatMap(({ packages }) => packages)) {
    expect(items.length, title).toBeGreaterThanOrEqual(3);
    expect(Object.keys(SAMPLES), title).toContain(title);
  }
});
