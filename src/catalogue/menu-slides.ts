/** Pictures of the sample menus on /catering (specification §3 'Menu slide'). */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/catering.json';
import { categoryPicture, DISH_CATEGORIES } from './dishes.ts';
import { picture } from './picture.ts';

export interface MenuSlide {
  readonly id: string;
  readonly name: string;
  readonly img: PictureSource;
}

function slides(ids: readonly string[]): MenuSlide[] {
  return ids.flatMap((id) => {
    const category = DISH_CATEGORIES.find((candidate) => candidate.id === id);
    return category ? [{ id, name: category.name, img: categoryPicture(category) }] : [];
  });
}

export const VEG_SLIDES: readonly MenuSlide[] = slides([
  'mocktails',
  'starters-veg',
  'paneer',
  'vegetable-saag',
  'dal',
  'indian-bread',
  'indian-dessert',
]);

export const NON_VEG_SLIDES: readonly MenuSlide[] = slides([
  'starters-non-veg',
  'chicken',
  'fish',
  'soups-non-veg',
  'rice',
  'ice-creams',
]);

export const THALI: PictureSource = picture(
  artwork,
  'catering/hero-thali',
  'square',
  'A brass thali of curries, rice, puri and sweets among marigolds',
);

export const MENU_PICTURES = {
  veg: picture(artwork, 'catering/paneer', 'square', ''),
  'non-veg': picture(artwork, 'catering/fish', 'square', ''),
  live: picture(artwork, 'catering/chaat', 'square', ''),
} as const;
