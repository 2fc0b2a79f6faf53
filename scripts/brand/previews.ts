/** The shop's names on its link previews, whose pictures have none (art/src/recipes/share/previews.ts). */
import sharp from 'sharp';
import { settingsIn } from '#scripts/build/settings.ts';
import type { Box, Outline } from './letters.ts';
import { drawOutline, EM, outlineOf } from './letters.ts';

const QUALITY = 84;

const GOLD =
  '<defs><linearGradient id="gold" x2="0" y2="1"><stop stop-color="#c8933a"/><stop offset=".55" stop-color="#efd285"/><stop offset="1" stop-color="#fff3cc"/></linearGradient></defs>';

/** The names above a preview's text, and the wall of the home page's mandap. */
const NAMES = { middle: 322, width: 520, base: 146 } as const;
const WALL = { middle: 266, width: 448, name: 240, hindi: 346, tagline: 476 } as const;

/** Above this brightness of what is behind them, gold letters would be lost. */
const LIGHT = 150;

interface Word extends Box {
  readonly text: string;
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: 'name' | 'hindi' | 'plain';
}

type Names = Readonly<Record<string, string>>;

/** What is lettered on a preview, and where: in its own pixels, downwards. */
export function letteringOf(preview: string, names: Names): Word[] {
  const { VITE_NAME: name = '', VITE_NAME_HINDI: hindi = '', VITE_TAGLINE: tagline = '' } = names;
  const hasHindi = hindi !== '' && hindi !== name;
  if (preview !== 'home') return inOneLine(name, hasHindi ? hindi : '');
  const { middle, width } = WALL;
  return [
    ...stacked(name, 'name', { middle, width, base: hasHindi ? WALL.name : 290, size: 130, lines: 2 }),
    ...(hasHindi ? stacked(hindi, 'hindi', { middle, width, base: WALL.hindi, size: 88, lines: 1 }) : []),
    ...stacked(tagline, 'plain', { middle, width, base: WALL.tagline, size: 48, lines: 2, down: true }),
  ];
}

/** The JPEG of a preview with the shop's names on it. */
export async function letterPreview(file: string, preview: string, names: Names): Promise<Buffer> {
  const words = letteringOf(preview, settingsIn(names));
  const isLight = (await brightness(file, words)) > LIGHT;
  const colours = isLight
    ? { name: '#6b1027', hindi: '#8a5a17', plain: '#4a2a20' }
    : { name: 'url(#gold)', hindi: 'url(#gold)', plain: '#fdf3dd' };
  const drawn = words.map(({ outline, x, y, size, colour }) =>
    drawOutline(outline, x, y, size, colours[colour]),
  );
  const { width, height } = await sharp(file).metadata();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${GOLD}${drawn.join('')}</svg>`;
  return sharp(file)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** Both names on a common base line. */
function inOneLine(name: string, hindi: string): Word[] {
  const sizes = [
    { text: name, size: 68, colour: 'name' as const },
    { text: hindi, size: 58, colour: 'hindi' as const },
  ].filter(({ text }) => text !== '');
  const gap = 26;
  const outlines = sizes.map((part) => ({ ...part, outline: outlineOf(part.text) }));
  const wide = outlines.reduce(
    (sum, { outline, size }) => sum + widthOf(outline, size),
    gap * (sizes.length - 1),
  );
  const fit = Math.min(1, NAMES.width / wide);
  let left = NAMES.middle - (wide * fit) / 2;
  return outlines.map(({ text, outline, size, colour }) => {
    const word = wordAt(text, outline, left, NAMES.base, size * fit, colour);
    left = word.right + gap * fit;
    return word;
  });
}

interface Stack {
  readonly middle: number;
  readonly width: number;
  /** Base line of the last line; of the first with `down`. */
  readonly base: number;
  readonly size: number;
  readonly lines: 1 | 2;
  readonly down?: boolean;
}

/** A text in the one or two lines that let it be largest. */
function stacked(text: string, colour: Word['colour'], stack: Stack): Word[] {
  if (text === '') return [];
  const [best] = waysToBreak(text, stack.lines)
    .map((lines) => {
      const widest = Math.max(...lines.map((line) => widthOf(outlineOf(line), EM)));
      const room = lines.length === 1 ? stack.size : stack.size * (stack.down ? 1 : 0.7);
      return { lines, size: Math.min(room, (stack.width / widest) * EM) };
    })
    .sort((one, other) => other.size - one.size);
  if (!best) return [];
  const { lines, size } = best;
  const first = stack.down ? stack.base : stack.base - (lines.length - 1) * size * 1.05;
  return lines.map((line, place) => {
    const outline = outlineOf(line);
    const left = stack.middle - widthOf(outline, size) / 2;
    return wordAt(line, outline, left, first + place * size * 1.12, size, colour);
  });
}

function waysToBreak(text: string, lines: 1 | 2): string[][] {
  const words = text.split(' ');
  const broken = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]);
  return lines === 1 ? [[text]] : [[text], ...broken];
}

function widthOf({ box }: Outline, size: number): number {
  return ((box.right - box.left) * size) / EM;
}

/** A word whose ink starts at `left`. */
function wordAt(
  text: string,
  outline: Outline,
  left: number,
  y: number,
  size: number,
  colour: Word['colour'],
): Word {
  const { box } = outline;
  const scale = size / EM;
  return {
    text,
    outline,
    x: left - box.left * scale,
    y,
    size,
    colour,
    left,
    right: left + widthOf(outline, size),
    top: y - box.top * scale,
    bottom: y - box.bottom * scale,
  };
}

/** Lightness of the background behind the text, from 0 to 255. */
async function brightness(file: string, words: readonly Word[]): Promise<number> {
  const left = Math.floor(Math.min(...words.map((word) => word.left)));
  const top = Math.floor(Math.min(...words.map((word) => word.top)));
  const width = Math.ceil(Math.max(...words.map((word) => word.right)) - left);
  const height = Math.ceil(Math.max(...words.map((word) => word.bottom)) - top);
  const region = await sharp(file).extract({ left, top, width, height }).greyscale().toBuffer();
  const { channels } = await sharp(region).stats();
  return channels[0]?.mean ?? 0;
}
