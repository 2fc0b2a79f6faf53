/**
 * `npm run icons` draws the shop's icons and logo into `public/icons`.
 *
 * The mark is श in gold under an arch on maroon. Letters are outlines (`scenes/wordmark.ts`), so the SVGs
 * need no font, and the PNGs come out the same on every machine. The results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

import { mughalArch } from '#art/motifs/arch.ts';
import { type Letters, lettersAt, MARK, SHAGUN_HINDI, SHAGUN_LATIN } from '#art/scenes/wordmark.ts';
import { ICONS } from './shop.ts';

const MAROON = '#6b1027';
const GOLD = '#d6a94c';
const PALE_GOLD = '#efd285';
const DEEP_GOLD = '#7a4f12';

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`;

const ground = (radius: number): string =>
  '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#86183a"/><stop offset=".55" stop-color="#6b1027"/><stop offset="1" stop-color="#4a0818"/></linearGradient>' +
  '<linearGradient id="f" x2=".3" y2="1"><stop stop-color="#fbecbd"/><stop offset=".5" stop-color="#efd285"/><stop offset="1" stop-color="#d6a94c"/></linearGradient></defs>' +
  `<rect width="512" height="512" rx="${radius}" fill="url(#g)"/>`;

/** The mark in a square of 512; `size` is its share of the square, `radius` that of the square's corners. */
function appIcon(size: number, radius: number): string {
  const part = (units: number): number => 256 + (units - 256) * size;
  const arch = (inset: number): string =>
    mughalArch({
      x: 256,
      apex: part(44 + inset * 1.6),
      width: (400 - inset * 2) * size,
      spring: part(226 + inset * 0.4),
      bottom: part(452 - inset),
      foils: 4,
    });
  return svg(
    512,
    512,
    ground(radius) +
      `<path d="${arch(0)}" fill="#33030b" fill-opacity=".34" stroke="${GOLD}" stroke-width="${9 * size}" stroke-linejoin="round"/>` +
      `<path d="${arch(20)}" fill="none" stroke="${GOLD}" stroke-opacity=".6" stroke-width="${3 * size}" stroke-linejoin="round"/>` +
      lettersAt(MARK, 256, part(304), 186 * size, 'url(#f)'),
  );
}

/** In a browser's tab a letter is all there is room for. */
const favicon = svg(
  64,
  64,
  `<rect width="64" height="64" rx="13" fill="${MAROON}"/>${lettersAt(MARK, 32, 32.5, 34, PALE_GOLD)}`,
);

/** Both names on one line, as the page's header has them, in two colours. */
function names(latin: string, hindi: string): { readonly inside: string; readonly width: number } {
  const scale = 0.1;
  const line = ({ d }: Letters, x: number, y: number, size: number, fill: string): string =>
    `<path transform="translate(${x} ${y}) scale(${size})" fill="${fill}" d="${d}"/>`;
  return {
    inside:
      line(SHAGUN_LATIN, -SHAGUN_LATIN.left * scale, 70, scale, latin) +
      line(SHAGUN_HINDI, 380, 70, 0.074, hindi),
    width: 528,
  };
}

const wordmark = names(MAROON, DEEP_GOLD);

const logo = svg(
  658,
  104,
  `<rect width="104" height="104" rx="20" fill="${MAROON}"/>${lettersAt(MARK, 52, 53, 54, PALE_GOLD)}` +
    `<g transform="translate(130 8)">${wordmark.inside}</g>`,
);

const rounded = appIcon(1, 96);
const square = appIcon(1, 0);
const maskable = appIcon(0.72, 0);

const png = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 216 })
    .resize(size, size, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': favicon,
  'logo.svg': logo,
  'wordmark.svg': svg(wordmark.width, 94, wordmark.inside),
  // iOS rounds the corners itself and paints what is see-through black.
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'maskable-512.png': await png(maskable, 512),
};

await mkdir(ICONS, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  await writeFile(`${ICONS}/${name}`, content);
  console.log(`${name}  ${(Buffer.byteLength(content) / 1024).toFixed(1)} kB`);
}
