import { expect, test } from 'vitest';
import { allRecipes } from '#art/recipes.ts';
import { PUBLISHED } from '#art/shop.ts';

test('every published picture has a recipe of the same shape, and every picture recipe is published', async () => {
  const recipes = await allRecipes();
  const drawn = recipes.flatMap(({ name, shape }) =>
    shape === 'loop' || shape === 'share' || shape === 'line' ? [] : [[name, shape] as const],
  );
  const published = Object.entries(PUBLISHED).map(([name, { shape }]) => [name, shape] as const);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(published));
});
