import type { Encoded } from '@nuintun/qrcode';
import { median } from '#src/lib/median.ts';
import { QUIET_MODULES } from '#src/lib/qr-code.ts';
import { readQrCode } from '#src/lib/read-qr-code.ts';
import type { Box } from './card-layout.ts';
import type { GreyPicture } from './phone-view.ts';
import { asPhoneSees } from './phone-view.ts';

export type PreflightFault = 'small' | 'contrast' | 'quiet' | 'inverted' | 'unread';

/** A card as it will be printed, as a grey picture, and what its code should be. */
export interface DrawnCard {
  readonly picture: GreyPicture;
  /** Dots per millimetre. */
  readonly resolution: number;
  /** In millimetres, without its quiet zone. */
  readonly code: Box;
  readonly modules: Pick<Encoded, 'size' | 'get'>;
  readonly address: string;
}

const LEAST_WIDTH_MM = 20;
/** Luminance of light to dark, as in WCAG. */
const LEAST_CONTRAST = 4;
/** Share of white that light and dark modules differ by: grade B of ISO/IEC 15415. */
const LEAST_DIFFERENCE = 0.55;
const LEAST_QUIET = 0.98;
/** Paper round the code that a phone sees as well, in millimetres. */
const AROUND = 8;

export function preflight(card: DrawnCard): readonly PreflightFault[] {
  const { code, address } = card;
  const { dark, light } = tonesOf(card);
  const [darker, lighter] = [Math.min(dark, light), Math.max(dark, light)];
  const contrast = (lighter + 0.05) / (darker + 0.05);
  const faults: PreflightFault[] = [];
  if (code.width < LEAST_WIDTH_MM) faults.push('small');
  if (dark > light) faults.push('inverted');
  if (contrast < LEAST_CONTRAST || lighter - darker < LEAST_DIFFERENCE) faults.push('contrast');
  if (quietShare(card, dark, light) < LEAST_QUIET) faults.push('quiet');
  if (faults.length === 0 && textSeen(card) !== address) faults.push('unread');
  return faults;
}

/** Median luminance of the modules that should be dark and of those that should be light. */
function tonesOf(card: DrawnCard): { readonly dark: number; readonly light: number } {
  const { modules } = card;
  const tones: Record<'dark' | 'light', number[]> = { dark: [], light: [] };
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1)
      tones[modules.get(x, y) ? 'dark' : 'light'].push(moduleTone(card, x, y));
  return { dark: median(tones.dark), light: median(tones.light) };
}

/** Share of places round the code that are as light as its light modules. */
function quietShare(card: DrawnCard, dark: number, light: number): number {
  const { size } = card.modules;
  const isOutside = (at: number) => at < 0 || at >= size;
  const places = Array.from({ length: size + 2 * QUIET_MODULES }, (_, index) => index - QUIET_MODULES);
  const around = places.flatMap((y) =>
    places.flatMap((x) => (isOutside(x) || isOutside(y) ? [moduleTone(card, x, y)] : [])),
  );
  const nearer = (tone: number) => Math.abs(tone - light) < Math.abs(tone - dark);
  return around.filter(nearer).length / around.length;
}

/** Luminance at the middle of a module, 0 to 1. */
function moduleTone({ picture, resolution, code, modules }: DrawnCard, x: number, y: number): number {
  const module = code.width / modules.size;
  const across = Math.round((code.left + (x + 0.5) * module) * resolution);
  const down = Math.round((code.top + (y + 0.5) * module) * resolution);
  return picture.luminanceAt(across, down);
}

/** `undefined` if a phone finds no code. */
function textSeen({ picture, resolution, code }: DrawnCard): string | undefined {
  const seen = asPhoneSees(picture, resolution, {
    left: code.left - AROUND,
    top: code.top - AROUND,
    width: code.width + 2 * AROUND,
    height: code.height + 2 * AROUND,
  });
  return readQrCode(seen.grey, seen.width, seen.height);
}
