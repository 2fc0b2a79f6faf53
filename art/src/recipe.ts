import type { PictureShape } from './shop.ts';

/**
 * One still picture of the shop.
 *
 * `name` is its address without width and ending (`cards/series-1/lotus` is served from
 * `/media/cards/series-1/lotus-360.avif` …). `draw` returns a PNG at least as large as the
 * shape of `SHAPES`, in the same ratio, and the same bytes on every run of one machine.
 */
export interface Recipe {
  readonly name: string;
  readonly shape: PictureShape;
  /** Added to the AVIF quality, for a picture that fills the screen; it costs bytes, below zero it saves them. */
  readonly finer?: number;
  draw(): Promise<Buffer>;
}

/** A link preview: `draw` returns a PNG of 1200 x 630, written as `share/<name>.jpg`. */
export interface ShareRecipe {
  readonly name: `share/${string}`;
  readonly shape: 'share';
  draw(): Promise<Buffer>;
}

/**
 * A short seamless film. `film` writes an H.264 mp4 to `file`; `poster`, when given, is what
 * `--preview` shows. The picture shown before the film loads is a {@link Recipe} of its own.
 */
export interface LoopRecipe {
  readonly name: `loops/${string}`;
  readonly shape: 'loop';
  film(file: string): Promise<void>;
  poster?(): Promise<Buffer>;
}

/** A drawing in one ink, black on nothing, for screen printers: written as `<name>.svg`. */
export interface LineRecipe {
  readonly name: `print/${string}`;
  readonly shape: 'line';
  svg(): string;
}

/** What a file under `recipes/` exports as `recipes`. */
export type AnyRecipe = Recipe | ShareRecipe | LoopRecipe | LineRecipe;

/** The size every link preview is drawn at, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
