/** How a couple's photograph is shown in its film: framed below the names, moving slowly. */
import { part } from './easing.ts';
import { FILM_WIDTH } from './text-places.ts';
import type { Timeline } from './timeline.ts';

export interface FilmPortrait {
  /** A JPEG. */
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  /** The point that stays in view, as shares of the width and height. */
  readonly x: number;
  readonly y: number;
}

type Shape = Omit<FilmPortrait, 'picture'>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MIDDLE_Y = 998;
const HEIGHT = 366;
/** A photograph that is narrower or wider than this is cropped. */
const [NARROWEST, WIDEST] = [0.78, 1.4];
const [FAR, NEAR] = [1.02, 1.14];

/** In the film's units about its middle: below the names and above the word 'Sample'. */
export function windowOf({ width, height }: Pick<Shape, 'width' | 'height'>): Box {
  const wide = HEIGHT * Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return { x: FILM_WIDTH / 2, y: MIDDLE_Y, width: wide, height: HEIGHT };
}

/** The part of a photograph in view at a moment, as shares of its width and height: its focus is always within. */
export function seenPart(portrait: Shape, { names }: Timeline, t: number): Box {
  const opening = windowOf(portrait);
  const zoom = FAR + (NEAR - FAR) * part(t, names.start, names.end);
  const fills = Math.max(opening.width / portrait.width, opening.height / portrait.height) * zoom;
  const width = opening.width / fills / portrait.width;
  const height = opening.height / fills / portrait.height;
  return {
    width,
    height,
    x: Math.min(1 - width, Math.max(0, portrait.x - width / 2)),
    y: Math.min(1 - height, Math.max(0, portrait.y - height / 2)),
  };
}

/** Width in pixels that a photograph needs for a film so wide; at most its own. */
export function neededWidth(portrait: Pick<Shape, 'width' | 'height'>, filmWidth: number): number {
  const { width, height } = windowOf(portrait);
  const fills = Math.max(width / portrait.width, height / portrait.height) * NEAR;
  return Math.min(portrait.width, Math.ceil(portrait.width * fills * (filmWidth / FILM_WIDTH)));
}
