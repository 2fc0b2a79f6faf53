import { expect, test } from 'vitest';
import { DISH_CATEGORIES, findDish } from '#src/catalogue/dishes.ts';

const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes);

test('Every dish has a unique id and is found by it', () => {
  expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
  for (const dish of dishes) expect(findDish(dish.id)).toBe(dish);
});

test.each(DISH_CATEGORIES)(
  'The dishes of $name have ascending numbers and unique names',
  ({ dishes: own }) => {
    const stem = own[0]?.id.replace(/\d+$/, '') ?? '';
    const numbers = own.map(({ id }) => Number(id.slice(stem.length)));
    expect(own.map(({ id }) => id)).toEqual(numbers.map((number) => `${stem}${number}`));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(new Set(own.map(({ name }) => name.toLowerCase())).size).toBe(own.length);
  },
);

test('English names use only letters of the typeface subset', () => {
  for (const { name } of dishes) expect(name).toMatch(/^[A-Z][A-Za-z0-9 ]+$/);
});

test('Hindi names are pure, composed Devanagari', () => {
  for (const { hindi } of dishes) {
    if (hindi === undefined) continue;
    expect(hindi).toBe(hindi.normalize('NFC'));
    expect(hindi).toMatch(/^[\u0900-\u097f]+( [\u0900-\u097f0-9]+)*$/u);
    // A vowel sign, an anusvara or a virama never starts a word.
    for (const word of hindi.split(' ')) expect(word).toMatch(/^[\u0904-\u0939\u0958-\u09610-9]/u);
  }
});

test('A dish that is no longer on the menu is not found', () => {
  expect(findDish('mocktail-999')).toBeUndefined();
});
