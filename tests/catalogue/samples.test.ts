import { expect, test } from 'vitest';
import { DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { CRACKER_PACKAGES } from '#text/catalogue/firecrackers.ts';
import { MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import { TIERS } from '#text/catalogue/photography.ts';
import { SAMPLES } from '#text/catalogue/samples.ts';

const ids = [
  ...MAKEUP_SERVICES,
  ...DJ_PACKAGES,
  ...HORSE_PACKAGES,
  ...CRACKER_PACKAGES,
  ...TIERS.flatMap(({ packages }) => packages),
].map(({ id }) => id);

test.each(ids)('%s has samples', (id) => {
  expect(Object.values(SAMPLES[id] ?? {}).flat().length).toBeGreaterThan(0);
});

test('no two services share an id, so none shows the other’s samples', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('every sample belongs to something we sell', () => {
  expect(Object.keys(SAMPLES).filter((id) => !ids.includes(id))).toEqual([]);
});
