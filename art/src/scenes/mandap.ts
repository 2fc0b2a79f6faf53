import { dataUri } from '#art/chromium.ts';
import { type Point, swag } from '#art/drawing/curves.ts';
import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import {
  circle,
  ellipse,
  filled,
  group,
  num,
  path,
  place,
  rect,
  type Svg,
  stroked,
} from '#art/drawing/svg.ts';
import { type Flowers, heap, knot, marigold, ORANGE, rope, string, YELLOW } from '#art/flora/garlands.ts';
import { petalRing, petalShape } from '#art/flora/petal.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { jaaliEight } from '#art/motifs/jaali.ts';
import { BRASS_ROUND, lampGlow, litDiya, litFlame } from '#art/objects/lamplight.ts';
import { DRAPES, drapes } from './drapes.ts';

const X = 1090;
/** Half the distance of the front posts; where they begin and stand. */
const POST = 178;
const TOP = 424;
const FOOT = 742;

const STONE = linear(['#fbe6ba', '#cf9c58', '#84491f']);
const STONE_SIDE = linear(
  [
    ['#7c431d', 0],
    ['#d8a562', 0.16],
    ['#f7dca6', 0.42],
    ['#d09a55', 0.7],
    ['#6a3717', 1],
  ],
  0,
  0,
  1,
  0,
);

/** A turned post: bell base, fluted shaft with inlaid flowers, a lotus capital. */
function post(x: number, wide: number, top: number, foot: number): Svg {
  const ringAt = (y: number, share: number, high: number): Svg =>
    rect(x - (wide * share) / 2, y, wide * share, high, filled(BRASS_ROUND, 'rx="2.5"')) +
    path(
      `M${x - (wide * share) / 2 + 2} ${y + 1}H${x + (wide * share) / 2 - 2}`,
      stroked('#fff0cc', 0.8, 'opacity=".55"'),
    );
  const capital =
    path(
      `M${x - wide * 0.5} ${top + 30}C${x - wide * 0.5} ${top + 18} ${x - wide * 0.95} ${top + 14} ${x - wide * 0.95} ${top + 4}H${x + wide * 0.95}C${x + wide * 0.95} ${top + 14} ${x + wide * 0.5} ${top + 18} ${x + wide * 0.5} ${top + 30}Z`,
      filled(BRASS_ROUND),
    ) +
    times(7, (index) => {
      const lean = (index - 3) / 3;
      return place(
        path(
          petalShape(23, wide * 0.17),
          filled(
            linear(['#fff0c8', '#c48a44', '#7a4520']),
            'stroke="#6b3814" stroke-opacity=".45" stroke-width=".8"',
          ),
        ),
        x + lean * wide * 0.5,
        top + 30,
        { turn: lean * 26 },
      );
    });
  const flutes = [-0.3, -0.1, 0.12, 0.32]
    .map((k) =>
      path(`M${x + wide * k} ${top + 46}V${foot - 62}`, stroked('#4a210e', 1.1, 'stroke-opacity=".35"')),
    )
    .join('');
  const inlay = times(Math.floor((foot - top - 120) / 22), (index) =>
    place(
      petalRing(4, 6, 2.2, '#8c1a30', 0.75) + circle(0, 0, 1.3, filled('#ffe2a0')),
      x,
      top + 60 + index * 22,
    ),
  );
  return (
    rect(x - wide / 2, top, wide, foot - top, filled(BRASS_ROUND)) +
    flutes +
    inlay +
    capital +
    ringAt(top, 1.95, 5) +
    ringAt(top + 31, 1.2, 5) +
    ringAt(top + 39, 1.06, 3) +
    path(
      `M${x - wide * 0.5} ${foot - 60}C${x - wide * 1.05} ${foot - 50} ${x - wide * 0.95} ${foot - 28} ${x - wide * 0.55} ${foot - 24}H${x + wide * 0.55}C${x + wide * 0.95} ${foot - 28} ${x + wide * 1.05} ${foot - 50} ${x + wide * 0.5} ${foot - 60}Z`,
      filled(BRASS_ROUND),
    ) +
    times(5, (index) => {
      const lean = (index - 2) / 2;
      return place(
        path(
          petalShape(26, wide * 0.2),
          filled('none', 'stroke="#6b3814" stroke-opacity=".6" stroke-width="1"'),
        ),
        x + lean * wide * 0.62,
        foot - 27,
        { turn: lean * 14 },
      );
    }) +
    ringAt(foot - 62, 1.2, 4) +
    ringAt(foot - 25, 1.35, 5) +
    ringAt(foot - 20, 1.6, 8) +
    ringAt(foot - 12, 1.95, 12)
  );
}

/** A low ribbed dome on a collar of lotus petals, with a tiered finial; warm below, dusk above. */
function ribbedDome(x: number, base: number, wide: number, high: number, ribs: number): Svg {
  const half = (t: number): number => wide * 0.55 * Math.max(0, 1 - t ** 2.15) ** 0.55;
  const edge = (sine: number, back = false): string =>
    Array.from({ length: 25 }, (_, step) => (back ? 24 - step : step) / 24)
      .map((t) => `${num(x + sine * half(t))} ${num(base - high * t)}`)
      .join('L');
  const shells = times(ribs, (index) => {
    const [from, to] = [index, index + 1].map((k) => -Math.PI / 2 + (Math.PI * k) / ribs);
    const middle = ((from ?? 0) + (to ?? 0)) / 2;
    const lit = Math.max(0, Math.cos(middle + 0.34)) ** 1.15;
    const tone = [84 + 160 * lit, 42 + 158 * lit, 30 + 112 * lit].map(Math.round).join(',');
    return path(
      `M${edge(Math.sin(from ?? 0))}L${edge(Math.sin(to ?? 0), true)}Z`,
      filled(`rgb(${tone})`, 'stroke="#5e2f12" stroke-opacity=".55" stroke-width="1"'),
    );
  });
  const outline = `M${edge(-1)}L${edge(1, true)}Z`;
  const dusk = path(
    outline,
    filled(
      linear([
        ['#23265f', 0, 0.68],
        ['#57356b', 0.42, 0.4],
        ['#c2703a', 0.75, 0.1],
        ['#ffb04a', 1, 0.34],
      ]),
    ),
  );
  const rim = path(`M${edge(-1)}`, stroked('#c3b6ff', 1.6, 'opacity=".35"'));
  const petals = (count: number, size: number, fill: string): Svg =>
    times(count, (index) => {
      const lean = Math.sin(-Math.PI / 2 + (Math.PI * (index + 0.5)) / count);
      return place(
        path(
          petalShape(size, size * 0.3),
          filled(fill, 'stroke="#7a4520" stroke-opacity=".6" stroke-width=".7"'),
        ),
        x + lean * wide * 0.56,
        base + 1,
        { turn: lean * 16 },
      );
    });
  const k = wide / 214;
  const finial =
    ellipse(x, base - high - 1 * k, 17 * k, 5 * k, filled(BRASS_ROUND)) +
    times(9, (index) =>
      place(path(petalShape(13 * k, 3.4 * k), filled(BRASS_ROUND)), x + (index - 4) * 4 * k, base - high, {
        turn: (index - 4) * 11,
      }),
    ) +
    ellipse(x, base - high - 13 * k, 12 * k, 7 * k, filled(BRASS_ROUND)) +
    ellipse(x, base - high - 22 * k, 5 * k, 3 * k, filled(BRASS_ROUND)) +
    ellipse(x, base - high - 29 * k, 8 * k, 5.5 * k, filled(BRASS_ROUND)) +
    path(
      `M${x - 3.4 * k} ${base - high - 34 * k}L${x} ${base - high - 62 * k}L${x + 3.4 * k} ${base - high - 34 * k}Z`,
      filled(BRASS_ROUND),
    );
  const collar = linear(['#fff0cc', '#e2b878', '#a8743a']);
  return (
    shells +
    dusk +
    rim +
    petals(ribs + 6, wide * 0.1, collar) +
    petals(ribs + 5, wide * 0.064, '#ffe9bd') +
    finial
  );
}

/** Steps of carved stone, widest below, a frieze of lotus petals along each. */
function steps(): Svg {
  const step = (y: number, wide: number, high: number): Svg => {
    const left = X - wide / 2;
    return (
      path(
        `M${left + 10} ${y - 8}H${left + wide - 10}L${left + wide} ${y}H${left}Z`,
        filled(linear(['#ffe9bd', '#e7bb78'])),
      ) +
      rect(left, y, wide, high, filled(STONE_SIDE)) +
      rect(
        left,
        y,
        wide,
        high,
        filled(
          linear([
            ['#ffe9bd', 0, 0.35],
            ['#3a1208', 1, 0.5],
          ]),
        ),
      ) +
      times(Math.floor((wide - 16) / 13), (index) =>
        place(
          path(petalShape(high - 6, 4.6), filled('#7a1d1f', 'opacity=".6"')) +
            path(petalShape(high - 10, 2.2), filled('#f3cf94', 'opacity=".75"')),
          left + 14.5 + index * 13,
          y + high - 2.5,
        ),
      ) +
      path(`M${left + 1} ${y + 1.2}H${left + wide - 1}`, stroked('#fff4d8', 1.6, 'opacity=".8"')) +
      rect(left, y + high - 2, wide, 3, filled('#2a0c08', 'opacity=".6"'))
    );
  };
  return step(742, 430, 16) + step(766, 500, 18) + step(792, 576, 20);
}

/** The couple's seat: a carved and gilt back under an arch, silk cushions, bolsters. */
function seat(): Svg {
  const back = (apex: number, width: number, spring: number): string =>
    mughalArch({ x: X, apex, width, spring, bottom: 722, foils: 3 });
  const bolster = (side: number): Svg =>
    rect(X + side * 64 - 22, 672, 44, 20, filled(linear(['#fbe3b4', '#cf9c58', '#84491f']), 'rx="10"')) +
    circle(X + side * 64 + side * 20, 682, 9, filled('#a3122a')) +
    circle(X + side * 64 + side * 20, 682, 3.4, filled('#ffe2a0'));
  return (
    path(back(584, 160, 640), filled(BRASS_ROUND)) +
    path(back(592, 144, 644), filled(linear(['#b02a3f', '#7a1226', '#4a0818']))) +
    path(back(599, 128, 648), stroked('#f3cf88', 1.6)) +
    place(
      petalRing(12, 17, 3.6, '#f0c878', 0.95) +
        petalRing(12, 11, 2.6, '#fff0c8', 0.9, 0.5) +
        circle(0, 0, 3.2, filled('#8c1a30')),
      X,
      648,
    ) +
    [-40, 40].map((dx) => place(petalRing(8, 8, 2, '#f0c878', 0.8), X + dx, 664)).join('') +
    rect(X - 86, 687, 172, 27, filled(linear(['#e2566a', '#b32640', '#6b1027']), 'rx="11"')) +
    path(`M${X - 78} 692H${X + 78}`, stroked('#ffb0a4', 2.2, 'opacity=".6"')) +
    path(`M${X} 690V712`, stroked('#4a0818', 1.2, 'opacity=".6"')) +
    bolster(-1) +
    bolster(1) +
    rect(X - 94, 709, 188, 13, filled(STONE, 'rx="4"')) +
    [-1, 1]
      .map(
        (side) =>
          rect(X + side * 92 - 8, 660, 16, 64, filled(BRASS_ROUND, 'rx="7"')) +
          circle(X + side * 92, 657, 8, filled(BRASS_ROUND)),
      )
      .join('') +
    [-80, 80]
      .map((dx) =>
        path(`M${X + dx - 6} 720H${X + dx + 6}L${X + dx + 3} 736H${X + dx - 3}Z`, filled(BRASS_ROUND)),
      )
      .join('')
  );
}

/** The strings of flowers behind the seat, lit from the fire. */
function flowerWall(flowers: Flowers): Svg {
  const strings = times(19, (index) => {
    const x = X - 153 + index * 17;
    const length = 150 + 105 * (Math.abs(index - 9) / 9) ** 1.4;
    return string(flowers, x, 440, length, 12.5, index + 3);
  });
  return (
    rect(X - 164, 436, 328, 306, filled('#4f0d1c')) +
    rect(
      X - 164,
      436,
      328,
      306,
      filled(
        radial(
          [
            ['#ffe1a0', 0],
            ['#e5822d', 0.5, 0.85],
            ['#5c1220', 1, 0],
          ],
          0.5,
          0.5,
          0.62,
        ),
      ),
    ) +
    group(strings, 'style="filter:brightness(.95) saturate(1.08)"')
  );
}

/** The cusped screen between the posts, of pierced stone. */
function screen(): Svg {
  const opening = mughalArch({ x: X, apex: 440, width: POST * 2 - 26, spring: 512, bottom: 780, foils: 5 });
  const net = `<defs><g style="color:#ffe6b0">${jaaliEight('mandap-net', 22, 1.5)}</g></defs>`;
  return clipped(
    `M${X - POST + 12} ${TOP}H${X + POST - 12}V516H${X - POST + 12}Z`,
    path(`M0 0H1600V1000H0Z${opening}`, filled(linear(['#c08a4c', '#8a5226']), 'fill-rule="evenodd"')) +
      net +
      path(
        `M0 0H1600V1000H0Z${opening}`,
        filled('url(#mandap-net)', 'fill-rule="evenodd" style="color:#ffe6b0" opacity=".8"'),
      ) +
      path(opening, stroked('#5e2f12', 6)) +
      path(opening, stroked('#ffe3ab', 3)),
  );
}

/** Beam, sloping eave on brackets, parapet and the three domes. */
function roof(): Svg {
  const eave = `M${X - 246} 426L${X - 212} 400H${X + 212}L${X + 246} 426Z`;
  const brackets = [-208, -150, 150, 208]
    .map((dx) =>
      path(
        `M${X + dx - 7} 426C${X + dx - 7} 440 ${X + dx - 3} 446 ${X + dx} 452C${X + dx + 3} 446 ${X + dx + 7} 440 ${X + dx + 7} 426Z`,
        filled(BRASS_ROUND),
      ),
    )
    .join('');
  const ribs = times(33, (index) => {
    const k = (index - 16) / 16;
    return path(`M${num(X + k * 210)} 401L${num(X + k * 243)} 425`, stroked('#6b3814', 1, 'opacity=".4"'));
  });
  const frieze = times(28, (index) => {
    const x = X - 196 + index * 14.5;
    return (
      path(
        `M${num(x - 5.5)} 399V391Q${num(x)} 380 ${num(x + 5.5)} 391V399Z`,
        filled('#6b1027', 'opacity=".8"'),
      ) + circle(x, 393.5, 1.4, filled('#ffd98a'))
    );
  });
  const battlements = (left: number, right: number, y: number): Svg =>
    times(Math.floor((right - left) / 11), (index) =>
      place(
        path(
          petalShape(12, 5),
          filled(linear(['#fff0cc', '#c8934f']), 'stroke="#7a4520" stroke-opacity=".5" stroke-width=".6"'),
        ),
        left + 5.5 + index * 11,
        y,
      ),
    );
  return (
    rect(X - POST - 20, 424, POST * 2 + 40, 12, filled(STONE)) +
    brackets +
    path(eave, filled(STONE)) +
    ribs +
    rect(X - 247, 425, 494, 4.5, filled('#4a210e')) +
    times(41, (index) => circle(X - 240 + index * 12, 431, 2, filled('#ffe0a0'))) +
    rect(X - 206, 380, 412, 21, filled(STONE)) +
    frieze +
    battlements(X - 206, X - 126, 381) +
    battlements(X + 126, X + 206, 381) +
    ribbedDome(X - 170, 371, 68, 34, 11) +
    ribbedDome(X + 170, 371, 68, 34, 11) +
    [-170, 170]
      .map(
        (dx) =>
          rect(X + dx - 38, 371, 76, 10, filled(STONE)) +
          path(`M${X + dx - 38} 372H${X + dx + 38}`, stroked('#fff0cc', 1.2)),
      )
      .join('') +
    rect(X - 116, 352, 232, 29, filled(STONE)) +
    times(15, (index) => {
      const x = X - 105 + index * 15;
      return path(
        `M${x - 5} 379V366Q${x} 357 ${x + 5} 366V379Z`,
        filled(radial(['#fff0b8', '#f5a63c', '#a3531a'], 0.5, 0.8, 0.8)),
      );
    }) +
    path(`M${X - 116} 353H${X + 116}`, stroked('#fff0cc', 1.6)) +
    ribbedDome(X, 352, 206, 92, 19)
  );
}

/** Fire in its square brass hearth. */
function sacredFire(): Svg {
  const tongues: readonly Point[] = [
    [0, 1.55],
    [-10, 0.95],
    [10, 1.05],
    [-5, 1.25],
    [5.5, 1.3],
  ];
  return (
    lampGlow(X, 716, 128, 0.85) +
    path(
      `M${X - 28} 744L${X - 19} 722H${X + 19}L${X + 28} 744Z`,
      filled(linear(['#c98a44', '#7c431d', '#4a210e'])),
    ) +
    path(`M${X - 23} 719H${X + 23}V724H${X - 23}Z`, filled('#ffcf7d')) +
    path(`M${X - 24} 734H${X + 24}`, stroked('#ffdc98', 1, 'opacity=".6"')) +
    tongues.map(([dx, scale]) => litFlame(X + dx, 723, scale, dx * 0.6)).join('') +
    lampGlow(X, 704, 62, 0.85)
  );
}

/** Garlands on the mandap: spirals up its posts, swags along the eave, strings, heaps at its feet. */
function dressing(flowers: Flowers): Svg {
  const spiral = (side: number): Svg =>
    [0, 1, 2, 3, 4]
      .map((turnIndex) => {
        const y = TOP + 58 + turnIndex * 48;
        return rope(flowers, swag(X + side * POST - 18, y, X + side * POST + 18, y + 20, 6, 12), 13, {
          seed: 40 + turnIndex + side,
          runs: [ORANGE, YELLOW],
          run: 4,
        });
      })
      .join('');
  const stops = [-226, -76, 76, 226];
  const swags = [0, 1, 2]
    .map((index) =>
      rope(flowers, swag(X + (stops[index] ?? 0), 428, X + (stops[index + 1] ?? 0), 428, 34), 15, {
        seed: 50 + index,
        runs: [ORANGE, YELLOW],
        run: 9,
      }),
    )
    .join('');
  const strings = stops
    .map((dx, index) => string(flowers, X + dx, 432, Math.abs(dx) > 100 ? 124 : 56, 13, 60 + index, 0.5))
    .join('');
  const ties = [-1, 1]
    .map(
      (side) =>
        rope(flowers, swag(X + side * 174, 612, X + side * 143, 617, 5, 10), 13, {
          seed: 70 + side,
          runs: [YELLOW],
        }) + marigold(flowers, 2, X + side * 158, 617, 19),
    )
    .join('');
  const heaps = [-1, 1].map((side) => heap(flowers, X + side * 268, 798, 76, 34, 16, 80 + side)).join('');
  return (
    spiral(-1) +
    spiral(1) +
    swags +
    strings +
    stops.map((dx, index) => knot(flowers, X + dx, 430, 24, index)).join('') +
    ties +
    heaps
  );
}

const LAMPS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [150, 737, 0.32],
  [190, 738, 0.34],
  [222, 762, 0.38],
  [112, 762, 0.34],
  [218, 788, 0.4],
  [160, 788, 0.38],
];

/** The mandap on its steps, dressed for the evening, from y 200 to 812 about x 1090. */
export async function mandap(flowers: Flowers): Promise<Svg> {
  const half = `<image href="${dataUri(await drapes())}" x="${DRAPES.left}" y="${DRAPES.top}" width="${DRAPES.width}" height="${DRAPES.height}"/>`;
  const silk = `${half}<g transform="translate(${2 * X} 0) scale(-1 1)">${half}</g>`;
  return (
    lampGlow(X, 600, 330, 0.9) +
    flowerWall(flowers) +
    group(
      post(X - 112, 15, 440, FOOT - 10) + post(X + 112, 15, 440, FOOT - 10),
      'style="filter:brightness(.66)"',
    ) +
    seat() +
    steps() +
    silk +
    screen() +
    post(X - POST, 28, TOP, FOOT) +
    post(X + POST, 28, TOP, FOOT) +
    roof() +
    dressing(flowers) +
    sacredFire() +
    [-1, 1].map((side) => LAMPS.map(([dx, y, scale]) => litDiya(X + side * dx, y, scale)).join('')).join('')
  );
}
