/** How a couple's photograph is seen in its film: framed below the names, moving slowly. */
import { part } from './easing.ts';
import { FILM_WIDTH } from './text-places.ts';
import type { Timeline } from './timeline.ts';

export interface FilmPortrait {
  /** A JPEG. */
  readonly picture: Blob;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in sight, as shares of the width and height. */
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
/** A photograph is cut where it is narrower or wider than this. */
const [NARROWEST, WIDEST] = [0.78, 1.4];
const [FAR, NEAR] = [1.02, 1.14];

/** The opening of the frame, in the film's units about its middle: below the names and above the word 'Sample'. */
export function windowOf({ width, height }: Pick<Shape, 'width' | 'height'>): Box {
  const wide = HEIGHT * Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return { x: FILM_WIDTH / 2, y: MIDDLE_Y, width: wide, height: HEIGHT };
}

/** The part of a photograph that is seen at a moment, in shares of its width and height: its focus is always within. */
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

/** Pixels across that a photograph needs in a film so wide; never more than it has. */
export function neededWidth(portrait: Pick<Shape, 'width' | 'height'>, filmWidth: number): number {
  const { width, height } = windowOf(portrait);
  const fills = Math.max(width / portrait.width, height / portrait.height) * NEAR;
  return Math.min(portrait.width, Math.ceil(portrait.width * fills * (filmWidth / FILM_WIDTH)));
}
