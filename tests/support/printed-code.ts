import type { Encoded } from '@nuintun/qrcode';
import { encodePageCode } from '#src/domain/invitation/page-code.ts';
import type { Box } from '#src/features/invitation-print/card-layout.ts';
import { greyPicture } from '#src/features/invitation-print/phone-view.ts';
import type { DrawnCard } from '#src/features/invitation-print/preflight.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export const BLACK: Colour = [0, 0, 0];
export const WHITE: Colour = [255, 255, 255];
export const MAROON: Colour = [107, 16, 39];
export const GOLD: Colour = [214, 169, 76];

export const ADDRESS = 'HTTPS://SHAGUN.EXAMPLE/I/ABCD12345678';

interface Code {
  /** Width in millimetres, without the quiet zone. */
  readonly width?: number;
  readonly dark?: Colour;
  readonly light?: Colour;
  /** Colour of the card outside the quiet zone. */
  readonly card?: Colour;
  /** Width of the quiet zone in modules. */
  readonly quiet?: number;
}

/** Dots for each millimetre at 300 dots an inch. */
const RESOLUTION = 300 / 25.4;
const CARD_MM = 60;

/** A card of 60 × 60 mm with a code in its middle, as dots of a printer. */
export function printedCode(how: Code = {}): DrawnCard {
  const { width = 25, dark = BLACK, light = WHITE, card = WHITE, quiet = 4 } = how;
  const modules = encodePageCode(ADDRESS);
  const side = Math.round(CARD_MM * RESOLUTION);
  const code: Box = { left: (CARD_MM - width) / 2, top: (CARD_MM - width) / 2, width, height: width };
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let dot = 0; dot < side * side; dot += 1) {
    const [x, y] = [dot % side, Math.floor(dot / side)].map((at) =>
      Math.floor((((at + 0.5) / RESOLUTION - code.left) / width) * modules.size),
    );
    rgba.set([...colourAt(modules, x ?? 0, y ?? 0, quiet, { dark, light, card }), 255], dot * 4);
  }
  return { picture: greyPicture(rgba, side, side), resolution: RESOLUTION, code, modules, address: ADDRESS };
}

function colourAt(
  modules: Encoded,
  x: number,
  y: number,
  quiet: number,
  { dark, light, card }: Record<'dark' | 'light' | 'card', Colour>,
): Colour {
  const isWithin = (border: number) =>
    x >= -border && y >= -border && x < modules.size + border && y < modules.size + border;
  if (isWithin(0)) return modules.get(x, y) ? dark : light;
  return isWithin(quiet) ? light : card;
}
