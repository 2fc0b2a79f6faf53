import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { kraft } from '#art/card/stock.ts';
import { circle, inked, line, path, place, rect, SOLID } from '#art/drawing/svg.ts';
import { blossom, palm, printedMarigold } from '#art/flora/ink.ts';
import { petals } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { paisley } from '#art/flora/petal.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { frameLines, rosetteUnit, strip, toran } from '#art/motifs/borders.ts';
import { doli } from '#art/motifs/buildings.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 1, a procession and a great mango. */

/** A long-handled parasol carried beside a palanquin, foot at 0,0. */
const parasol =
  rect(-3, -330, 6, 330) +
  path('M-74 -318C-66 -372 -30 -398 0 -404C30 -398 66 -372 74 -318Z') +
  circle(0, -410, 7) +
  [-60, -30, 0, 30, 60].map((x) => circle(x, -310, 6)).join('');

/** A brick-red sheet folded once, lying open: a doli goes by between palms. */
async function doliProcession(): Promise<Buffer> {
  const brick = '#9a4330';
  const ivory = '#f6e7c8';
  const crease =
    '<linearGradient id="crease" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a0800" stop-opacity="0"/><stop offset=".48" stop-color="#2a0800" stop-opacity=".34"/><stop offset=".52" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect y="660" width="1000" height="80" fill="url(#crease)"/>';
  const face = await drawFace({
    stock: kraft(brick, 17),
    press: 0.14,
    print: crease,
    deboss: rect(0, 698, 1000, 4),
    ink: inked(
      frameLines([
        [34, 6],
        [50, 2],
      ]) +
        devanagari('शुभ विवाह', 500, 258, { size: 112 }) +
        names('Aarav', 'Meera', 500, 394, { size: 112 }) +
        smallCaps('Barmer · 3 December', 500, 466, { size: 29 }) +
        toran(60, 66, 880, 6, 16, 3) +
        rule(500, 536, 110, 44, 3) +
        path('M60 1180H940', line(5)) +
        path('M60 1194H940', line(2)) +
        strip(rosetteUnit(62), 66, 1280, 868) +
        path('M60 1222H940M60 1338H940', line(3)) +
        place(palm(440), 150, 1180) +
        place(palm(380), 862, 1180, { flip: true }) +
        place(palm(280), 234, 1180, { flip: true }) +
        place(doli(), 500, 1178, { scale: 1.18 }) +
        [
          [284, 1],
          [716, -1],
        ]
          .map(([x = 0, way = 1]) => place(parasol, x, 1180, { flip: way < 0 }))
          .join('') +
        circle(500, 800, 62) +
        circle(500, 800, 78, line(3)) +
        Array.from({ length: 9 }, (_, index) =>
          place(
            path('M0 0Q-16 -14 -30 -6M0 0Q16 -14 30 -6', line(4)),
            300 + ((index * 211) % 430),
            770 + ((index * 67) % 120),
            { scale: 0.5 + (index % 3) * 0.16 },
          ),
        ).join(''),
      ivory,
      brick,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#e3d9c4', strength: 1.3, seed: 27 },
    vignette: 0.24,
    items: [
      card(face, { width: 572, x: 360, y: 504, turn: -2.4, edge: ['#7c3423', '#6a2b1c'] }),
      gobo(5, 0.28, 12),
      marigolds([
        { x: 48, y: 944, size: 92, kind: 1, turn: 50 },
        { x: 120, y: 986, size: 72, kind: 0, turn: 10 },
      ]),
    ],
  });
}

/** One great mango (ambi) from edge to edge, the words in its hollow. */
async function greatAmbi(): Promise<Buffer> {
  const black = '#2b2320';
  const turmeric = '#e8c987';
  const ambi = (inset: number, attributes: string): string => path(paisley(1180, inset), attributes);
  const face = await drawFace({
    stock: kraft('#e8c987', 21),
    press: 0.14,
    ink:
      inked(
        place(
          ambi(1, SOLID) + ambi(0.9, 'fill="none" style="stroke:var(--paper)" stroke-width="5"'),
          452,
          1270,
          { turn: -4 },
        ) +
          place(printedMarigold(66, 4), 720, 236) +
          place(printedMarigold(42, 3.4), 858, 330) +
          place(blossom(40, 3.2), 590, 190) +
          place(blossom(34, 3), 812, 440) +
          path('M56 1320H944M56 1368H944', line(4)) +
          Array.from({ length: 26 }, (_, index) => circle(70 + index * 34.4, 1344, 7)).join('') +
          devanagari('शुभ', 790, 690, { size: 150 }) +
          devanagari('विवाह', 790, 836, { size: 150 }) +
          rule(790, 910, 70, 40, 3) +
          smallCaps('Jodhpur', 790, 990, { size: 32 }) +
          smallCaps('3 December', 790, 1040, { size: 32 }),
        black,
        turmeric,
      ) +
      inked(
        stackedNames('Aarav', 'Meera', 322, 900, { size: 104 }) +
          place(printedMarigold(54, 3), 322, 716) +
          place(blossom(34, 3), 372, 606) +
          place(blossom(26, 2.6), 440, 536) +
          place(blossom(34, 2.8), 330, 1150) +
          place(blossom(24, 2.4), 256, 1134) +
          place(blossom(24, 2.4), 404, 1134),
        turmeric,
        black,
      ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#c9ccc0', strength: 1.3, seed: 30 },
    vignette: 0.24,
    items: [
      card(face, { width: 570, x: 356, y: 504, turn: 3, edge: ['#c4a562', '#ad8f4f'] }),
      gobo(3, 0.28, 12),
      marigolds([
        { x: 664, y: 930, size: 92, kind: 4, turn: 50 },
        { x: 606, y: 984, size: 70, kind: 2, turn: 10 },
      ]),
      petals([
        [52, 70, 1, 40],
        [84, 104, 0.8, 110],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-1/doli-procession', shape: 'card', draw: doliProcession },
  { name: 'cards/series-1/great-ambi', shape: 'card', draw: greatAmbi },
];
