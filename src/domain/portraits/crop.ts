/** Which part of a photograph a frame shows, and which part cropping keeps, in shares of its width and height. */
import type { Focus } from './portrait.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The point that stays in view, and how many times the photograph is enlarged around it. */
export interface Crop extends Focus {
  readonly zoom: number;
}

export const LARGEST_ZOOM = 4;

/** Smallest side after cropping, in pixels: less looks coarse on a phone. */
const LEAST_SIDE = 480;

export function largestZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(LARGEST_ZOOM, Math.min(width, height) / LEAST_SIDE));
}

/** The part that cropping keeps: whatever any frame may show. */
export function partLeft({ x, y, zoom }: Crop): Part {
  const side = 1 / zoom;
  return { left: within(x - side / 2, side), top: within(y - side / 2, side), width: side, height: side };
}

/** The part in view when the photograph fills a frame of `ratio` (width by height); its focus is always in view. */
function partInFrame({ width, height }: Size, { x, y }: Focus, ratio: number): Part {
  const own = width / height;
  const across = Math.min(1, ratio / own);
  const down = Math.min(1, own / ratio);
  return { left: x * (1 - across), top: y * (1 - down), width: across, height: down };
}

/** The focus in shares of the part that cropping keeps. */
export function focusLeft(crop: Crop): Focus {
  const { left, top, width, height } = partLeft(crop);
  return { x: rounded((crop.x - left) / width), y: rounded((crop.y - top) / height) };
}

export function partCropped({ width, height }: Size, crop: Crop, ratio: number): Part {
  const left = partLeft(crop);
  const inner = partInFrame(
    { width: width * left.width, height: height * left.height },
    focusLeft(crop),
    ratio,
  );
  return {
    left: left.left + inner.left * left.width,
    top: left.top + inner.top * left.height,
    width: inner.width * left.width,
    height: inner.height * left.height,
  };
}

/** `across` and `down` in shares of the photograph. */
export function movedBy(crop: Crop, across: number, down: number): Crop {
  return { ...crop, x: rounded(crop.x + across), y: rounded(crop.y + down) };
}

export function zoomedBy(crop: Crop, factor: number, largest: number): Crop {
  return { ...crop, zoom: Math.min(Math.max(crop.zoom * factor, 1), largest) };
}

function within(start: number, length: number): number {
  return Math.min(Math.max(start, 0), 1 - length);
}

/** Between 0 and 1, to a thousandth. */
function rounded(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1_000) / 1_000;
}
