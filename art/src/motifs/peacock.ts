import type { CutLayer } from '#art/card/papercut.ts';
import { type Joint, limb, walk } from '#art/drawing/limb.ts';
import { circle, HIDE, line, num, path, place, SOLID } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

/** The eye of a tail feather round 0,0: drop inside drop. */
const DROP = (w: number): string =>
  `M0 ${num(-w * 0.78)}C${num(w * 0.72)} ${num(-w * 0.5)} ${num(w * 0.6)} ${num(w * 0.5)} 0 ${num(w * 0.72)}C${num(-w * 0.6)} ${num(w * 0.5)} ${num(-w * 0.72)} ${num(-w * 0.5)} 0 ${num(-w * 0.78)}Z`;

export interface FanColours {
  readonly feather: string;
  /** Outside to pupil. */
  readonly eye: readonly [string, string, string, string];
}

const feather = (length: number, width: number, fill: string): string =>
  path(
    `M-3 0L${num(-width * 0.28)} ${num(-length * 0.72)}C${num(-width)} ${num(-length * 0.82)} ${num(-width * 0.9)} ${num(-length * 1.02)} 0 ${num(-length * 1.06)}` +
      `C${num(width * 0.9)} ${num(-length * 1.02)} ${num(width)} ${num(-length * 0.82)} ${num(width * 0.28)} ${num(-length * 0.72)}L3 0Z`,
    `fill="${fill}"`,
  );

export interface FanRow {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** Degrees to each side. */
  readonly spread: number;
  readonly colours: FanColours;
}

/** One row of an opened tail as two paper-cut sheets, feathers and their eyes. */
export function fanSheets(
  { count, length, width, spread, colours }: FanRow,
  x: number,
  y: number,
): CutLayer[] {
  const turns = Array.from({ length: count }, (_, index) => (index / (count - 1) - 0.5) * 2 * spread).sort(
    (left, right) => Math.abs(right) - Math.abs(left),
  );
  const each = (draw: () => string): string => turns.map((turn) => place(draw(), x, y, { turn })).join('');
  const eyes = colours.eye
    .map((fill, ring) => path(DROP(width * ([1, 0.7, 0.46, 0.26][ring] ?? 0.2)), `fill="${fill}"`))
    .join('');
  return [
    { art: each(() => feather(length, width, colours.feather)), lift: 8 },
    {
      art: each(() => place(eyes, 0, -length * 0.88)),
      foil: each(
        () =>
          place(path(DROP(width * 0.8), line(2.4)), 0, -length * 0.88) +
          path(`M0 ${num(-length * 0.3)}V${num(-length * 0.74)}`, line(1.8)),
      ),
      lift: 2.5,
    },
  ];
}

export interface PeacockColours {
  readonly body: string;
  readonly breast: string;
  readonly wing: string;
  readonly gold: string;
  readonly face: string;
}

/** Neck and body from the crown down: a long S that swells into the breast. */
const BODY: readonly Joint[] = [
  [-4, -282, 13],
  [-2, -266, 17],
  [4, -240, 13.5],
  [12, -206, 15],
  [10, -168, 21],
  [0, -124, 38],
  [-2, -76, 48],
  [0, -34, 40],
  [0, -4, 14],
];

/** The bird that stands before its fan, feet at 0,0, 330 high: folded wings, scaled breast, head to the left. */
export function peacockSheets(x: number, y: number, scale: number, colours: PeacockColours): CutLayer[] {
  const at = (inside: string): string => place(inside, x, y, { scale });
  const { body, breast, wing, gold, face } = colours;
  const wingShape =
    'M-14 -152C-66 -150 -104 -104 -98 -42C-92 -2 -70 26 -34 40C-36 4 -34 -24 -28 -60C-22 -92 -14 -122 -14 -152Z';
  const quills = [0, 1, 2, 3]
    .map((row) =>
      path(
        `M${-88 + row * 2} ${-92 + row * 30}C${-74} ${-74 + row * 30} ${-58} ${-74 + row * 30} ${-40} ${-92 + row * 32}`,
        line(2.6),
      ),
    )
    .join('');
  const crest = [-32, -17, -2, 13, 28]
    .map((turn) =>
      place(
        path('M0 0V-30', `fill="none" stroke="${body}" stroke-width="2.6"`) +
          path(petal(26, 50, 8, 0.55, 0.3), `fill="${gold}"`) +
          circle(0, -40, 3, `fill="${body}"`),
        -4,
        -290,
        { turn },
      ),
    )
    .join('');
  const scales = Array.from({ length: 7 }, (_, row) => {
    const count = [2, 3, 4, 5, 5, 4, 3][row] ?? 3;
    return Array.from({ length: count }, (_unused, index) =>
      place(
        path('M-10 0C-10 9 -4 15 0 17C4 15 10 9 10 0C6 4 -6 4 -10 0Z'),
        -1 + (index - (count - 1) / 2) * 20,
        -138 + row * 17,
      ),
    ).join('');
  }).join('');
  const legs = `<g fill="none" stroke="${gold}" stroke-width="4" stroke-linecap="round"><path d="M-14 -6V28M-14 28L-26 34M-14 28L-4 34M14 -6V28M14 28L4 34M14 28L26 34"/></g>`;
  const both = (inside: string): string => `${inside}<g transform="scale(-1 1)">${inside}</g>`;
  return [
    { art: at(legs), lift: 3 },
    { art: at(both(path(wingShape, `fill="${wing}"`))), foil: at(both(quills)), lift: 6 },
    {
      art: at(
        crest +
          path('M-16 -286L-46 -272Q-34 -266 -16 -268Z', `fill="${gold}"`) +
          path(limb(BODY), `fill="${body}"`),
      ),
      lift: 8,
    },
    {
      art: at(
        `<g style="color:${breast}">${scales}</g>` +
          path('M-17 -282C-10 -287 2 -285 6 -277C0 -271 -10 -270 -17 -274Z', `fill="${face}"`) +
          circle(-4, -279, 3.6, 'fill="#062430"') +
          path('M-14 -158C-2 -150 18 -150 30 -160L34 -148C20 -136 -6 -136 -20 -146Z', `fill="${gold}"`),
      ),
      lift: 2.5,
    },
  ];
}

/**
 * A standing peacock from the side in one ink, its tail swept down behind it, head to the
 * right: about 470 wide and 430 high, feet at 0,0.
 */
export function peacockProfile(stroke = 2.4): string {
  const neck: readonly Joint[] = [
    [150, -268, 14],
    [146, -252, 15],
    [134, -226, 11],
    [124, -194, 13],
    [122, -162, 20],
    [106, -122, 36],
    [66, -84, 46],
    [12, -70, 36],
    [-44, -72, 20],
    [-70, -74, 9],
  ];
  const rows = [
    { count: 7, from: 196, to: 252, length: 268 },
    { count: 6, from: 202, to: 246, length: 206 },
    { count: 5, from: 206, to: 240, length: 146 },
  ];
  const tail = rows
    .map(({ count, from, to, length }) =>
      Array.from({ length: count }, (_, index) => {
        const turn = from + ((to - from) * index) / (count - 1);
        const droop = Math.sin((index / (count - 1)) * Math.PI) * 14;
        const reach = length + droop;
        const eye =
          path(DROP(23), `style="fill:var(--paper)" stroke="currentColor" stroke-width="${stroke}"`) +
          path(DROP(14), SOLID) +
          path(DROP(6), HIDE);
        return place(
          path(
            `M0 0C${num(10)} ${num(-reach * 0.4)} ${num(6)} ${num(-reach * 0.7)} 0 ${num(-reach)}`,
            line(stroke),
          ) +
            Array.from({ length: 7 }, (_unused, barb) => {
              const up = -reach * (0.34 + barb * 0.08);
              return path(
                `M5 ${num(up)}Q14 ${num(up - 12)} 17 ${num(up - 24)}M5 ${num(up)}Q-4 ${num(up - 12)} -8 ${num(up - 24)}`,
                line(stroke * 0.5),
              );
            }).join('') +
            place(eye, 0, -reach),
          -46,
          -78,
          { turn },
        );
      }).join(''),
    )
    .join('');
  const crest = [-30, -12, 6, 24]
    .map((turn) => place(path('M0 0V-28', line(stroke)) + circle(0, -32, 5), 148, -279, { turn }))
    .join('');
  const wingJoints: readonly Joint[] = [
    [96, -118, 10],
    [62, -98, 27],
    [14, -84, 23],
    [-36, -76, 4],
  ];
  const quills = walk(wingJoints, 9)
    .slice(1, 8)
    .map(({ x, y, half }) =>
      path(
        `M${num(x + 6)} ${num(y - half * 0.8)}Q${num(x - 10)} ${num(y)} ${num(x + 2)} ${num(y + half * 0.8)}`,
        `fill="none" style="stroke:var(--paper)" stroke-width="${stroke}"`,
      ),
    )
    .join('');
  return (
    tail +
    path('M36 -40V-6M36 -6L54 2M36 -6L24 2M70 -44V-6M70 -6L88 2M70 -6L58 2', line(stroke * 1.3)) +
    crest +
    path('M158 -280L188 -266L156 -259Z') +
    circle(150, -268, 14.5) +
    path(limb(neck)) +
    path(limb(wingJoints), `fill="none" style="stroke:var(--paper)" stroke-width="${stroke}"`) +
    quills +
    circle(153, -270, 3.6, HIDE) +
    path(
      'M112 -190Q124 -184 138 -190M110 -180Q124 -173 140 -180',
      `fill="none" style="stroke:var(--paper)" stroke-width="${stroke}"`,
    )
  );
}

/** One eye feather growing up from 0,0, `length` long. */
export const eyeFeather = (length: number, stroke = 2): string =>
  path(`M0 0V${num(-length)}`, line(stroke)) +
  Array.from({ length: 14 }, (_, index) => {
    const y = -length * (0.2 + index * 0.05);
    const reach = length * (0.05 + 0.09 * Math.sin((index / 13) * Math.PI * 0.8));
    return [1, -1]
      .map((side) =>
        path(
          `M0 ${num(y)}Q${num(side * reach * 0.7)} ${num(y - length * 0.04)} ${num(side * reach)} ${num(y - length * 0.12)}`,
          line(stroke * 0.5),
        ),
      )
      .join('');
  }).join('') +
  place(
    path(DROP(length * 0.17), `style="fill:var(--paper)" stroke="currentColor" stroke-width="${stroke}"`) +
      path(DROP(length * 0.115), line(stroke)) +
      path(DROP(length * 0.075)) +
      path(DROP(length * 0.03), HIDE),
    0,
    -length * 0.9,
  );
