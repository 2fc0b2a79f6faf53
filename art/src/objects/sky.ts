import { type Point, TAU } from '#art/drawing/curves.ts';
import { blur, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, group, num, path, type Svg, stroked } from '#art/drawing/svg.ts';

export type Sparks = readonly [deep: string, light: string, white: string];

export const GOLDEN: Sparks = ['#f2a42c', '#ffd06a', '#fff5cf'];

export const TURQUOISE: Sparks = ['#2f9c95', '#6fd0c0', '#e8fff0'];

export const CRIMSON: Sparks = ['#e04a4f', '#ff8a5f', '#ffe3c0'];

export const VIOLET: Sparks = ['#a05ad0', '#d09aff', '#f6e8ff'];

export const PINK: Sparks = ['#f06a86', '#ffb0a8', '#fff0e0'];

export interface BurstStyle {
  readonly seed?: number;
  readonly layers?: readonly number[];
  readonly width?: number;
  /** How far rays sag, in radii. */
  readonly sag?: number;
}

/** A shell bursting: layers of rays that sag, dots at their tips, a halo. */
export function burst(
  x: number,
  y: number,
  radius: number,
  rays: number,
  sparks: Sparks,
  { seed = 3, layers = [1, 0.72, 0.45], width = 4.2, sag = 0.13 }: BurstStyle = {},
): Svg {
  const next = random(seedOf(seed));
  let out = '';
  layers.forEach((reach, depth) => {
    const count = Math.round(rays * (1 - depth * 0.22));
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + depth * 0.37) / count) * TAU + (next() - 0.5) * 0.05;
      const length = radius * reach * (0.93 + next() * 0.12);
      const point = (t: number): Point => [
        x + Math.cos(angle) * length * t,
        y + Math.sin(angle) * length * t + radius * sag * reach * t * t,
      ];
      const [a, b, c] = [point(0.16), point(0.6), point(1)];
      const w = width * (0.7 + next() * 0.6);
      const [nx, ny] = [(-Math.sin(angle) * w) / 2, (Math.cos(angle) * w) / 2];
      out +=
        path(
          `M${num(a[0])} ${num(a[1])}Q${num(b[0] + nx)} ${num(b[1] + ny)} ${num(c[0] + nx * 0.6)} ${num(c[1] + ny * 0.6)}L${num(c[0] - nx * 0.6)} ${num(c[1] - ny * 0.6)}Q${num(b[0] - nx)} ${num(b[1] - ny)} ${num(a[0])} ${num(a[1])}Z`,
          filled(pick(sparks, depth), `opacity="${num(0.7 + next() * 0.3)}"`),
        ) + circle(c[0], c[1], w * 0.85, filled(sparks[2]));
      if (depth === 0 && i % 2 === 0) {
        const tip = point(1.09);
        out += circle(tip[0], tip[1], w * 0.5, filled(sparks[2], 'opacity=".8"'));
      }
    }
  });
  return (
    circle(
      x,
      y,
      radius * 1.25,
      filled(
        radial([
          [sparks[2], 0, 0.55],
          [sparks[1], 0.35, 0.2],
          [sparks[1], 1, 0],
        ]),
        'style="mix-blend-mode:screen"',
      ),
    ) +
    group(out, `${blur(2)} opacity=".55" style="mix-blend-mode:screen"`) +
    out +
    circle(
      x,
      y,
      radius * 0.1,
      filled(
        radial([
          ['#fff', 0, 1],
          [sparks[2], 0.4, 0.8],
          [sparks[2], 1, 0],
        ]),
      ),
    )
  );
}

/** The path of a rising shell. */
export const trail = (x0: number, y0: number, x1: number, y1: number, colour: string): Svg =>
  path(
    `M${x0} ${y0}Q${x0 + (x1 - x0) * 0.25} ${(y0 + y1) / 2} ${x1} ${y1}`,
    stroked(
      linear(
        [
          [colour, 0, 0.1],
          [colour, 1, 0.85],
        ],
        0,
        0,
        0,
        1,
      ),
      3.5,
      'opacity=".7"',
    ),
  );

/** A drift of lit smoke. */
export function cloud(x: number, y: number, scale: number, colour: string, opacity: number): Svg {
  const next = random(seedOf(x));
  return group(
    times(9, (i) =>
      ellipse(
        x + (i - 4) * 42 * scale,
        y + (next() - 0.5) * 26 * scale,
        (50 + next() * 50) * scale,
        (12 + next() * 14) * scale,
        filled(colour),
      ),
    ),
    `opacity="${opacity}" ${blur(8)}`,
  );
}

/** Stars over the upper part of a sky. */
export const stars = (count: number, width: number, height: number, seed: number): Svg => {
  const next = random(seedOf(seed));
  return times(count, () => {
    const y = next() ** 1.6 * height;
    return circle(
      next() * width,
      y,
      0.8 + next() * 1.7,
      filled('#ffe9bf', `opacity="${num(0.25 + next() * 0.6)}"`),
    );
  });
};
