import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

import type { LineRecipe, Recipe, ShareRecipe } from './recipe.ts';
import { SHARE_SIZE } from './recipe.ts';
import { MEDIA, type PictureShape, SHAPES } from './shop.ts';

/**
 * A small picture needs more quality per pixel than a large one. With these figures a card's four widths weigh about
 * 115 kB together.
 */
const avifQuality = (width: number): number => {
  if (width <= 240) return 52;
  if (width <= 480) return 46;
  return width <= 800 ? 42 : 37;
};

/** The fallback is for the few browsers without AVIF. */
const WEBP_QUALITY = 40;

/**
 * The most bytes a card's file may have, by width; the fallback has its own. A card with a fine pattern loses some
 * quality instead of weighing twice as much as the others.
 */
const BYTES: Partial<Record<PictureShape, Limits>> = {
  card: { avif: { 160: 5_200, 360: 14_500, 720: 34_000, 1080: 48_000 }, fallback: 36_000 },
  cardBlank: { avif: { 1080: 46_000 }, fallback: 24_000 },
  /** The first view of a phone, which loads this width. */
  tall: { avif: { 800: 35_000 } },
  layer: { avif: { 1080: 36_000 }, fallback: 8_000 },
};
interface Limits {
  readonly avif: Readonly<Record<number, number>>;
  readonly fallback?: number;
}
const [QUALITY_STEP, LEAST_QUALITY] = [2, 24];

/** Encodes at `quality`, then lower and lower until the result has at most `most` bytes. */
async function encodedWithin(
  most: number | undefined,
  quality: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let at = quality;
  let bytes = await encode(at);
  while (most !== undefined && bytes.length > most && at - QUALITY_STEP >= LEAST_QUALITY) {
    at -= QUALITY_STEP;
    bytes = await encode(at);
  }
  return bytes;
}

/** A picture at a published size, sharpened as published; layers of films stay see-through. */
export const resized = (master: Buffer, width: number, height: number, shape?: PictureShape): Sharp =>
  (shape === 'layer' ? sharp(master) : sharp(master).flatten({ background: '#faf3e4' }))
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .sharpen({ sigma: 0.6, m1: 0.25, m2: width <= 360 ? 1 : 0.6 });

async function put(file: string, bytes: Buffer): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes.length;
}

/** What {@link encodePicture} wrote, for the log. */
export interface Written {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Writes every AVIF width of the picture's shape and its one WebP under the shop's media folder.
 * The master may be larger than the shape but must have its ratio (1 % either way).
 */
export async function encodePicture(recipe: Recipe, master: Buffer): Promise<Written[]> {
  const shape = SHAPES[recipe.shape];
  const size = await sharp(master).metadata();
  const ratio = size.width / size.height / (shape.width / shape.height);
  if (size.width < shape.width || Math.abs(ratio - 1) > 0.01) {
    throw new Error(
      `${recipe.name} is ${size.width} x ${size.height}; ${recipe.shape} wants ` +
        `${shape.width} x ${shape.height} or larger in that ratio`,
    );
  }
  const written: Written[] = [];
  for (const width of shape.widths) {
    const height = Math.round((width * shape.height) / shape.width);
    const most = BYTES[recipe.shape]?.avif[width];
    const bytes = await encodedWithin(most, avifQuality(width) + (recipe.finer ?? 0), (quality) =>
      resized(master, width, height, recipe.shape)
        .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
        .toBuffer(),
    );
    const file = `${MEDIA}/${recipe.name}-${width}.avif`;
    written.push({ file, bytes: await put(file, bytes) });
  }
  const height = Math.round((shape.fallback * shape.height) / shape.width);
  const most = BYTES[recipe.shape]?.fallback;
  const webp = await encodedWithin(most, WEBP_QUALITY, (quality) =>
    resized(master, shape.fallback, height, recipe.shape).webp({ quality, effort: 5 }).toBuffer(),
  );
  const file = `${MEDIA}/${recipe.name}-${shape.fallback}.webp`;
  written.push({ file, bytes: await put(file, webp) });
  return written;
}

/** Writes a link preview as JPEG: chat programs that show previews do not all read AVIF. */
export async function encodeShare(recipe: ShareRecipe, master: Buffer): Promise<Written[]> {
  const bytes = await sharp(master)
    .resize(SHARE_SIZE.width, SHARE_SIZE.height, { kernel: 'lanczos3' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  const file = `${MEDIA}/${recipe.name}.jpg`;
  return [{ file, bytes: await put(file, bytes) }];
}

/** Writes a drawing in one ink as it is. */
export async function writeLines(recipe: LineRecipe): Promise<Written> {
  const file = `${MEDIA}/${recipe.name}.svg`;
  return { file, bytes: await put(file, Buffer.from(recipe.svg())) };
}

/** The picture's average colour, shown in its place while it loads: `#rrggbb`. */
export async function toneOf(master: Buffer): Promise<string> {
  const { channels } = await sharp(master).flatten({ background: '#faf3e4' }).stats();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
