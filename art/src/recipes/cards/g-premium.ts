import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import type { CutLayer } from '#art/card/papercut.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { pearl, smoothCard } from '#art/card/stock.ts';
import { straight } from '#art/drawing/curves.ts';
import {
  circle,
  cornered,
  inked,
  line,
  mirrored,
  path,
  place,
  rect,
  turned,
  without,
} from '#art/drawing/svg.ts';
import { frond, palm } from '#art/flora/ink.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { colouredLotus } from '#art/flora/lotus.ts';
import { paisley, petal } from '#art/flora/petal.ts';
import { devanagari, names, smallCaps, stackedNames } from '#art/lettering.ts';
import { elephant } from '#art/motifs/animals.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { palace } from '#art/motifs/buildings.ts';
import { girihRosette, khatam, star } from '#art/motifs/geometry.ts';
import { block, patterned } from '#art/motifs/jaali.ts';
import { fanSheets, peacockSheets } from '#art/motifs/peacock.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** G Premium: deep paper-cut of many sheets behind a gold-edged window. */

/** A front sheet with an arched opening and, if wanted, cut ornaments. */
const frontSheet = (
  width: number,
  apex: number,
  spring: number,
  bottom: number,
  fill: string,
  holes = '',
): string => {
  const sheet = path(
    `M0 0H1000V1400H0Z${mughalArch({ x: 500, apex, width, spring, bottom })}`,
    `fill="${fill}" fill-rule="evenodd"`,
  );
  return holes === '' ? sheet : without('holes', holes, sheet);
};

const spandrels = mirrored(
  place(
    turned(12, () => path(petal(18, 52, 9))) +
      turned(12, () => path(petal(58, 80, 6)), 0.5) +
      circle(0, 0, 11),
    128,
    150,
  ) +
    place(path(paisley(86, 0.9)), 262, 104, { turn: 112 }) +
    place(path(paisley(92, 0.9)), 104, 288, { turn: 20, flip: true }) +
    [
      [206, 206, 6],
      [330, 150, 5],
      [66, 390, 6],
      [380, 70, 4],
      [70, 60, 6],
      [200, 56, 5],
      [56, 200, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
      .join(''),
);

/** A `<pattern>` of holes that leave a lattice of eight-point stars standing. */
const starHoles = (id: string, size: number): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${place(path(khatam(size * 0.42)), size / 2, size / 2)}` +
  `${[
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
    .map(([x = 0, y = 0]) => place(path(star(4, size * 0.33, 0.42)), x, y))
    .join('')}</pattern>`;

/** A peacock opens its fan before a lake palace and a rising moon. */
async function peacockWindow(): Promise<Buffer> {
  const rows = [
    {
      count: 19,
      length: 432,
      width: 40,
      spread: 80,
      colours: { feather: '#1f7f7a', eye: ['#0d5358', '#d9a441', '#0f6e74', '#0a2f45'] },
    },
    {
      count: 16,
      length: 330,
      width: 37,
      spread: 74,
      colours: { feather: '#2a9187', eye: ['#0d5a5c', '#e3b24e', '#12757a', '#0a2f45'] },
    },
    {
      count: 13,
      length: 226,
      width: 33,
      spread: 68,
      colours: { feather: '#3aa394', eye: ['#0f6668', '#eec266', '#14808a', '#0a2f45'] },
    },
  ] as const;
  const layers: CutLayer[] = [
    {
      art: `<radialGradient id="moon"><stop offset=".2" stop-color="#fffadf"/><stop offset="1" stop-color="#ffdf94"/></radialGradient>${circle(500, 440, 196, 'fill="url(#moon)"')}`,
      lift: 6,
      glow: true,
    },
    { art: palace(500, 900, 300, { width: 800, fill: '#c58d4f' }), lift: 5 },
    ...rows.flatMap((row) => fanSheets(row, 500, 850)),
    ...peacockSheets(500, 900, 1, {
      body: '#0d4f78',
      breast: '#1a87a0',
      wing: '#c08a3e',
      gold: '#e0ad4c',
      face: '#fbe9bd',
    }),
    {
      art:
        path(
          'M80 960C220 900 330 930 420 910C500 892 590 930 680 908C780 884 860 930 920 900L920 1400L80 1400Z',
          'fill="#2c8f88"',
        ) + mirrored(place(frond(230, '#2c8f88'), 206, 950, { turn: -16 })),
      lift: 10,
    },
    {
      art:
        path(
          'M60 1010C200 960 300 1000 420 985C520 972 620 1010 740 980C820 960 880 990 940 970L940 1400L60 1400Z',
          'fill="#187672"',
        ) +
        mirrored(
          place(frond(250, '#187672'), 170, 1010, { turn: 10 }) +
            place(frond(150, '#187672', false), 300, 1000, { turn: -20 }),
        ),
      lift: 10,
    },
    {
      art:
        place(colouredLotus(104, '#f2b8a8', '#fbe3d6'), 500, 1012) +
        mirrored(place(colouredLotus(74, '#e79a8e', '#f9dccf'), 318, 1036)),
      lift: 8,
    },
    { art: frontSheet(730, 178, 560, 1300, '#17787a'), lift: 16 },
    { art: frontSheet(800, 134, 548, 1320, '#0d5a5f'), lift: 16 },
    { art: frontSheet(872, 86, 536, 1040, '#07424b', spandrels), lift: 20 },
  ];
  const face = await drawFace({
    stock: smoothCard('#e58a2c'),
    print:
      '<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="500" cy="500" r="560"><stop offset="0" stop-color="#ffe9b4"/><stop offset=".34" stop-color="#fbc766"/><stop offset=".64" stop-color="#e58a2c"/><stop offset="1" stop-color="#9c4a1c"/></radialGradient>' +
      rect(0, 0, 1000, 1400, 'fill="url(#sky)"'),
    layers,
    foils: [
      gold(
        path(mughalArch({ x: 500, apex: 86, width: 872, spring: 536, bottom: 1040 }), line(5)) +
          rect(28, 28, 944, 1344, line(2.6)) +
          rect(38, 38, 924, 1324, line(1.1)) +
          devanagari('शुभ विवाह', 500, 1152, { size: 84 }) +
          names('Aarav', 'Meera', 500, 1252, { size: 84 }) +
          smallCaps('Lake Pichola · 5 December', 500, 1312, { size: 24 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#e3cfa9', seed: 44 },
    items: [
      envelope(
        { colour: '#c9973f', liner: '#0b4f57', linerInk: '#e3bf6f' },
        { width: 556, x: 346, y: 482, turn: -5 },
      ),
      card(face, {
        x: 362,
        y: 504,
        turn: 3.2,
        tilt: 8,
        edge: ['#0a4650', '#d9c39a', '#083a43', '#0a4650', '#d9c39a', '#06303a', '#052830'],
      }),
      gobo(4, 0.26, 14),
      petals([
        [64, 950, 1, 20],
        [104, 978, 0.8, 100],
        [668, 176, 0.9, -40],
      ]),
    ],
  });
}

/** A night-blue sleeve cut as a star lattice, half drawn off an ivory card, for a nikah. */
async function starSleeve(): Promise<Buffer> {
  const night = '#1b2857';
  const ivory = '#f8eed9';
  const openings = patterned(starHoles('holes', 146), 'holes', block(90, 176, 820, 1140));
  const [inner, sleeve] = await Promise.all([
    drawFace({
      stock: pearl(ivory),
      ink: inked(
        stackedNames('Zoya', 'Imran', 500, 344, { size: 140, and: '#9a6a1e' }) +
          smallCaps('Nikah', 500, 212, { size: 42 }),
        night,
        ivory,
      ),
      press: 0.18,
      foils: [
        goldOnLight(
          frameLines([
            [36, 5],
            [52, 1.8],
          ]) + place(path(khatam(38), line(3.4)) + path(star(8, 17, 0.5)), 500, 112),
        ),
      ],
    }),
    drawFace({
      stock: pearl(ivory),
      print: rect(0, 0, 1000, 1400, 'fill="#ecd9ae"'),
      layers: [
        { art: without('cutout', openings, path(block(0, 0, 1000, 1400), 'fill="#2b3c7a"')), lift: 9 },
        {
          art: without(
            'rim',
            path(mughalArch({ x: 500, apex: 210, width: 640, spring: 520, bottom: 1250 })),
            path('M0 0H330Q350 96 500 104Q650 96 670 0H1000V1400H0Z', `fill="${night}"`),
          ),
          lift: 14,
        },
      ],
      cut: path('M0 0H330Q350 96 500 104Q650 96 670 0H1000V1400H0Z'),
      edge: 0.1,
      foils: [
        gold(
          path(mughalArch({ x: 500, apex: 196, width: 668, spring: 514, bottom: 1264 }), line(6)) +
            path('M28 28H310Q340 124 500 132Q660 124 690 28H972V1372H28Z', line(3.4)) +
            mirrored(
              place(girihRosette(8, 74, 3.4), 130, 260) +
                place(path(khatam(30), line(3)) + path(star(8, 12, 0.5)), 110, 420),
            ) +
            smallCaps('Agra · 20 December', 500, 1334, { size: 34 }),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'linen', colour: '#c9a765', seed: 45 },
    vignette: 0.3,
    items: [
      card(inner, { width: 452, x: 380, y: 338, turn: 6, edge: ['#ddcba4', '#c9b68d'] }),
      card(sleeve, {
        width: 482,
        x: 347,
        y: 652,
        turn: 6,
        edge: ['#141e44', '#d9c39a', '#101836', '#0c122a'],
        lift: 1.3,
      }),
      gobo(4, 0.26, 14),
      petals(
        [
          [648, 940, 1.1, 20],
          [682, 896, 0.9, 100],
          [60, 120, 1, -40],
          [98, 84, 0.8, 40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** Two elephants meet before a setting sun, seen through a round window of wine-red sheets. */
async function elephantDusk(): Promise<Buffer> {
  const round = (radius: number, lobes: number): string =>
    `M0 0H1000V1400H0Z${straight(
      Array.from({ length: 240 }, (_, index) => {
        const angle = (index * Math.PI) / 120;
        const reach = radius * (1 - 0.05 * Math.abs(Math.sin((angle * lobes) / 2)) ** 0.6);
        return [500 + reach * Math.sin(angle), 540 - reach * Math.cos(angle)] as const;
      }),
    )}`;
  const front = (radius: number, lobes: number, fill: string): string =>
    path(round(radius, lobes), `fill="${fill}" fill-rule="evenodd"`);
  const layers: CutLayer[] = [
    { art: circle(500, 560, 190, 'fill="#ffe0a0"'), lift: 6, glow: true },
    { art: palace(500, 760, 280, { width: 820, fill: '#d77a5c' }), lift: 5 },
    {
      art:
        path('M60 740C240 690 380 720 520 704C680 690 800 726 960 700V1400H60Z', 'fill="#b0495a"') +
        mirrored(place(palm(330), 190, 750)).replaceAll('currentColor', '#b0495a'),
      lift: 8,
    },
    {
      art: mirrored(
        place(inked(elephant({ howdah: true }), '#5b1f45', '#f3bf74'), 312, 872, { scale: 0.96 }),
      ),
      lift: 8,
    },
    {
      art:
        path('M40 866C220 840 400 872 520 858C680 842 820 872 960 850V1400H40Z', 'fill="#8a2f52"') +
        mirrored(place(frond(150, '#8a2f52'), 240, 884, { turn: -10 })),
      lift: 9,
    },
    {
      art:
        place(colouredLotus(92, '#f2b8a8', '#fbe3d6'), 500, 910) +
        mirrored(place(colouredLotus(66, '#e79a8e', '#f9dccf'), 352, 926)),
      lift: 8,
    },
    { art: front(360, 24, '#a13757'), lift: 12 },
    { art: front(404, 20, '#7d2547'), lift: 14 },
    { art: front(444, 16, '#5a1636'), lift: 18 },
  ];
  const face = await drawFace({
    stock: smoothCard('#f0a45c'),
    print:
      '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8c4a78"/><stop offset=".24" stop-color="#e08a6a"/><stop offset=".44" stop-color="#ffd08a"/><stop offset="1" stop-color="#ffd08a"/></linearGradient>' +
      rect(0, 0, 1000, 1400, 'fill="url(#dusk)"'),
    layers,
    foils: [
      gold(
        path(round(444, 16).slice('M0 0H1000V1400H0Z'.length), line(5)) +
          rect(28, 28, 944, 1344, line(4)) +
          rect(42, 42, 916, 1316, line(1.6)) +
          cornered(
            place(path(petal(0, 70, 20)), 62, 62, { turn: 135 }) +
              place(path(petal(0, 52, 13)), 62, 62, { turn: 105 }) +
              place(path(petal(0, 52, 13)), 62, 62, { turn: 165 }),
          ) +
          devanagari('शुभ विवाह', 500, 1120, { size: 96 }) +
          names('Rukmini', 'Ashwin', 500, 1232, { size: 100 }) +
          smallCaps('Mysuru · 3 March', 500, 1306, { size: 30 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#46365a', seed: 46 },
    vignette: 0.3,
    items: [
      envelope(
        { colour: '#e0a36c', liner: '#5a1636', linerInk: '#e3bf6f' },
        { width: 552, x: 330, y: 482, turn: -7 },
      ),
      card(face, {
        x: 374,
        y: 512,
        turn: 4,
        tilt: 8,
        edge: ['#4a1230', '#d9c39a', '#4a1230', '#3c0e27', '#d9c39a', '#300b1f', '#28091a'],
      }),
      gobo(6, 0.24, 14),
      petals([
        [64, 950, 1, 20],
        [104, 974, 0.8, 100],
        [668, 110, 0.9, -40],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/g-premium/peacock-window', shape: 'card', draw: peacockWindow },
  { name: 'cards/g-premium/star-sleeve', shape: 'card', draw: starSleeve },
  { name: 'cards/g-premium/elephant-dusk', shape: 'card', draw: elephantDusk },
];
