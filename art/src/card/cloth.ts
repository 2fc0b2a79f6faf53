import sharp from 'sharp';

import { detail } from '#art/detail.ts';

import { noise } from './noise.ts';
import { type Picture, plainPicture, pngOf, valueAt } from './plane.ts';
import type { Ramp } from './ramp.ts';

export type Vector = readonly [x: number, y: number, z: number];

/** A strip of satin: where each of its points lies, z towards the eye. `along` and `across` run 0 to 1. */
export interface Strip {
  readonly ramp: Ramp;
  at(along: number, across: number): Vector;
  /** How much light reaches it, 1 unless told (folds near a knot are darker). */
  shade?(along: number, across: number): number;
  /** False where the strip is cut away (the notch at a ribbon's end). */
  keep?(along: number, across: number): boolean;
  readonly seed?: number;
  readonly steps?: readonly [along: number, across: number];
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly tone: number;
  readonly kept: boolean;
}

const NOWHERE: Corner = { x: 0, y: 0, z: 0, tone: 0, kept: false };

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};
const dot = (left: Vector, right: Vector): number =>
  left[0] * right[0] + left[1] * right[1] + left[2] * right[2];
const towards = (from: Vector, to: Vector): Vector =>
  unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
const cross = (left: Vector, right: Vector): Vector =>
  unit([
    left[1] * right[2] - left[2] * right[1],
    left[2] * right[0] - left[0] * right[2],
    left[0] * right[1] - left[1] * right[0],
  ]);

const LIGHT = unit([-0.35, -0.55, 0.75]);
const HALF = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);

/** Satin's gleam runs along its threads: brightest where the thread lies across the light. */
function satinTone(strip: Strip, along: number, across: number, thread: number): number {
  const here = strip.at(along, across);
  const tangent = towards(here, strip.at(along + 1e-3, across));
  const facing = cross(tangent, towards(here, strip.at(along, across + 1e-3)));
  const back = facing[2] < 0;
  const normal: Vector = back ? [-facing[0], -facing[1], -facing[2]] : facing;
  const diffuse = Math.max(0, dot(normal, LIGHT));
  const alignment = dot(tangent, HALF);
  const gleam =
    Math.max(0, 1 - alignment * alignment) ** 34 * Math.max(0, normal[2] * 0.3 + diffuse * 0.9) ** 1.4;
  const spark = Math.max(0, dot(normal, HALF)) ** 60;
  const tone = 0.06 + 0.34 * diffuse + 0.5 * gleam + 0.22 * spark + thread * 0.016 - (back ? 0.16 : 0);
  const selvedge = Math.min(across, 1 - across);
  return tone * (selvedge < 0.035 ? 0.8 + selvedge * 5 : 1) * (strip.shade?.(along, across) ?? 1);
}

function grid(strip: Strip, scale: number): Corner[][] {
  const [alongSteps, acrossSteps] = strip.steps ?? [240, 56];
  const threads = noise(64, 1024, 0.4, 30, strip.seed ?? 7).data;
  return Array.from({ length: alongSteps + 1 }, (_, row) =>
    Array.from({ length: acrossSteps + 1 }, (_unused, column): Corner => {
      const [along, across] = [row / alongSteps, column / acrossSteps];
      const [x, y, z] = strip.at(along, across);
      const tone = satinTone(strip, along, across, valueAt(threads, (column % 64) + 64 * ((row * 3) % 1000)));
      return { x: x * scale, y: y * scale, z, tone, kept: strip.keep?.(along, across) ?? true };
    }),
  );
}

/** Fills triangles nearest first by their z. */
class Canvas {
  readonly picture: Picture;
  private readonly depth: Float32Array;

  constructor(width: number, height: number) {
    this.picture = plainPicture(width, height, '#000000');
    this.picture.a.fill(0);
    this.depth = new Float32Array(width * height).fill(-1e9);
  }

  triangle(a: Corner, b: Corner, c: Corner, ramp: Ramp): void {
    const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y);
    if (!(a.kept && b.kept && c.kept) || Math.abs(area) < 1e-6) return;
    const { picture } = this;
    const right = Math.min(picture.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
    const bottom = Math.min(picture.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
    for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))); x <= right; x += 1) {
        const p = ((b.y - c.y) * (x - c.x) + (c.x - b.x) * (y - c.y)) / area;
        const q = ((c.y - a.y) * (x - c.x) + (a.x - c.x) * (y - c.y)) / area;
        const r = 1 - p - q;
        if (p < -0.01 || q < -0.01 || r < -0.01) continue;
        const index = y * picture.width + x;
        const z = p * a.z + q * b.z + r * c.z;
        if (z <= valueAt(this.depth, index)) continue;
        this.depth[index] = z;
        const tone = p * a.tone + q * b.tone + r * c.tone;
        picture.a[index] = 1;
        picture.r[index] = ramp(tone, 0);
        picture.g[index] = ramp(tone, 1);
        picture.b[index] = ramp(tone, 2);
      }
    }
  }
}

/**
 * Renders strips to a see-through PNG of `width` x `height` units, as fine as a card face.
 * Drawn at twice the size and brought down, so that edges are clean.
 */
export async function drawCloth(strips: readonly Strip[], width: number, height: number): Promise<Buffer> {
  const { face } = detail();
  const [columns, rows] = [Math.round(width * face), Math.round(height * face)];
  const canvas = new Canvas(columns * 2, rows * 2);
  for (const strip of strips) {
    const corners = grid(strip, face * 2);
    for (let row = 1; row < corners.length; row += 1) {
      const [before = [], here = []] = [corners[row - 1], corners[row]];
      for (let column = 1; column < here.length; column += 1) {
        const quad = [before[column - 1], here[column - 1], before[column], here[column]] as const;
        const [a = NOWHERE, b = NOWHERE, c = NOWHERE, d = NOWHERE] = quad;
        canvas.triangle(a, b, c, strip.ramp);
        canvas.triangle(b, d, c, strip.ramp);
      }
    }
  }
  return sharp(await pngOf(canvas.picture))
    .resize(columns, rows, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
}
