import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

import type { CardSeries } from '#src/catalogue/card-series.ts';

import { cellsOf, compositionOf, listed, pairsByLikeness } from './likeness.ts';

/**
 * `npm run art:sheet`: every card of the shop side by side, series by series, from the published
 * files, at 160 and at 360 pixels, and the ten pairs whose compositions are closest.
 */

const FOLDER = 'docs/cards';
/** A sheet that people open from a repository should not weigh more than this. */
const MOST_BYTES = 1_500_000;
const PAPER = '#faf3e4';
const INK = '#33030b';

interface SheetSize {
  readonly width: 160 | 360;
  readonly columns: number;
  /** Letter size of a design's name, in pixels; a series' title is larger. */
  readonly letters: number;
  readonly quality: number;
}

const SIZES: readonly SheetSize[] = [
  { width: 160, columns: 12, letters: 13, quality: 72 },
  { width: 360, columns: 12, letters: 22, quality: 46 },
];

const SERIES = path.resolve('src/catalogue/card-series');

/** The shop's series in its order. Read file by file: the catalogue's own list needs the bundler. */
async function allSeries(): Promise<CardSeries[]> {
  const files = (await readdir(SERIES)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<{ series: CardSeries }> => import(pathToFileURL(path.join(SERIES, file)).href)),
  );
  return modules.map(({ series }) => series).sort((left, right) => left.order - right.order);
}

const pictureName = (series: CardSeries, design: CardSeries['designs'][number]): string =>
  `cards/${series.id}/${design.id}`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const label = (words: string, size: number, width: number, bold = false): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.ceil(size * 1.5)}">` +
      `<text y="${size * 1.1}" font-family="Mukta, Noto Sans, DejaVu Sans, sans-serif" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${INK}">${escaped(words)}</text></svg>`,
  );

/** Lays the series out, as many to a line as there is room for, none broken. */
async function drawSheet(
  all: readonly CardSeries[],
  { width, columns, letters, quality }: SheetSize,
): Promise<string> {
  const height = Math.round((width * 7) / 5);
  const gap = Math.round(width * 0.06);
  const title = Math.round(letters * 1.5);
  const block = gap + title * 1.5 + height + letters * 1.6;
  const pieces: OverlayOptions[] = [];
  let [column, line] = [0, 0];
  for (const series of all) {
    if (column + series.designs.length > columns && column > 0) [column, line] = [0, line + 1];
    const top = Math.round(gap + line * block);
    const across = (at: number): number => gap + at * (width + gap);
    const room = series.designs.length * (width + gap);
    const { low, high } = series.price;
    pieces.push({
      input: label(`${series.title}  ₹${low}-${high}`, title, room, true),
      left: across(column),
      top,
    });
    for (const [index, design] of series.designs.entries()) {
      const name = pictureName(series, design);
      const left = across(column + index);
      const under = Math.round(top + title * 1.6);
      pieces.push(
        { input: await sharp(`public/media/${name}-${width}.avif`).png().toBuffer(), left, top: under },
        { input: label(design.name, letters, width), left, top: under + height },
      );
    }
    column += series.designs.length;
  }
  const file = path.join(FOLDER, `contact-sheet-${width}.webp`);
  const sheet = sharp({
    create: {
      width: gap + columns * (width + gap),
      height: Math.round(gap + (line + 1) * block),
      channels: 3,
      background: PAPER,
    },
  }).composite(pieces);
  const written = await sheet.webp({ quality, effort: 6, smartSubsample: width === 160 }).toFile(file);
  if (written.size > MOST_BYTES) throw new Error(`${file} has ${written.size} bytes, over ${MOST_BYTES}`);
  return `${file}  ${written.width} x ${written.height}  ${(written.size / 1000).toFixed(0)} kB`;
}

await mkdir(FOLDER, { recursive: true });
const all = await allSeries();
for (const size of SIZES) console.log(await drawSheet(all, size));
const named = await Promise.all(
  all.flatMap((series) =>
    series.designs.map(async (design) => {
      const name = pictureName(series, design);
      return [name, compositionOf(await cellsOf(`public/media/${name}-160.avif`))] as const;
    }),
  ),
);
console.log(
  `${named.length} designs; the ten closest pairs:\n${listed(pairsByLikeness(named).slice(0, 10))}`,
);
