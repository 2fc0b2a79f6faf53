/**
 * `npm run icons` draws the frames of the shop's icons: a gold arch on maroon. The shop's build sets the first letter of
 * its name under the arch (scripts/brand/icons.ts). The results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';

import { mughalArch } from '#art/motifs/arch.ts';
import { ICON_FRAMES } from './shop.ts';

const GOLD = '#d6a94c';

const ground = (radius: number): string =>
  '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#86183a"/><stop offset=".55" stop-color="#6b1027"/><stop offset="1" stop-color="#4a0818"/></linearGradient>' +
  // For the letter, whose outline is upside down in its own coordinates.
  '<linearGradient id="f" x1=".3" y1="1" x2="0" y2="0"><stop stop-color="#fbecbd"/><stop offset=".5" stop-color="#efd285"/><stop offset="1" stop-color="#d6a94c"/></linearGradient></defs>' +
  `<rect width="512" height="512" rx="${radius}" fill="url(#g)"/>`;

/** The arch in a square of 512; `size` is its share of the square, `radius` that of the square's corners. */
function frame(size: number, radius: number): string {
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
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>The app’s icon without its letter</title>' +
    ground(radius) +
    `<path d="${arch(0)}" fill="#33030b" fill-opacity=".34" stroke="${GOLD}" stroke-width="${9 * size}" stroke-linejoin="round"/>` +
    `<path d="${arch(20)}" fill="none" stroke="${GOLD}" stroke-opacity=".6" stroke-width="${3 * size}" stroke-linejoin="round"/>` +
    '</svg>\n'
  );
}

const frames = { rounded: frame(1, 96), square: frame(1, 0), maskable: frame(0.72, 0) };

await mkdir(ICON_FRAMES, { recursive: true });
for (const [name, content] of Object.entries(frames)) {
  await writeFile(`${ICON_FRAMES}/${name}.svg`, content);
  console.log(`${name}.svg  ${(content.length / 1024).toFixed(1)} kB`);
}
