/**
 * The six kinds of card in the carousel at the top of the cards page (SPEC §3 'Collection': id, title, price).
 * Each shows one design of the series that is made that way, at that series' price.
 */
import type { PictureSource } from '#src/config/media.ts';
import type { PriceRange } from '#src/config/price.ts';
import type { CardSeries } from './card-series.ts';
import { designPicture, findDesign } from './card-series.ts';

/** One kind of card. */
export interface CardType {
  readonly id: string;
  readonly title: string;
  readonly price: PriceRange;
  readonly picture: PictureSource;
  /** The series it is sold in. */
  readonly series: CardSeries;
}

const TYPES = [
  { id: 'velvet', title: 'Velvet & ribbon', design: 'ang-ribbon/maroon-velvet' },
  { id: 'paper-cut', title: 'Paper-cut', design: 'g-premium/peacock' },
  { id: 'emboss', title: 'Blind emboss', design: 'series-4/ivory-arch' },
  { id: 'letterpress', title: 'Letterpress', design: 'series-2/blush-lotus' },
  { id: 'box', title: 'Box card', design: 'series-8/' },
  { id: 'farman', title: 'Scroll farman', design: 'series-11/' },
];

export const CARD_TYPES: readonly CardType[] = TYPES.flatMap(({ id, title, design }) => {
  const found = findDesign(design);
  if (!found) return [];
  const { series } = found;
  return { id, title, price: series.price, series, picture: designPicture(series, found.design) };
});
