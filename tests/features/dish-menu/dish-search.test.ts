import { expect, test } from 'vitest';
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { SAME_FOOD } from '#src/catalogue/dishes/spellings.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { matchesQuery, searchDishes } from '#src/features/dish-menu/dish-search.ts';
import { VEG_MENU } from '#text/catalogue/menus.ts';

test.each([
  ['paneer tikka', 'Paneer Tikka'],
  ['PANER', 'Paneer Tikka'],
  ['panneer tika', 'Paneer Tikka'],
  ['panir', 'Shahi Paneer'],
  ['alu', 'Jeera Aloo'],
  ['kebbab', 'Hara Bhara Kebab'],
  ['tikka paneer', 'Paneer Tikka'],
  ['chiken tika', 'Chicken Tikka Masala'],
  ['phirni', 'Kesar Phirni'],
  ['firni', 'Kesar Phirni'],
  ['gobhi', 'Aloo Gobi'],
  ['पनीर', 'Shahi Paneer पनीर'],
  ['कुल्फी', 'Malai Kulfi मलाई कुल्फ़ी'],
])('"%s" finds %s', (query, name) => {
  expect(matchesQuery(name, query)).toBe(true);
});

test('An empty query finds everything', () => {
  expect(matchesQuery('Paneer Tikka', '  ')).toBe(true);
});

test('A query of punctuation only finds nothing', () => {
  expect(searchDishes(DISH_CATEGORIES, '!!!')).toEqual([]);
});

test('Dishes are found in every category of the page, each category once', () => {
  const categories = VEG_MENU.blocks.flatMap((block) => block.categories);
  const found = searchDishes([...categories, ...categories], 'malai kulfi');
  expect(found.map(({ category, dishes }) => [category.name, ...dishes.map(({ name }) => name)])).toEqual([
    ['Ice Creams', 'Malai Kulfi'],
  ]);
});

test("A category's own name finds all its dishes", () => {
  const [soups] = searchDishes(VEG_MENU.blocks[0]?.categories ?? [], 'soups');
  expect(soups?.dishes.length).toBeGreaterThan(1);
  expect(soups?.dishes).toEqual(soups?.category.dishes);
});

test('A search among the chosen dishes finds only those', () => {
  const found = searchDishes(DISH_CATEGORIES, '', new Set(['paneer-1', 'fish-2']));
  expect(found.flatMap(({ dishes }) => dishes.map(({ id }) => id))).toEqual(['paneer-1', 'fish-2']);
  expect(searchDishes(DISH_CATEGORIES, 'paneer', new Set(['fish-2']))).toEqual([]);
});

const found = (query: string) =>
  searchDishes(DISH_CATEGORIES, query).flatMap(({ dishes }) => dishes.map(({ name }) => name));

test.each([
  ['biriyani', 'Veg Dum Biryani'],
  ['kabab', 'Hara Bhara Kebab'],
  ['pulav', 'Matar Pulao'],
  ['mutter', 'Matar Paneer'],
  ['mutter paneer', 'Matar Paneer'],
  ['karahi', 'Kadai Paneer'],
  ['sharbat', 'Kokum Sherbet'],
  ['gulabjamun', 'Gulab Jamun'],
  ['icecream', 'Paan Ice Cream'],
  ['panipuri', 'Pani Puri'],
  ['golgappe', 'Pani Puri'],
  ['pavbhaji', 'Pav Bhaji'],
  ['jal jeera', 'Jaljeera'],
  ['idly', 'Idli Sambar'],
  ['पनिर', 'Shahi Paneer'],
  ['आलु', 'Jeera Aloo'],
  ['पूड़ी', 'Puri'],
  ['मुर्गा', 'Murgh Musallam'],
  ['चिकन', 'Chicken Manchow'],
  ['पकोड़ा', 'Paneer Pakoda'],
  ['ठण्डाई', 'Kesar Thandai'],
  ['चिकन ६५', 'Chicken 65'],
  ['spinach', 'Palak Paneer'],
  ['chicken soup', 'Chicken Manchow'],
])('Typing "%s" finds %s', (query, name) => {
  expect(found(query)).toContain(name);
});

/** A fixed menu, independent of the catalogue. */
const SMALL: readonly DishCategory[] = [
  {
    id: 'made-up',
    name: 'Starters',
    short: 'Starters',
    hindi: 'स्टार्टर',
    diet: 'veg',
    dishes: [
      { id: '1', name: 'Paneer Tikka', hindi: 'पनीर टिक्का' },
      { id: '2', name: 'Aloo Tikki Chaat', hindi: 'आलू टिक्की चाट' },
      { id: '3', name: 'Veggie Classic Roll' },
      { id: '4', name: 'Thai Pricey Kebab' },
    ],
  },
];
const foundInSmall = (query: string) =>
  searchDishes(SMALL, query).flatMap(({ dishes }) => dishes.map(({ name }) => name));

test.each(['egg', 'pizza', 'anda'])('"%s", which is on no menu, finds nothing', (query) => {
  expect(foundInSmall(query)).toEqual([]);
});

test('Letters in the middle of a word do not match', () => {
  expect(foundInSmall('tikki')).toEqual(['Aloo Tikki Chaat']);
  for (const query of ['lassi', 'rice', 'hai']) expect(foundInSmall(query), query).toEqual([]);
});

test('"veg" does not find what is not vegetarian', () => {
  const diets = searchDishes(DISH_CATEGORIES, 'veg').map(({ category }) => category.diet);
  expect(new Set(diets)).toEqual(new Set(['veg']));
});

test('Every name in the table of spellings finds a dish', () => {
  expect(SAME_FOOD.flat().filter((name) => found(name).length === 0)).toEqual([]);
});

test('Every dish is found by its own name, in both scripts', () => {
  for (const { name, hindi } of DISH_CATEGORIES.flatMap(({ dishes }) => dishes)) {
    expect(found(name), name).toContain(name);
    if (hindi) expect(found(hindi), hindi).toContain(name);
  }
});
