/** Menu pages (specification §2) and the categories of each block. */

import type { DishCategory } from './dishes/category.ts';
import { DISH_CATEGORIES } from './dishes.ts';

/** Categories that share one picker. */
export interface MenuBlock {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly DishCategory[];
}

export interface Menu {
  readonly id: 'veg' | 'non-veg' | 'live';
  readonly blocks: readonly MenuBlock[];
}

const byId = new Map(DISH_CATEGORIES.map((category) => [category.id, category]));

function block(id: string, title: string, categoryIds: readonly string[]): MenuBlock {
  const categories = categoryIds.map((categoryId) => {
    const category = byId.get(categoryId);
    if (!category) throw new Error(`The menu block '${id}' names '${categoryId}', which is not a category`);
    return category;
  });
  return { id, title, categories };
}

const STARTERS = ['mocktails', 'soups', 'salads', 'starters-veg', 'farsan'] as const;

export const VEG_MENU: Menu = {
  id: 'veg',
  blocks: [
    block('starters', 'Starters', STARTERS),
    block('main', 'Main Course', [
      'paneer',
      'aloo-bhindi',
      'vegetable-saag',
      'rice',
      'dal',
      'indian-bread',
      'indian-dessert',
      'ice-creams',
    ]),
  ],
};

export const NON_VEG_MENU: Menu = {
  id: 'non-veg',
  blocks: [
    block('starters', 'Veg Starters & Drinks', STARTERS),
    block('main', 'Main Course', [
      'chicken',
      'starters-non-veg',
      'soups-non-veg',
      'fish',
      'indian-bread',
      'indian-dessert',
      'ice-creams',
    ]),
  ],
};

export const LIVE_MENU: Menu = {
  id: 'live',
  blocks: [block('stations', 'Stations', ['chaat', 'chaat-counter', 'south-indian', 'desserts'])],
};
