import { type Point, smooth } from './curves.ts';
import { bloom } from './flora.ts';
import { arch, dome } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { pick, random, times } from './random.ts';
import {
  at,
  blur,
  circle,
  define,
  ellipse,
  group,
  line,
  linear,
  path,
  r1,
  radial,
  rect,
  type Svg,
  TAU,
} from './svg.ts';

export type Sparks = readonly [deep: string, light: string, white: string];
export const GOLDEN: Sparks = ['#f2a42c', '#ffd06a', '#fff5cf'];
export const TEAL: Sparks = ['#2f9c95', '#6fd0c0', '#e8fff0'];
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
  const next = random(seed);
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
          `M${r1(a[0])} ${r1(a[1])}Q${r1(b[0] + nx)} ${r1(b[1] + ny)} ${r1(c[0] + nx * 0.6)} ${r1(c[1] + ny * 0.6)}L${r1(c[0] - nx * 0.6)} ${r1(c[1] - ny * 0.6)}Q${r1(b[0] - nx)} ${r1(b[1] - ny)} ${r1(a[0])} ${r1(a[1])}Z`,
          pick(sparks, depth),
          `opacity="${r1(0.7 + next() * 0.3)}"`,
        ) + circle(c[0], c[1], w * 0.85, sparks[2]);
      if (depth === 0 && i % 2 === 0) {
        const tip = point(1.09);
        out += circle(tip[0], tip[1], w * 0.5, sparks[2], 'opacity=".8"');
      }
    }
  });
  return (
    circle(
      x,
      y,
      radius * 1.25,
      radial([
        [sparks[2], 0, 0.55],
        [sparks[1], 0.35, 0.2],
        [sparks[1], 1, 0],
      ]),
      'style="mix-blend-mode:screen"',
    ) +
    group(out, `${blur(2)} opacity=".55" style="mix-blend-mode:screen"`) +
    out +
    circle(
      x,
      y,
      radius * 0.1,
      radial([
        ['#fff', 0, 1],
        [sparks[2], 0.4, 0.8],
        [sparks[2], 1, 0],
      ]),
    )
  );
}

/** The path of a rising shell. */
export const trail = (x0: number, y0: number, x1: number, y1: number, colour: string): Svg =>
  line(
    `M${x0} ${y0}Q${x0 + (x1 - x0) * 0.25} ${(y0 + y1) / 2} ${x1} ${y1}`,
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
  );

/** A drift of lit smoke. */
export function cloud(x: number, y: number, scale: number, colour: string, opacity: number): Svg {
  const next = random(x);
  return group(
    times(9, (i) =>
      ellipse(
        x + (i - 4) * 42 * scale,
        y + (next() - 0.5) * 26 * scale,
        (50 + next() * 50) * scale,
        (12 + next() * 14) * scale,
        colour,
      ),
    ),
    `opacity="${opacity}" ${blur(8)}`,
  );
}

/** Stars over the upper part of a sky. */
export const stars = (count: number, width: number, height: number, seed: number): Svg => {
  const next = random(seed);
  return times(count, () => {
    const y = next() ** 1.6 * height;
    return circle(next() * width, y, 0.8 + next() * 1.7, '#ffe9bf', `opacity="${r1(0.25 + next() * 0.6)}"`);
  });
};

/** A fountain of sparks rising from (x,y). */
export function fountain(
  x: number,
  y: number,
  height: number,
  sparks: Sparks,
  seed: number,
  spread = 0.34,
): Svg {
  const next = random(seed);
  const arcs = times(70, (i) => {
    const side = (next() - 0.5) * 2 * spread;
    const h = height * (0.45 + next() * 0.55);
    const [dx, fall] = [side * h * 1.2, h * (0.1 + next() * 0.25)];
    const d = `M${x} ${y}Q${r1(x + dx * 0.35)} ${r1(y - h * 1.02)} ${r1(x + dx)} ${r1(y - h + fall)}`;
    return (
      line(d, pick(sparks, i), 1.6 + next() * 2.4, `opacity="${r1(0.45 + next() * 0.55)}"`) +
      circle(x + dx, y - h + fall, 2 + next() * 3, sparks[2])
    );
  });
  return (
    ellipse(
      x,
      y - height * 0.45,
      height * 0.42,
      height * 0.62,
      radial([
        [sparks[1], 0, 0.5],
        [sparks[0], 0.45, 0.2],
        [sparks[0], 1, 0],
      ]),
      'style="mix-blend-mode:screen"',
    ) +
    group(arcs, `${blur(4)} opacity=".6" style="mix-blend-mode:screen"`) +
    arcs +
    ellipse(
      x,
      y - 26,
      16,
      40,
      radial([
        ['#fff', 0, 1],
        [sparks[2], 0.5, 0.8],
        [sparks[2], 1, 0],
      ]),
    )
  );
}

/** A burning sparkler: wire from (x,y) to its fire, at an angle. */
export function sparkler(
  x: number,
  y: number,
  length: number,
  turn: number,
  sparks: Sparks,
  seed: number,
): Svg {
  const next = random(seed);
  const fire = times(64, () => {
    const [a, l] = [next() * TAU, 30 + next() ** 1.5 * 120];
    const bend = (next() - 0.5) * 16;
    return (
      line(
        `M${r1(Math.cos(a) * 8)} ${r1(-length + Math.sin(a) * 8)}Q${r1(Math.cos(a) * l * 0.5 + bend)} ${r1(-length + Math.sin(a) * l * 0.5)} ${r1(Math.cos(a) * l)} ${r1(-length + Math.sin(a) * l)}`,
        next() < 0.5 ? sparks[1] : sparks[2],
        2 + next() * 2,
      ) +
      (next() < 0.4
        ? at(
            Math.cos(a) * l,
            -length + Math.sin(a) * l,
            path('M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z', sparks[2]),
          )
        : '')
    );
  });
  return at(
    x,
    y,
    line(`M0 0V${-length * 0.4}`, '#8f8680', 7) +
      line(`M0 ${-length * 0.4}V${-length}`, '#4f4646', 13) +
      line(`M-3 ${-length * 0.42}V${-length}`, '#8a7f7c', 3) +
      circle(
        0,
        -length,
        190,
        radial([
          [sparks[1], 0, 0.7],
          [sparks[0], 0.4, 0.25],
          [sparks[0], 1, 0],
        ]),
        'style="mix-blend-mode:screen"',
      ) +
      fire +
      circle(
        0,
        -length,
        22,
        radial([
          ['#fff', 0, 1],
          [sparks[2], 0.5, 0.9],
          [sparks[2], 1, 0],
        ]),
      ),
    turn,
  );
}

const lit = linear(['#ffb14a', '#fff0b8']);
const pane = (x: number, y: number, w: number, h: number): Svg =>
  path(
    `M${r1(x - w / 2)} ${r1(y)}L${r1(x - w / 2)} ${r1(y - h * 0.6)}Q${r1(x - w / 2)} ${r1(y - h * 0.82)} ${r1(x)} ${r1(y - h)}Q${r1(x + w / 2)} ${r1(y - h * 0.82)} ${r1(x + w / 2)} ${r1(y - h * 0.6)}L${r1(x + w / 2)} ${r1(y)}Z`,
    lit,
  );
const finial = (x: number, y: number, h: number, colour: string): Svg =>
  rect(x - 1.6, y - h, 3.2, h, colour) +
  [
    [0.35, 0.11],
    [0.68, 0.075],
    [1, 0.05],
  ]
    .map(([t = 0, k = 0]) => circle(x, y - h * t, h * k, colour))
    .join('');
const pavilion = (x: number, y: number, w: number, wall: string, eave: string, backlight = ''): Svg => {
  const h = w * 0.55;
  return (
    (backlight ? rect(x - w * 0.4, y - h, w * 0.8, h, backlight) : '') +
    rect(x - w * 0.5, y - h * 0.12, w, h * 0.14, wall) +
    [-0.42, -0.15, 0.15, 0.42].map((k) => rect(x + k * w - w * 0.03, y - h, w * 0.06, h, wall)).join('') +
    path(
      `M${r1(x - w * 0.62)} ${r1(y - h * 0.98)}L${r1(x - w * 0.5)} ${r1(y - h * 1.2)}L${r1(x + w * 0.5)} ${r1(y - h * 1.2)}L${r1(x + w * 0.62)} ${r1(y - h * 0.98)}Z`,
      eave,
    ) +
    path(dome(x, y - h * 1.18, w * 0.86, w * 0.72), wall) +
    finial(x, y - h * 1.18 - w * 0.7, w * 0.3, P.gold)
  );
};
const ribs = (x: number, floor: number, w: number, h: number, colour: string): Svg =>
  times(4, (i) => {
    const k = (i + 1) / 5;
    return [-1, 1]
      .map((m) =>
        line(
          `M${r1(x + m * w * 0.42 * k)} ${r1(floor)}C${r1(x + m * w * 0.62 * k)} ${r1(floor - h * 0.3)} ${r1(x + m * w * 0.42 * k)} ${r1(floor - h * 0.62)} ${r1(x + m * w * 0.1 * k)} ${r1(floor - h * 0.82)}`,
          colour,
          1.6,
        ),
      )
      .join('');
  });

/** A lit palace across a lake, foot at y = 880, three tones dark to darkest and the colour of its ribs. */
export function lakePalace([wall, mid, deep]: readonly [string, string, string], rib: string): Svg {
  const floor = 880;
  const eaves = (x: number, y: number, half: number) =>
    path(`M${x - half - 14} ${y + 4}L${x - half} ${y - 18}H${x + half}L${x + half + 14} ${y + 4}Z`, mid);
  const wings =
    rect(250, 742, 1100, floor - 742, wall) +
    times(27, (i) => path(`M${254 + i * 41} 742v-14q10 -14 19 0v14Z`, wall)) +
    [330, 1270]
      .map(
        (x) =>
          rect(x - 62, 690, 124, floor - 690, wall) +
          eaves(x, 690, 62) +
          pavilion(x, 674, 92, wall, mid, '#ffcf7a'),
      )
      .join('') +
    [520, 1080]
      .map(
        (x) =>
          rect(x - 84, 650, 168, floor - 650, wall) +
          eaves(x, 650, 84) +
          path(dome(x, 632, 150, 132), wall) +
          ribs(x, 632, 150, 132, rib) +
          finial(x, 503, 46, P.gold) +
          pavilion(x - 78, 634, 38, wall, wall) +
          pavilion(x + 78, 634, 38, wall, wall),
      )
      .join('') +
    times(44, (k) => {
      const x = 290 + (k % 22) * 48.5;
      return Math.abs(x - 800) < 190 || k % 5 === 1 ? '' : pane(x, 800 + Math.floor(k / 22) * 58, 22, 36);
    }) +
    [330, 1270].map((x) => [-28, 0, 28].map((k) => pane(x + k, 740, 20, 36)).join('')).join('') +
    [520, 1080].map((x) => [-48, 0, 48].map((k) => pane(x + k, 715, 30, 50)).join('')).join('');
  const centre =
    rect(618, 612, 364, floor - 612, mid) +
    path('M596 618L618 588H982L1004 618Z', deep) +
    path(dome(800, 560, 262, 250), mid) +
    ribs(800, 560, 262, 250, rib) +
    rect(688, 548, 224, 42, mid) +
    finial(800, 314, 84, P.goldLight) +
    times(9, (i) => pane(704 + i * 24, 582, 13, 24)) +
    pavilion(646, 588, 70, mid, deep, '#ffcf7a') +
    pavilion(954, 588, 70, mid, deep, '#ffcf7a') +
    [606, 994]
      .map(
        (x) =>
          rect(x - 30, 560, 60, floor - 560, deep) +
          eaves(x, 562, 30) +
          path(dome(x, 544, 58, 56), deep) +
          finial(x, 489, 30, P.gold) +
          [630, 720, 810].map((y) => pane(x, y, 24, 44)).join(''),
      )
      .join('') +
    path(arch(800, floor, 742, 92, 104), deep) +
    path(arch(800, floor, 748, 78, 88), lit) +
    path(arch(800, floor, 770, 44, 60, 7), '#fff4c9') +
    [676, 924].map((x) => path(arch(x, 840, 756, 30, 44, 7), lit)).join('') +
    [664, 712, 760, 840, 888, 936].map((x) => pane(x, 690, 26, 46)).join('') +
    line('M618 700H982M618 625H982', P.gold, 2, 'opacity=".7"');
  const lights = (
    [
      [256, 748, 440, 22],
      [1160, 748, 1344, 22],
      [600, 622, 1000, 48],
      [424, 658, 616, 20],
      [984, 658, 1176, 20],
    ] as const
  )
    .map(([x1, y, x2, n]) =>
      times(n + 1, (i) =>
        circle(x1 + ((x2 - x1) * i) / n, y + Math.sin((i / n) * Math.PI * 6) ** 2 * 7, 2.6, '#ffe6a0'),
      ),
    )
    .join('');
  const next = random(9);
  const trees = (
    [
      [60, 1.1],
      [165, 0.8],
      [1440, 0.85],
      [1540, 1.15],
      [240, 0.55],
      [1362, 0.5],
    ] as const
  )
    .map(([x, s]) =>
      times(13, () =>
        circle(x + (next() - 0.5) * 110 * s, 886 - 50 * s - next() * 70 * s, (20 + next() * 24) * s, deep),
      ),
    )
    .join('');
  return (
    paper('deck', wings) +
    paper('deck', centre) +
    lights +
    paper('small', trees + rect(0, floor - 16, 1600, 30, deep))
  );
}

/** Water from y = 888 down, mirroring `palace`, with glints of the given lights. */
export function lake(palace: Svg, water: readonly [string, string, string], glints: readonly string[]): Svg {
  const mirror = define('pl', (id) => `<g id="${id}">${palace}</g>`);
  const shore = define(
    'cp',
    (id) => `<clipPath id="${id}"><rect x="0" y="888" width="1600" height="1200"/></clipPath>`,
  );
  const ripple = define(
    'rp',
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.07" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.6 .6"/></filter>`,
  );
  const next = random(31);
  const shine = times(230, (i) => {
    const y = 894 + next() ** 1.2 * 320;
    const k = (y - 880) / 320;
    const x = pick([800, 800, 772, 1262, 330, 520, 1080], i) + (next() - 0.5) * (120 + 360 * k);
    const w = (16 + next() * 60) * (0.5 + k);
    return path(
      `M${r1(x - w / 2)} ${r1(y)}Q${r1(x)} ${r1(y - 2.6 - k * 2.2)} ${r1(x + w / 2)} ${r1(y)}Q${r1(x)} ${r1(y + 2 + k * 2)} ${r1(x - w / 2)} ${r1(y)}Z`,
      pick(glints, i),
      `opacity="${(0.22 + next() * 0.42).toFixed(2)}"`,
    );
  });
  return (
    rect(
      0,
      888,
      1600,
      320,
      linear([
        [water[0], 0],
        [water[1], 0.4],
        [water[2], 1],
      ]),
    ) +
    `<g clip-path="url(#${shore})"><g filter="url(#${ripple})" opacity=".62"><g transform="translate(0 1527.4) scale(1 -.72)"><use href="#${mirror}"/></g></g>${shine}</g>`
  );
}

/** A lamp of leaves floating on water. */
export const floatingLamp = (x: number, y: number, scale: number): Svg =>
  at(
    x,
    y,
    ellipse(0, 16, 58, 9, '#1d0618', 'opacity=".5"') +
      circle(
        0,
        -26,
        80,
        radial([
          ['#ffcf6a', 0, 0.75],
          ['#ff9d3a', 0.35, 0.25],
          ['#ff9d3a', 1, 0],
        ]),
      ) +
      path('M-46 -4C-50 8 -26 20 0 20C26 20 50 8 46 -4Q0 10 -46 -4Z', linear(['#b5532a', '#6b2418'])) +
      ellipse(0, -4, 46, 9, '#8a3a1c') +
      ellipse(0, -4, 38, 6.5, '#ffcf7a') +
      path('M0 -6C-14 -20 -6 -34 0 -54C6 -34 14 -20 0 -6Z', '#ffb43a') +
      path('M0 -7C-7 -16 -3 -26 0 -38C3 -26 7 -16 0 -7Z', '#fff6d0') +
      bloom('m0', -34, 10, 11) +
      bloom('m2', -14, 15, 11) +
      bloom('m1', 8, 16, 11) +
      bloom('m3', 30, 11, 11),
    0,
    scale,
  ) + ellipse(x, y + 44 * scale, 10 * scale, 26 * scale, '#ffcf7a', `opacity=".3" ${blur(4)}`);

/** A coil of a ground spinner seen from above. */
export const chakri = (x: number, y: number, radius: number, colours: readonly [string, string]): Svg => {
  const points: Point[] = Array.from({ length: 90 }, (_, i) => {
    const [a, r] = [(i / 89) * TAU * 4.2, radius * (0.16 + (i / 89) * 0.84)];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  return at(
    x,
    y,
    paper(
      'small',
      line(smooth(points), colours[1], radius * 0.2) +
        line(smooth(points), colours[0], radius * 0.14) +
        line(
          smooth(points),
          '#fff3cf',
          radius * 0.03,
          `stroke-dasharray="${r1(radius * 0.1)} ${r1(radius * 0.08)}"`,
        ),
    ) +
      circle(0, 0, radius * 0.16, radial(['#fff0c4', '#c9973b', '#7c4d17'])) +
      line(
        `M${r1(radius)} 0q${r1(radius * 0.16)} ${r1(-radius * 0.1)} ${r1(radius * 0.12)} ${r1(-radius * 0.34)}`,
        '#6b3a1a',
        6,
      ),
  );
};
/** A paper rocket on its stick, nose up, 430 long. */
export const rocket = (x: number, y: number, turn: number, colours: readonly [string, string, string]): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      rect(-4, -20, 8, 300, linear(['#e8c48a', '#a5743a'], 0, 0, 1, 0)) +
        rect(
          -30,
          -150,
          60,
          160,
          linear(
            [
              [colours[2], 0],
              [colours[0], 0.3],
              [colours[1], 0.7],
              [colours[2], 1],
            ],
            0,
            0,
            1,
            0,
          ),
          'rx="5"',
        ) +
        path('M-36 -146L0 -232L36 -146Z', linear([P.goldPale, P.gold, P.goldDark], 0, 0, 1, 0)) +
        rect(-30, -120, 60, 14, P.goldLight) +
        rect(-30, -20, 60, 14, P.goldLight),
    ) +
      path(
        'M0 -98L10 -74L36 -72L15 -56L22 -30L0 -46L-22 -30L-15 -56L-36 -72L-10 -74Z',
        P.goldLight,
        'transform="scale(.7) translate(0 -26)"',
      ),
    turn,
  );
/** A cone of a ground fountain, 180 high, foot at (x,y). */
export const anaar = (x: number, y: number, scale: number, colours: readonly [string, string, string]): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      path(
        'M-74 0L-16 -180H16L74 0Q0 18 -74 0Z',
        linear(
          [
            [colours[2], 0],
            [colours[0], 0.35],
            [colours[1], 0.7],
            [colours[2], 1],
          ],
          0,
          0,
          1,
          0,
        ),
      ) + path('M-74 0L-66 -24Q0 -6 66 -24L74 0Q0 18 -74 0Z', P.goldLight),
    ) +
      times(3, (j) =>
        times(3 - j, (i) =>
          path(
            'M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4Z',
            P.goldPale,
            `transform="translate(${(i - (2 - j) / 2) * 34} ${-50 - j * 40})"`,
          ),
        ),
      ) +
      rect(-9, -196, 18, 20, '#fff3d8', 'rx="3"'),
    0,
    scale,
  );
/** A string of small red crackers between two points. */
export function ladi(
  points: readonly Point[],
  size: number,
  colours: readonly [string, string] = ['#e0453a', '#8f1428'],
): Svg {
  const line0 = line(smooth(points), '#8a6a3a', size * 0.16);
  return (
    line0 +
    paper(
      'small',
      points
        .filter((_, i) => i % 2 === 0)
        .map(([x, y], i) =>
          at(
            x,
            y,
            rect(
              -size * 0.2,
              0,
              size * 0.4,
              size,
              linear([colours[1], colours[0], colours[1]], 0, 0, 1, 0),
              `rx="${size * 0.08}"`,
            ) +
              rect(-size * 0.2, size * 0.08, size * 0.4, size * 0.1, P.goldLight) +
              rect(-size * 0.2, size * 0.8, size * 0.4, size * 0.1, P.goldLight),
            i % 2 ? 34 : -34,
          ),
        )
        .join(''),
    )
  );
}
