import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  ALIKE,
  type Cells,
  cellsOf,
  compositionOf,
  likeness,
  listed,
  pairsByLikeness,
} from '#art/likeness.ts';
import { DRAWN, MEDIA } from '#art/shop.ts';

const names = Object.keys(DRAWN).filter((name) => name.startsWith('cards/'));
const pictures: (readonly [name: string, cells: Cells])[] = [];

beforeAll(async () => {
  for (const name of names) pictures.push([name, await cellsOf(path.join(MEDIA, `${name}-160.avif`))]);
}, 60_000);

test('no two cards of the shop differ only in colour', () => {
  const pairs = pairsByLikeness(pictures.map(([name, cells]) => [name, compositionOf(cells)]));
  expect(pairs).toHaveLength((names.length * (names.length - 1)) / 2);
  const [closest] = pairs;
  expect(closest?.likeness, `the ten closest pairs:\n${listed(pairs.slice(0, 10))}`).toBeLessThan(ALIKE);
});

test('a card printed again in other colours would be noticed', () => {
  const missed = pictures.flatMap(([name, cells]) =>
    ([1, 2] as const).flatMap((exchanged) => {
      const score = likeness(compositionOf(cells), compositionOf(cells, exchanged));
      return score < ALIKE ? [`${name} ${score.toFixed(3)}`] : [];
    }),
  );
  expect(missed).toEqual([]);
});
