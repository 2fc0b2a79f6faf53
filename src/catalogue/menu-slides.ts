/** The pictures of the sample menus on /catering (SPEC §3, 'Menu slide'). */
import type { PictureSource } from '#src/config/media.ts';
import { DISH_CATEGORIES } from './dishes.ts';
import { picture } from './picture.ts';
import tones from './tones/catering.json';

/** One slide: a category's picture under its name. */
export interface MenuSlide {
  readonly id: string;
  readonly name: string;
  readonly img: PictureSource;
}

function slides(ids: readonly string[]): MenuSlide[] {
  return DISH_CATEGORIES.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({
    id,
    name,
    img: picture(tones, `catering/${id}`, 'square', ''),
  }));
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
  'soups-non-veg',
  'starters-non-veg',
  'chicken',
  'fish',
  'rice',
  'ice-creams',
]);

/** The thali at the head of /catering; it stands until the film of it plays. */
export const THALI: PictureSource = picture(
  tones,
  'catering/hero-thali',
  'square',
  'A silver thali of curries, rice, puri and sweets among marigolds',
);

/** Pictures of the three menus' cards. */
export const MENU_PICTURES = {
  veg: picture(tones, 'catering/paneer', 'square', ''),
  'non-veg': picture(tones, 'catering/chicken', 'square', ''),
  live: picture(tones, 'catering/chaat', 'square', ''),
} as const;
