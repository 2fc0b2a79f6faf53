import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { kraft } from '#art/card/stock.ts';
import { circle, inked, line, mirrored, path, place, rect } from '#art/drawing/svg.ts';
import { printedMarigold, treeOfLife } from '#art/flora/ink.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, smallCaps } from '#art/lettering.ts';
import { elephant } from '#art/motifs/animals.ts';
import { frame, frameLines, paisleyUnit, rosetteUnit, strip, toran } from '#art/motifs/borders.ts';
import { peacockProfile } from '#art/motifs/peacock.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { IVORY } from './series-1-parts.ts';

/** Series 1: one sheet of kraft or ivory, block-printed in one colour. The cheapest, and charming for it. */

const KRAFT = '#cfab80';

const MADDER = '#7e1a22';

/** Two elephants meet under a toran. */
async function elephantToran(): Promise<Buffer> {
  const face = await drawFace({
    stock: kraft(KRAFT),
    press: 0.16,
    ink: inked(
      frameLines([
        [44, 7],
        [60, 2],
        [118, 2],
      ]) +
        frame(rosetteUnit(56), 89, circle(0, 0, 15), 36) +
        toran(124, 124, 752, 4, 34, 3) +
        devanagari('शुभ विवाह', 500, 440, { size: 132 }) +
        mirrored(place(elephant({ howdah: true }), 306, 830, { scale: 1.04 })) +
        place(printedMarigold(34, 2.6), 500, 742) +
        path('M150 846H850', line(4)) +
        path('M150 856H850', line(1.6)) +
        Array.from({ length: 25 }, (_, index) => circle(164 + index * 28, 874, 4.4)).join('') +
        names('Aarav', 'Meera', 500, 1024, { size: 100 }) +
        smallCaps('invite you and yours', 500, 1092, { size: 27 }) +
        rect(470, 1118, 60, 3) +
        smallCaps('Jodhpur · 3 December', 500, 1172, { size: 27 }),
      MADDER,
      KRAFT,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#e6ddcb', strength: 1.1, seed: 17 },
    vignette: 0.22,
    items: [
      card(face, { width: 570, x: 360, y: 506, turn: -2.2, edge: ['#b08a5c'] }),
      gobo(5, 0.28, 12),
      marigolds([
        { x: 668, y: 922, size: 84, kind: 3, turn: 50 },
        { x: 612, y: 972, size: 66, kind: 1, turn: 10 },
      ]),
      petals([
        [560, 958, 0.9, 40],
        [690, 850, 0.8, -60],
        [52, 88, 0.8, 120],
      ]),
    ],
  });
}

const INDIGO = '#23366b';

/** Two peacocks under a flowering tree, in indigo on ivory, the print running off the top. */
async function indigoTree(): Promise<Buffer> {
  const ground =
    path('M60 1010C200 976 330 992 500 984C680 976 820 992 940 1006', line(5)) +
    Array.from({ length: 34 }, (_, index) =>
      place(
        path(petal(0, 26 + (index % 4) * 7, 5)),
        70 + index * 26,
        1010 - Math.sin((index / 33) * Math.PI) * 22,
        { turn: ((index * 37) % 50) - 25 },
      ),
    ).join('');
  const face = await drawFace({
    stock: kraft(IVORY),
    press: 0.14,
    ink: inked(
      place(treeOfLife(880, 3.2), 500, 990) +
        ground +
        place(peacockProfile(3.4), 340, 700, { scale: 0.66 }) +
        place(peacockProfile(3.4), 652, 752, { scale: 0.66, flip: true }) +
        names('Isha', 'Kabir', 500, 1150, { size: 112 }) +
        smallCaps('Bagru · 26 November', 500, 1218, { size: 29 }) +
        strip(paisleyUnit(64, 3), 40, 1290, 920) +
        path('M40 1268H960M40 1356H960', line(5)) +
        path('M40 40H960', line(5)),
      INDIGO,
      IVORY,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d5cdbf', strength: 1.2, seed: 19 },
    vignette: 0.24,
    items: [
      card(face, { width: 576, x: 362, y: 504, turn: 2, edge: ['#d8c9aa', '#c6b58f'] }),
      gobo(4, 0.28, 12),
      petals(
        [
          [52, 930, 1, 40],
          [88, 968, 0.9, 110],
          [676, 60, 0.8, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-1/elephant-toran', shape: 'card', draw: elephantToran },
  { name: 'cards/series-1/indigo-tree', shape: 'card', draw: indigoTree },
];
