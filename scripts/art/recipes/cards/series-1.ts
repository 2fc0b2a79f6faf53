import { drawFace } from '#scripts/art/kit/face.ts';
import { card, shot } from '#scripts/art/kit/shot.ts';
import { kraft } from '#scripts/art/kit/stock.ts';
import { circle, inked, line, mirrored, path, place, rect, turned, without } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { elephant } from '#scripts/art/motifs/animals.ts';
import { plaque } from '#scripts/art/motifs/arch.ts';
import { frame, frameLines, paisleyUnit, rosetteUnit, strip, toran } from '#scripts/art/motifs/borders.ts';
import { palm, printedMarigold, treeOfLife, blossom } from '#scripts/art/motifs/flora.ts';
import { doli } from '#scripts/art/motifs/buildings.ts';
import { starAndCross } from '#scripts/art/motifs/geometry.ts';
import { block, patterned } from '#scripts/art/motifs/jaali.ts';
import { peacockProfile } from '#scripts/art/motifs/peacock.ts';
import { petal, paisley } from '#scripts/art/motifs/petal.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { curve, jasmine } from '#scripts/art/props/jasmine.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#scripts/art/props/petals.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Series 1: one sheet of kraft or ivory, block-printed in one colour. The cheapest, and charming for it. */

const KRAFT = '#cfab80';
const MADDER = '#7e1a22';

/** A long-handled parasol carried beside a palanquin, foot at 0,0. */
const parasol = rect(-3, -330, 6, 330) + path('M-74 -318C-66 -372 -30 -398 0 -404C30 -398 66 -372 74 -318Z') + circle(0, -410, 7) + [-60, -30, 0, 30, 60].map((x) => circle(x, -310, 6)).join('');

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

/** A brick-red sheet folded once, lying open: a doli goes by between palms. */
async function doliProcession(): Promise<Buffer> {
  const brick = '#9a4330';
  const ivory = '#f6e7c8';
  const crease = '<linearGradient id="crease" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a0800" stop-opacity="0"/><stop offset=".48" stop-color="#2a0800" stop-opacity=".34"/><stop offset=".52" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect y="660" width="1000" height="80" fill="url(#crease)"/>';
  const face = await drawFace({
    stock: kraft(brick, 17),
    press: 0.14,
    print: crease,
    deboss: rect(0, 698, 1000, 4),
    ink: inked(
      frameLines([[34, 6], [50, 2]]) + devanagari('शुभ विवाह', 500, 258, { size: 112 }) + names('Aarav', 'Meera', 500, 394, { size: 112 }) + smallCaps('Barmer · 3 December', 500, 466, { size: 29 }) +
        toran(60, 66, 880, 6, 16, 3) + rule(500, 536, 110, 44, 3) + path('M60 1180H940', line(5)) + path('M60 1194H940', line(2)) + strip(rosetteUnit(62), 66, 1280, 868) + path('M60 1222H940M60 1338H940', line(3)) +
        place(palm(440), 150, 1180) + place(palm(380), 862, 1180, { flip: true }) + place(palm(280), 234, 1180, { flip: true }) +
        place(doli(), 500, 1178, { scale: 1.18 }) + [[284, 1], [716, -1]].map(([x = 0, way = 1]) => place(parasol, x, 1180, { flip: way < 0 })).join('') + circle(500, 800, 62) + circle(500, 800, 78, line(3)) +
        Array.from({ length: 9 }, (_, index) => place(path('M0 0Q-16 -14 -30 -6M0 0Q16 -14 30 -6', line(4)), 300 + ((index * 211) % 430), 770 + ((index * 67) % 120), { scale: 0.5 + (index % 3) * 0.16 })).join(''),
      ivory,
      brick,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#e3d9c4', strength: 1.3, seed: 27 },
    vignette: 0.24,
    items: [card(face, { width: 572, x: 360, y: 504, turn: -2.4, edge: ['#7c3423', '#6a2b1c'] }), gobo(5, 0.28, 12), marigolds([{ x: 48, y: 944, size: 92, kind: 1, turn: 50 }, { x: 120, y: 986, size: 72, kind: 0, turn: 10 }])],
  });
}

/** One great mango (ambi) from edge to edge, the words in its hollow. */
async function greatAmbi(): Promise<Buffer> {
  const black = '#2b2320';
  const at = (inset: number, attributes: string): string => path(paisley(1180, inset), attributes);
  const flower = printedMarigold(62, 4);
  const face = await drawFace({
    stock: kraft('#e8c987', 21),
    press: 0.14,
    ink: inked(
      place(
        at(1, line(12)) + at(0.94, line(4)) + at(0.86, line(7)),
        452, 1260, { turn: -4 },
      ) +
        place(flower, 700, 226) + place(printedMarigold(40, 3.4), 842, 330) + place(blossom(40, 3.2), 564, 250) + place(blossom(34, 3), 790, 450) + place(printedMarigold(34, 3), 640, 372) +
        Array.from({ length: 26 }, (_, index) => circle(70 + index * 34.4, 1344, 7)).join('') + path('M56 1320H944M56 1368H944', line(4)) +
        place(turned(8, () => path(petal(6, 44, 12))), 110, 120) + place(turned(8, () => path(petal(6, 44, 12))), 890, 1220) +
        devanagari('शुभ विवाह', 440, 690, { size: 96 }) + stackedNames('Aarav', 'Meera', 430, 830, { size: 116 }) + smallCaps('Jodhpur', 430, 1072, { size: 30 }),
      black,
      '#e8c987',
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#c9ccc0', strength: 1.3, seed: 30 },
    vignette: 0.24,
    items: [card(face, { width: 570, x: 356, y: 504, turn: 3, edge: ['#c4a562', '#ad8f4f'] }), gobo(3, 0.28, 12), marigolds([{ x: 664, y: 930, size: 92, kind: 4, turn: 50 }, { x: 606, y: 984, size: 70, kind: 2, turn: 10 }]), petals([[52, 70, 1, 40], [84, 104, 0.8, 110]])],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-1/elephant-toran', shape: 'card', draw: elephantToran },
  { name: 'cards/series-1/indigo-tree', shape: 'card', draw: indigoTree },
  { name: 'cards/series-1/threshold-kolam', shape: 'card', draw: thresholdKolam },
  { name: 'cards/series-1/star-lattice', shape: 'card', draw: starLattice },
  { name: 'cards/series-1/doli-procession', shape: 'card', draw: doliProcession },
  { name: 'cards/series-1/great-ambi', shape: 'card', draw: greatAmbi },
];
