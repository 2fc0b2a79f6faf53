/** Finished cards with a QR code, which couples print themselves: one design for each dress of an invitation. */
import type { PictureSource } from '#src/config/media.ts';
import { MEDIA_ROOT, PICTURE_SHAPES } from '#src/config/media.ts';
import artwork from './artwork/print.json';
import lines from './line-versions.json';
import { picture } from './picture.ts';
import type { TraditionId } from './traditions/tradition.ts';

export interface PrintCard {
  readonly id: TraditionId;
  readonly name: string;
  /** Without text, 133 × 184 mm with bleed; the middle is left free. */
  readonly art: PictureSource;
  /** Path of the same card drawn in one ink, as SVG. */
  readonly lines: string;
  /** Where the text may begin, below the emblem, in thousandths of the width with bleed. */
  readonly textFrom: { readonly art: number; readonly lines: number };
}

function card(id: TraditionId, name: string, textFrom: PrintCard['textFrom']): PrintCard {
  return {
    id,
    name,
    art: picture(artwork, `print/${id}`, 'print', ''),
    lines: `${MEDIA_ROOT}/print/${id}-line.svg?v=${lines[`${id}-line.svg`]}`,
    textFrom,
  };
}

/** The largest file of the artwork, on our own host: a script reads it to draw the card. */
export function printArtwork({ art }: PrintCard): string {
  return `${MEDIA_ROOT}/${art.name}-${PICTURE_SHAPES.print.width}.avif?v=${art.version}`;
}

/** In display order. */
export const PRINT_CARDS: readonly PrintCard[] = [
  card('hindu', 'Kalash and marigold', { art: 362, lines: 356 }),
  card('muslim', 'Crescent and lanterns', { art: 290, lines: 292 }),
  card('sikh', 'Phulkari and palki', { art: 312, lines: 366 }),
  card('christian', 'White flowers', { art: 376, lines: 356 }),
  card('modern', 'Leaves', { art: 362, lines: 336 }),
];
