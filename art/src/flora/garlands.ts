import { type Point, resample } from '#art/drawing/curves.ts';
import { linear, stamp, symbol } from '#art/drawing/definitions.ts';
import { random } from '#art/drawing/random.ts';
import { filled, group, path, type Svg, stroked } from '#art/drawing/svg.ts';
import { smallBell } from '#art/objects/lamplight.ts';
import { jasmineThread } from './jasmine.ts';
import { marigoldSprite } from './marigold.ts';
import { petalShape } from './petal.ts';

/** Kinds of marigold: orange, yellow, deep orange (three flowers each). */
export const ORANGE = [0, 3, 6] as const;
export const YELLOW = [1, 4, 7] as const;
export const DEEP = [2, 5, 8] as const;

/** The flowers of a picture, made once: `near` for those over 22 units, `far` for the rest. */
export interface Flowers {
  readonly near: readonly string[];
  readonly far: readonly string[];
}

/** Draws the marigolds that {@link rope}, {@link string} and {@link heap} place. */
export async function pickFlowers(): Promise<Flowers> {
  const sprite = async (kind: number, close: boolean): Promise<string> =>
    symbol(
      'mg',
      `<image href="${await marigoldSprite(kind, close)}" x="-50" y="-50" width="100" height="100"/>`,
    );
  const kinds = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return {
    near: await Promise.all(kinds.map((kind) => sprite(kind, true))),
    far: await Promise.all(kinds.map((kind) => sprite(kind, false))),
  };
}

/** One marigold. */
export function marigold(flowers: Flowers, kind: number, x: number, y: number, size: number, turn = 0): Svg {
  const id = (size > 22 ? flowers.near : flowers.far)[kind % 9] ?? '';
  return stamp(id, x, y, size / 100, turn);
}

/** How a rope of flowers is lit: those behind first, dark; those the light meets last. */
const DEPTHS = [
  { off: 0.26, drop: 0.3, light: 'brightness(.5) saturate(1.15)', size: 0.98 },
  { off: 0.04, drop: 0.06, light: 'brightness(.84)', size: 1 },
  { off: -0.12, drop: -0.17, light: 'brightness(1.07)', size: 0.86 },
] as const;

export interface RopeStyle {
  readonly seed: number;
  /** The run of colours along the rope; each lasts for some flowers. */
  readonly runs?: readonly (readonly number[])[];
  /** Flowers of one colour in a row. */
  readonly run?: number;
}

/** A thick rope of marigolds along a line: three flowers deep, so that no single bead is seen. */
export function rope(
  flowers: Flowers,
  points: readonly Point[],
  size: number,
  { seed, runs = [ORANGE], run = 7 }: RopeStyle,
): Svg {
  const next = random(seed);
  return DEPTHS.map(({ off, drop, light, size: part }) =>
    group(
      resample(points, size * 0.42)
        .map(([x, y], index) => {
          const colours = runs[Math.floor(index / run) % runs.length] ?? ORANGE;
          const kind = colours[Math.floor(next() * colours.length)] ?? 0;
          const wide = size * (0.8 + next() * 0.42) * part;
          const [dx, dy] = [(next() - 0.5) * 0.34 + off, (next() - 0.5) * 0.34 + drop];
          return marigold(flowers, kind, x + dx * size, y + dy * size, wide, next() * 360);
        })
        .join(''),
      `style="filter:${light}"`,
    ),
  ).join('');
}

/** A string hanging straight down: runs of marigold, a collar of jasmine between, a bell at its end. */
export function string(
  flowers: Flowers,
  x: number,
  top: number,
  length: number,
  size: number,
  seed: number,
  bell = 0,
): Svg {
  const part = size * 5.2;
  const points = (from: number, to: number): Point[] => [
    [x, top + from],
    [x + Math.sin(seed) * 1.5, top + to],
  ];
  let out = '';
  for (let from = 0, index = 0; from < length; from += part, index += 1) {
    const to = Math.min(length, from + part);
    const colours = [ORANGE, YELLOW, ORANGE, DEEP][(index + seed) % 4] ?? ORANGE;
    out += rope(flowers, points(from, to - size * 0.4), size, { seed: seed * 31 + index, runs: [colours] });
    if (to < length)
      out += jasmineThread(
        [
          [x - size * 0.5, top + to - size * 0.1],
          [x + size * 0.5, top + to - size * 0.1],
        ],
        size * 0.5,
        seed + index,
      );
  }
  return (bell > 0 ? smallBell(x + Math.sin(seed) * 1.5, top + length - size * 0.45, bell) : '') + out;
}

const leafShape = symbol(
  'ml',
  path(petalShape(60, 11), filled(linear(['#1c2f14', '#3a5526', '#66803a'], 0, 0, 1, 0))) +
    path('M0 -3V-52', stroked('#a3b06a', 1.1, 'opacity=".55"')),
);

/** Mango leaves hanging in a fan under x, y. */
export const mangoLeaves = (x: number, y: number, scale: number, spread = [-46, -24, 0, 24, 46]): Svg =>
  spread.map((turn) => stamp(leafShape, x, y, scale, 180 + turn)).join('');

/** A heap of loose flowers: a half round `width` wide standing on y. */
export function heap(
  flowers: Flowers,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  seed: number,
  count = 44,
): Svg {
  const next = random(seed);
  const places = Array.from({ length: count }, () => {
    const angle = next() * Math.PI;
    const reach = Math.sqrt(next());
    return [x + Math.cos(angle) * (width / 2) * reach, y - Math.sin(angle) * height * reach] as const;
  }).sort((a, b) => a[1] - b[1]);
  const all = [...ORANGE, ...ORANGE, ...YELLOW, ...DEEP];
  return places
    .map(([px, py]) =>
      marigold(
        flowers,
        all[Math.floor(next() * all.length)] ?? 0,
        px,
        py,
        size * (0.8 + next() * 0.45),
        next() * 360,
      ),
    )
    .join('');
}

/** A knot of flowers that a swag hangs from: leaves, a ring of yellow, a big one in front. */
export const knot = (flowers: Flowers, x: number, y: number, size: number, seed: number): Svg =>
  mangoLeaves(x, y + size * 0.12, size / 50) +
  group(
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((index) => {
        const angle = (index / 8) * Math.PI * 2 + seed;
        const colours = index % 2 === 0 ? YELLOW : ORANGE;
        return marigold(
          flowers,
          colours[index % 3] ?? 1,
          x + Math.cos(angle) * size * 0.38,
          y + Math.sin(angle) * size * 0.38,
          size * 0.56,
          index * 57,
        );
      })
      .join(''),
    'style="filter:brightness(.84)"',
  ) +
  marigold(flowers, DEEP[seed % 3] ?? 2, x, y, size * 0.8, seed * 40);
