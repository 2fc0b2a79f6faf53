import { expect, test } from 'vitest';
import { blankName } from '#art/blanks/write.ts';
import { allRecipes } from '#art/recipes.ts';
import { PUBLISHED } from '#art/shop.ts';

test('every published picture has a recipe of the same shape, and every picture recipe is published, cards also as blanks', async () => {
  const recipes = await allRecipes();
  const drawn = recipes.flatMap(({ name, shape }) => {
    if (shape === 'loop' || shape === 'share' || shape === 'line') return [];
    const picture = [name, shape] as const;
    return shape === 'card' ? [picture, [blankName(name), 'cardBlank'] as const] : [picture];
  });
  const published = Object.entries(PUBLISHED).map(([name, { shape }]) => [name, shape] as const);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(published));
});
