import { blob, type Point, smooth, TAU } from '#art/drawing/curves.ts';
import { blur, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { any, type Random, random, seedOf } from '#art/drawing/random.ts';
import {
  circle,
  ellipse,
  filled,
  num,
  path,
  place,
  rect,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import { petalShape } from '#art/flora/petal.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** Places over a disc, evenly likely; the same for the same seed. */
export function strewn(
  count: number,
  radius: number,
  seed: number,
  draw: (x: number, y: number, next: Random, index: number) => Svg,
): Svg {
  const next = random(seedOf(seed));
  return times(count, (i) => {
    const angle = next() * TAU;
    const reach = Math.sqrt(next()) * radius;
    return draw(Math.cos(angle) * reach, Math.sin(angle) * reach, next, i);
  });
}

/** Places that keep their distance: a sunflower spiral, a little shaken. */
export function laid(
  count: number,
  radius: number,
  seed: number,
  draw: (x: number, y: number, next: Random, index: number) => Svg,
): Svg {
  const next = random(seedOf(seed));
  return times(count, (i) => {
    const angle = i * 2.39996 + seed;
    const reach = Math.sqrt((i + 0.4) / count) * radius;
    return draw(
      Math.cos(angle) * reach + (next() - 0.5) * radius * 0.08,
      Math.sin(angle) * reach + (next() - 0.5) * radius * 0.08,
      next,
      i,
    );
  });
}

/** The surface of a gravy: a warm pool with fat gleaming in it. */
export const gravy = (
  radius: number,
  tones: readonly [string, string, string],
  gleam: string,
  seed = 3,
): Svg =>
  circle(0, 0, radius, filled(radial([...tones], 0.5, 0.5, 0.5, 0.42, 0.38))) +
  strewn(46, radius * 0.95, seed, (x, y, next) =>
    ellipse(
      x,
      y,
      radius * (0.02 + next() * 0.07),
      radius * (0.015 + next() * 0.04),
      filled(gleam, `opacity="${num(0.1 + next() * 0.35)}"`),
    ),
  ) +
  strewn(26, radius * 0.9, seed + 1, (x, y, next) =>
    circle(x, y, radius * (0.008 + next() * 0.014), filled('#fff3cf', 'opacity=".5"')),
  );

/** A spiral of cream or curd. */
export function swirl(
  radius: number,
  width: number,
  turns: number,
  colour = '#fff6e2',
  opacity = 0.9,
  start = 0.4,
): Svg {
  const points: Point[] = Array.from({ length: 60 }, (_, i) => {
    const k = i / 59;
    const angle = start + k * TAU * turns;
    return [Math.cos(angle) * radius * (0.12 + k * 0.88), Math.sin(angle) * radius * (0.12 + k * 0.88)];
  });
  return (
    path(
      smooth(points, false),
      stroked('#7a3010', width * 1.25, `opacity=".16" transform="translate(2 5)" ${blur(4)}`),
    ) +
    path(smooth(points, false), stroked(colour, width, `opacity="${opacity}"`)) +
    path(
      smooth(points, false),
      stroked('#ffffff', width * 0.25, `opacity="${opacity * 0.7}" transform="translate(-2 -3)"`),
    )
  );
}

/** Cream or curd let fall in a zigzag over a width. */
export function drizzle(
  width: number,
  thickness: number,
  rows: number,
  colour = '#fff3dc',
  opacity = 0.88,
): Svg {
  const points: Point[] = Array.from({ length: rows * 2 + 1 }, (_, i) => [
    (i % 2 ? 0.5 : -0.5) * width * (1 - Math.abs(i - rows) / (rows * 2.6)),
    (i - rows) * (width / (rows * 2.5)),
  ]);
  return (
    path(
      smooth(points, false),
      stroked('#7a3010', thickness * 1.2, `opacity=".16" transform="translate(2 5)" ${blur(4)}`),
    ) +
    path(smooth(points, false), stroked(colour, thickness, `opacity="${opacity}"`)) +
    path(
      smooth(points, false),
      stroked('#ffffff', thickness * 0.25, `opacity="${opacity * 0.7}" transform="translate(-2 -3)"`),
    )
  );
}

/** A leaf of coriander or mint, 30 units at scale 1. */
export const herb = (x: number, y: number, scale: number, turn: number, colour = '#5f8a35'): Svg =>
  place(
    path(
      'M0 0C-9 -3 -12 -12 -6 -16C-4 -22 4 -22 6 -16C12 -12 9 -3 0 0Z',
      filled(P.shadow, 'opacity=".3" transform="translate(1.5 3)"'),
    ) +
      path('M0 0C-9 -3 -12 -12 -6 -16C-4 -22 4 -22 6 -16C12 -12 9 -3 0 0Z', filled(colour)) +
      path(
        'M0 0C4 -6 4 -14 0 -20C-5 -21 -8 -14 -5 -12C-9 -10 -6 -3 0 0Z',
        filled('#ffffff', 'opacity=".16"'),
      ) +
      path('M0 8L0 -12', stroked('#3f5d24', 1.6)),
    x,
    y,
    { turn, scale },
  );
/** A sprig of three to five leaves. */
export const sprig = (x: number, y: number, scale: number, turn = 0, colour = '#5f8a35'): Svg =>
  place(
    [-70, -30, 12, 52, 96]
      .map((angle, i) => herb(0, 0, 1.1 + (i % 2) * 0.25, angle, i % 2 ? '#7da348' : colour))
      .join(''),
    x,
    y,
    { turn, scale },
  );

/** A soft cube of paneer. */
export const paneer = (x: number, y: number, size: number, turn: number, seared = 0): Svg =>
  place(
    rect(-0.46, -0.34, 1, 0.9, filled('#3a0a04', 'rx=".16" opacity=".35"')) +
      rect(
        -0.5,
        -0.46,
        1,
        0.92,
        filled(linear(['#fffaf0', '#f7e6c4', '#e6c894'], 0, 0, 0.6, 1), 'rx=".15"'),
      ) +
      rect(-0.5, -0.46, 1, 0.2, filled('#ffffff', 'rx=".1" opacity=".6"')) +
      (seared
        ? [-0.22, 0.06, 0.3]
            .map((o) =>
              raw(`M${o - 0.16} ${-0.34}L${o + 0.1} ${0.36}`, '#a5521a', 0.09, `opacity="${seared}"`),
            )
            .join('')
        : ''),
    x,
    y,
    { turn, scale: size },
  );
const raw = (d: string, stroke: string, width: number, extra: string): Svg =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;

/** A pea, a chickpea, a pomegranate seed: a lit ball. */
export const ball = (x: number, y: number, radius: number, tones: readonly [string, string, string]): Svg =>
  circle(x + radius * 0.16, y + radius * 0.26, radius * 1.04, filled('#2a0a06', 'opacity=".38"')) +
  circle(x, y, radius, filled(radial([...tones], 0.5, 0.5, 0.58, 0.36, 0.3))) +
  ellipse(
    x - radius * 0.3,
    y - radius * 0.38,
    radius * 0.22,
    radius * 0.12,
    filled(
      '#ffffff',
      `opacity=".6" transform="rotate(-30 ${num(x - radius * 0.3)} ${num(y - radius * 0.38)})"`,
    ),
  );
export const PEA = ['#cbe07c', '#86ab3f', '#4f7a26'] as const;
export const GULAB = ['#d98148', '#8a3517', '#4a180a'] as const;
export const RUBY = ['#f0626a', '#b3202f', '#7a1022'] as const;

/** An almond, cashew or raisin by colour: a lens with a lit edge. */
export const nut = (
  x: number,
  y: number,
  size: number,
  turn: number,
  tones: readonly [string, string] = ['#f3d9a0', '#b07a35'],
): Svg =>
  place(
    path(
      'M0 -15C8 -8 8 8 0 15C-8 8 -8 -8 0 -15Z',
      filled(tones[0], `stroke="${tones[1]}" stroke-width="2.2"`),
    ),
    x,
    y,
    { turn, scale: size },
  );
/** A cashew: a crescent. */
export const cashew = (x: number, y: number, size: number, turn: number): Svg =>
  place(
    path(
      'M-18 6C-18 -12 12 -20 20 -6C14 -4 8 2 4 12C-4 18 -18 16 -18 6Z',
      filled('#2a0a06', 'opacity=".3" transform="translate(2 4)"'),
    ) +
      path(
        'M-18 6C-18 -12 12 -20 20 -6C14 -4 8 2 4 12C-4 18 -18 16 -18 6Z',
        filled(linear(['#fff0cc', '#f0cf92', '#c98f4a']), 'stroke="#a5682a" stroke-width="1.6"'),
      ),
    x,
    y,
    { turn, scale: size },
  );
/** A sliver of pistachio. */
export const sliver = (x: number, y: number, length: number, turn: number, colour: string): Svg =>
  place(
    rect(
      -length * 0.13 + 1.5,
      -length / 2 + 2.5,
      length * 0.26,
      length,
      filled('#2a0a04', `rx="${num(length * 0.12)}" opacity=".28"`),
    ) +
      rect(-length * 0.13, -length / 2, length * 0.26, length, filled(colour, `rx="${num(length * 0.12)}"`)),
    x,
    y,
    { turn },
  );
/** Threads of saffron. */
export const saffron = (count: number, radius: number, seed: number, size = 1): Svg =>
  strewn(count, radius, seed, (x, y, next) =>
    place(path('M0 0q8 -9 20 -2', stroked('#d0381a', 2.6)), x, y, { turn: next() * 360, scale: size }),
  );
/** Grains of rice heaped round the middle. */
export const rice = (
  radius: number,
  count: number,
  colours: readonly string[],
  seed: number,
  size = 1,
): Svg =>
  strewn(count, radius, seed, (x, y, next) =>
    ellipse(
      x,
      y,
      11 * size,
      3.7 * size,
      filled(
        any(colours, next),
        `stroke="#a56a22" stroke-opacity=".4" stroke-width="${num(size)}" transform="rotate(${num(next() * 180)} ${num(x)} ${num(y)})"`,
      ),
    ),
  );

/** A round of lemon (1), or a half (0.5), 52 units radius at scale 1. */
export const lemon = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  rind = '#f2c31f',
  flesh = '#fff3b0',
  part: 0.5 | 1 = 1,
): Svg => {
  const segments = (count: number, from: number) =>
    times(count, (i) =>
      path('M0 -4L-14 -36Q0 -44 14 -36Z', filled(rind, `opacity=".75" transform="rotate(${from + i * 45})"`)),
    );
  return place(
    paper(
      'trim',
      part === 1
        ? circle(0, 0, 52, filled(rind)) +
            circle(0, 0, 45, filled(flesh)) +
            segments(8, 0) +
            circle(0, 0, 4, filled(flesh))
        : path('M-52 0A52 52 0 0 1 52 0Z', filled(rind)) +
            path('M-45 0A45 45 0 0 1 45 0Z', filled(flesh)) +
            segments(4, -67.5),
    ),
    x,
    y,
    { turn, scale },
  );
};
/** A ring of red onion. */
export const onion = (x: number, y: number, radius: number): Svg =>
  circle(x + 2, y + 4, radius, stroked('#2a0a10', radius * 0.24, 'opacity=".25"')) +
  circle(x, y, radius, stroked('#a53a62', radius * 0.24)) +
  circle(x, y, radius * 0.97, stroked('#f6d5df', radius * 0.12)) +
  circle(x, y, radius * 0.74, stroked('#e3a5bb', radius * 0.07));
/** A green chilli lying down. */
export const chilli = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour = '#5f8f35',
  dark = '#3f6a24',
): Svg =>
  place(
    paper(
      'trim',
      path('M0 0C40 -26 100 -30 150 6C104 -8 50 -2 8 18Z', filled(linear([colour, dark]))) +
        path('M0 8q-16 -4 -24 -14', stroked('#3f5d24', 6)),
    ),
    x,
    y,
    { turn, scale },
  );
/** A slice of cucumber, tomato or beet by colours. */
export const slice = (
  x: number,
  y: number,
  radius: number,
  skin: string,
  flesh: string,
  seed: string,
  spokes = 8,
): Svg =>
  circle(x + 3, y + 6, radius, filled('#2a0a10', 'opacity=".28"')) +
  circle(x, y, radius, filled(skin)) +
  circle(x, y, radius * 0.9, filled(radial(['#ffffff', flesh, flesh], 0.5, 0.5, 0.7, 0.4, 0.35))) +
  place(
    turned(spokes, () =>
      path(
        petalShape(radius * 0.34, radius * 0.1),
        filled(seed, `opacity=".7" transform="translate(0 ${num(-radius * 0.3)})"`),
      ),
    ),
    x,
    y,
  );

/** A puri or a papdi: a crisp disc with blisters. */
export function crisp(
  x: number,
  y: number,
  radius: number,
  seed: number,
  tones: readonly string[] = ['#ffe3a0', '#f0b95a', '#cf8630', '#9c5a1c'],
): Svg {
  const next = random(seedOf(seed));
  return place(
    paper(
      'medium',
      path(
        blob(random(seedOf(seed + 50)), radius, 12, 0.05),
        filled(radial([...tones], 0.5, 0.5, 0.58, 0.36, 0.3)),
      ) +
        times(16, () => {
          const [angle, reach] = [next() * TAU, Math.sqrt(next()) * radius * 0.82];
          const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
          return (
            ellipse(
              px,
              py,
              radius * (0.05 + next() * 0.12),
              radius * (0.04 + next() * 0.07),
              filled('#a05a20', 'opacity=".28"'),
            ) +
            ellipse(
              px - radius * 0.035,
              py - radius * 0.035,
              radius * 0.045,
              radius * 0.026,
              filled('#ffedc0', 'opacity=".5"'),
            )
          );
        }) +
        path(
          `M${num(-radius * 0.6)} ${num(-radius * 0.4)}Q0 ${num(-radius * 0.95)} ${num(radius * 0.5)} ${num(-radius * 0.5)}`,
          stroked('#fff3cf', radius * 0.045, 'opacity=".5"'),
        ),
    ),
    x,
    y,
  );
}

/** A jalebi: a syrupy spiral and one loop off its centre. */
export function jalebi(x: number, y: number, radius: number, start: number, turns = 2.15): Svg {
  const points: Point[] = [];
  for (let i = 0; i <= 110; i += 1) {
    const k = i / 110;
    const angle = k * TAU * turns;
    const reach = radius * (0.16 + 0.84 * k ** 0.92) * (1 + 0.055 * Math.sin(angle * 1.37 + start * 3));
    points.push([Math.cos(angle + start) * reach, Math.sin(angle + start) * reach]);
  }
  const end = start + turns * TAU;
  for (let i = 3; i <= 27; i += 1) {
    const k = i / 27;
    const angle = end + k * TAU * 0.93;
    const reach = radius * (0.7 - 0.1 * k);
    points.push([
      Math.cos(end) * radius * 0.3 + Math.cos(angle) * reach,
      Math.sin(end) * radius * 0.3 + Math.sin(angle) * reach,
    ]);
  }
  const d = smooth(points, false);
  const w = radius * 0.2;
  return place(
    path(d, stroked('#3a1004', w + 6, `opacity=".38" transform="translate(5 9)" ${blur(4)}`)) +
      path(d, stroked('#8f3206', w + 2)) +
      path(d, stroked('#d9660e', w - 2)) +
      path(d, stroked('#f28c1c', w * 0.68, 'transform="translate(-1 -2)"')) +
      path(d, stroked('#ffb948', w * 0.36, 'transform="translate(-2 -4)"')) +
      path(
        d,
        stroked(
          '#fff3c4',
          w * 0.12,
          `stroke-dasharray="${num(radius * 0.16)} ${num(radius * 0.3)} ${num(radius * 0.05)} ${num(radius * 0.4)}" transform="translate(-3.5 -6)"`,
        ),
      ),
    x,
    y,
  );
}

/** A flat bread: charred spots on a warm disc; `shape` stretches it. */
export function bread(
  x: number,
  y: number,
  radius: number,
  seed: number,
  turn = 0,
  stretch = 1,
  tones: readonly [string, string, string] = ['#fff0cf', '#f0cd94', '#c98d4a'],
): Svg {
  return place(
    paper(
      'medium',
      path(
        blob(random(seedOf(seed)), radius, 11, 0.09),
        filled(radial([...tones], 0.5, 0.5, 0.6, 0.42, 0.38)),
      ) +
        strewn(30, radius * 0.86, seed + 7, (px, py, next) =>
          place(
            path(
              blob(random(seedOf(seed + px)), radius * (0.03 + next() * 0.07), 7, 0.5),
              filled(any(['#a5642a', '#8a4a1c', '#c98a48'], next), `opacity="${num(0.35 + next() * 0.4)}"`),
            ),
            px,
            py,
          ),
        ) +
        strewn(12, radius * 0.8, seed + 9, (px, py, next) =>
          ellipse(px, py, radius * (0.05 + next() * 0.08), radius * 0.05, filled('#fff8e2', 'opacity=".55"')),
        ),
    ),
    x,
    y,
    { turn, scale: stretch, scaleY: 1 },
  );
}

/** A scoop of ice cream: a ragged ball with ridges. */
export const scoop = (
  x: number,
  y: number,
  radius: number,
  tones: readonly [string, string, string],
  seed: number,
): Svg =>
  place(
    circle(radius * 0.1, radius * 0.16, radius * 1.02, filled('#2a0410', `opacity=".35" ${blur(8)}`)) +
      path(
        blob(random(seedOf(seed)), radius, 16, 0.08),
        filled(radial([...tones], 0.5, 0.5, 0.6, 0.36, 0.3)),
      ) +
      times(7, (i) =>
        path(
          `M${num(-radius * (0.75 - Math.abs(i - 3) * 0.1))} ${num(radius * (-0.6 + i * 0.2))}q${num(radius * 0.7)} ${num(radius * 0.16)} ${num(radius * (1.4 - Math.abs(i - 3) * 0.16))} ${num(-radius * 0.05)}`,
          stroked(i % 2 ? '#ffffff' : tones[2], radius * 0.035, 'opacity=".3"'),
        ),
      ) +
      ellipse(
        -radius * 0.3,
        -radius * 0.4,
        radius * 0.26,
        radius * 0.14,
        filled('#ffffff', `opacity=".55" ${blur(4)}`),
      ),
    x,
    y,
  );

/** A drumstick in a spiced coat, bone to the right, 300 units long at scale 1. */
export const drumstick = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly [string, string, string] = ['#ee8a3c', '#c24a1c', '#7a220e'],
  seed = 3,
): Svg =>
  place(
    paper(
      'medium',
      path('M60 0L168 -4', stroked('#f6e8d0', 26)) +
        circle(172, -16, 18, filled('#fbf1de')) +
        circle(174, 10, 17, filled('#f0dfc4')) +
        path(
          'M-120 -10C-124 -76 -50 -104 20 -78C62 -62 86 -34 96 -16L96 14C80 34 58 64 10 78C-60 98 -118 56 -120 -10Z',
          filled(radial([...tones], 0.5, 0.5, 0.62, 0.36, 0.3)),
        ) +
        [
          [-70, -30, 26],
          [-20, 30, 20],
          [-30, -46, 16],
          [30, -10, 18],
          [-86, 24, 14],
        ]
          .map(([px = 0, py = 0, r = 8]) =>
            path(
              blob(random(seedOf(seed + px)), r, 7, 0.5),
              filled('#5a180a', `opacity=".38" transform="translate(${px} ${py})"`),
            ),
          )
          .join('') +
        path('M-92 -50C-60 -84 -10 -78 24 -58', stroked('#ffd9a0', 9, 'opacity=".6"')),
    ),
    x,
    y,
    { turn, scale },
  );

/** Pieces as {@link raw} strokes of a skewer. */
export const skewer = (length: number): Svg =>
  raw(`M${-length / 2} 0H${length / 2}`, '#c9a273', 12, '') +
  raw(`M${-length / 2} -3H${length / 2}`, '#f3dfb8', 4, '');

/** Petals of rose on a sweet. */
export const rosePetals = (count: number, radius: number, seed: number, scale = 1.3): Svg =>
  strewn(count, radius, seed, (x, y, next, i) =>
    place(
      path(
        'M0 0C-9 -6 -10 -20 -2 -26Q1 -23 4 -26C11 -18 9 -5 0 0Z',
        filled(pick([P.rose, P.red, P.roseLight], i)),
      ),
      x,
      y,
      { turn: next() * 360, scale },
    ),
  );
