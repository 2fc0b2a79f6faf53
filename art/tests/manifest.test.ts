import { expect, test } from 'vitest';
import { blankName } from '#art/blanks/write.ts';
import { allRecipes } from '#art/recipes.ts';
import { PUBLISHED } from '#art/shop.ts';

const recipes = await allRecipes();
const published = Object.entries(PUBLISHED).map(([name, { shape }]) => [name, shape] as const);

test('every published picture has a recipe of the same shape, and every picture recipe is published', () => {
  const drawn = recipes.flatMap(({ name, shape }) =>
    shape === 'loop' || shape === 'share' || shape === 'line' ? [] : [[name, shape] as const],
  );
  const samples = published.filter(([, shape]) => shape !== 'cardBlank');
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(samples));
});

test('every published blank is that of a card', () => {
  const blanks = recipes.flatMap(({ name, shape }) => (shape === 'card' ? [blankName(name)] : []));
  const unknown = published.filter(([name, shape]) => shape === 'cardBlank' && !blanks.includes(name));
  expect(unknown).toEqual([]);
});
