/**
 * The series of wedding cards (specification §3 and §9). Each is a file in `card-series/`, where the build finds it: to
 * add one, write that file, draw its pictures (README) and run `npm run catalogue`.
 */
import type { PictureSource } from '#src/config/media.ts';
import type { PriceRange } from '#src/config/price.ts';
import artwork from './artwork/cards.json';
import { picture } from './picture.ts';

/** One card a couple can choose. Its picture is `cards/<series>/<id>`. */
export interface CardDesign {
  /** Unique within its series: `lotus`. */
  readonly id: string;
  readonly name: string;
  /** What it is printed on: 'Cotton rag, 400 gsm'. */
  readonly paper: string;
  /** How it is made: 'Letterpress, blind emboss'. */
  readonly finish: string;
  /** Two short lines: what is seen on it, for the lightbox and for people who can't see the picture. */
  readonly description: string;
}

/** A family of cards with one price range per card. */
export interface CardSeries {
  /** As in an address and in a cart: `series-1`, `ang-ribbon`. */
  readonly id: string;
  readonly title: string;
  /** Rupees per card (specification §9). */
  readonly price: PriceRange;
  /** Place on the page, from 1. */
  readonly order: number;
  /** What makes it a family, in a sentence of at most twelve words. */
  readonly line: string;
  readonly designs: readonly CardDesign[];
}

const files = import.meta.glob<CardSeries>('./card-series/*.ts', { eager: true, import: 'series' });

export const CARD_SERIES: readonly CardSeries[] = Object.values(files).sort(
  (one, other) => one.order - other.order,
);

/** The id a design has in a cart and in an address: series and image (specification §3). */
export function designId(series: CardSeries, design: CardDesign): string {
  return `${series.id}/${design.id}`;
}

/** A design and the series it belongs to, by the id a cart holds; `undefined` when we sell it no more. */
export function findDesign(id: string): { series: CardSeries; design: CardDesign } | undefined {
  const [seriesId, imageId] = id.split('/');
  const series = CARD_SERIES.find((candidate) => candidate.id === seriesId);
  const design = series?.designs.find((candidate) => candidate.id === imageId);
  return series && design ? { series, design } : undefined;
}

/** The picture of a design. */
export function designPicture(series: CardSeries, design: CardDesign): PictureSource {
  return picture(artwork, `cards/${series.id}/${design.id}`, 'card', `${design.name}: ${design.description}`);
}
