// @vitest-environment node
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_SERIES, designPicture } from '#src/catalogue/card-series.ts';

const bytesOf = (name: string, width: number): number => statSync(`public/media/${name}-${width}.avif`).size;

test('all designs of a series weigh under 200 kB on the sharpest phone before zooming', () => {
  const heavy = CARD_SERIES.flatMap((series) => {
    // At 3x density: the first design at three quarters of the screen width, the others at half.
    const [lead = '', ...others] = series.designs.map((design) => designPicture(series, design).name);
    const bytes = bytesOf(lead, 1080) + others.reduce((sum, name) => sum + bytesOf(name, 720), 0);
    return bytes < 200_000 ? [] : [`${series.id}: ${bytes}`];
  });
  expect(heavy).toEqual([]);
});

test('six designs of any series, as a list of small pictures, stay under 100 kB', () => {
  const heavy = CARD_SERIES.flatMap((series) => {
    const bytes = series.designs
      .slice(0, 6)
      .reduce((sum, design) => sum + bytesOf(designPicture(series, design).name, 360), 0);
    return bytes < 100_000 ? [] : [`${series.id}: ${bytes}`];
  });
  expect(heavy).toEqual([]);
});
