import type { Matrix, Point } from '#art/shop.ts';

/** A rectangle by its sides. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Corners in the order left top, right top, right bottom, left bottom. */
export type Quad = readonly [Point, Point, Point, Point];

export type Mapping = (point: Point) => Point;

export const corners = ({ left, top, right, bottom }: Bounds): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const boundsOf = (points: readonly Point[]): Bounds => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

export const transformed =
  ([a, b, c, d, e, f]: Matrix): Mapping =>
  ([x, y]) => [a * x + c * y + e, b * x + d * y + f];

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** From the unit square to a quad, as a plane is seen in perspective. */
export function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Mapping {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return ([u, v]) => {
    const depth = g * u + h * v + 1;
    return [(a * u + b * v + c) / depth, (d * u + e * v + f) / depth];
  };
}

/** The matrix closest to a mapping around a point. */
export function matrixAt(mapping: Mapping, [x, y]: Point, reach: number): Matrix {
  const [left, right] = [mapping([x - reach, y]), mapping([x + reach, y])];
  const [above, below] = [mapping([x, y - reach]), mapping([x, y + reach])];
  const [a, b] = [(right[0] - left[0]) / (2 * reach), (right[1] - left[1]) / (2 * reach)];
  const [c, d] = [(below[0] - above[0]) / (2 * reach), (below[1] - above[1]) / (2 * reach)];
  const [e, f] = mapping([x, y]);
  return [a, b, c, d, e - a * x - c * y, f - b * x - d * y];
}
