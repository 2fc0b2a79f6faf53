import { expect, test } from 'vitest';
import { DISH_CATEGORIES, findDish } from '#src/catalogue/dishes.ts';

test('There are 21 categories with the counts and the order of SPEC section 3', () => {
  expect(DISH_CATEGORIES.map(({ name, dishes }) => [name, dishes.length])).toEqual([
    ['Mocktails', 12],
    ['Soups', 7],
    ['Salads', 7],
    ['Starters (Veg.)', 12],
    ['Farsan', 6],
    ['Paneer Dishes', 11],
    ['Aloo & Bhindi Dishes', 9],
    ['Vegetable & Saag Dishes', 10],
    ['Rice Dishes', 7],
    ['Dal Dishes', 8],
    ['Indian Bread', 13],
    ['Indian Dessert', 9],
    ['Ice Creams', 9],
    ['Chaat', 5],
    ['Chaat Counter', 7],
    ['South Indian', 4],
    ['Desserts', 6],
    ['Soups (Non-Veg)', 6],
    ['Starters (Non-Veg)', 12],
    ['Main Course (Chicken)', 6],
    ['Fish', 5],
  ]);
});

const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes);

test('There are 171 dishes, and no two share an id', () => {
  expect(dishes).toHaveLength(171);
  expect(new Set(dishes.map(({ id }) => id)).size).toBe(171);
});

test.each(['mocktail-1', 'soup-1', 'paneer-1', 'dessert-indian-1', 'chaat-1'])(
  'A dish with the id %s, as SPEC section 3 names it, is the first of its category',
  (id) => {
    expect(DISH_CATEGORIES.map((category) => category.dishes[0]?.id)).toContain(id);
    expect(findDish(id)?.id).toBe(id);
  },
);

test.each(DISH_CATEGORIES)(
  'The dishes of $name are numbered from 1 and named once each',
  ({ dishes: own }) => {
    const stem = own[0]?.id.replace(/1$/, '') ?? '';
    expect(own.map(({ id }) => id)).toEqual(own.map((_, place) => `${stem}${place + 1}`));
    expect(new Set(own.map(({ name }) => name.toLowerCase())).size).toBe(own.length);
  },
);

test('English names use only letters the shop has in its typeface', () => {
  for (const { name } of dishes) expect(name).toMatch(/^[A-Z][A-Za-z0-9 ]+$/);
});

test('Hindi names are Devanagari throughout, composed and without stray marks', () => {
  for (const { hindi } of dishes) {
    if (hindi === undefined) continue;
    expect(hindi).toBe(hindi.normalize('NFC'));
    expect(hindi).toMatch(/^[\u0900-\u097f]+( [\u0900-\u097f0-9]+)*$/u);
    // A vowel sign, an anusvara or a virama never starts a word.
    for (const word of hindi.split(' ')) expect(word).toMatch(/^[\u0904-\u0939\u0958-\u09610-9]/u);
  }
});

test('A dish that is not cooked any more is not found', () => {
  expect(findDish('mocktail-99')).toBeUndefined();
});
