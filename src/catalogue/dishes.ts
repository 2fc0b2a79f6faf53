/** All dishes by category (specification §3). A new dish gets its category's next free id; then run `npm run catalogue`. */
import type { PictureSource } from '#src/config/media.ts';
import { LIVE } from '#text/catalogue/dishes/live.ts';
import { MAINS } from '#text/catalogue/dishes/mains.ts';
import { NON_VEG } from '#text/catalogue/dishes/non-veg.ts';
import { STARTERS } from '#text/catalogue/dishes/starters.ts';
import { SWEETS } from '#text/catalogue/dishes/sweets.ts';
import artwork from './artwork/catering.json';
import type { Dish, DishCategory } from './dishes/category.ts';
import { picture } from './picture.ts';

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

export function findDish(id: string): Dish | undefined {
  return byId.get(id);
}

/** Its alternative text is empty because the name is beside it. */
export function categoryPicture({ id }: DishCategory): PictureSource {
  return picture(artwork, `catering/${id}`, 'square', '');
}
