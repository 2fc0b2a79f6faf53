import { smooth } from '#art/drawing/curves.ts';
import { type Joint, limb } from '#art/drawing/limb.ts';
import {
  circle,
  ellipse,
  HIDE,
  line,
  mirrored,
  num,
  outline,
  path,
  place,
  rect,
  turned,
} from '#art/drawing/svg.ts';
import { lotus } from '#art/flora/lotus.ts';
import { leaf, petal } from '#art/flora/petal.ts';

/** Signs of the faiths and of the ceremony, in one ink. */

const cutLine = (width: number): string =>
  `fill="none" style="stroke:var(--paper)" stroke-width="${num(width)}" stroke-linecap="round"`;

/** A kalash with mango leaves and a coconut, standing on 0,0: 150 wide, 250 high. */
export function kalash(stroke = 2.4): string {
  const pot =
    'M-26 -118C-70 -108 -82 -72 -70 -44C-60 -20 -38 -10 -34 -8H34C38 -10 60 -20 70 -44C82 -72 70 -108 26 -118Z';
  const leaves = [-74, 74, -50, 50, -25, 25, 0]
    .map((turn) =>
      place(path(leaf(92, 17), outline(stroke)) + path('M0 -8V-78', line(stroke * 0.6)), 0, -122, { turn }),
    )
    .join('');
  const coconut =
    path(
      'M-27 -176C-34 -206 -12 -236 0 -250C12 -236 34 -206 27 -176C20 -158 -20 -158 -27 -176Z',
      outline(stroke),
    ) +
    path('M-14 -170C-20 -196 -8 -224 0 -242M14 -170C20 -196 8 -224 0 -242M0 -168V-240', line(stroke * 0.6));
  return (
    leaves +
    coconut +
    path(pot) +
    rect(-40, -134, 80, 12, undefined, 5) +
    rect(-30, -124, 60, 10) +
    path('M-40 0H40L32 -10H-32Z') +
    path('M-70 -86Q0 -66 70 -86M-73 -76Q0 -56 73 -76', cutLine(stroke)) +
    place(lotus(30, stroke * 0.7), 0, -26) +
    path('M-58 -30Q0 -12 58 -30', cutLine(stroke * 0.8))
  );
}

/** An oil lamp with its flame, on 0,0: 120 wide, 110 high. */
export const diya = (stroke = 2.2): string =>
  path('M-60 -40C-50 -8 -24 0 0 0C24 0 50 -8 66 -46C46 -36 24 -34 0 -34C-24 -34 -44 -36 -60 -40Z') +
  path('M-48 -26Q0 -12 52 -28', cutLine(stroke)) +
  path('M30 -36L56 -52L58 -46L40 -34Z') +
  path('M52 -52C36 -62 40 -84 56 -110C60 -92 74 -76 66 -60C63 -54 57 -51 52 -52Z', line(stroke)) +
  path('M55 -58C48 -64 51 -74 57 -86C60 -76 65 -68 61 -62C60 -59 57 -58 55 -58Z');

/** A standing brass lamp of the south (kuthuvilakku) on 0,0: 120 wide, 330 high. */
export function standingLamp(stroke = 2.2): string {
  const bulbs = [-40, -92, -140, -176]
    .map((y, index) => ellipse(0, y, [20, 12, 15, 10][index] ?? 10, [10, 7, 9, 6][index] ?? 6))
    .join('');
  const flames = [-46, -24, 0, 24, 46]
    .map((x) => place(path(petal(0, 26, 6.5, 0.25, 0.05)), x, -222 + Math.abs(x) * -0.05))
    .join('');
  return (
    path('M-58 0H58C54 -14 30 -22 14 -26H-14C-30 -22 -54 -14 -58 0Z') +
    rect(-5, -214, 10, 192) +
    bulbs +
    ellipse(0, -60, 26, 5) +
    ellipse(0, -116, 22, 4.5) +
    path('M-66 -220C-52 -204 -26 -198 0 -198C26 -198 52 -204 66 -220Z') +
    flames +
    rect(-4, -262, 8, 60) +
    path('M-16 -258C-16 -276 -8 -284 0 -306C8 -284 16 -276 16 -258Z') +
    ellipse(0, -258, 20, 5) +
    circle(0, -310, 5) +
    path('M-52 -211Q0 -200 52 -211', cutLine(stroke))
  );
}

/** The face of Ganesha in a few lines, front on: 300 wide, 330 high, centred on 0,0. */
export function ganesha(stroke = 5): string {
  const trunk: readonly Joint[] = [
    [0, -40, 31],
    [0, 0, 28],
    [4, 42, 24],
    [8, 80, 20],
    [0, 112, 17],
    [-24, 128, 14],
    [-50, 120, 11],
    [-54, 98, 8],
    [-42, 90, 5],
  ];
  const ear = smooth([
    [56, -78],
    [96, -104],
    [138, -88],
    [150, -40],
    [132, 12],
    [104, 44],
    [84, 28],
    [66, 4],
    [58, -30],
  ]);
  const innerEar = smooth([
    [76, -66],
    [104, -82],
    [126, -66],
    [130, -30],
    [114, 2],
    [96, 14],
    [80, -14],
  ]);
  const side =
    path(ear, outline(stroke)) +
    path(innerEar, line(stroke * 0.5)) +
    path('M24 -36Q38 -50 52 -38Q38 -30 24 -36Z') +
    path('M18 -56Q38 -70 58 -56', line(stroke * 0.8)) +
    path('M30 24C44 40 64 46 82 38C70 58 44 60 26 46Z', outline(stroke * 0.7));
  const face = smooth([
    [-62, -80],
    [-30, -96],
    [0, -98],
    [30, -96],
    [62, -80],
    [66, -36],
    [54, 6],
    [30, 30],
    [0, 36],
    [-30, 30],
    [-54, 6],
    [-66, -36],
  ]);
  const rings = [
    [0, 14, 24],
    [1, 40, 23],
    [2, 64, 20],
    [3, 86, 17],
  ]
    .map(([, y = 0, half = 0]) => path(`M${-half + 4} ${y}Q4 ${y + 9} ${half + 6} ${y}`, line(stroke * 0.5)))
    .join('');
  const crown =
    path(
      'M-66 -92C-72 -112 -66 -122 -58 -126C-40 -112 40 -112 58 -126C66 -122 72 -112 66 -92C40 -106 -40 -106 -66 -92Z',
      outline(stroke * 0.8),
    ) +
    path(
      'M-52 -124C-46 -152 -20 -164 0 -196C20 -164 46 -152 52 -124C30 -114 -30 -114 -52 -124Z',
      outline(stroke * 0.8),
    ) +
    place(path(petal(0, 46, 11)), 0, -124) +
    [-1, 1].map((way) => place(path(petal(0, 30, 7)), way * 22, -124, { turn: way * 14 })).join('') +
    circle(0, -202, 6) +
    [-48, -24, 0, 24, 48].map((x) => circle(x, -108 + Math.abs(x) * 0.06, 3.6)).join('');
  return (
    mirrored(side, 0) +
    path(face, outline(stroke)) +
    mirrored('<path d="M24 -36Q38 -52 54 -38Q38 -28 24 -36Z" fill="currentColor"/>', 0) +
    mirrored(path('M20 -54Q38 -68 58 -52', line(stroke * 0.8)), 0) +
    path(limb(trunk), outline(stroke)) +
    rect(-28, -60, 56, 40, HIDE, 8) +
    rings +
    path('M-12 -84Q-12 -52 0 -48Q12 -52 12 -84', line(stroke * 0.8)) +
    circle(0, -62, 4.4) +
    crown
  );
}

/** The Sikh khanda, centred on 0,0, 210 high: sword, ring and two crossed kirpans, each clear of the others. */
export function khanda(): string {
  const clear = 'style="fill:var(--paper);stroke:var(--paper)" stroke-width="7" stroke-linejoin="round"';
  const blade = 'M0 -106C15 -92 17 -76 11 -58C8 -44 9 0 9 44H-9C-9 0 -8 -44 -11 -58C-17 -76 -15 -92 0 -106Z';
  const kirpan =
    'M-12 78C-58 66 -84 28 -80 -18C-78 -40 -66 -62 -50 -78C-62 -46 -62 -16 -50 14C-40 38 -24 54 2 66Z';
  const hilt = 'M-14 64L16 84L10 92L26 100L20 106L2 96L-20 78Z';
  const both = mirrored(path(kirpan) + path(hilt), 0);
  const guard = 'M-20 46H20L15 56H-15Z';
  return (
    `<path fill-rule="evenodd" fill="currentColor" d="M0 -66A46 46 0 1 1 0 26A46 46 0 1 1 0 -66ZM0 -54A34 34 0 1 0 0 14A34 34 0 1 0 0 -54Z"/>` +
    both +
    path(`${blade}${guard}`, clear) +
    path(blade) +
    path(guard) +
    rect(-4.5, 54, 9, 34) +
    circle(0, 94, 8)
  );
}

/** A slim Latin cross, 160 high, its ends budded. */
export const cross = (): string =>
  path('M-5 -80H5V-30H42V-20H5V80H-5V-20H-42V-30H-5Z') +
  [
    [0, -84],
    [0, 84],
    [46, -25],
    [-46, -25],
  ]
    .map(([x = 0, y = 0]) =>
      place(
        turned(4, () => circle(0, -7, 5)),
        x,
        y,
      ),
    )
    .join('');

/** Two rings, one through the other, 150 wide. */
export const rings = (stroke = 7): string =>
  circle(-34, 0, 44, line(stroke)) +
  circle(34, 0, 44, line(stroke)) +
  path('M-8 36A44 44 0 0 0 10 -4', line(stroke)) +
  place(
    path('M-16 0L-10 -12H10L16 0L0 16Z', outline(stroke * 0.5)) +
      path('M-16 0H16M-6 0L0 16L6 0L10 -12M-6 0L-10 -12', line(stroke * 0.3)),
    -34,
    -54,
  );

/** An olive branch bending up to the right from 0,0, `length` long. */
export function oliveBranch(length = 220, berries = true): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 1) / 9.5;
    const x = length * t * 0.94;
    const y = -length * 0.3 * t * t;
    const up = index % 2 === 0;
    const slope = -Math.atan2(0.6 * t, 0.94) * 57.3 + 90;
    return (
      place(path(petal(0, length * 0.2, length * 0.036, 0.42, 0.04)), x, y, {
        turn: slope + (up ? -38 : 38),
      }) + (berries && index % 3 === 1 ? circle(x + 6, y + (up ? 16 : -16), length * 0.018) : '')
    );
  });
  return (
    path(
      `M0 0Q${num(length * 0.55)} ${num(-length * 0.02)} ${num(length)} ${num(-length * 0.34)}`,
      line(length * 0.011),
    ) + leaves.join('')
  );
}

/** A small bell hanging from 0,0, 70 high. */
export const bell = (stroke = 2): string =>
  path('M0 0V14', line(stroke)) +
  path('M-6 14C-22 22 -20 46 -30 58H30C20 46 22 22 6 14Z') +
  rect(-34, 57, 68, 5, undefined, 2.5) +
  circle(0, 66, 6) +
  path('M-22 48Q0 56 22 48', cutLine(stroke));
