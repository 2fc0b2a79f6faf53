import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** A picture and where it is on a sheet, in pixels. */
export interface Placed {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly quality: number;
}

/** Writes pictures side by side into a WebP file. */
export async function writeContactSheet(
  file: string,
  { quality, ...create }: Sheet,
  pictures: readonly Placed[],
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { ...create, channels: 3 } })
    .composite([...pictures])
    .webp({ quality, effort: 6 })
    .toFile(file);
  console.log(file);
}
