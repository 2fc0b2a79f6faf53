/** Messages between the page and the worker that makes a film. */
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';

export interface FilmOrder {
  readonly id: FilmId;
  readonly texts: FilmTexts;
  /** Whose ornaments a wedding film has. */
  readonly tradition: TraditionId;
  /** Pixels across, 720 or 1080. */
  readonly width: number;
  /** As `VideoEncoder` takes it. */
  readonly codec: string;
  readonly portrait?: FilmPortrait | undefined;
  /** Address of the music; empty for a silent film. */
  readonly music: string;
}

/** A film before the format in which this phone can make it is known. */
export type WantedFilm = Omit<FilmOrder, 'width' | 'codec'>;

export type WorkerReport =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly file: ArrayBuffer }
  | { readonly kind: 'failed'; readonly why: string };
