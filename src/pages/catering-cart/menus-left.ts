/** What of the menus has not been chosen from yet. */
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { PATHS } from '#src/config/paths.ts';
import { writePlace } from '#src/features/dish-menu/menu-place.ts';
import type { Menu } from '#text/catalogue/menus.ts';
import { LIVE_MENU, NON_VEG_MENU, VEG_MENU } from '#text/catalogue/menus.ts';

interface MenuLeft {
  readonly id: Menu['id'];
  readonly path: string;
  readonly chosen: number;
  /** Categories without a chosen dish, each with its place on the menu. */
  readonly left: readonly { readonly category: DishCategory; readonly path: string }[];
}

const MENU_PATHS = {
  veg: PATHS.vegMenu,
  'non-veg': PATHS.nonVegMenu,
  live: PATHS.liveStations,
} as const;

/**
 * The menus of a dinner, with a category on two of them once. Without guests who eat meat, the menu with meat
 * is left out.
 */
export function menusLeft(chosen: ReadonlySet<string>, eatsMeat: boolean): readonly MenuLeft[] {
  const seen = new Set<string>();
  return (eatsMeat ? [VEG_MENU, NON_VEG_MENU, LIVE_MENU] : [VEG_MENU, LIVE_MENU]).map(({ id, blocks }) => {
    const places = blocks
      .flatMap((block) => block.categories.map((category) => ({ block, category })))
      .filter(({ category }) => !seen.has(category.id));
    for (const { category } of places) seen.add(category.id);
    const count = ({ dishes }: DishCategory) => dishes.filter((dish) => chosen.has(dish.id)).length;
    const path = MENU_PATHS[id];
    return {
      id,
      path,
      chosen: places.reduce((sum, { category }) => sum + count(category), 0),
      left: places
        .filter(({ category }) => count(category) === 0)
        .map(({ block, category }) => {
          const place = writePlace(new URLSearchParams(), block, { category, page: 0 }).toString();
          return { category, path: place === '' ? path : `${path}?${place}` };
        }),
    };
  });
}
