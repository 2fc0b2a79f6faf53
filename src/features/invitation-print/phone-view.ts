import type { Box } from './card-layout.ts';

/** A picture in grey: 0 is black, 255 white. */
export interface GreyPicture {
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Relative luminance of a dot, 0 to 1; white beyond the edges. */
  luminanceAt(x: number, y: number): number;
}

/** A frame of a phone's video, 1080 pixels wide, that shows a hand with the card. */
const PHONE_DOTS_PER_MM = 4.5;

/** Hands move, and cheap cameras focus badly: standard deviation of the blur. */
const BLUR_MM = 0.15;

export function greyPicture(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let dot = 0; dot < grey.length; dot += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(dot * 4, dot * 4 + 3);
    grey[dot] = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return pictureOf(grey, width, height);
}

function pictureOf(grey: Uint8Array, width: number, height: number): GreyPicture {
  return {
    grey,
    width,
    height,
    luminanceAt: (x, y) => {
      const isInside = x >= 0 && y >= 0 && x < width && y < height;
      const share = (isInside ? (grey[y * width + x] ?? 255) : 255) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    },
  };
}

/** A part of a card as a phone's camera sees it: shrunk and blurred. `area` is in millimetres. */
export function asPhoneSees(card: GreyPicture, resolution: number, area: Box): GreyPicture {
  const width = Math.round(area.width * PHONE_DOTS_PER_MM);
  const height = Math.round(area.height * PHONE_DOTS_PER_MM);
  const step = resolution / PHONE_DOTS_PER_MM;
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      grey[y * width + x] = meanOf(
        card,
        Math.round(area.left * resolution + x * step),
        Math.round(area.top * resolution + y * step),
        Math.max(1, Math.round(step)),
      );
  return pictureOf(blurred(grey, width, height, BLUR_MM * PHONE_DOTS_PER_MM), width, height);
}

function meanOf({ grey, width, height }: GreyPicture, left: number, top: number, side: number): number {
  let sum = 0;
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1) {
      const isInside = x >= 0 && y >= 0 && x < width && y < height;
      sum += isInside ? (grey[y * width + x] ?? 255) : 255;
    }
  return sum / (side * side);
}

function blurred(grey: Uint8Array, width: number, height: number, deviation: number): Uint8Array {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (from: Uint8Array, dx: number, dy: number) =>
    from.map((_, dot) => {
      const [x, y] = [dot % width, Math.floor(dot / width)];
      const sum = weights.reduce((all, weight, index) => {
        const sideways = Math.min(Math.max(x + dx * (index - reach), 0), width - 1);
        const down = Math.min(Math.max(y + dy * (index - reach), 0), height - 1);
        return all + weight * (from[down * width + sideways] ?? 0);
      }, 0);
      return Math.round(sum / total);
    });
  return along(along(grey, 1, 0), 0, 1);
}
