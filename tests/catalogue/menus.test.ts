import { expect, test } from 'vitest';
import type { Menu } from '#src/catalogue/menus.ts';
import { LIVE_MENU, NON_VEG_MENU, VEG_MENU } from '#src/catalogue/menus.ts';

const outline = ({ blocks }: Menu) =>
  blocks.map(({ title, categories }) => [title, ...categories.map(({ name }) => name)]);

test('The veg menu has starters, then a main course of eight categories', () => {
  expect(outline(VEG_MENU)).toEqual([
    ['Starters', 'Mocktails', 'Soups', 'Salads', 'Starters (Veg.)', 'Farsan'],
    [
      'Main Course',
      'Paneer Dishes',
      'Aloo & Bhindi Dishes',
      'Vegetable & Saag Dishes',
      'Rice Dishes',
      'Dal Dishes',
      'Indian Bread',
      'Indian Dessert',
      'Ice Creams',
    ],
  ]);
});

test('The non-veg menu has veg starters and drinks, then a main course of seven categories', () => {
  expect(outline(NON_VEG_MENU)).toEqual([
    ['Veg Starters & Drinks', 'Mocktails', 'Soups', 'Salads', 'Starters (Veg.)', 'Farsan'],
    [
      'Main Course',
      'Main Course (Chicken)',
      'Starters (Non-Veg)',
      'Soups (Non-Veg)',
      'Fish',
      'Indian Bread',
      'Indian Dessert',
      'Ice Creams',
    ],
  ]);
});

test('Live stations have chaat, the chaat counter, South Indian and desserts', () => {
  expect(outline(LIVE_MENU)).toEqual([['Stations', 'Chaat', 'Chaat Counter', 'South Indian', 'Desserts']]);
});

test('The three menus together offer every one of the 171 dishes', () => {
  const offered = [VEG_MENU, NON_VEG_MENU, LIVE_MENU]
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ categories }) => categories)
    .flatMap(({ dishes }) => dishes.map(({ id }) => id));
  expect(new Set(offered).size).toBe(171);
});
