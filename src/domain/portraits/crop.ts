/** What is seen of a photograph in a frame, and what is left of it when it is cut. In shares of its width and height. */
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

/** The point that stays in sight, and how many times the photograph is enlarged around it. */
export interface Crop extends Focus {
  readonly zoom: number;
}

export const LARGEST_ZOOM = 4;

/** The smallest side that is left, in pixels: less looks coarse on a phone. */
const LEAST_SIDE = 480;

export function largestZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(LARGEST_ZOOM, Math.min(width, height) / LEAST_SIDE));
}

/** The part that is left of a photograph: whatever some frame may show. */
export function partLeft({ x, y, zoom }: Crop): Part {
  const side = 1 / zoom;
  return { left: within(x - side / 2, side), top: within(y - side / 2, side), width: side, height: side };
}

/** The part that a frame of `ratio` (width by height) shows of a photograph that fills it; its focus is always seen. */
function partInFrame({ width, height }: Size, { x, y }: Focus, ratio: number): Part {
  const own = width / height;
  const across = Math.min(1, ratio / own);
  const down = Math.min(1, own / ratio);
  return { left: x * (1 - across), top: y * (1 - down), width: across, height: down };
}

/** The focus of what is left, in its own shares. */
export function focusLeft(crop: Crop): Focus {
  const { left, top, width, height } = partLeft(crop);
  return { x: rounded((crop.x - left) / width), y: rounded((crop.y - top) / height) };
}

/** The part of a cropped photograph that a frame of `ratio` shows. */
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

/** The crop with its point moved by shares of the photograph. */
export function movedBy(crop: Crop, across: number, down: number): Crop {
  return { ...crop, x: rounded(crop.x + across), y: rounded(crop.y + down) };
}

export function zoomedBy(crop: Crop, factor: number, largest: number): Crop {
  return { ...crop, zoom: Math.min(Math.max(crop.zoom * factor, 1), largest) };
}

/** Where a part of `length` may begin. */
function within(start: number, length: number): number {
  return Math.min(Math.max(start, 0), 1 - length);
}

/** Within the photograph, to a thousandth. */
function rounded(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1_000) / 1_000;
}
