import { expect, test } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { LIVE_MENU, NON_VEG_MENU, VEG_MENU } from '#text/catalogue/menus.ts';

const MENUS = [VEG_MENU, NON_VEG_MENU, LIVE_MENU];

test('The menus together offer every category of dishes', () => {
  const offered = MENUS.flatMap(({ blocks }) => blocks).flatMap(({ categories }) => categories);
  expect(new Set(offered)).toEqual(new Set(DISH_CATEGORIES));
});

test.each(MENUS)(
  'The $id menu offers no category twice, and no two of its blocks share an id',
  ({ blocks }) => {
    const categories = blocks.flatMap((block) => block.categories);
    expect(new Set(categories).size).toBe(categories.length);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  },
);

test('Only the non-veg menu has dishes that are not vegetarian', () => {
  for (const { id, blocks } of MENUS) {
    const diets = blocks.flatMap(({ categories }) => categories.map(({ diet }) => diet));
    expect(diets.includes('non-veg'), id).toBe(id === 'non-veg');
  }
});
