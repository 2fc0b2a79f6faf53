import { expect, test } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { VEG_MENU } from '#src/catalogue/menus.ts';
import { matchesQuery, searchDishes } from '#src/features/dish-menu/dish-search.ts';

test.each([
  ['paneer tikka', 'Paneer Tikka'],
  ['PANER', 'Paneer Tikka'],
  ['panneer tika', 'Paneer Tikka'],
  ['panir', 'Shahi Paneer'],
  ['alu', 'Jeera Aloo'],
  ['kabab', undefined],
  ['kebbab', 'Hara Bhara Kebab'],
  ['tikka paneer', 'Paneer Tikka'],
  ['chiken tika', 'Chicken Tikka Masala'],
  ['phirni', 'Kesar Phirni'],
  ['firni', 'Kesar Phirni'],
  ['gobhi', 'Aloo Gobi'],
  ['पनीर', 'Shahi Paneer पनीर'],
  ['कुल्फी', 'Malai Kulfi मलाई कुल्फ़ी'],
])('"%s" finds %s', (query, name) => {
  if (name === undefined) expect(matchesQuery('Paneer Tikka', query)).toBe(false);
  else expect(matchesQuery(name, query)).toBe(true);
});

test('An empty query holds everything back from nobody', () => {
  expect(matchesQuery('Paneer Tikka', '  ')).toBe(true);
});

test('A query of signs only finds nothing', () => {
  expect(searchDishes(DISH_CATEGORIES, '!!!')).toEqual([]);
});

test('Dishes are found in every category of the page, each category once', () => {
  const categories = VEG_MENU.blocks.flatMap((block) => block.categories);
  const found = searchDishes([...categories, ...categories], 'kulfi');
  expect(found.map(({ category, dishes }) => [category.name, ...dishes.map(({ name }) => name)])).toEqual([
    ['Ice Creams', 'Malai Kulfi', 'Kesar Pista Kulfi'],
  ]);
});

test("A category's own name finds all its dishes", () => {
  const [soups] = searchDishes(VEG_MENU.blocks[0]?.categories ?? [], 'soups');
  expect(soups?.dishes).toHaveLength(7);
});

test('Among chosen dishes only those are found', () => {
  const found = searchDishes(DISH_CATEGORIES, '', new Set(['paneer-1', 'fish-2']));
  expect(found.flatMap(({ dishes }) => dishes.map(({ id }) => id))).toEqual(['paneer-1', 'fish-2']);
  expect(searchDishes(DISH_CATEGORIES, 'paneer', new Set(['fish-2']))).toEqual([]);
});
