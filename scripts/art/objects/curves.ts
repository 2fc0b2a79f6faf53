import { pick, type Random } from './random.ts';
import { r1, TAU } from './svg.ts';

/** A point, x then y. */
export type Point = readonly [x: number, y: number];
/** A point on a curve with the curve's direction there, degrees. */
export type Footing = readonly [x: number, y: number, angle: number];

/** A smooth path through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (i: number): Point =>
    closed ? pick(points, i) : pick(points, Math.max(0, Math.min(count - 1, i)));
  let d = `M${r1(point(0)[0])} ${r1(point(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${r1(b[0] + (c[0] - a[0]) / 6)} ${r1(b[1] + (c[1] - a[1]) / 6)} ${r1(c[0] - (e[0] - b[0]) / 6)} ${r1(c[1] - (e[1] - b[1]) / 6)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points of one cubic curve. */
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

/** Points on a circle, once round. */
export const loop = (x: number, y: number, radius: number, steps = 120): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => [
    x + Math.cos((i / steps) * TAU) * radius,
    y + Math.sin((i / steps) * TAU) * radius,
  ]);

/** Evenly spaced footings along a polyline. */
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
  return smooth(points, true);
}

/** A pointed petal standing on the origin. */
export const petalShape = (length: number, width: number): string =>
  `M0 0C${r1(-width)} ${r1(-length * 0.3)} ${r1(-width * 0.95)} ${r1(-length * 0.85)} 0 ${r1(-length)}C${r1(width * 0.95)} ${r1(-length * 0.85)} ${r1(width)} ${r1(-length * 0.3)} 0 0Z`;

/** A full circle as a path, for clipping. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${r1(x - radius)} ${r1(y)}a${r1(radius)} ${r1(radius)} 0 1 1 ${r1(radius * 2)} 0a${r1(radius)} ${r1(radius)} 0 1 1 ${r1(-radius * 2)} 0Z`;
