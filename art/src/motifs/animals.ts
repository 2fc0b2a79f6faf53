import { smooth } from '#art/drawing/curves.ts';
import { type Joint, limb } from '#art/drawing/limb.ts';
import { circle, ellipse, HIDE, line, num, path, place, rect, turned } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

/** Animals as silhouettes in one ink, their dress cut out in `var(--paper)`. */

const cutLine = (width: number): string =>
  `fill="none" style="stroke:var(--paper)" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`;

/** A caparisoned elephant walking to the right, trunk raised: 300 wide, 230 high (howdah to 300), feet at 0,0. */
export function elephant({ howdah = false }: { readonly howdah?: boolean } = {}): string {
  const trunk: readonly Joint[] = [
    [92, -176, 30],
    [116, -146, 22],
    [132, -112, 15],
    [152, -94, 11.5],
    [172, -106, 9.5],
    [178, -130, 8],
    [170, -150, 6.5],
    [160, -152, 5],
  ];
  const leg = (x: number, lean: number): string =>
    path(
      limb([
        [x, -96, 25],
        [x + lean * 0.4, -54, 20],
        [x + lean, -16, 18],
        [x + lean, 0, 21],
      ]),
    );
  const body = smooth([
    [-118, -128],
    [-108, -168],
    [-70, -196],
    [-20, -200],
    [30, -196],
    [66, -204],
    [98, -200],
    [118, -178],
    [118, -150],
    [96, -120],
    [80, -84],
    [20, -70],
    [-40, -72],
    [-96, -76],
    [-122, -98],
  ]);
  const ear = smooth([
    [58, -182],
    [30, -178],
    [16, -150],
    [24, -118],
    [46, -100],
    [62, -118],
    [70, -150],
  ]);
  const cloth = 'M-74 -200C-40 -206 0 -206 26 -202L22 -112Q-24 -96 -72 -112Z';
  const fringe = Array.from({ length: 9 }, (_, index) =>
    circle(-66 + index * 10.6, -97 + Math.abs(index - 4) * -2.2, 3.2),
  ).join('');
  const feet = [
    [-92, -6],
    [-46, 8],
    [22, -8],
    [66, 6],
  ] as const;
  const nails = feet
    .map(([x, lean]) =>
      [-10, 0, 10].map((step) => path(`M${x + lean + step - 4} -2a4 5 0 0 1 8 0z`, HIDE)).join(''),
    )
    .join('');
  const seat =
    path('M-62 -208H12L20 -224H-70Z') +
    rect(-62, -262, 5, 40) +
    rect(7, -262, 5, 40) +
    path('M-76 -262H26C20 -284 4 -296 -25 -306C-54 -296 -70 -284 -76 -262Z') +
    path('M-25 -304V-322', line(3)) +
    circle(-25, -324, 4) +
    path('M-70 -260Q-25 -250 20 -260', cutLine(2.4)) +
    Array.from({ length: 6 }, (_, index) => circle(-66 + index * 16.4, -256, 3)).join('');
  return (
    path('M-118 -132Q-146 -112 -140 -70', line(5)) +
    path('M-144 -76q4 -2 8 0l2 22q-6 4 -12 0z') +
    feet.map(([x, lean]) => leg(x, lean)).join('') +
    path(body) +
    path(limb(trunk)) +
    nails +
    path(cloth, cutLine(3)) +
    path('M-66 -190C-36 -195 -4 -195 17 -192L14 -120Q-24 -107 -64 -119Z', cutLine(1.6)) +
    place(
      turned(8, () => path(petal(4, 24, 6), HIDE)),
      -24,
      -152,
    ) +
    fringe +
    path(ear, cutLine(3)) +
    path('M54 -172C40 -166 32 -150 36 -126', cutLine(1.6)) +
    circle(96, -160, 4, HIDE) +
    path('M92 -168Q98 -172 103 -166', cutLine(1.6)) +
    path('M124 -122Q146 -116 156 -74Q132 -86 118 -112Z') +
    path('M119 -116Q128 -112 134 -118', cutLine(2)) +
    path('M80 -204Q96 -190 110 -186M84 -196L100 -176', cutLine(2)) +
    place(path(petal(0, 16, 5), HIDE), 106, -178, { turn: 150 }) +
    (howdah ? seat : '')
  );
}

/** A swan (hamsa) swimming to the right, wing raised a little: 250 wide, 220 high, water line at 0. */
export function swan(): string {
  const neck: readonly Joint[] = [
    [92, -196, 11],
    [84, -204, 12],
    [68, -196, 9],
    [62, -170, 8.5],
    [74, -136, 9],
    [84, -100, 13],
    [74, -64, 26],
    [40, -40, 34],
    [-20, -34, 32],
    [-80, -46, 14],
    [-112, -74, 3],
  ];
  const wing = (size: number): string =>
    smooth([
      [44 * size, -44],
      [20, -78 * size],
      [-30, -96 * size],
      [-96, -98 * size],
      [-70, -72],
      [-96, -60],
      [-52, -42],
      [-10, -30],
    ]);
  return (
    path(limb(neck)) +
    ellipse(88, -200, 15, 12.5) +
    path('M98 -207L126 -192L97 -189Z') +
    path('M97 -206L104 -190L94 -192Z', HIDE) +
    circle(89, -202, 2.8, HIDE) +
    path(wing(1)) +
    [0, 1, 2, 3]
      .map((row) =>
        path(
          `M${26 - row * 6} ${-44 - row * 4}C${0 - row * 8} ${-62 - row * 3} ${-40 - row * 4} ${-68 - row * 5} ${-82 + row * 6} ${-66 - row * 8}`,
          cutLine(2.2),
        ),
      )
      .join('') +
    path('M66 -172Q74 -168 82 -172', cutLine(2.2))
  );
}

/** A parakeet perched to the right, tail hanging: 120 wide, 200 high, feet at 0,0. */
export function parrot(): string {
  const body: readonly Joint[] = [
    [30, -104, 17],
    [22, -90, 19],
    [8, -62, 24],
    [-4, -28, 22],
    [-18, 6, 13],
    [-34, 54, 7],
    [-44, 92, 2],
  ];
  return (
    path(limb(body)) +
    circle(30, -106, 19) +
    path('M44 -118C64 -116 66 -98 55 -84C54 -94 50 -99 43 -99Z') +
    circle(36, -110, 3.2, HIDE) +
    path('M44 -120Q40 -108 46 -97', cutLine(1.8)) +
    path('M16 -84C-10 -70 -26 -34 -30 14C-10 2 10 -24 18 -56Z', cutLine(2.4)) +
    path('M8 -66C-8 -48 -16 -26 -20 -2M14 -58C4 -40 -4 -24 -10 -10', cutLine(1.6)) +
    path('M20 -84Q32 -78 42 -84', cutLine(2.4)) +
    path('M-2 -6V4M8 -8V2', line(3))
  );
}

/** A dove flying to the right with an olive twig: 240 wide, 150 high, breast at 0,0. */
export function dove(): string {
  const body: readonly Joint[] = [
    [96, -34, 4],
    [84, -36, 15],
    [64, -24, 20],
    [30, -4, 28],
    [-20, 8, 22],
    [-66, 14, 8],
  ];
  const wing = smooth([
    [52, -24],
    [44, -66],
    [8, -112],
    [-58, -136],
    [-40, -112],
    [-66, -104],
    [-40, -86],
    [-58, -72],
    [-26, -60],
    [-34, -44],
    [4, -20],
  ]);
  const tail = 'M-48 14C-80 4 -104 6 -124 18L-104 22L-126 34L-100 34L-112 48C-84 44 -64 34 -44 22Z';
  return (
    path(tail) +
    path(limb(body)) +
    path(wing) +
    circle(84, -40, 2.8, HIDE) +
    [0, 1, 2]
      .map((row) =>
        path(
          `M${34 - row * 10} ${-34 - row * 4}C${20 - row * 10} ${-56 - row * 10} ${-4 - row * 8} ${-78 - row * 8} ${-28 - row * 4} ${-92 - row * 8}`,
          cutLine(2.2),
        ),
      )
      .join('') +
    path('M98 -32C112 -34 126 -28 138 -14', line(2.4)) +
    [
      [108, -33, -30],
      [120, -29, 120],
      [128, -24, -10],
      [134, -17, 150],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(path(petal(0, 20, 5, 0.4, 0.05)), x, y, { turn: turn + 60 }))
      .join('')
  );
}
