/**
 * `npm run sheet`: every card of the shop side by side, series by series, from the published
 * files of 160 and of 360 pixels, and the ten pairs whose compositions are closest.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

import { cellsOf, compositionOf, listed, pairsByLikeness } from './likeness.ts';
import { CARD_SHEETS, MEDIA, PUBLISHED } from './shop.ts';

/** The most a sheet may weigh: people open it on the repository's page. */
const MOST_BYTES = 500_000;
const PAPER = '#faf3e4';
const INK = '#33030b';

interface SheetSize {
  /** Of the published files. */
  readonly from: 160 | 360;
  /** Of a card on the sheet, in pixels. */
  readonly width: number;
  readonly columns: number;
  /** Letter size of a design's name, in pixels; a series' title is larger. */
  readonly letters: number;
  readonly quality: number;
}

const SIZES: readonly SheetSize[] = [
  { from: 160, width: 160, columns: 12, letters: 13, quality: 58 },
  { from: 360, width: 216, columns: 12, letters: 15, quality: 26 },
];

interface Series {
  readonly id: string;
  /** Names of its pictures. */
  readonly cards: readonly string[];
}

const CARDS = Object.keys(PUBLISHED).filter((name) => name.startsWith('cards/'));

/** Every series, `series-2` before `series-10`. */
function allSeries(): Series[] {
  const ids = new Set(CARDS.map((name) => name.split('/')[1] ?? ''));
  return [...ids]
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .map((id) => ({ id, cards: CARDS.filter((name) => name.startsWith(`cards/${id}/`)) }));
}

const cardFile = (name: string, width: number): string => path.join(MEDIA, `${name}-${width}.avif`);

const label = (words: string, size: number, width: number, bold = false): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.ceil(size * 1.5)}">` +
      `<text y="${size * 1.1}" font-family="Mukta, Noto Sans, DejaVu Sans, sans-serif" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${INK}">${words}</text></svg>`,
  );

/** Lays the series out, as many to a line as there is room for, none broken. */
async function drawSheet(
  all: readonly Series[],
  { from, width, columns, letters, quality }: SheetSize,
): Promise<string> {
  const height = Math.round((width * 7) / 5);
  const gap = Math.round(width * 0.06);
  const title = Math.round(letters * 1.5);
  const block = gap + title * 1.5 + height + letters * 1.6;
  const pieces: OverlayOptions[] = [];
  let [column, line] = [0, 0];
  for (const series of all) {
    if (column + series.cards.length > columns && column > 0) [column, line] = [0, line + 1];
    const top = Math.round(gap + line * block);
    const across = (at: number): number => gap + at * (width + gap);
    const room = series.cards.length * (width + gap);
    pieces.push({ input: label(series.id, title, room, true), left: across(column), top });
    for (const [index, name] of series.cards.entries()) {
      const left = across(column + index);
      const under = Math.round(top + title * 1.6);
      pieces.push(
        { input: await sharp(cardFile(name, from)).resize({ width }).png().toBuffer(), left, top: under },
        { input: label(path.basename(name), letters, width), left, top: under + height },
      );
    }
    column += series.cards.length;
  }
  const file = path.join(CARD_SHEETS, `contact-sheet-${from}.webp`);
  const sheet = sharp({
    create: {
      width: gap + columns * (width + gap),
      height: Math.round(gap + (line + 1) * block),
      channels: 3,
      background: PAPER,
    },
  }).composite(pieces);
  const written = await sheet.webp({ quality, effort: 6, smartSubsample: from === 160 }).toFile(file);
  if (written.size > MOST_BYTES) throw new Error(`${file} has ${written.size} bytes, over ${MOST_BYTES}`);
  return `${file}  ${written.width} x ${written.height}  ${(written.size / 1000).toFixed(0)} kB`;
}

await mkdir(CARD_SHEETS, { recursive: true });
const all = allSeries();
for (const size of SIZES) console.log(await drawSheet(all, size));
const named = await Promise.all(
  CARDS.map(async (name) => [name, compositionOf(await cellsOf(cardFile(name, 160)))] as const),
);
console.log(
  `${named.length} designs; the ten closest pairs:\n${listed(pairsByLikeness(named).slice(0, 10))}`,
);
