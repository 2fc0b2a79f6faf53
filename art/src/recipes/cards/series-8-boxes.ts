import { drawFace, type FaceArt, gold, goldOnLight } from '#art/card/face.ts';
import { boxEdge } from '#art/card/folded.ts';
import { card, onCard, shot } from '#art/card/shot.ts';
import { slab } from '#art/card/slab.ts';
import { cotton, pearl, silk } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { circle, inked, line, mirrored, path, place, rect, turned } from '#art/drawing/svg.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { lilyFront } from '#art/flora/lily.ts';
import { lilyRing } from '#art/flora/lily-ring.ts';
import { PINK_PETALS, petals, ROSE_PETALS, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus, openLotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, roman, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { parrot } from '#art/motifs/animals.ts';
import { mughalArch, roundArch } from '#art/motifs/arch.ts';
import {
  archUnit,
  beadUnit,
  frameLines,
  lotusUnit,
  strip,
  templeUnit,
  vineUnit,
} from '#art/motifs/borders.ts';
import { block, halfDrop, patterned } from '#art/motifs/jaali.ts';
import { mandala, ROSETTE } from '#art/motifs/mandala.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { bell, kalash, standingLamp } from '#art/motifs/sacred.ts';
import { bowl } from '#art/props/bowls.ts';
import { gobo } from '#art/props/gobo.ts';
import { medallion, metal } from '#art/props/metal.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 8, boxes of other makes: a drawer in its sleeve, a round drum, and all that a box holds laid out. */

/** A drawer of turmeric silk drawn out of its sleeve: the kalyanam card, and bowls of kumkum, rice and turmeric. */
async function kalyanamDrawer(): Promise<Buffer> {
  const [maroon, turmeric, paper] = ['#7a1420', '#c58a17', '#fbf1da'] as const;
  const sleeveSheet = { width: 1000, height: 700 };
  const drawerSheet = { width: 940, height: 1164 };
  const cardSheet = { width: 800, height: 740 };
  const temple =
    strip(templeUnit(46), 0, 128, 1000) + place(strip(templeUnit(46), 0, 0, 1000), 0, 572, { drop: true });
  const ornament =
    place(
      turned(16, () => path(petal(88, 140, 17), line(5)) + path(petal(98, 124, 8))) +
        circle(0, 0, 74) +
        inked(place(lotus(72, 4), 0, 30), '#f4d48a', maroon),
      500,
      350,
    ) + mirrored(place(standingLamp(3), 236, 478, { scale: 0.8 }));
  const [sleeve, drawer, inside] = await Promise.all([
    drawFace({
      sheet: sleeveSheet,
      stock: silk(turmeric, 0.08, 84),
      print:
        rect(0, 0, 1000, 128, `fill="${maroon}"`) +
        rect(0, 572, 1000, 128, `fill="${maroon}"`) +
        inked(temple + ornament, maroon, turmeric),
      foils: [
        gold(
          [18, 118, 578, 678].map((y) => rect(0, y, 1000, 4)).join('') +
            strip(lotusUnit(76, 2.6), 0, 50, 1000) +
            strip(lotusUnit(76, 2.6), 0, 614, 1000) +
            place(turned(16, () => circle(0, -146, 6), 0.5) + circle(0, 0, 84, line(4)), 500, 350),
        ),
      ],
    }),
    drawFace({
      sheet: drawerSheet,
      stock: silk(maroon, 0.06, 85),
      print: rect(44, 20, 852, 800, `fill="${paper}"`) + rect(44, 862, 852, 268, 'fill="#e8cf94"'),
      window: rect(44, 20, 852, 800) + rect(44, 862, 852, 268),
      foils: [
        gold(
          rect(20, -10, 900, 1150, line(4)) +
            rect(44, 862, 852, 268, line(3)) +
            strip(beadUnit(24, 4), 30, 841, 880),
        ),
      ],
    }),
    drawFace({
      sheet: cardSheet,
      stock: pearl('#fffaf0'),
      press: 0.2,
      ink: inked(
        smallCaps('Kalyanam', 400, 212, { size: 40 }) +
          stackedNames('Meenakshi', 'Karthik', 400, 348, { size: 134, and: '#b5832c' }) +
          smallCaps('Madurai', 400, 628, { size: 32 }) +
          smallCaps('30 January', 400, 676, { size: 32 }),
        maroon,
        '#fffaf0',
      ),
      foils: [
        goldOnLight(
          frameLines(
            [
              [20, 5],
              [34, 2],
            ],
            800,
            740,
          ) +
            place(lotus(62, 3), 400, 140) +
            mirrored(place(standingLamp(3), 104, 700, { scale: 0.66 }), 400),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'silk', colour: '#e6dbc6', strength: 0.9, seed: 84 },
    vignette: 0.28,
    items: [
      card(drawer, {
        width: 540,
        x: 380,
        y: 640,
        turn: -4,
        tilt: 10,
        lift: 1.3,
        edge: boxEdge('#5c0e18', '#4a0a12', 34, 1),
        shadow: '48,24,8',
        over: [
          onCard(inside.png, 70, 58, 800, { lift: 8, colour: '60,30,10' }),
          bowl('kumkum', 190, 996, 228),
          bowl('rice', 470, 996, 228),
          bowl('turmeric', 750, 996, 228),
        ],
      }),
      card(sleeve, {
        width: 600,
        x: 352,
        y: 132,
        turn: -4,
        tilt: 10,
        lift: 1.6,
        edge: boxEdge('#a06d0e', '#8a5c0a', 40, 1),
        shadow: '48,24,8',
      }),
      gobo(5, 0.24, 14),
      jasmine(bezier([-8, 640], [70, 720], [30, 830], [60, 1016], 23), 18),
      petals(
        [
          [680, 940, 1.2, 30],
          [664, 980, 1, 100],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** A round drum of ivory and rose silk, lilies in gold round its lid, the round card in its tray. */
async function lilyDrum(): Promise<Buffer> {
  const round = { width: 1000, height: 1000 };
  const outline = 'M500 0A500 500 0 1 1 500 1000A500 500 0 1 1 500 0Z';
  const rose = '#8c4a52';
  const [lid, tray, inside, small] = await Promise.all([
    drawFace({
      sheet: round,
      stock: silk('#8c4a52', 0.08, 86),
      print: inked(place(lilyRing(308, 6, 138, 3.4), 500, 500), '#9a6a1e', '#fff6ea'),
      cut: cutAlong(outline),
      edge: 0.3,
      foils: [
        gold(
          circle(500, 500, 476, line(7)) +
            circle(500, 500, 458, line(2.4)) +
            place(lilyRing(308, 6, 138, 3.4), 500, 500) +
            circle(500, 500, 172, line(5)) +
            circle(500, 500, 158, line(2)) +
            roman('R&amp;J', 500, 548, { size: 150, weight: 500 }),
        ),
      ],
    }),
    drawFace({
      sheet: round,
      stock: silk(rose, 0.06, 87),
      print: circle(500, 500, 440, 'fill="#fbf1e6"'),
      window: circle(500, 500, 440),
      cut: cutAlong(outline),
      edge: 0.3,
      foils: [
        gold(
          circle(500, 500, 484, line(5)) +
            place(
              turned(72, () => circle(0, -462, 5)),
              500,
              500,
            ),
        ),
      ],
    }),
    drawFace({
      sheet: round,
      stock: cotton('#fffaf3'),
      press: 0.3,
      cut: cutAlong(outline),
      edge: 0.3,
      ink: inked(
        smallCaps('together with their families', 500, 300, { size: 30 }) +
          stackedNames('Rhea', 'Joel', 500, 450, { size: 172, and: '#b5832c' }) +
          smallCaps('Shillong · 28 December', 500, 812, { size: 34 }),
        '#5c2e36',
        '#fffaf3',
      ),
      foils: [
        goldOnLight(
          circle(500, 500, 468, line(7)) +
            circle(500, 500, 450, line(2.4)) +
            place(lilyFront(82, 2.8), 500, 170),
        ),
      ],
    }),
    drawFace({
      stock: cotton('#e9c9c3'),
      press: 0.3,
      ink: inked(
        roman('Will you', 500, 560, { size: 150, italic: true, weight: 500 }) +
          roman('join us?', 500, 710, { size: 150, italic: true, weight: 500 }),
        '#5c2e36',
        '#e9c9c3',
      ),
      foils: [
        goldOnLight(
          frameLines([[40, 6]]) + place(lilyFront(150, 4), 500, 270) + place(lilyFront(110, 3.6), 500, 1080),
        ),
      ],
    }),
  ]);
  const body = { sheet: round, shadow: '60,34,26' } as const;
  return shot({
    surface: { kind: 'plaster', colour: '#c9b3a4', strength: 1.1, seed: 85 },
    vignette: 0.26,
    items: [
      card(small, { width: 236, x: 168, y: 262, turn: -14, edge: ['#d3b0aa', '#bd9992'] }),
      slab(outline, {
        ...body,
        width: 470,
        x: 462,
        y: 268,
        turn: 8,
        tilt: 12,
        depth: 40,
        sides: ['#c07d80', '#8c4a52', '#4e2229'],
      }),
      card(lid, { width: 470, x: 462, y: 268, turn: 8, tilt: 12, edge: [], lift: 0 }),
      slab(outline, {
        ...body,
        width: 560,
        x: 330,
        y: 674,
        turn: -5,
        tilt: 12,
        depth: 46,
        sides: ['#c07d80', '#8c4a52', '#4e2229'],
      }),
      card(tray, {
        width: 560,
        x: 330,
        y: 674,
        turn: -5,
        tilt: 12,
        edge: [],
        lift: 0,
        over: [onCard(inside.png, 106, 110, 788, { lift: 8, colour: '60,34,20' })],
      }),
      gobo(4, 0.24, 14),
      jasmine(bezier([726, 800], [650, 860], [690, 930], [600, 1014], 19), 16),
      petals(
        [
          [660, 560, 1.1, 20],
          [690, 600, 0.9, 120],
          [46, 980, 1, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** All that a paithani box holds, laid out: lid, card, a sweet tin and the cards of two ceremonies. */
async function paithaniSuite(): Promise<Buffer> {
  const [purple, leafGreen, paper] = ['#6b1a5e', '#1d5c3c', '#fbf2df'] as const;
  const buttis = halfDrop(
    'butti',
    150,
    150,
    place(
      turned(6, () => path(petal(3, 17, 6))),
      0,
      0,
    ) + circle(0, 0, 3),
  );
  const pallu = (top: number): string =>
    [
      [0, 5],
      [14, 2],
      [392, 2],
      [404, 5],
    ]
      .map(([down = 0, thick = 0]) => rect(0, top + down, 1000, thick))
      .join('') +
    [168, 500, 832]
      .map(
        (x) =>
          path(
            mughalArch({ x, apex: top + 40, width: 290, spring: top + 170, bottom: top + 376, foils: 3 }),
            line(4),
          ) +
          place(parrot(), x - 52, top + 292, { scale: 0.78 }) +
          place(parrot(), x + 52, top + 292, { scale: 0.78, flip: true }) +
          place(lotus(52, 2.6), x, top + 366),
      )
      .join('');
  const ceremony = (word: string, art: string, colour: string): Promise<FaceArt> =>
    drawFace({
      stock: pearl('#fdf6e4'),
      press: 0.2,
      ink: inked(
        roman(word, 500, 1130, { size: 190 }) + smallCaps('Kolhapur', 500, 1230, { size: 52 }),
        colour,
        '#fdf6e4',
      ),
      foils: [
        goldOnLight(
          frameLines([
            [44, 9],
            [66, 3],
          ]) +
            path(mughalArch({ x: 500, apex: 130, width: 740, spring: 430, bottom: 940, foils: 3 }), line(7)) +
            art,
        ),
      ],
    });
  const [lid, main, haldi, sangeet] = await Promise.all([
    drawFace({
      stock: silk(purple, 0.1, 88),
      print:
        rect(0, 0, 78, 1400, `fill="${leafGreen}"`) +
        rect(922, 0, 78, 1400, `fill="${leafGreen}"`) +
        rect(0, 900, 1000, 420, 'fill="#8c2350"'),
      foils: [
        gold(
          patterned(buttis, 'butti', block(90, 60, 820, 800)) +
            pallu(904) +
            [40, 960].map((x) => strip(vineUnit(120, 4), x, 0, 1400, 90)).join('') +
            [78, 918].map((x) => rect(x, 0, 4, 1400)).join('') +
            circle(500, 480, 252, 'style="fill:var(--paper)" stroke="none"') +
            place(mandala(ROSETTE, 2), 500, 480, { scale: 1.9 }),
        ),
      ],
    }),
    drawFace({
      stock: pearl(paper),
      press: 0.2,
      cut: cutAlong(roundArch(500, 1000, 500, 1400)),
      edge: 0.2,
      ink: inked(
        stackedNames('Mukta', 'Aniket', 500, 690, { size: 160, and: '#b5832c' }) +
          smallCaps('Kolhapur', 500, 1090, { size: 42 }) +
          smallCaps('4 December', 500, 1152, { size: 42 }),
        purple,
        paper,
      ),
      foils: [
        goldOnLight(
          path(roundArch(500, 930, 500, 1365), line(7)) +
            path(roundArch(500, 890, 500, 1345), line(2.4)) +
            devanagari('शुभ विवाह', 500, 480, { size: 128 }) +
            place(openLotus(104, 3.4), 500, 250) +
            rule(500, 1230, 120, 50, 4) +
            strip(archUnit(60, 3), 80, 1276, 840),
        ),
      ],
    }),
    ceremony('Haldi', place(kalash(4), 500, 880, { scale: 2.2 }), '#a8660a'),
    ceremony(
      'Sangeet',
      [-190, 0, 190]
        .map((x, index) =>
          place(bell(3.4), 500 + x, index === 1 ? 330 : 420, { scale: index === 1 ? 4 : 2.8 }),
        )
        .join(''),
      leafGreen,
    ),
  ]);
  const tin = 'M200 6A194 194 0 1 1 200 394A194 194 0 1 1 200 6Z';
  const seal = await metal(medallion(place(openLotus(150, 10), 0, 0)), 0, 0, 196);
  return shot({
    surface: { kind: 'silk', colour: '#dccfb4', strength: 0.7, seed: 86 },
    vignette: 0.28,
    items: [
      card(lid, {
        width: 344,
        x: 198,
        y: 300,
        turn: -2,
        tilt: 8,
        lift: 1.3,
        edge: boxEdge('#4c1043', '#3c0b35', 26, 1),
        shadow: '40,18,30',
        over: [tassel(500, 1400, 300, GOLD_TASSEL, 3, 7)],
      }),
      card(main, { width: 290, x: 548, y: 268, turn: -2, tilt: 8, edge: ['#e2d5b8', '#cfc09f', '#bcab87'] }),
      card(haldi, { width: 226, x: 376, y: 748, turn: -2, tilt: 8, edge: ['#e2d5b8', '#cfc09f'] }),
      card(sangeet, { width: 206, x: 590, y: 690, turn: -2, tilt: 8, edge: ['#e2d5b8', '#cfc09f'] }),
      slab(tin, {
        sheet: { width: 400, height: 400 },
        width: 196,
        x: 142,
        y: 790,
        depth: 20,
        tilt: 8,
        sides: ['#f6dfa0', '#b5832c', '#5c380c'],
      }),
      `<div style="position:absolute;left:142px;top:790px">${seal}</div>`,
      gobo(6, 0.24, 14),
      marigolds([
        { x: 600, y: 906, size: 92, kind: 1, turn: 20 },
        { x: 668, y: 960, size: 76, kind: 0, turn: 80 },
      ]),
      petals(
        [
          [530, 950, 1, 20],
          [60, 950, 1.1, 100],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-8/kalyanam-drawer', shape: 'card', draw: kalyanamDrawer },
  { name: 'cards/series-8/lily-drum', shape: 'card', draw: lilyDrum },
  { name: 'cards/series-8/paithani-suite', shape: 'card', draw: paithaniSuite },
];
