import { pick } from './lists.ts';
import type { Random } from './random.ts';
import { num } from './svg.ts';

export const TAU = Math.PI * 2;

/** A point, x then y. */
export type Point = readonly [x: number, y: number];
/** A point on a curve, and the curve's direction there in degrees. */
export type Footing = readonly [x: number, y: number, angle: number];

/** A smooth line through points, closed unless told. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const pick = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = pick(0);
  let d = `M${num(startX)} ${num(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    d +=
      `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} ` +
      `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ` +
      `${num(to[0])} ${num(to[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Straight lines through points. */
export const straight = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A point at `angle` (radians, clockwise from the top) and `radius` from 0,0. */
export const polar = (radius: number, angle: number): Point => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
];

/** `steps + 1` points on a cubic Bézier curve, its ends included. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 40): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
  });
}

/** A hanging string between two points: a straight line that sags. */
export function swag(x1: number, y1: number, x2: number, y2: number, sag: number, steps = 40): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  });
}

/** `steps + 1` points round a circle, the last on the first. */
export const circlePoints = (x: number, y: number, radius: number, steps = 120): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => [
    x + Math.cos((i / steps) * TAU) * radius,
    y + Math.sin((i / steps) * TAU) * radius,
  ]);

/** Points `step` apart along a polyline. */
export function resample(points: readonly Point[], step: number): Footing[] {
  const first = pick(points, 0);
  const out: Footing[] = [[first[0], first[1], 0]];
  let carried = 0;
  for (let i = 1; i < points.length; i += 1) {
    const [x0, y0] = pick(points, i - 1);
    const [x1, y1] = pick(points, i);
    const length = Math.hypot(x1 - x0, y1 - y0);
    let along = step - carried;
    while (along <= length && length > 0) {
      const t = along / length;
      out.push([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI]);
      along += step;
    }
    carried = length - (along - step);
  }
  return out;
}

/** The height of a polyline that runs left to right, at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i += 1) {
    const [x1, y1] = pick(points, i);
    if (x1 < x) continue;
    const [x0, y0] = pick(points, i - 1);
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
  }
  return pick(points, points.length - 1)[1];
}

/** An uneven round outline about the origin: potatoes, puris, torn edges. */
export function blob(next: Random, radius: number, corners = 7, jitter = 0.25): string {
  const points: Point[] = Array.from({ length: corners }, (_, i) => {
    const reach = radius * (1 - jitter / 2 + next() * jitter);
    return [Math.cos((i / corners) * TAU) * reach, Math.sin((i / corners) * TAU) * reach];
  });
  return smooth(points);
}

/** A full circle as a path, for clipping. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-radius * 2)} 0Z`;
