import type { Box, PlacedLine } from './card-layout.ts';
import type { CardText } from './card-text.ts';
import { coupleLine } from './card-text.ts';
import type { Measure } from './fit-text.ts';
import { fittedLines } from './fit-text.ts';
import type { PrintFormat } from './print-format.ts';

export interface BackLayout {
  readonly frame: Box;
  readonly names: readonly PlacedLine[];
}

/** Share of the card's width. */
const FRAME_WIDTH = 0.8;
/** Width to height, as the couple placed its photograph. */
const FRAME_SHAPE = 4 / 5;
/** Share of the card's width; a line's height is 1.25 times its size. */
const NAME_SIZE = 0.1;
const LEADING = 1.25;

export function backLayout(text: CardText, format: PrintFormat, measure: Measure): BackLayout {
  const width = format.width * FRAME_WIDTH;
  const left = (format.width - width) / 2;
  const frame = { left, top: left, width, height: width / FRAME_SHAPE };
  const { lines, size } = fittedLines(coupleLine(text), width, format.width * NAME_SIZE, measure);
  const bottom = frame.top + frame.height;
  const middle = (bottom + format.height) / 2;
  return {
    frame,
    names: lines.map((written, index) => ({
      written,
      x: format.width / 2,
      baseline: middle + (index - (lines.length - 1) / 2) * size * LEADING + size * 0.32,
      size,
      tone: 'title',
    })),
  };
}

/** In pixels, with the point that stays in view, as shares of the sides. */
export interface Placed {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** The photograph fills the frame, which crops the rest. */
export function filling(frame: Box, { width, height, x, y }: Placed): Box {
  const scale = Math.max(frame.width / width, frame.height / height);
  const drawn = { width: width * scale, height: height * scale };
  return {
    ...drawn,
    left: frame.left + (frame.width - drawn.width) * x,
    top: frame.top + (frame.height - drawn.height) * y,
  };
}

const MM_PER_INCH = 25.4;

/** `frame` in millimetres. */
export function dotsPerInch(frame: Box, photograph: Placed): number {
  return (photograph.width / filling(frame, photograph).width) * MM_PER_INCH;
}
