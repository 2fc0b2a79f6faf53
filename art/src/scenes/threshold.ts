import { type Point, swag } from '#art/drawing/curves.ts';
import { blur, linear } from '#art/drawing/definitions.ts';
import { circle, ellipse, filled, group, path, type Svg, stroked } from '#art/drawing/svg.ts';
import { DEEP, type Flowers, heap, knot, ORANGE, rope, string, YELLOW } from '#art/flora/garlands.ts';
import { fallenPetals } from '#art/flora/loose-petals.ts';
import { BRASS_ROUND, lantern, litDiya } from '#art/objects/lamplight.ts';
import { OPENING, REVEAL } from './jaali-wall.ts';

const X = 1090;

/** Where the toran is tied, left to right. */
const TIES: readonly Point[] = [
  [756, 412],
  [802, 250],
  [922, 142],
  [1090, 92],
  [1258, 142],
  [1378, 250],
  [1424, 412],
];

/** Lamps along the foot of the wall, left to right. */
export const FLOOR_LAMPS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [84, 962, 1],
  [206, 968, 0.92],
  [330, 964, 0.92],
  [452, 969, 0.92],
  [574, 963, 1],
  [838, 962, 1],
  [1352, 964, 1],
  [1572, 974, 1],
];

/** Garlands along the arch: two ropes from tie to tie, strings with bells below, leaves and knots on the ties. */
function toran(flowers: Flowers): Svg {
  const ropes = TIES.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = TIES[index] ?? [x, y];
    return (
      rope(flowers, swag(fromX, fromY, x, y, 42), 21, {
        seed: 100 + index,
        runs: [ORANGE, ORANGE, DEEP],
        run: 8,
      }) + rope(flowers, swag(fromX, fromY, x, y, 13), 19, { seed: 120 + index, runs: [YELLOW] })
    );
  });
  const hanging: readonly (readonly [x: number, y: number, length: number])[] = [
    [768, 402, 318],
    [793, 345, 192],
    [815, 268, 94],
    [925, 150, 74],
  ];
  const strings = hanging
    .flatMap(([x, y, length], index) =>
      [-1, 1].map((side) => string(flowers, X + side * (X - x), y, length, 18, 140 + index * 2 + side, 0.72)),
    )
    .join('');
  const middle = string(flowers, X, 104, 42, 18, 160, 0.85);
  return (
    group(strings + middle + ropes.join(''), 'style="filter:drop-shadow(3px 6px 5px rgba(20,0,6,.6))"') +
    group(
      TIES.map(([x, y], index) => knot(flowers, x, y, index === 3 ? 40 : 34, index)).join(''),
      'style="filter:drop-shadow(3px 5px 4px rgba(20,0,6,.55))"',
    )
  );
}

/** A wide brass bowl of flowers with a lamp in it. */
function urli(flowers: Flowers, x: number, y: number, scale: number, seed: number): Svg {
  const metal = linear(
    [
      ['#6b3a0c', 0],
      ['#ffd884', 0.2],
      ['#d08f2c', 0.36],
      ['#a8651a', 0.66],
      ['#eeb04c', 0.84],
      ['#4a2408', 1],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    ellipse(6, 46, 116, 13, filled('#000', `opacity=".5" ${blur(5)}`)) +
    path('M-100 -20C-96 22 -54 42 0 42C54 42 96 22 100 -20Z', filled(metal)) +
    path(
      'M-100 -20C-96 22 -54 42 0 42C54 42 96 22 100 -20Z',
      filled(
        linear([
          ['#ffd890', 0, 0.1],
          ['#3a1404', 1, 0.5],
        ]),
      ),
    ) +
    path('M-93 6C-60 29 60 29 93 6', stroked('#ffe6ae', 1.6, 'opacity=".5"')) +
    path('M-88 14C-56 36 56 36 88 14', stroked('#5a320c', 1.4, 'opacity=".6"')) +
    ellipse(0, -20, 110, 21, filled(metal)) +
    ellipse(0, -20, 98, 16, filled('#2b1206')) +
    heap(flowers, 0, -14, 168, 26, 27, seed, 56) +
    path(
      'M-110 -20C-104 -8 -50 1 0 1C50 1 104 -8 110 -20C104 -4 50 6 0 6C-50 6 -104 -4 -110 -20Z',
      filled(linear(['#ffe9b0', '#a8701f'])),
    ) +
    [-1, 1].map((side) => circle(side * 112, -14, 6, filled(BRASS_ROUND))).join('') +
    '</g>'
  );
}

/** Everything before the wall: the arch's thickness, its lanterns and garlands, lamps and petals on the floor. */
export function threshold(flowers: Flowers): Svg {
  const reveal =
    path(
      `${OPENING}${REVEAL}`,
      filled(
        linear(
          [
            ['#2a0710', 0],
            ['#a64a26', 0.06],
            ['#6d2418', 0.5],
            ['#a64a26', 0.94],
            ['#2a0710', 1],
          ],
          0,
          0,
          1,
          0,
        ),
        'fill-rule="evenodd"',
      ),
    ) + path(REVEAL, stroked('#ffcf8a', 1.6, 'stroke-opacity=".6"'));
  const shine = path(
    'M760 930H1420L1500 1000H680Z',
    filled(
      linear([
        ['#ffb561', 0, 0.6],
        ['#d8612a', 0.5, 0.28],
        ['#3a0a12', 1, 0],
      ]),
      `style="mix-blend-mode:screen" ${blur(7)}`,
    ),
  );
  return (
    reveal +
    shine +
    lantern(868, 205, 352, 0.86) +
    lantern(1312, 205, 352, 0.86) +
    toran(flowers) +
    fallenPetals(90, (next) => [640 + next() * 900, 944 + next() * 48, 0.8 + next() * 0.7], 9) +
    urli(flowers, 716, 952, 0.74, 31) +
    urli(flowers, 1474, 948, 0.98, 37) +
    litDiya(706, 930, 0.72) +
    litDiya(1484, 918, 0.92) +
    FLOOR_LAMPS.map(([x, y, scale]) => litDiya(x, y, scale)).join('')
  );
}
