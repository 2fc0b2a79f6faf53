/** Kinds of card in the carousel of the cards page (specification §3 'Collection'). */
import type { PictureSource } from '#src/config/media.ts';
import type { CardSeries } from './card-series.ts';
import { CARD_SERIES, designPicture } from './card-series.ts';

export interface CardType {
  readonly id: string;
  readonly title: string;
  readonly picture: PictureSource;
  readonly series: CardSeries;
}

const TYPES = [
  { id: 'velvet', title: 'Velvet & ribbon', seriesId: 'ang-ribbon' },
  { id: 'paper-cut', title: 'Paper-cut', seriesId: 'g-premium' },
  { id: 'emboss', title: 'Blind emboss', seriesId: 'series-4' },
  { id: 'letterpress', title: 'Letterpress', seriesId: 'series-2' },
  { id: 'box', title: 'Box card', seriesId: 'series-8' },
  { id: 'farman', title: 'Scroll farman', seriesId: 'series-11' },
];

export const CARD_TYPES: readonly CardType[] = TYPES.map(({ id, title, seriesId }) => {
  const series = CARD_SERIES.find((candidate) => candidate.id === seriesId);
  const lead = series?.designs[0];
  if (!series || !lead) throw new Error(`The card type '${id}' names '${seriesId}', which has no designs`);
  return { id, title, series, picture: designPicture(series, lead) };
});
