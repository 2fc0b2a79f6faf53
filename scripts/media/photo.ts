import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureShape } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { MANIFEST } from './manifest.ts';

/** A photograph has more grain than our drawings, and needs less quality to look the same. */
const AVIF_QUALITY = 46;
const WEBP_QUALITY = 62;

/** `services/cars/alto`: a place under public/media, without width and ending. */
const PLACE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/;

export interface Photo {
  readonly shape: PictureShape;
  /** The average colour, shown until the picture has loaded. */
  readonly tone: string;
  readonly files: readonly string[];
}

/** The shape of the pictures beside a place; `undefined` where they differ or there are none. */
export function shapeBeside(place: string): PictureShape | undefined {
  const beside = Object.entries(MANIFEST).filter(([name]) => dirname(name) === dirname(place));
  const shapes = new Set(beside.map(([, { shape }]) => shape));
  return shapes.size === 1 ? [...shapes][0] : undefined;
}

/** What keeps a file from being published at a place, as sentences. */
export async function photoFaults(file: string, place: string, shape: PictureShape): Promise<string[]> {
  if (!PLACE.test(place)) {
    return [
      `${place} is no place: small letters, digits and - between slashes. For example: services/cars/alto`,
    ];
  }
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!size) return [`${file} cannot be read as a picture. JPEG, PNG, WebP and AVIF can.`];
  // sharp reads the size of HEIC, but has no decoder for it.
  if (size.compression === 'hevc') return [`${file} is a HEIC photograph: save it as JPEG first.`];
  const { width, height } = PICTURE_SHAPES[shape];
  const { width: wide, height: high } = size.autoOrient;
  if (wide >= width && high >= height) return [];
  return [
    `${file} is ${wide} × ${high}; a picture of the shape '${shape}' needs at least ${width} × ${height}.`,
  ];
}

/** Writes every width and format of a photograph, cut to its shape; what the camera noted, such as the place, is left out. */
export async function publishPhoto(
  file: string,
  place: string,
  shape: PictureShape,
  media: string,
): Promise<Photo> {
  const { width, height, widths, fallback } = PICTURE_SHAPES[shape];
  const master = await sharp(file)
    .autoOrient()
    .flatten({ background: '#faf3e4' })
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const scaled = (to: number) => sharp(master).resize(to);
  const files: string[] = [];
  const put = (name: string, bytes: Buffer) => {
    mkdirSync(dirname(join(media, name)), { recursive: true });
    writeFileSync(join(media, name), bytes);
    files.push(name);
  };
  for (const to of widths) {
    put(`${place}-${to}.avif`, await scaled(to).avif({ quality: AVIF_QUALITY, effort: 6 }).toBuffer());
  }
  put(`${place}-${fallback}.webp`, await scaled(fallback).webp({ quality: WEBP_QUALITY }).toBuffer());
  return { shape, tone: await toneOf(master), files };
}

async function toneOf(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
