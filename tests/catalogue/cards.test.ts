import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_SERIES, designId, designPicture, findDesign } from '#src/catalogue/card-series.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { CARD_TYPES } from '#text/catalogue/card-types.ts';

const designs = CARD_SERIES.flatMap((series) => series.designs.map((design) => ({ series, design })));

test('each card type in the carousel shows the first design of its series', () => {
  for (const { series, picture } of CARD_TYPES) {
    expect(CARD_SERIES).toContain(series);
    expect(picture.name).toBe(`cards/${series.id}/${series.designs[0]?.id}`);
  }
  expect(new Set(CARD_TYPES.map(({ id }) => id)).size).toBe(CARD_TYPES.length);
});

test('every series has a unique id and anchor', () => {
  expect(new Set(CARD_SERIES.map(({ id }) => id)).size).toBe(CARD_SERIES.length);
  expect(new Set(CARD_SERIES.map(({ order }) => order)).size).toBe(CARD_SERIES.length);
});

test('every series has at least six designs to choose from', () => {
  const short = CARD_SERIES.filter((series) => series.designs.length < 6).map(({ title }) => title);
  expect(short).toEqual([]);
});

test('every design has a unique id and is found by it', () => {
  const ids = designs.map(({ series, design }) => designId(series, design));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { series, design } of designs)
    expect(findDesign(designId(series, design))).toEqual({ series, design });
});

test('every design has a name, paper, finish and description', () => {
  for (const { series, design } of designs) {
    const { name, paper, finish, description } = design;
    expect(
      [name, paper, finish].every((word) => word.length > 2),
      `${series.id}/${design.id}`,
    ).toBe(true);
    expect(description.length, `${series.id}/${design.id}`).toBeGreaterThan(30);
    expect(series.line.split(' ').length, series.id).toBeLessThanOrEqual(12);
  }
});

test('every design has its picture in every width', () => {
  const missing = designs.flatMap(({ series, design }) => {
    const { name, shape } = designPicture(series, design);
    const { widths, fallback } = PICTURE_SHAPES[shape];
    return [
      ...widths.map((width) => `public/media/${name}-${width}.avif`),
      `public/media/${name}-${fallback}.webp`,
    ].filter((file) => !existsSync(file));
  });
  expect(missing).toEqual([]);
});

test('an unknown id finds nothing', () => {
  for (const id of ['', 'series-1', 'series-1/', 'series-99/lotus', '../../etc'])
    expect(findDesign(id)).toBeUndefined();
});
