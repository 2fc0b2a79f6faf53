/** When each part of a film is shown. A film is a function of time: seconds from its beginning. */
import type { FilmFunction, FilmTexts } from './film.ts';

/** As long as the music. */
export const FILM_SECONDS = 24;
export const FILM_RATE = 24;
export const FILM_FRAMES = FILM_SECONDS * FILM_RATE;

/** A phone at the table needs a moment to find the code. */
export const CODE_SECONDS = 4;

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FunctionPage extends Span {
  readonly functions: readonly FilmFunction[];
}

export interface Timeline {
  readonly opening: Span;
  readonly names: Span;
  readonly pages: readonly FunctionPage[];
  readonly day: Span;
  /** Includes the time in which the code arrives. */
  readonly closing: Span;
}

const NAMES_AT = 3.1;
const FUNCTIONS_AT = 9;
const DAY_AT = 16.2;
const DAY_AT_WITHOUT_FUNCTIONS = 11.4;
const CLOSING_AT = 18.5;

/** Functions on one page; five can still be read from across the room. */
const MOST_ON_A_PAGE = 5;

export function timelineOf({ functions }: Pick<FilmTexts, 'functions'>): Timeline {
  const hasFunctions = functions.length > 0;
  const dayAt = hasFunctions ? DAY_AT : DAY_AT_WITHOUT_FUNCTIONS;
  return {
    opening: { start: 0, end: NAMES_AT },
    names: { start: NAMES_AT, end: hasFunctions ? FUNCTIONS_AT : dayAt },
    pages: pagesOf(functions, { start: FUNCTIONS_AT, end: dayAt }),
    day: { start: dayAt, end: CLOSING_AT },
    closing: { start: CLOSING_AT, end: FILM_SECONDS },
  };
}

/** As few pages as possible, equally full and equally long. */
function pagesOf(functions: readonly FilmFunction[], { start, end }: Span): FunctionPage[] {
  const count = Math.ceil(functions.length / MOST_ON_A_PAGE);
  const each = (end - start) / count;
  return Array.from({ length: count }, (_, page) => ({
    start: start + page * each,
    end: start + (page + 1) * each,
    functions: functions.slice(
      Math.round((page * functions.length) / count),
      Math.round(((page + 1) * functions.length) / count),
    ),
  }));
}

/** Moments that represent the whole film where nothing may move. */
export function stillsOf({ names, pages, day }: Timeline): number[] {
  return [1.2, names.end - 0.9, ...pages.map(({ end }) => end - 0.7), day.end - 0.7, FILM_SECONDS - 1];
}
