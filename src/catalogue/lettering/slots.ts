/**
 * Where a card's picture has lettering that a couple can replace by their own. For each design the art studio draws a
 * blank (the sample picture without names, initials, dates and places) and writes one JSON file per series beside this
 * file: `npm run art -- --blanks` (art/README.md).
 *
 * **Flat units** are the units a text is set in before the card is placed in the picture. Each slot's `matrix` takes
 * them to **picture units**, 0 to 1 from left to right and 0 to 1 from top to bottom, so that they hold for every width
 * of the picture. The pictures are `LETTERED_RATIO` high for their width.
 */
export type SeriesLettering = Readonly<Record<string, CardLettering>>;

export const LETTERED_RATIO = 1512 / 1080;

export interface CardLettering {
  /** The blank's name under /media, of the shape `cardBlank`; its tone and version are in `artwork/card-blanks.json`. */
  readonly blank: string;
  readonly slots: readonly LetteringSlot[];
}

/**
 * `names` are both on one line with an ampersand between, or 'and' where `sample` says so; `monogram` is both initials
 * in one text. A design has either `names` or `first` and `second`; some show a role in more than one place.
 */
export type LetteringRole =
  | 'names'
  | 'first'
  | 'second'
  | 'ampersand'
  | 'monogram'
  | 'initialFirst'
  | 'initialSecond'
  | 'families'
  | 'date'
  | 'place'
  | 'dateAndPlace';

/** Cormorant Garamond, Rozha One and Mukta. */
export type LetteringFace = 'cormorant' | 'cormorant-italic' | 'rozha' | 'mukta';

/** As the six numbers of a canvas or CSS matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type Point = readonly [x: number, y: number];

export interface LetteringSlot {
  readonly role: LetteringRole;
  /** What the sample picture shows here, in capitals where `caps` says so; other words than `names` on a card without names. */
  readonly sample: string;
  /** The card's own words that open the line, such as 'and ' before a second name or 'Nikah · ' before a place. */
  readonly opening?: string;
  /** The end of the base line that the text is set from, in flat units; `align` says which. */
  readonly at: Point;
  readonly align: 'start' | 'middle' | 'end';
  /** The room the ink may fill, in flat units: nothing else is drawn there. */
  readonly box: LetteringBox;
  readonly matrix: Matrix;
  readonly face: LetteringFace;
  readonly weight: number;
  /** Font size of the sample in flat units; longer text is set smaller. */
  readonly size: number;
  /** Letter spacing of Latin text in em. Devanagari and Arabic letters are never spaced. */
  readonly spacing: number;
  readonly caps: boolean;
  readonly fill: LetteringFill;
  /** The ampersand inside `names`, which is Cormorant italic 500. */
  readonly ampersand?: { readonly scale: number; readonly colour?: string };
  /**
   * How far the letters rise above the sheet in flat units, below zero when they are pressed in. The light comes from
   * the upper left ({@link LIGHT_FROM}): the edges that face it are lighter, the others darker.
   */
  readonly relief: number;
  /** Where the sheet is cut or covered, in flat units: letters outside are not seen. */
  readonly clip?: readonly Point[];
}

export interface LetteringBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours are as they look in the picture, under its light. */
export type LetteringFill =
  | { readonly kind: 'ink'; readonly colour: string }
  | {
      readonly kind: 'foil';
      /** The studio the foil mirrors: a gradient from one point of the flat to another. */
      readonly from: Point;
      readonly to: Point;
      readonly stops: readonly (readonly [offset: number, colour: string])[];
    }
  /** Raised or pressed without colour: only its lit and its shaded edges are seen. */
  | { readonly kind: 'blind'; readonly light: string; readonly shade: string };

/** The direction of the light from the picture's centre: left, up, towards the viewer. */
export const LIGHT_FROM = [-0.46, -0.57, 0.67] as const;
