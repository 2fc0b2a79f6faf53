/**
 * Everything the caterer cooks: 21 categories, 171 dishes (SPEC §3). To add a dish, write it into its category's
 * list in `dishes/` with the next free id; to take one away, delete its line.
 */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/catering.json';
import { BEGINNINGS } from './dishes/beginnings.ts';
import type { Dish, DishCategory } from './dishes/category.ts';
import { LIVE } from './dishes/live.ts';
import { MAINS } from './dishes/mains.ts';
import { NON_VEG } from './dishes/non-veg.ts';
import { SWEETS } from './dishes/sweets.ts';
import { picture } from './picture.ts';

/** All categories, in the order of SPEC §3. */
export const DISH_CATEGORIES: readonly DishCategory[] = [
  ...BEGINNINGS,
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
