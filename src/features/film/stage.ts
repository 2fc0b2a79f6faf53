import type { FilmTexts } from '#src/domain/film/film.ts';
import type { Box, FilmPortrait } from '#src/domain/film/portrait-window.ts';
import type { Timeline } from '#src/domain/film/timeline.ts';
import type { CodeModules } from './code-modules.ts';
import type { FilmFace } from './film-fonts.ts';
import type { SetTexts } from './lettering/set-texts.ts';
import type { Palette } from './palette.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
/** The part of a picture where anything is drawn, and where that is in the film's units. */
export interface Picture extends Box {
  readonly image: ImageBitmap;
}

/** Decoded, as large as the film shows it. */
export interface ShownPortrait {
  readonly image: ImageBitmap;
  readonly of: FilmPortrait;
}

export interface Reel {
  readonly design: FilmDesign;
  readonly texts: FilmTexts;
  readonly timeline: Timeline;
  /** By the names of `design.pictures`; one that could not be loaded is missing. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly set: SetTexts;
  /** Absent unless the couple wants its photograph in the film. */
  readonly portrait?: ShownPortrait | undefined;
  readonly code: CodeModules | undefined;
}

export interface Stage extends Reel {
  /** In units of 720 × 1280, whatever the canvas. */
  readonly context: Context;
  readonly camera: Camera;
}

export interface Camera {
  /** 1 at the beginning and at the end, outside the arch. */
  readonly zoom: number;
  /** Units by which near things are lower, as the camera looks up. */
  readonly tilt: number;
}

/** `t` in seconds. */
export type Layer = (stage: Stage, t: number) => void;

/** The figure of fine lines in the air. */
export type Ornament = 'mandala' | 'stars' | 'phulkari' | 'none';

export interface FilmDesign {
  readonly palette: Palette;
  readonly nameFace: FilmFace;
  /** A mandala by default. */
  readonly ornament?: Ornament;
  /** How far the camera looks up from the subject: 1 for one that is as tall as the arch. */
  readonly tilt: number;
  /** Names of the pictures under `films/`. */
  readonly pictures: readonly string[];
  /** From the back to the front; the texts are painted between `behind` and `before`. */
  readonly behind: readonly Layer[];
  readonly before: readonly Layer[];
}

/** Leaves the context as it was, as it is used again in the film's units. */
export function within(context: Context, paint: () => void): void {
  context.save();
  paint();
  context.restore();
}
