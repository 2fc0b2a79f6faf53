import sharp from 'sharp';

/** One number for every pixel, row by row: a mask, a height, a noise. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture whose channels run from 0 to 1, colour not multiplied by alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly a: Float32Array;
}

/** A pixel's number; 0 outside. */
export const valueAt = (data: Float32Array, index: number): number => data[index] ?? 0;

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : Math.min(value, high);

export const emptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** `#rrggbb` as three numbers from 0 to 1. */
export const rgb = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

/** A picture of one colour. */
export function plainPicture(width: number, height: number, hex: string): Picture {
  const [r, g, b] = rgb(hex);
  const channel = (value: number): Float32Array => new Float32Array(width * height).fill(value);
  return { width, height, r: channel(r), g: channel(g), b: channel(b), a: channel(1) };
}

/** Reads a PNG. */
export async function pictureFrom(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = plainPicture(width, height, '#000000');
  for (let index = 0; index < width * height; index += 1) {
    picture.r[index] = (data[4 * index] ?? 0) / 255;
    picture.g[index] = (data[4 * index + 1] ?? 0) / 255;
    picture.b[index] = (data[4 * index + 2] ?? 0) / 255;
    picture.a[index] = (data[4 * index + 3] ?? 0) / 255;
  }
  return picture;
}

/** Writes a PNG; what lies outside 0 to 1 is cut off. */
export function pngOf(picture: Picture): Promise<Buffer> {
  const { width, height } = picture;
  const bytes = Buffer.alloc(width * height * 4);
  const byte = (data: Float32Array, index: number): number => Math.round(clamp(valueAt(data, index)) * 255);
  for (let index = 0; index < width * height; index += 1) {
    bytes[4 * index] = byte(picture.r, index);
    bytes[4 * index + 1] = byte(picture.g, index);
    bytes[4 * index + 2] = byte(picture.b, index);
    bytes[4 * index + 3] = byte(picture.a, index);
  }
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** Lays `top` over `below`, in place; both must be of one size. */
export function layOver(below: Picture, top: Picture): void {
  for (const channel of ['r', 'g', 'b'] as const) {
    for (let index = 0; index < below.a.length; index += 1) {
      const alpha = valueAt(top.a, index);
      if (alpha === 0) continue;
      below[channel][index] =
        valueAt(below[channel], index) * (1 - alpha) + valueAt(top[channel], index) * alpha;
    }
  }
}

/** Multiplies a pixel's colour, in place. */
export function dim(picture: Picture, index: number, r: number, g = r, b = r): void {
  picture.r[index] = valueAt(picture.r, index) * r;
  picture.g[index] = valueAt(picture.g, index) * g;
  picture.b[index] = valueAt(picture.b, index) * b;
}
