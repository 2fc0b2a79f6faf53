import { expect, test } from 'vitest';
import { DJ_PACKAGES, HORSE_PACKAGES } from '#src/catalogue/dj.ts';
import { CRACKER_PACKAGES } from '#src/catalogue/firecrackers.ts';
import { MAKEUP_SERVICES } from '#src/catalogue/makeup.ts';
import { TIERS } from '#src/catalogue/photography.ts';
import { SAMPLES } from '#src/catalogue/samples.ts';

const titles = [
  ...MAKEUP_SERVICES,
  ...DJ_PACKAGES,
  ...HORSE_PACKAGES,
  ...CRACKER_PACKAGES,
  ...TIERS.flatMap(({ packages }) => packages),
].map(({ title }) => title);

test.each(titles)('%s has samples', (title) => {
  expect(Object.values(SAMPLES[title] ?? {}).flat().length).toBeGreaterThan(0);
});

test('no two services share a title, so none shows the other’s samples', () => {
  expect(new Set(titles).size).toBe(titles.length);
});

test('every sample belongs to something we sell', () => {
  expect(Object.keys(SAMPLES).filter((title) => !titles.includes(title))).toEqual([]);
});
