import { expect, test } from 'vitest';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { SINGLE_EVENTS, TIERS, tierOf } from '#text/catalogue/photography.ts';
import { SAMPLES } from '#text/catalogue/samples.ts';

test('every tier has a page, is found by its id, and costs from its cheapest to its dearest package', () => {
  expect(new Set(TIERS.map(({ path }) => path)).size).toBe(TIERS.length);
  for (const tier of TIERS) {
    expect(tierOf(tier.id)).toBe(tier);
    const prices = tier.packages.map(({ price }) => price).sort((one, other) => one - other);
    const { low, high } = tierPrice(tier, {});
    expect([low, high]).toEqual([prices[0], prices.at(-1)]);
  }
});

test('a tier names no price of a package that is booked out, unless all are', () => {
  const [tier] = TIERS.filter(({ packages }) => packages.length > 1);
  const [first, ...others] = [...(tier?.packages ?? [])].sort((one, other) => one.price - other.price);
  const out = (packages: readonly { readonly id: string }[]) =>
    Object.fromEntries(packages.map(({ id }) => [`photography/${id}`, { isOut: true as const }]));
  const packages = tier?.packages ?? [];
  expect(tierPrice({ packages }, out(first ? [first] : [])).low).toBe(others[0]?.price);
  expect(tierPrice({ packages }, out(packages))).toEqual(tierPrice({ packages }, {}));
});

test('every package says what is in it and has samples to show', () => {
  for (const { id, title, items } of TIERS.flatMap(({ packages }) => packages)) {
    expect(items.length, title).toBeGreaterThanOrEqual(3);
    expect(Object.keys(SAMPLES), title).toContain(id);
  }
});

test('no two packages and events share an id', () => {
  const ids = [...TIERS.flatMap(({ packages }) => packages), ...SINGLE_EVENTS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
