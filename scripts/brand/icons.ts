import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Outline } from './letters.ts';
import { centredOutline, outlineOf } from './letters.ts';

/** Drawn by `npm run icons --prefix art`: the arch on its ground, 512 units wide. */
const FRAMES = 'scripts/brand/frames';

const MAROON = '#6b1027';
const PALE_GOLD = '#efd285';

/** The share of a frame's square that the arch takes; a phone may cut off all outside the maskable one's. */
const ARCH = { rounded: 1, square: 1, maskable: 0.72 } as const;

type Frame = keyof typeof ARCH;

const ICONS = [
  // iOS rounds the corners itself and paints transparent areas black.
  ['icons/apple-touch-icon.png', 'square', 180],
  ['icons/icon-192.png', 'rounded', 192],
  ['icons/icon-512.png', 'rounded', 512],
  ['icons/maskable-512.png', 'maskable', 512],
] as const;

/** The files of the app's icons, with the mark of the shop's name under the arch. */
export async function brandIcons(mark: string): Promise<Map<string, Buffer>> {
  const letter = outlineOf(mark);
  const files = new Map<string, Buffer>([['icons/favicon.svg', Buffer.from(favicon(letter))]]);
  for (const [file, frame, size] of ICONS) files.set(file, await png(appIcon(letter, frame), size));
  return files;
}

function appIcon(letter: Outline, frame: Frame): string {
  const share = ARCH[frame];
  const mark = centredOutline(letter, 256, 256 + 48 * share, 226 * share, 'url(#f)');
  return readFileSync(`${FRAMES}/${frame}.svg`, 'utf8').replace('</svg>', `${mark}</svg>`);
}

/** In a browser's tab a letter is all there is room for. */
function favicon(letter: Outline): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="13" fill="${MAROON}"/>${centredOutline(letter, 32, 32.5, 42, PALE_GOLD)}</svg>\n`;
}

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 216 })
    .resize(size, size, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}
