import { expect, test } from 'vitest';
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { countPages, readPlace, turnedTo, writePlace } from '#src/features/dish-menu/menu-place.ts';
import type { MenuBlock } from '#text/catalogue/menus.ts';

function category(id: string, count: number): DishCategory {
  const dishes = Array.from({ length: count }, (_, place) => ({ id: `${id}-${place + 1}`, name: 'Dish' }));
  return { id, name: id, short: id, hindi: '', diet: 'veg', dishes };
}

const starters: MenuBlock = {
  id: 'starters',
  title: 'Starters',
  categories: [category('mocktails', 4), category('soups', 7), category('starters-veg', 12)],
};

const place = (address: string) => {
  const { category: chosen, page } = readPlace(new URLSearchParams(address), starters);
  return [chosen.id, page];
};

test('A block opens on its first category and its first four dishes', () => {
  expect(place('')).toEqual(['mocktails', 0]);
});

test('The address contains category and page', () => {
  expect(place('starters=starters-veg')).toEqual(['starters-veg', 0]);
  expect(place('starters=starters-veg.3&main=dal')).toEqual(['starters-veg', 2]);
});

test.each([
  'starters=pizza',
  'starters=pizza.2',
  'starters=starters-veg.9',
  'starters=soups.x',
  'starters=soups.0',
])('An unknown place (%s) opens on a first page', (address) => expect(place(address)[1]).toBe(0));

test('A written place is read back, and other parameters stay', () => {
  for (const chosen of starters.categories) {
    for (let page = 0; page < countPages(chosen); page += 1) {
      const written = writePlace(new URLSearchParams('main=dal.2'), starters, { category: chosen, page });
      expect(readPlace(written, starters)).toEqual({ category: chosen, page });
      expect(written.get('main')).toBe('dal.2');
    }
  }
});

test('The initial place of a block is not in the address', () => {
  const first = readPlace(new URLSearchParams(), starters);
  expect(writePlace(new URLSearchParams('starters=soups'), starters, first).toString()).toBe('');
});

test('Twelve dishes make three pages of four, thirteen make four', () => {
  const pages = [1, 4, 5, 12, 13].map((count) => countPages(category('soups', count)));
  expect(pages).toEqual([1, 1, 2, 3, 4]);
});

test('A carousel that turns late does not take the visitor back to its category', () => {
  const [mocktails = category('', 4), soups = category('', 4)] = starters.categories;
  expect(turnedTo(1, soups)({ category: soups, page: 0 })).toEqual({ category: soups, page: 1 });
  expect(turnedTo(1, mocktails)({ category: soups, page: 0 })).toEqual({ category: soups, page: 0 });
});
