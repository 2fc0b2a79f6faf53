import { linear, radial, stamp, symbol } from '#art/drawing/definitions.ts';
import { circle, ellipse, filled, path, place, type Svg, stroked } from '#art/drawing/svg.ts';

/** Old brass round a standing column: dark, lit, dark. */
export const BRASS_ROUND = linear(
  [
    ['#4a210e', 0],
    ['#a86a34', 0.18],
    ['#ffe9bd', 0.42],
    ['#d6a05a', 0.62],
    ['#74401d', 0.86],
    ['#3c190a', 1],
  ],
  0,
  0,
  1,
  0,
);

const SCREEN = 'style="mix-blend-mode:screen"';

const HALO = radial([
  ['#fff3c8', 0, 0.95],
  ['#ffc45e', 0.18, 0.55],
  ['#f5861f', 0.5, 0.18],
  ['#c43c10', 1, 0],
]);

/** The light in the air round a flame. */
export const lampGlow = (x: number, y: number, radius: number, strength = 0.8): Svg =>
  circle(x, y, radius, filled(HALO, `opacity="${strength}" ${SCREEN}`));

const FLAME = linear([
  ['#ff6a13', 0, 0.15],
  ['#ffa028', 0.35],
  ['#ffe38a', 0.7],
  ['#ff8a1c', 1, 0.6],
]);

const flameShape = symbol(
  'fm',
  path('M0 2C-7 0 -7.5 -9 -3.5 -16C-1 -21 .4 -26 1 -31C3 -23 8.500 -14 7 -7C6 -1 3 2 0 2Z', filled(FLAME)) +
    path(
      'M0 1C-3.800 0 -3.800 -6 -1.400 -11C-.2 -13.500 .6 -16 1 -18C2.200 -13.500 4.300 -9 3.700 -4.500C3 -1 2 1 0 1Z',
      filled('#fffbe0'),
    ) +
    ellipse(0, 0, 2.6, 1.8, filled('#ffb04a')),
);

/** A flame standing on x, y; 33 high at scale 1. */
export const litFlame = (x: number, y: number, scale = 1, turn = 0): Svg =>
  `<g ${SCREEN}>${stamp(flameShape, x, y, scale, turn)}</g>`;

const CLAY = linear(['#f2a055', '#b5551f', '#4a1608'], 0, 0, 1, 1);
const OIL = radial(
  [
    ['#fff0b0', 0],
    ['#ffc04a', 0.35],
    ['#c26a14', 1],
  ],
  0.72,
  0.4,
  0.8,
);

const bowl = symbol(
  'dy',
  path('M-24 -2C-20 12 -10 15 0 15C10 15 20 12 27 -5C20 -1 10 1 0 1C-10 1 -18 0 -24 -2Z', filled(CLAY)) +
    path('M-24 -2C-14 -7 16 -8 27 -5C20 -1 10 2 0 2C-10 2 -19 1 -24 -2Z', filled('#5b2208')) +
    path(
      'M-19 -2.400C-10 -5.700 12 -6.300 21 -4.600C14 -1.300 8 .7 0 .7C-8 .7 -14 -.4 -19 -2.400Z',
      filled(OIL),
    ) +
    path('M-22.500 1C-12 5.500 12 5.500 24 -2', stroked('#ffd894', 1.1, 'stroke-opacity=".75"')) +
    [-15, -9, -3, 3, 9, 15]
      .map((x) => circle(x, 8 - Math.abs(x) * 0.16, 1.15, filled('#ffcf7a', 'opacity=".7"')))
      .join('') +
    path('M6 -2.500C8 -4 9 -5 10 -7', stroked('#f7ead0', 1.6)),
);

/** A clay lamp, 51 wide at scale 1, lighting the floor under it and the air round it. */
export const litDiya = (x: number, y: number, scale: number): Svg =>
  ellipse(x + 4 * scale, y + 15 * scale, 62 * scale, 13 * scale, filled(FLOOR_LIGHT, SCREEN)) +
  ellipse(x, y + 13.5 * scale, 22 * scale, 3.6 * scale, filled('#120205', 'opacity=".6"')) +
  stamp(bowl, x, y, scale) +
  lampGlow(x + scale * 10, y - scale * 17, scale * 74, 0.62) +
  lampGlow(x + scale * 10, y - scale * 14, scale * 26, 0.75) +
  litFlame(x + scale * 10, y - scale * 4.5, scale);

const FLOOR_LIGHT = radial([
  ['#ffc067', 0, 0.75],
  ['#ee7a26', 0.45, 0.3],
  ['#c43c10', 1, 0],
]);

const glass = radial([
  ['#fffbe6', 0],
  ['#ffd585', 0.45],
  ['#e08a2c', 1],
]);

/** A brass lantern on a chain from `top`; 80 high at scale 1, its middle at x, y. */
export const lantern = (x: number, top: number, y: number, scale: number): Svg =>
  path(
    `M${x} ${top}V${y - 40 * scale}`,
    stroked('#a8732e', 2, 'stroke-dasharray="4 2.600" stroke-linecap="butt"'),
  ) +
  lampGlow(x, y, 104 * scale, 0.75) +
  place(
    path('M-7 -34Q0 -47 7 -34Z', filled(BRASS_ROUND)) +
      path('M-25 -19C-17 -33 17 -33 25 -19L19 -16H-19Z', filled(BRASS_ROUND)) +
      path('M-19 -17H19L22 16C14 24 -14 24 -22 16Z', filled(glass)) +
      path('M-19 -17L-22 16M-7 -17L-8 21M7 -17L8 21M19 -17L22 16', stroked('#8a5618', 2)) +
      [-13, 0, 13]
        .map((dx) =>
          path(`M${dx - 5} -8Q${dx} -17 ${dx + 5} -8M${dx - 6} 14H${dx + 6}`, stroked('#8a5618', 1.4)),
        )
        .join('') +
      path('M-23 15C-14 24 14 24 23 15L17 25C8 31 -8 31 -17 25Z', filled(BRASS_ROUND)) +
      path('M-4 29L0 46L4 29Z', filled(BRASS_ROUND)),
    x,
    y,
    { scale },
  ) +
  lampGlow(x, y, 44 * scale, 0.8);

const bell = symbol(
  'bl',
  path('M-2 0C-10 8 -9 22 -12 26H12C9 22 10 8 2 0Z', filled(BRASS_ROUND)) +
    ellipse(0, 26, 12, 3.2, filled('#5a2d0c')) +
    path('M-11 24.500Q0 28 11 24.500', stroked('#ffe9bd', 1, 'opacity=".7"')) +
    circle(0, 30, 3.6, filled(BRASS_ROUND)),
);

/** A small brass bell hanging from x, y. */
export const smallBell = (x: number, y: number, scale: number): Svg => stamp(bell, x, y, scale);
