// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import {
  ALIKE,
  type Cells,
  cellsOf,
  compositionOf,
  likeness,
  listed,
  pairsByLikeness,
} from '#scripts/art/likeness.ts';
import { CARD_SERIES, designPicture } from '#src/catalogue/card-series.ts';

const names = CARD_SERIES.flatMap((series) =>
  series.designs.map((design) => designPicture(series, design).name),
);
const pictures: (readonly [name: string, cells: Cells])[] = [];

beforeAll(async () => {
  for (const name of names) pictures.push([name, await cellsOf(`public/media/${name}-160.avif`)]);
}, 60_000);

test('no two designs of the shop differ only by colour', () => {
  const pairs = pairsByLikeness(pictures.map(([name, cells]) => [name, compositionOf(cells)]));
  expect(pairs).toHaveLength((names.length * (names.length - 1)) / 2);
  const [closest] = pairs;
  expect(closest?.likeness, `the ten closest pairs:\n${listed(pairs.slice(0, 10))}`).toBeLessThan(ALIKE);
});

test('any design printed in other colours would be found out', () => {
  const missed = pictures.flatMap(([name, cells]) =>
    ([1, 2] as const).flatMap((exchanged) => {
      const score = likeness(compositionOf(cells), compositionOf(cells, exchanged));
      return score < ALIKE ? [`${name} ${score.toFixed(3)}`] : [];
    }),
  );
  expect(missed).toEqual([]);
});
