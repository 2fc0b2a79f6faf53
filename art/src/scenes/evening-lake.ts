import { type Point, resample, swag } from '#art/drawing/curves.ts';
import { blur, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random } from '#art/drawing/random.ts';
import { circle, ellipse, filled, num, path, rect, type Svg } from '#art/drawing/svg.ts';
import { lampGlow, litFlame } from '#art/objects/lamplight.ts';

const SHORE = 612;

const SKY = linear([
  ['#0b1733', 0],
  ['#1a2553', 0.26],
  ['#43305f', 0.5],
  ['#8d4257', 0.7],
  ['#d97646', 0.88],
  ['#f7c077', 1],
]);

/** A flat cloud lit from the horizon. */
const cloud = (x: number, y: number, wide: number, colour: string, opacity: number): Svg =>
  `<g opacity="${opacity}" ${blur(5)}>` +
  ellipse(x, y, wide, wide * 0.05, filled(colour)) +
  ellipse(x - wide * 0.3, y - wide * 0.05, wide * 0.5, wide * 0.06, filled(colour)) +
  ellipse(x + wide * 0.25, y - wide * 0.035, wide * 0.42, wide * 0.05, filled(colour)) +
  '</g>';

/** A low ribbed dome on a drum, and the finial it carries. */
const roofDome = (x: number, base: number, wide: number, colour: string): Svg =>
  path(
    `M${num(x - wide / 2)} ${num(base)}V${num(base - wide * 0.12)}C${num(x - wide * 0.54)} ${num(base - wide * 0.42)} ${num(x - wide * 0.2)} ${num(base - wide * 0.62)} ${num(x)} ${num(base - wide * 0.72)}` +
      `C${num(x + wide * 0.2)} ${num(base - wide * 0.62)} ${num(x + wide * 0.54)} ${num(base - wide * 0.42)} ${num(x + wide / 2)} ${num(base - wide * 0.12)}V${num(base)}Z`,
    filled(colour),
  ) + rect(x - 0.8, base - wide * 0.72 - 9, 1.6, 11, filled(colour));

/** An open pavilion of a roof: four thin columns under a dome. */
const chhatri = (x: number, base: number, wide: number, colour: string): Svg =>
  [-0.42, -0.15, 0.12, 0.39]
    .map((k) => rect(x + wide * k, base - wide * 0.5, wide * 0.06, wide * 0.5, filled(colour)))
    .join('') +
  rect(x - wide * 0.62, base - wide * 0.56, wide * 1.24, wide * 0.08, filled(colour)) +
  roofDome(x, base - wide * 0.55, wide * 0.86, colour);

interface Wing {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly roofs: number;
}

/** A lit opening under a pointed arch. */
const litArch = (x: number, foot: number, wide: number, high: number, fill: string, opacity: number): Svg =>
  path(
    `M${num(x - wide / 2)} ${num(foot)}V${num(foot - high * 0.55)}Q${num(x - wide / 2)} ${num(foot - high * 0.82)} ${num(x)} ${num(foot - high)}Q${num(x + wide / 2)} ${num(foot - high * 0.82)} ${num(x + wide / 2)} ${num(foot - high * 0.55)}V${num(foot)}Z`,
    filled(fill, `opacity="${num(opacity)}"`),
  );

/** A balcony that stands out from a wall: a lit arch, its sill and its little roof. */
const jharokha = (x: number, y: number, wide: number, colour: string): Svg =>
  rect(x - wide / 2, y - wide, wide, wide * 1.1, filled(colour)) +
  path(
    `M${num(x - wide * 0.75)} ${num(y - wide)}Q${num(x)} ${num(y - wide * 1.9)} ${num(x + wide * 0.75)} ${num(y - wide)}Z`,
    filled(colour),
  ) +
  path(
    `M${num(x - wide * 0.62)} ${num(y)}H${num(x + wide * 0.62)}L${num(x + wide * 0.2)} ${num(y + wide * 0.55)}H${num(x - wide * 0.2)}Z`,
    filled(colour),
  ) +
  [-0.24, 0.24].map((k) => litArch(x + wide * k, y - 1, wide * 0.34, wide * 0.8, '#ffdf9c', 0.95)).join('');

/** A wing of the palace: an arcade on the water, balconies over it, pavilions on its roof. */
function wing({ x, wide, high, roofs }: Wing, base: number, colour: string, next: () => number): Svg {
  const top = base - high;
  const arches = Math.floor((wide - 6) / 10);
  const arcade = times(arches, (index) =>
    litArch(
      x - wide / 2 + (wide * (index + 0.5)) / arches,
      base - 5,
      5.4,
      17,
      next() < 0.5 ? '#ffc060' : '#ffdc98',
      0.55 + next() * 0.45,
    ),
  );
  const bays = Math.max(1, Math.round(wide / 34));
  const storeys = Math.floor((high - 40) / 26) + 1;
  const balconies = times(storeys, (storey) =>
    times(bays, (index) =>
      jharokha(
        x - wide / 2 + (wide * (index + 0.5)) / bays,
        base - 34 - storey * 27,
        storey === 0 ? 12 : 9,
        colour,
      ),
    ),
  );
  const shade = linear([
    ['#140b24', 0, 0.35],
    ['#ff9d4a', 1, 0.12],
  ]);
  return (
    rect(x - wide / 2, top, wide, high, filled(colour)) +
    rect(x - wide / 2, top, wide, high, filled(shade)) +
    rect(x - wide / 2 - 3, top - 3, wide + 6, 4, filled(colour)) +
    rect(x - wide / 2 - 2, base - 27, wide + 4, 2, filled(colour)) +
    times(Math.floor(wide / 5), (index) =>
      rect(x - wide / 2 + index * 5 + 1, top - 6, 2.6, 4, filled(colour)),
    ) +
    times(roofs, (index) =>
      chhatri(
        x - wide / 2 + (wide * (index + 0.5)) / roofs,
        top - 4,
        Math.min(26, (wide / roofs) * 0.62),
        colour,
      ),
    ) +
    arcade +
    balconies
  );
}

const WINGS: readonly Wing[] = [
  { x: 700, wide: 90, high: 66, roofs: 2 },
  { x: 772, wide: 60, high: 96, roofs: 1 },
  { x: 834, wide: 76, high: 62, roofs: 3 },
  { x: 902, wide: 54, high: 88, roofs: 1 },
  { x: 985, wide: 120, high: 58, roofs: 3 },
  { x: 1195, wide: 120, high: 58, roofs: 3 },
  { x: 1278, wide: 54, high: 88, roofs: 1 },
  { x: 1346, wide: 76, high: 62, roofs: 3 },
  { x: 1408, wide: 60, high: 96, roofs: 1 },
  { x: 1480, wide: 90, high: 66, roofs: 2 },
];

/** Light laid over the water in short level strokes. */
function ripples(next: () => number): Svg {
  return times(170, () => {
    const y = SHORE + 4 + next() ** 1.4 * 96;
    const near = (y - SHORE) / 100;
    return rect(
      640 + next() * 900,
      y,
      (8 + next() * 46) * (0.4 + near),
      0.8 + near,
      filled(next() < 0.68 ? '#ffd08a' : '#1d1430', `opacity="${num(0.1 + 0.34 * next())}" rx="1"`),
    );
  });
}

/** A leaf boat with a flame, drifting. */
const float = (x: number, y: number, scale: number): Svg =>
  ellipse(x, y + 12 * scale, 5 * scale, 22 * scale, filled('#ffb65a', `opacity=".4" ${blur(2.2)}`)) +
  ellipse(x, y, 8 * scale, 2.6 * scale, filled('#3a1a14')) +
  lampGlow(x, y - 4 * scale, 24 * scale, 0.8) +
  litFlame(x, y, scale * 0.42);

/** Bulbs on wires across the sky, out of focus. */
function bulbs(next: () => number): Svg {
  const wires: readonly (readonly [number, number, number, number, number])[] = [
    [650, 216, 1090, 128, 92],
    [1090, 128, 1530, 216, 92],
    [650, 312, 1012, 190, 72],
    [1168, 190, 1530, 312, 72],
  ];
  const hung = wires.flatMap(([x0, y0, x1, y1, sag]): Point[] =>
    resample(swag(x0, y0, x1, y1, sag), 23).map(([x, y]) => [x, y]),
  );
  return hung
    .map(
      ([x, y]) =>
        circle(x, y, 2.2 + next() * 3.2, filled('#ffdc93', `opacity="${num(0.6 + 0.4 * next())}"`)) +
        lampGlow(x, y, 20, 0.45),
    )
    .join('');
}

/** Dusk over the lake behind the arch: sky, hills, the palace and its lights, the water. */
export function eveningLake(): Svg {
  const next = random(77);
  const stars = times(90, () =>
    circle(
      700 + next() * 780,
      70 + next() ** 1.6 * 330,
      0.5 + next() * 1,
      filled('#fff6dd', `opacity="${num(0.3 + next() * 0.6)}"`),
    ),
  );
  const hills =
    path(
      'M600 612V520C680 486 730 500 800 470C870 446 900 478 980 486C1050 470 1110 452 1180 474C1260 440 1320 468 1390 452C1470 470 1520 500 1600 500V612Z',
      filled(linear(['#85456a', '#f09a5c'])),
    ) +
    path(
      'M600 612V560C700 530 760 552 850 534C960 520 1010 556 1090 548C1190 530 1250 552 1340 532C1430 520 1500 548 1600 540V612Z',
      filled(linear(['#6d3a5f', '#e0834f'])),
    );
  const palace = (colour: string): Svg => WINGS.map((one) => wing(one, SHORE, colour, next)).join('');
  const front = palace('#3c1f45');
  return (
    rect(600, 0, 1000, SHORE + 4, filled(SKY)) +
    stars +
    cloud(830, 420, 190, '#d9795a', 0.5) +
    cloud(1340, 392, 170, '#b3566a', 0.5) +
    cloud(1220, 470, 210, '#f2a868', 0.45) +
    cloud(940, 505, 190, '#ffc787', 0.4) +
    `<g ${blur(2.4)}>${hills}</g>` +
    rect(
      600,
      500,
      1000,
      114,
      filled(
        linear([
          ['#ffb86a', 0, 0],
          ['#ffc47a', 1, 0.6],
        ]),
      ),
    ) +
    `<g ${blur(0.9)}>${front}</g>` +
    rect(600, SHORE, 1000, 130, filled(linear(['#e0935a', '#9a4a55', '#4b2a4c', '#231a3c']))) +
    `<g opacity=".62" transform="translate(0 ${SHORE * 2}) scale(1 -1)"><g ${blur(3.4)}>${front}</g></g>` +
    ripples(next) +
    [
      [726, 662, 0.9],
      [800, 690, 1.2],
      [768, 640, 0.6],
      [1392, 668, 1],
      [1452, 644, 0.7],
      [1344, 694, 1.1],
      [860, 652, 0.7],
      [1318, 648, 0.6],
    ]
      .map(([x = 0, y = 0, scale = 1]) => float(x, y, scale))
      .join('') +
    `<g style="mix-blend-mode:screen">${ellipse(
      1090,
      SHORE - 8,
      430,
      66,
      filled(
        radial([
          ['#ff9a3d', 0, 0.5],
          ['#ff9a3d', 1, 0],
        ]),
      ),
    )}</g>` +
    bulbs(next)
  );
}
