/** All lengths are millimetres; positions count from the trimmed card's upper left corner. */

export type FormatId = 'a6' | 'fiveBySeven' | 'table';

export interface PrintFormat {
  readonly id: FormatId;
  /** Size after trimming. */
  readonly width: number;
  readonly height: number;
  /** Proposed width, without the quiet zone. */
  readonly codeWidth: number;
}

export const FORMATS: Readonly<Record<FormatId, PrintFormat>> = {
  a6: { id: 'a6', width: 105, height: 148, codeWidth: 25 },
  fiveBySeven: { id: 'fiveBySeven', width: 127, height: 177.8, codeWidth: 30 },
  /** A7, half an A6. */
  table: { id: 'table', width: 74, height: 105, codeWidth: 30 },
};

/** Artwork continues this far over the edge, because no guillotine cuts exactly. */
export const BLEED = 3;
/** From the edge to the end of the paper that a press gets: space for the crop marks. */
export const MARGIN = 10;

/** Crop marks begin outside the bleed and end before the paper does. */
const MARK_FROM = 4;
const MARK_TO = 9;

export const A4 = { width: 210, height: 297 } as const;

/** The page that a press gets: the card, its bleed and its crop marks. */
export function pressPage({ width, height }: PrintFormat): {
  readonly width: number;
  readonly height: number;
} {
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Two at each corner, in line with the cuts. */
export function cropMarks({ width, height }: PrintFormat): readonly Line[] {
  return [0, width].flatMap((x) =>
    [0, height].flatMap((y) => {
      const [left, up] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      return [
        { x1: x + left * MARK_FROM, y1: y, x2: x + left * MARK_TO, y2: y },
        { x1: x, y1: y + up * MARK_FROM, x2: x, y2: y + up * MARK_TO },
      ];
    }),
  );
}
