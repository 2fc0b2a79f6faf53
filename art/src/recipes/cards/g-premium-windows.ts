import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import type { CutLayer } from '#art/card/papercut.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { pearl, smoothCard } from '#art/card/stock.ts';
import { type Point, straight } from '#art/drawing/curves.ts';
import { random } from '#art/drawing/random.ts';
import {
  circle,
  inked,
  line,
  mirrored,
  path,
  place,
  rect,
  turned,
  within,
  without,
} from '#art/drawing/svg.ts';
import { treeOfLife } from '#art/flora/ink.ts';
import { lilyBud, lilyFront, lilySide } from '#art/flora/lily.ts';
import { MARIGOLD_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { leaf, petal } from '#art/flora/petal.ts';
import { names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { dove, parrot } from '#art/motifs/animals.ts';
import { mughalArch, pointedArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { phulFlower } from '#art/motifs/phulkari.ts';
import { cross } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** A diamond with stepped edges round x,y, as embroidery counts it; `steps` of `size` to each tip. */
function steppedDiamond(x: number, y: number, steps: number, size: number): string {
  const quarter: Point[] = [];
  for (let index = 0; index < steps; index += 1) {
    quarter.push(
      [(index + 0.5) * size, -(steps - index) * size],
      [(index + 0.5) * size, -(steps - index - 1) * size],
    );
  }
  const right: Point[] = [...quarter, ...quarter.map(([px, py]): Point => [px, -py]).reverse()];
  const all = [...right, ...right.map(([px, py]): Point => [-px, py]).reverse()];
  return straight(all.map(([px, py]): Point => [x + px, y + py]));
}

/** A sprig of mustard in flower, `length` high, foot at 0,0. */
function mustard(length: number, stem: string, flower: string, seed: number): string {
  const next = random(seed);
  const heads = Array.from({ length: 9 }, (_, index) => {
    const y = -length * (0.62 + index * 0.045);
    const x = (next() - 0.5) * length * (0.3 - index * 0.025);
    return (
      path(
        `M0 ${y + length * 0.1}L${x} ${y}`,
        `stroke="${stem}" stroke-width="${length * 0.012}" fill="none"`,
      ) +
      place(
        turned(4, () => circle(0, -length * 0.026, length * 0.024, `fill="${flower}"`)) +
          circle(0, 0, length * 0.012, 'fill="#b87a10"'),
        x,
        y,
        { turn: next() * 90 },
      )
    );
  }).join('');
  return (
    path(
      `M0 0Q${length * 0.04} ${-length * 0.5} 0 ${-length}`,
      `stroke="${stem}" stroke-width="${length * 0.022}" fill="none"`,
    ) +
    [
      [0.16, -48, 0.34],
      [0.26, 46, 0.3],
      [0.4, -40, 0.22],
    ]
      .map(([up = 0, turn = 0, reach = 0]) =>
        place(path(leaf(length * reach, length * 0.055), `fill="${stem}"`), 0, -length * up, { turn }),
      )
      .join('') +
    heads
  );
}

/** Mustard fields at sunrise through a stepped phulkari window, for an anand karaj. */
async function mustardFields(): Promise<Buffer> {
  const front = (steps: number, fill: string): string =>
    path(`M0 0H1000V1400H0Z${steppedDiamond(500, 540, steps, 40)}`, `fill="${fill}" fill-rule="evenodd"`);
  const field = (y: number, fill: string, dots: string, seed: number): string => {
    const next = random(seed);
    return (
      path(
        `M40 ${y}C240 ${y - 26} 400 ${y + 14} 560 ${y - 8}C720 ${y - 30} 840 ${y + 8} 960 ${y - 10}V1400H40Z`,
        `fill="${fill}"`,
      ) +
      Array.from({ length: 150 }, () =>
        circle(60 + next() * 880, y + 6 + next() * 70, 3 + next() * 3.4, `fill="${dots}"`),
      ).join('')
    );
  };
  const poplars = Array.from({ length: 17 }, (_, index) =>
    path(petal(0, 92 + ((index * 37) % 50), 15, 0.4, 0.2), 'fill="#7f9a86"').replace(
      '<path',
      `<path transform="translate(${150 + index * 44} 560)"`,
    ),
  ).join('');
  const branch =
    path(
      'M40 340C200 344 330 344 440 336C540 330 640 340 760 366',
      'fill="none" stroke="#5b3a1e" stroke-width="15" stroke-linecap="round"',
    ) +
    [
      [330, 342, 140],
      [356, 342, 36],
      [400, 340, 168],
      [596, 338, 40],
      [620, 342, 150],
      [664, 350, 70],
      [690, 356, 130],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(
          path(leaf(76, 20), 'fill="#3e7a3a"') + path('M0 -8V-62', 'stroke="#9cc47a" stroke-width="2.4"'),
          x,
          y,
          { turn },
        ),
      )
      .join('');
  const layers: CutLayer[] = [
    { art: circle(560, 470, 120, 'fill="#fff0bd"'), lift: 5, glow: true },
    { art: poplars + path('M40 548H960V700H40Z', 'fill="#9db37f"'), lift: 5 },
    { art: field(612, '#c9b23e', '#f3dc5c', 3), lift: 7 },
    { art: field(690, '#dcb322', '#ffe566', 4), lift: 8 },
    { art: field(780, '#e9bd1c', '#fff08a', 5), lift: 9 },
    { art: branch, lift: 9 },
    {
      art:
        place(inked(parrot(), '#1f7a3c', '#f2e27a'), 446, 336, { scale: 0.96 }) +
        place(inked(parrot(), '#2f9a50', '#f2e27a'), 560, 332, { scale: 0.96, flip: true }),
      lift: 7,
    },
    {
      art: [
        [290, 900, 330, -10],
        [350, 950, 390, 3],
        [420, 980, 350, -5],
        [500, 1000, 420, 4],
        [580, 980, 340, -4],
        [650, 950, 400, 5],
        [712, 900, 320, 10],
      ]
        .map(([x = 0, y = 0, high = 0, turn = 0], index) =>
          place(mustard(high, '#3c6b2c', index % 2 === 0 ? '#ffd92e' : '#f7c61a', index + 11), x, y, {
            turn,
          }),
        )
        .join(''),
      lift: 9,
    },
    { art: front(11, '#f0941f'), lift: 16 },
    { art: front(12, '#7d1440'), lift: 18 },
    {
      art: [144, 856]
        .map((x) => place(phulFlower(84, ['#f7b52c', '#f08a1c'], ['#ef5f9c', '#f9c9d8'], 4.4), x, 144))
        .join(''),
      lift: 1.2,
    },
  ];
  const face = await drawFace({
    stock: smoothCard('#bfe0dc'),
    print:
      '<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8cc7cf"/><stop offset=".22" stop-color="#cfe6d4"/><stop offset=".38" stop-color="#ffe3a6"/><stop offset="1" stop-color="#ffd98a"/></linearGradient>' +
      rect(0, 0, 1000, 1400, 'fill="url(#dawn)"'),
    layers,
    foils: [
      gold(
        path(steppedDiamond(500, 540, 12, 40), line(5)) +
          rect(28, 28, 944, 1344, line(4)) +
          rect(42, 42, 916, 1316, line(1.6)) +
          smallCaps('Anand Karaj', 500, 1122, { size: 40 }) +
          names('Simar', 'Angad', 500, 1236, { size: 118 }) +
          smallCaps('Patiala · 8 March', 500, 1312, { size: 34 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#b7b09c', seed: 47 },
    vignette: 0.28,
    items: [
      envelope(
        { colour: '#f0e2c4', liner: '#7d1440', linerInk: '#f3c660' },
        { width: 552, x: 336, y: 484, turn: -6 },
      ),
      card(face, {
        x: 364,
        y: 508,
        turn: 3.4,
        tilt: 8,
        edge: ['#6a1036', '#d9c39a', '#6a1036', '#560c2b', '#d9c39a', '#470a24', '#3b081d'],
      }),
      gobo(3, 0.24, 14),
      petals([
        [60, 940, 1.1, 20],
        [98, 972, 0.9, 100],
        [668, 110, 1, -40],
      ]),
    ],
  });
}

/** White on white: three lancets of cut paper with a dove and lilies before a golden light, for a church wedding. */
async function lilyLancets(): Promise<Buffer> {
  const openings = (grow: number): string =>
    pointedArch(500, 150 - grow * 1.3, 356 + grow * 2, 420, 1010 + grow) +
    pointedArch(196, 330 - grow * 1.3, 168 + grow * 2, 500, 1010 + grow) +
    pointedArch(804, 330 - grow * 1.3, 168 + grow * 2, 500, 1010 + grow);
  const front = (grow: number, fill: string, holes = ''): string => {
    const sheet = path(`M0 0H1000V1400H0Z${openings(grow)}`, `fill="${fill}" fill-rule="evenodd"`);
    return holes === '' ? sheet : without('tracery', holes, sheet);
  };
  const lilies = (paper: string, ink: string): string =>
    mirrored(
      inked(
        path(
          'M196 1060C190 940 200 820 196 700M150 1060C146 960 150 900 140 850M244 1060C248 980 240 940 252 900',
          line(9),
        ) +
          place(path(leaf(230, 26)), 196, 1040, { turn: -22 }) +
          place(path(leaf(210, 24)), 196, 1040, { turn: 26 }) +
          place(lilySide(104, 3), 196, 716) +
          place(lilyFront(70, 3), 138, 850, { turn: 10 }) +
          place(lilyBud(90, 3), 252, 906, { turn: 12 }),
        ink,
        paper,
      ),
    );
  const middle = inked(
    path(
      'M500 1060C496 1000 504 950 500 900M420 1060C410 1000 400 960 384 930M580 1060C590 1000 600 960 616 930',
      line(10),
    ) +
      mirrored(
        place(path(leaf(190, 24)), 470, 1040, { turn: -30 }) +
          place(path(leaf(150, 22)), 410, 1040, { turn: -46 }),
      ) +
      place(lilyFront(104, 3.4), 500, 884) +
      place(lilySide(96, 3.2), 384, 936, { turn: -22 }) +
      place(lilySide(96, 3.2), 616, 936, { turn: 22 }),
    '#b79a5c',
    '#fffdf7',
  );
  const layers: CutLayer[] = [
    {
      art: `<radialGradient id="halo"><stop offset=".1" stop-color="#fffbe6"/><stop offset="1" stop-color="#ffe9ae"/></radialGradient>${circle(500, 420, 168, 'fill="url(#halo)"')}`,
      lift: 4,
      glow: true,
    },
    { art: place(inked(cross(), '#c99a3f'), 500, 392, { scale: 1.15 }), lift: 3 },
    {
      art: path('M60 900C200 850 320 880 440 862C560 846 700 884 940 850V1400H60Z', 'fill="#efe2c4"'),
      lift: 8,
    },
    { art: place(inked(dove(), '#fffdf8', '#cdb681'), 486, 660, { scale: 1.24 }), lift: 10 },
    { art: lilies('#fffdf7', '#a98d52'), lift: 8 },
    {
      art: path('M60 990C220 950 330 976 470 962C610 950 760 980 940 956V1400H60Z', 'fill="#f6edd8"'),
      lift: 9,
    },
    { art: middle, lift: 9 },
    { art: front(0, '#f3ead7'), lift: 12 },
    { art: front(22, '#f8f1e2'), lift: 14 },
    {
      art: front(
        44,
        '#fdf9ef',
        mirrored(
          place(
            turned(6, () => path(petal(12, 56, 15, 0.5, 0.4))),
            232,
            148,
          ) +
            place(
              turned(3, () => path(petal(8, 40, 13, 0.5, 0.4))),
              96,
              250,
            ) +
            place(
              turned(3, () => path(petal(8, 40, 13, 0.5, 0.4))),
              350,
              74,
            ) +
            circle(96, 110, 16) +
            circle(150, 62, 9) +
            circle(60, 180, 9),
        ),
      ),
      lift: 18,
    },
  ];
  layers.push({
    art: inked(
      names('Grace', 'Nathan', 500, 1226, { size: 128 }) +
        smallCaps('Panaji · 3 January', 500, 1306, { size: 36 }),
      '#2b4166',
    ),
    lift: 0.4,
  });
  const face = await drawFace({
    stock: smoothCard('#f1cf7d'),
    print:
      '<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="500" cy="420" r="640"><stop offset="0" stop-color="#fff0b8"/><stop offset=".4" stop-color="#f6cf74"/><stop offset="1" stop-color="#d79a3c"/></radialGradient>' +
      rect(0, 0, 1000, 1400, 'fill="url(#light)"'),
    layers,
    foils: [
      goldOnLight(
        path(openings(44), line(5)) +
          frameLines([
            [28, 5],
            [42, 1.8],
          ]) +
          rule(500, 1108, 150, 44, 3) +
          place(path(petal(0, 26, 8)), 500, 1121),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#4a5f80', seed: 48 },
    vignette: 0.3,
    items: [
      envelope(
        { colour: '#f3ecdc', liner: '#2f4a72', linerInk: '#d9b870' },
        { width: 552, x: 396, y: 482, turn: 6 },
      ),
      card(face, {
        x: 348,
        y: 510,
        turn: -3.2,
        tilt: 8,
        edge: ['#efe6d2', '#cdb98c', '#efe6d2', '#e0d3b6', '#c2ab78', '#d6c7a4', '#b9a676'],
        shadow: '20,22,36',
      }),
      gobo(8, 0.24, 14),
      petals(
        [
          [656, 944, 1.2, 20],
          [690, 900, 0.9, 100],
          [52, 80, 1, -40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** Opened: a leaf pierced with the tree of Ahmedabad's stone window lets its shadow fall on the names. */
async function treeGate(): Promise<Buffer> {
  const stone = '#c0722f';
  const ivory = '#fbf3e1';
  const green = '#17443a';
  const arch = mughalArch({ x: 500, apex: 96, width: 840, spring: 520, bottom: 1290 });
  /** The leaf as it is left standing, white; `id` is unique in its picture. */
  const standing = (id: string): string =>
    without(`${id}-open`, path(arch), rect(0, 0, 1000, 1400, 'fill="currentColor"')) +
    within(
      id,
      path(arch),
      mirrored(place(treeOfLife(520, 5, 12), 196, 1300) + place(treeOfLife(300, 4, 5), 356, 1300)) +
        place(treeOfLife(1220, 5, 9), 500, 1300),
    ) +
    path(arch, line(24));
  const [leafFace, inside] = await Promise.all([
    drawFace({
      stock: pearl(stone, '#f6bd7c', 82),
      cut: standing('leaf'),
      edge: 1,
      foils: [
        gold(
          path(arch, line(8)) +
            frameLines([
              [24, 6],
              [42, 2.4],
            ]) +
            mirrored(
              place(turned(12, () => path(petal(20, 64, 12))) + circle(0, 0, 13), 130, 140) +
                place(turned(8, () => path(petal(12, 40, 10))) + circle(0, 0, 8), 262, 92) +
                place(turned(8, () => path(petal(12, 40, 10))) + circle(0, 0, 8), 92, 272),
            ),
        ),
      ],
    }),
    drawFace({
      stock: pearl(ivory),
      ink: inked(
        smallCaps('Nikah', 500, 350, { size: 60 }) +
          stackedNames('Nafisa', 'Haris', 500, 570, { size: 196 }) +
          smallCaps('Ahmedabad', 500, 1040, { size: 52 }) +
          smallCaps('24 January', 500, 1122, { size: 52 }),
        green,
        ivory,
      ),
      press: 0.16,
      foils: [
        goldOnLight(
          path(mughalArch({ x: 500, apex: 90, width: 800, spring: 470, bottom: 1290 }), line(8)) +
            path(mughalArch({ x: 500, apex: 118, width: 760, spring: 478, bottom: 1268 }), line(3)) +
            rule(500, 946, 130, 60, 4) +
            place(
              turned(8, () => path(petal(6, 30, 8))),
              500,
              946,
            ),
        ),
      ],
    }),
  ]);
  const cast =
    '<svg style="position:absolute;left:0;top:0;mix-blend-mode:multiply;opacity:.22;filter:blur(8px)" width="1000" height="1400" viewBox="0 0 1000 1400">' +
    `<g transform="translate(0 60) skewY(9) scale(.62 .98)" style="color:#6b3a14;--paper:transparent">${standing('cast')}</g></svg>`;
  return shot({
    surface: { kind: 'linen', colour: '#2b4a52', seed: 49 },
    vignette: 0.32,
    items: [
      envelope(
        { colour: '#e2c691', liner: '#17443a', linerInk: '#d9b870' },
        { width: 430, x: 494, y: 452, turn: 5, shadow: '14,20,24' },
      ),
      folded(
        [
          { face: inside, left: 0, width: 1000, over: [cast] },
          { face: leafFace, left: 0, width: 1000, open: 136, hinge: 'left', dieCut: true },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 370,
          x: 512,
          y: 604,
          turn: -2,
          tilt: 8,
          edge: '#c9a46c',
          shadow: '14,20,24',
        },
      ),
      marigolds([
        { x: 70, y: 110, size: 104, kind: 0, turn: 20 },
        { x: 156, y: 62, size: 84, kind: 1, turn: 70 },
        { x: 40, y: 204, size: 70, kind: 5, turn: 130 },
      ]),
      gobo(4, 0.2, 14),
      petals(
        [
          [650, 966, 1.1, 20],
          [690, 930, 0.9, 100],
          [200, 180, 1, -40],
        ],
        MARIGOLD_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/g-premium/mustard-fields', shape: 'card', draw: mustardFields },
  { name: 'cards/g-premium/lily-lancets', shape: 'card', draw: lilyLancets },
  { name: 'cards/g-premium/tree-gate', shape: 'card', draw: treeGate },
];
