/** Card series (specification §3 and §9), one file each in `card-series/`. See README to add one. */
import type { PictureSource } from '#src/config/media.ts';
import type { PriceRange } from '#src/config/price.ts';
import artwork from './artwork/cards.json';
import { picture } from './picture.ts';

/** Its picture is `cards/<series>/<id>`. */
export interface CardDesign {
  /** Unique within its series. */
  readonly id: string;
  readonly name: string;
  readonly paper: string;
  readonly finish: string;
  /** Two short lines on what the card shows, also its alternative text. */
  readonly description: string;
}

export interface CardSeries {
  /** Used in addresses and carts: `series-1`. */
  readonly id: string;
  readonly title: string;
  /** Rupees per card. */
  readonly price: PriceRange;
  /** Position on the page, from 1. */
  readonly order: number;
  /** At most twelve words. */
  readonly line: string;
  readonly designs: readonly CardDesign[];
}

const files = import.meta.glob<CardSeries>('#text/catalogue/card-series/*.ts', {
  eager: true,
  import: 'series',
});

export const CARD_SERIES: readonly CardSeries[] = Object.values(files).sort(
  (one, other) => one.order - other.order,
);

/** Used in carts and addresses (specification §3). */
export function designId(series: CardSeries, design: CardDesign): string {
  return `${series.id}/${design.id}`;
}

export function findDesign(id: string): { series: CardSeries; design: CardDesign } | undefined {
  const [seriesId, imageId] = id.split('/');
  const series = CARD_SERIES.find((candidate) => candidate.id === seriesId);
  const design = series?.designs.find((candidate) => candidate.id === imageId);
  return series && design ? { series, design } : undefined;
}

export function designPicture(series: CardSeries, design: CardDesign): PictureSource {
  return picture(artwork, `cards/${series.id}/${design.id}`, 'card', `${design.name}: ${design.description}`);
}
