/**
 * Everything the caterer cooks, by category (specification §3). To add a dish, write it at the end of its category in
 * `dishes/` with the next number in its id, and run `npm run catalogue`; to remove one, delete its line and run that too.
 */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/catering.json';
import type { Dish, DishCategory } from './dishes/category.ts';
import { LIVE } from './dishes/live.ts';
import { MAINS } from './dishes/mains.ts';
import { NON_VEG } from './dishes/non-veg.ts';
import { STARTERS } from './dishes/starters.ts';
import { SWEETS } from './dishes/sweets.ts';
import { picture } from './picture.ts';

/** All categories, in the order of specification §3. */
export const DISH_CATEGORIES: readonly DishCategory[] = [
  ...STARTERS,
  ...MAINS,
  ...SWEETS,
  ...LIVE,
  ...NON_VEG,
];

const byId = new Map(
  DISH_CATEGORIES.flatMap((category) => category.dishes.map((dish) => [dish.id, dish] as const)),
);

/** The dish with this id; `undefined` when it is not cooked any more. */
export function findDish(id: string): Dish | undefined {
  return byId.get(id);
}

/** A category's picture: one dish from above, round within a square. The name beside it says what it is. */
export function categoryPicture({ id }: DishCategory): PictureSource {
  return picture(artwork, `catering/${id}`, 'square', '');
}
