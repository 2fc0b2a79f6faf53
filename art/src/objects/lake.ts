import { blur, define, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, num, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { bloom } from '#art/flora/paper-flowers.ts';
import { arch, domeOutline } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

export const lit = linear(['#ffb14a', '#fff0b8']);

const pane = (x: number, y: number, w: number, h: number): Svg =>
  path(
    `M${num(x - w / 2)} ${num(y)}L${num(x - w / 2)} ${num(y - h * 0.6)}Q${num(x - w / 2)} ${num(y - h * 0.82)} ${num(x)} ${num(y - h)}Q${num(x + w / 2)} ${num(y - h * 0.82)} ${num(x + w / 2)} ${num(y - h * 0.6)}L${num(x + w / 2)} ${num(y)}Z`,
    filled(lit),
  );

const finial = (x: number, y: number, h: number, colour: string): Svg =>
  rect(x - 1.6, y - h, 3.2, h, filled(colour)) +
  [
    [0.35, 0.11],
    [0.68, 0.075],
    [1, 0.05],
  ]
    .map(([t = 0, k = 0]) => circle(x, y - h * t, h * k, filled(colour)))
    .join('');

const pavilion = (x: number, y: number, w: number, wall: string, eave: string, backlight = ''): Svg => {
  const h = w * 0.55;
  return (
    (backlight ? rect(x - w * 0.4, y - h, w * 0.8, h, filled(backlight)) : '') +
    rect(x - w * 0.5, y - h * 0.12, w, h * 0.14, filled(wall)) +
    [-0.42, -0.15, 0.15, 0.42]
      .map((k) => rect(x + k * w - w * 0.03, y - h, w * 0.06, h, filled(wall)))
      .join('') +
    path(
      `M${num(x - w * 0.62)} ${num(y - h * 0.98)}L${num(x - w * 0.5)} ${num(y - h * 1.2)}L${num(x + w * 0.5)} ${num(y - h * 1.2)}L${num(x + w * 0.62)} ${num(y - h * 0.98)}Z`,
      filled(eave),
    ) +
    path(domeOutline(x, y - h * 1.18, w * 0.86, w * 0.72), filled(wall)) +
    finial(x, y - h * 1.18 - w * 0.7, w * 0.3, P.gold)
  );
};

const ribs = (x: number, floor: number, w: number, h: number, colour: string): Svg =>
  times(4, (i) => {
    const k = (i + 1) / 5;
    return [-1, 1]
      .map((m) =>
        path(
          `M${num(x + m * w * 0.42 * k)} ${num(floor)}C${num(x + m * w * 0.62 * k)} ${num(floor - h * 0.3)} ${num(x + m * w * 0.42 * k)} ${num(floor - h * 0.62)} ${num(x + m * w * 0.1 * k)} ${num(floor - h * 0.82)}`,
          stroked(colour, 1.6),
        ),
      )
      .join('');
  });

/** A lit palace across a lake, foot at y = 880, three tones dark to darkest and the colour of its ribs. */
export function lakePalace([wall, mid, deep]: readonly [string, string, string], rib: string): Svg {
  const floor = 880;
  const eaves = (x: number, y: number, half: number) =>
    path(
      `M${x - half - 14} ${y + 4}L${x - half} ${y - 18}H${x + half}L${x + half + 14} ${y + 4}Z`,
      filled(mid),
    );
  const wings =
    rect(250, 742, 1100, floor - 742, filled(wall)) +
    times(27, (i) => path(`M${254 + i * 41} 742v-14q10 -14 19 0v14Z`, filled(wall))) +
    [330, 1270]
      .map(
        (x) =>
          rect(x - 62, 690, 124, floor - 690, filled(wall)) +
          eaves(x, 690, 62) +
          pavilion(x, 674, 92, wall, mid, '#ffcf7a'),
      )
      .join('') +
    [520, 1080]
      .map(
        (x) =>
          rect(x - 84, 650, 168, floor - 650, filled(wall)) +
          eaves(x, 650, 84) +
          path(domeOutline(x, 632, 150, 132), filled(wall)) +
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
    rect(618, 612, 364, floor - 612, filled(mid)) +
    path('M596 618L618 588H982L1004 618Z', filled(deep)) +
    path(domeOutline(800, 560, 262, 250), filled(mid)) +
    ribs(800, 560, 262, 250, rib) +
    rect(688, 548, 224, 42, filled(mid)) +
    finial(800, 314, 84, P.goldLight) +
    times(9, (i) => pane(704 + i * 24, 582, 13, 24)) +
    pavilion(646, 588, 70, mid, deep, '#ffcf7a') +
    pavilion(954, 588, 70, mid, deep, '#ffcf7a') +
    [606, 994]
      .map(
        (x) =>
          rect(x - 30, 560, 60, floor - 560, filled(deep)) +
          eaves(x, 562, 30) +
          path(domeOutline(x, 544, 58, 56), filled(deep)) +
          finial(x, 489, 30, P.gold) +
          [630, 720, 810].map((y) => pane(x, y, 24, 44)).join(''),
      )
      .join('') +
    path(arch(800, floor, 742, 92, 104), filled(deep)) +
    path(arch(800, floor, 748, 78, 88), filled(lit)) +
    path(arch(800, floor, 770, 44, 60, 7), filled('#fff4c9')) +
    [676, 924].map((x) => path(arch(x, 840, 756, 30, 44, 7), filled(lit))).join('') +
    [664, 712, 760, 840, 888, 936].map((x) => pane(x, 690, 26, 46)).join('') +
    path('M618 700H982M618 625H982', stroked(P.gold, 2, 'opacity=".7"'));
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
        circle(
          x1 + ((x2 - x1) * i) / n,
          y + Math.sin((i / n) * Math.PI * 6) ** 2 * 7,
          2.6,
          filled('#ffe6a0'),
        ),
      ),
    )
    .join('');
  const next = random(seedOf(9));
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
        circle(
          x + (next() - 0.5) * 110 * s,
          886 - 50 * s - next() * 70 * s,
          (20 + next() * 24) * s,
          filled(deep),
        ),
      ),
    )
    .join('');
  return (
    paper('deck', wings) +
    paper('deck', centre) +
    lights +
    paper('small', trees + rect(0, floor - 16, 1600, 30, filled(deep)))
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
  const next = random(seedOf(31));
  const shine = times(230, (i) => {
    const y = 894 + next() ** 1.2 * 320;
    const k = (y - 880) / 320;
    const x = pick([800, 800, 772, 1262, 330, 520, 1080], i) + (next() - 0.5) * (120 + 360 * k);
    const w = (16 + next() * 60) * (0.5 + k);
    return path(
      `M${num(x - w / 2)} ${num(y)}Q${num(x)} ${num(y - 2.6 - k * 2.2)} ${num(x + w / 2)} ${num(y)}Q${num(x)} ${num(y + 2 + k * 2)} ${num(x - w / 2)} ${num(y)}Z`,
      filled(pick(glints, i), `opacity="${(0.22 + next() * 0.42).toFixed(2)}"`),
    );
  });
  return (
    rect(
      0,
      888,
      1600,
      320,
      filled(
        linear([
          [water[0], 0],
          [water[1], 0.4],
          [water[2], 1],
        ]),
      ),
    ) +
    `<g clip-path="url(#${shore})"><g filter="url(#${ripple})" opacity=".62"><g transform="translate(0 1527.4) scale(1 -.72)"><use href="#${mirror}"/></g></g>${shine}</g>`
  );
}

/** A lamp of leaves floating on water. */
export const floatingLamp = (x: number, y: number, scale: number): Svg =>
  place(
    ellipse(0, 16, 58, 9, filled('#1d0618', 'opacity=".5"')) +
      circle(
        0,
        -26,
        80,
        filled(
          radial([
            ['#ffcf6a', 0, 0.75],
            ['#ff9d3a', 0.35, 0.25],
            ['#ff9d3a', 1, 0],
          ]),
        ),
      ) +
      path(
        'M-46 -4C-50 8 -26 20 0 20C26 20 50 8 46 -4Q0 10 -46 -4Z',
        filled(linear(['#b5532a', '#6b2418'])),
      ) +
      ellipse(0, -4, 46, 9, filled('#8a3a1c')) +
      ellipse(0, -4, 38, 6.5, filled('#ffcf7a')) +
      path('M0 -6C-14 -20 -6 -34 0 -54C6 -34 14 -20 0 -6Z', filled('#ffb43a')) +
      path('M0 -7C-7 -16 -3 -26 0 -38C3 -26 7 -16 0 -7Z', filled('#fff6d0')) +
      bloom('m0', -34, 10, 11) +
      bloom('m2', -14, 15, 11) +
      bloom('m1', 8, 16, 11) +
      bloom('m3', 30, 11, 11),
    x,
    y,
    { scale },
  ) + ellipse(x, y + 44 * scale, 10 * scale, 26 * scale, filled('#ffcf7a', `opacity=".3" ${blur(4)}`));
