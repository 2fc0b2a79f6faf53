import { drawFace } from '#scripts/art/kit/face.ts';
import { card, shot } from '#scripts/art/kit/shot.ts';
import { kraft } from '#scripts/art/kit/stock.ts';
import { circle, inked, line, mirrored, path, place, rect, turned, without } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps } from '#scripts/art/lettering.ts';
import { elephant } from '#scripts/art/motifs/animals.ts';
import { plaque } from '#scripts/art/motifs/arch.ts';
import { frame, frameLines, paisleyUnit, rosetteUnit, strip, toran } from '#scripts/art/motifs/borders.ts';
import { printedMarigold, treeOfLife } from '#scripts/art/motifs/flora.ts';
import { starAndCross } from '#scripts/art/motifs/geometry.ts';
import { block, patterned } from '#scripts/art/motifs/jaali.ts';
import { peacockProfile } from '#scripts/art/motifs/peacock.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { curve, jasmine } from '#scripts/art/props/jasmine.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#scripts/art/props/petals.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

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

const IVORY = '#f2e8d2';
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

/** A threshold kolam of looped lines round a lamp, maroon on ivory. */
async function thresholdKolam(): Promise<Buffer> {
  const maroon = '#74141f';
  const cell = 78;
  const loops = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_unused, column) => {
      const [x, y] = [column - 4, row - 4];
      if (Math.abs(x) + Math.abs(y) > 4) return '';
      const at = [x * cell, y * cell] as const;
      const ring = (Math.abs(x) + Math.abs(y)) % 2 === 0
        ? path('M0 -56C34 -40 40 -34 56 0C40 34 34 40 0 56C-34 40 -40 34 -56 0C-40 -34 -34 -40 0 -56Z', line(6))
        : path('M-56 0C-36 -26 -26 -36 0 -56M56 0C36 -26 26 -36 0 -56M-56 0C-36 26 -26 36 0 56M56 0C36 26 26 36 0 56', line(6));
      return place(ring + circle(0, 0, 9), ...at);
    }).join(''),
  ).join('');
  const tips = turned(4, () => place(path(petal(0, 92, 30), line(6)) + path(petal(12, 60, 14)) + circle(0, -112, 9), 0, -cell * 4 - 52) + [-1, 1].map((side) => place(path(petal(0, 60, 18), line(5)) + circle(0, -76, 7), side * cell * 2.5, -cell * 2.5 - 24, { turn: side * 45 })).join(''));
  const face = await drawFace({
    stock: kraft(IVORY, 9),
    press: 0.14,
    ink: inked(
      rect(0, 0, 1000, 26) + rect(0, 1374, 1000, 26) + rect(0, 38, 1000, 5) + rect(0, 1357, 1000, 5) + place(loops + tips, 500, 590, { scale: 0.94 }) +
        names('Lakshmi', 'Arjun', 500, 1176, { size: 112 }) + smallCaps('Kalyanam · Thanjavur · 27 January', 500, 1252, { size: 27 }) + rule(500, 1308, 70, 36, 3),
      maroon,
      IVORY,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#bfa58c', strength: 1.5, seed: 24 },
    vignette: 0.26,
    items: [
      card(face, { width: 568, x: 356, y: 502, turn: -3, edge: ['#d8c9aa', '#c6b58f'] }),
      gobo(3, 0.28, 12),
      jasmine(curve([420, 1030], [520, 960], [620, 990], [740, 890], 26)),
      petals([[60, 66, 1, 40], [96, 104, 0.8, 110]], WHITE_PETALS),
    ],
  });
}

/** A star lattice from edge to edge in leaf green, the names in a plaque, for a nikah. */
async function starLattice(): Promise<Buffer> {
  const green = '#1d5240';
  const hole = path(plaque(500, 700, 860, 470));
  const face = await drawFace({
    stock: kraft('#d9b98d', 13),
    press: 0.16,
    ink: inked(
      without('plaque', hole, patterned(starAndCross('stars', 176, 7), 'stars', block(60, 60, 880, 1280))) + frameLines([[30, 10], [50, 4]]) + path(plaque(500, 700, 830, 440), line(8)) + path(plaque(500, 700, 790, 404), line(3)) +
        smallCaps('Nikah', 500, 590, { size: 40 }) + names('Zoya', 'Imran', 500, 710, { size: 116 }) + smallCaps('Bhopal · 14 December', 500, 784, { size: 28 }) + rule(500, 836, 60, 36, 3),
      green,
      '#d9b98d',
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#dedbce', strength: 1.2, seed: 26 },
    vignette: 0.22,
    items: [card(face, { width: 574, x: 364, y: 504, turn: 2.6, edge: ['#b9925f', '#a37d4c'] }), gobo(4, 0.28, 12), petals([[54, 934, 1.1, 40], [90, 968, 0.9, 110], [680, 70, 0.8, -30]], ROSE_PETALS)],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-1/elephant-toran', shape: 'card', draw: elephantToran },
  { name: 'cards/series-1/indigo-tree', shape: 'card', draw: indigoTree },
  { name: 'cards/series-1/threshold-kolam', shape: 'card', draw: thresholdKolam },
  { name: 'cards/series-1/star-lattice', shape: 'card', draw: starLattice },
];
