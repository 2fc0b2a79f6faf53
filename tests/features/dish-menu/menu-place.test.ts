import { expect, test } from 'vitest';
import { VEG_MENU } from '#src/catalogue/menus.ts';
import { countPages, readPlace, writePlace } from '#src/features/dish-menu/menu-place.ts';

const [starters] = VEG_MENU.blocks;
if (!starters) throw new Error('The veg menu has no blocks');
const place = (address: string) => {
  const { category, page } = readPlace(new URLSearchParams(address), starters);
  return [category.id, page];
};

test('A block opens on its first category and its first four dishes', () => {
  expect(place('')).toEqual(['mocktails', 0]);
});

test('The address names category and page of four', () => {
  expect(place('starters=starters-veg')).toEqual(['starters-veg', 0]);
  expect(place('starters=starters-veg.3&main=dal')).toEqual(['starters-veg', 2]);
});

test.each([
  'starters=pizza',
  'starters=pizza.2',
  'starters=starters-veg.9',
  'starters=soups.x',
  'starters=soups.0',
])('A place that does not exist (%s) opens on a first page', (address) => expect(place(address)[1]).toBe(0));

test('What is written is read again, and other parts of the address stay', () => {
  for (const category of starters.categories) {
    for (let page = 0; page < countPages(category); page += 1) {
      const written = writePlace(new URLSearchParams('main=dal.2'), starters, { category, page });
      expect(readPlace(written, starters)).toEqual({ category, page });
      expect(written.get('main')).toBe('dal.2');
    }
  }
});

test('The place a block starts at leaves the address bare', () => {
  const [category] = starters.categories;
  if (!category) throw new Error('The block has no categories');
  expect(writePlace(new URLSearchParams('starters=soups'), starters, { category, page: 0 }).toString()).toBe(
    '',
  );
});

test('Twelve dishes make three pages of four, thirteen make four', () => {
  const pages = VEG_MENU.blocks
    .flatMap(({ categories }) => categories)
    .map((category) => countPages(category));
  expect(pages).toEqual([3, 2, 2, 3, 2, 3, 3, 3, 2, 2, 4, 3, 3]);
});
