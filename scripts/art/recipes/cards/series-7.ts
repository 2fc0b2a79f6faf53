import { drawFace, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { folded } from '#scripts/art/kit/folded.ts';
import { BRASS } from '#scripts/art/kit/ramp.ts';
import { card, envelope, onCard, shot } from '#scripts/art/kit/shot.ts';
import { pearl, silk, smoothCard } from '#scripts/art/kit/stock.ts';
import { inked, line, mirrored, path, place, rect, turned, without, circle } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { elephant } from '#scripts/art/motifs/animals.ts';
import { mughalArch, pointedArch } from '#scripts/art/motifs/arch.ts';
import { frameLines, strip, templeUnit, toran } from '#scripts/art/motifs/borders.ts';
import { gopuram } from '#scripts/art/motifs/buildings.ts';
import { bananaLeaf } from '#scripts/art/motifs/flora.ts';
import { block, halfDrop, patterned } from '#scripts/art/motifs/jaali.ts';
import { lotus } from '#scripts/art/motifs/lotus.ts';
import { peacockProfile } from '#scripts/art/motifs/peacock.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { diya, kalash, standingLamp } from '#scripts/art/motifs/sacred.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { curve, jasmine } from '#scripts/art/props/jasmine.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { CLASP, metal } from '#scripts/art/props/metal.ts';
import { petals } from '#scripts/art/props/petals.ts';
import { cord } from '#scripts/art/props/tag.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

import { teakLeaf } from './series-7-doors.ts';

/** Series 7: three panels, the outer two doors of a southern temple. */

const KUMKUM = '#8c1d1f';

/** All three panels side by side. */
const SPREAD = { width: 1400, height: 1260 };

/** Teak doors stand open on a lamp-lit sanctum with the names. */
async function templeDoors(): Promise<Buffer> {
  const arch = mughalArch({ x: 500, apex: 96, width: 760, spring: 420, bottom: 1330, foils: 3 });
  const [left, right, inside] = await Promise.all([
    teakLeaf('left'),
    teakLeaf('right'),
    drawFace({
      stock: pearl('#f9edcf', '#ffdca0'),
      print: path(arch, 'fill="#fdf6e2"'),
      ink:
        inked(mirrored(place(standingLamp(), 300, 1290, { scale: 1.02 })), KUMKUM, '#fdf6e2') +
        stackedNames('Lakshmi', 'Arjun', 500, 660, { size: 120, colour: KUMKUM, and: '#9a6a1e' }) +
        smallCaps('Madurai · 29 January', 500, 932, { size: 26, colour: '#5a3a2a' }),
      press: 0.2,
      foils: [
        goldOnLight(
          frameLines([
            [30, 4],
            [42, 1.6],
          ]) +
            path(arch, line(5)) +
            path(
              mughalArch({ x: 500, apex: 122, width: 716, spring: 430, bottom: 1312, foils: 3 }),
              line(2),
            ) +
            toran(164, 330, 672, 5, 26, 3) +
            place(lotus(70, 2.4), 500, 290) +
            devanagari('शुभ विवाह', 500, 520, { size: 92 }) +
            rule(500, 1010, 90, 50, 2.4),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'wood', colour: '#4a2f20', strength: 1, seed: 61 },
    vignette: 0.36,
    items: [
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: left, left: 0, width: 500, open: 64, hinge: 'left' },
          { face: right, left: 500, width: 500, open: 68, hinge: 'right' },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 560,
          x: 360,
          y: 496,
          turn: -1.6,
          tilt: 8,
          edge: '#3a1d10',
          shadow: '26,10,2',
        },
      ),
      gobo(4, 0.2, 14),
      marigolds([
        { x: 648, y: 962, size: 96, kind: 1, turn: 20 },
        { x: 706, y: 906, size: 84, kind: 0, turn: 80 },
        { x: 576, y: 996, size: 72, kind: 2, turn: 140 },
      ]),
      petals([
        [524, 972, 1, 20],
        [66, 966, 1.1, 100],
        [104, 990, 0.8, 30],
      ]),
    ],
  });
}

/** Closed leaves of Kanjeevaram silk with temple borders, a belly band and a brass clasp. */
async function kanjeevaram(): Promise<Buffer> {
  const buta =
    place(
      turned(8, () => path(petal(3, 17, 5))),
      0,
      0,
    ) + place(path(petal(0, 20, 6)), 0, -18);
  const borders = [0, 1]
    .map(
      (side) =>
        `<g transform="${side === 0 ? '' : 'translate(1000 0) scale(-1 1)'}">${rect(0, 0, 168, 1400)}</g>`,
    )
    .join('');
  const face = await drawFace({
    stock: silk('#a3195b', 0.08),
    print: `<g style="color:#0f5a46">${borders}</g>${rect(496, 0, 8, 1400, 'fill="#3c0620" fill-opacity=".75"')}`,
    foils: [
      gold(
        patterned(halfDrop('buta', 132, 132, buta), 'buta', block(232, 20, 250, 1360)) +
          patterned(halfDrop('buta2', 132, 132, buta), 'buta2', block(518, 20, 250, 1360)) +
          mirrored(
            strip(templeUnit(46), 168, 1400, 1400, -90) +
              rect(166, 0, 4, 1400) +
              rect(16, 0, 7, 1400) +
              rect(28, 0, 2, 1400) +
              Array.from(
                { length: 8 },
                (_, index) =>
                  place(peacockProfile(4), 96, 152 + index * 176, { scale: 0.2 }) +
                  place(
                    turned(8, () => path(petal(3, 15, 5))),
                    92,
                    190 + index * 176 - 2,
                  ),
              ).join('') +
              rect(488, 0, 3, 1400),
          ),
      ),
    ],
  });
  const bandArt = await drawFace({
    sheet: { width: 1060, height: 350 },
    stock: pearl('#faf0d8'),
    ink:
      names('Lakshmi', 'Arjun', 530, 246, { size: 84, colour: '#8a1450', and: '#9a6a1e' }) +
      smallCaps('Kanchipuram · 4 February', 530, 302, { size: 25, colour: '#5a3a2a' }),
    press: 0.2,
    foils: [
      goldOnLight(
        rect(0, 14, 1060, 4) +
          rect(0, 24, 1060, 1.6) +
          rect(0, 332, 1060, 4) +
          rect(0, 326, 1060, 1.6) +
          devanagari('शुभ विवाह', 530, 140, { size: 96 }) +
          mirrored(place(lotus(64, 2.6), 128, 214), 530),
      ),
    ],
  });
  return shot({
    surface: { kind: 'wood', colour: '#5a3a26', strength: 1.1, seed: 63 },
    vignette: 0.3,
    items: [
      card(face, {
        width: 560,
        x: 352,
        y: 498,
        turn: 3,
        tilt: 8,
        edge: ['#7a1246', '#6a0f3c', '#7a1246', '#5a0c32', '#4a0828'],
        lift: 1.2,
        over: [onCard(bandArt.png, -5, 800, 1010, { lift: 7 }), metal(CLASP, 500, 560, 250, BRASS)],
      }),
      gobo(3, 0.22, 14),
      jasmine(curve([-20, 800], [60, 880], [120, 960], [180, 1030], 26)),
      petals([
        [640, 960, 1.1, 20],
        [676, 990, 0.9, 100],
      ]),
    ],
  });
}

/** The three panels spread flat: banana trees and kalashes at the sides of a gopuram. */
async function openThreshold(): Promise<Buffer> {
  const { width, height } = SPREAD;
  const fold = (x: number): string => `<linearGradient id="fold${x}"><stop offset="0" stop-color="#2a0a00" stop-opacity="0"/><stop offset=".48" stop-color="#2a0a00" stop-opacity=".3"/><stop offset=".52" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>${rect(x - 34, 0, 68, height, `fill="url(#fold${x})"`)}`;
  const trees = [0, 1, 2, 3, 4].map((index) => place(bananaLeaf([420, 520, 560, 500, 400][index] ?? 400, 4, 6 + index, 0.05), 176, 760, { turn: [-58, -26, 2, 30, 62][index] ?? 0 })).join('') + path('M160 770C150 900 152 1020 146 1180H210C204 1020 202 900 192 770Z');
  const face = await drawFace({
    sheet: SPREAD,
    stock: smoothCard('#fbf0d6'),
    print:
      rect(0, 0, 350, height, 'fill="#e9a92c"') + rect(1050, 0, 350, height, 'fill="#e9a92c"') +
      inked(mirrored(trees, 700), '#1f5a3a', '#3f8a4c') + inked(mirrored(place(kalash(3), 262, 1186, { scale: 0.78 }), 700), '#8c1d1f', '#e9a92c') +
      inked(gopuram(700, 620, 420, 470), KUMKUM, '#fbf0d6') + fold(350) + fold(1050),
    ink:
      stackedNames('Lakshmi', 'Arjun', 700, 800, { size: 108, colour: KUMKUM, and: '#9a6a1e' }) + smallCaps('Madurai · 29 January', 700, 1050, { size: 27, colour: '#5a3a2a' }) +
      smallCaps('Kalyanam', 700, 690, { size: 30, colour: '#5a3a2a' }) + devanagari('शुभ विवाह', 700, 1144, { size: 62, colour: KUMKUM }),
    press: 0.18,
    deboss: rect(348, 0, 4, height) + rect(1048, 0, 4, height),
    foils: [
      goldOnLight(frameLines([[22, 4], [34, 1.6]], width, height) + toran(40, 46, 1320, 9, 22, 4) + rect(364, 40, 3, 1180) + rect(1033, 40, 3, 1180) + rule(700, 1190, 90, 50, 2.6) + path('M440 634H960', line(4)) + path('M440 646H960', line(1.8))),
    ],
  });
  return shot({
    surface: { kind: 'wood', colour: '#3d2519', strength: 1, seed: 66 },
    vignette: 0.34,
    items: [
      envelope({ colour: '#8c1d1f', liner: '#f3dfb0', linerInk: '#b98a35' }, { width: 520, x: 384, y: 400, turn: 6 }),
      card(face, { width: 668, x: 360, y: 560, turn: -1.6, tilt: 10, edge: ['#d9b878', '#c49c58', '#a98444'], lift: 1.2 }),
      gobo(4, 0.22, 14),
      jasmine(curve([-20, 900], [120, 960], [240, 930], [330, 1030], 34)),
      marigolds([{ x: 650, y: 956, size: 92, kind: 1, turn: 30 }, { x: 704, y: 896, size: 76, kind: 2, turn: 70 }]),
    ],
  });
}

/** Plum silk leaves, one swung wide: a gold elephant bows to the names. */
async function elephantGate(): Promise<Buffer> {
  const plum = '#4a1440';
  const leaf = (side: 'left' | 'right'): ReturnType<typeof drawFace> => {
    const flip = side === 'right';
    const over = (inside: string): string => (flip ? `<g transform="translate(500 0) scale(-1 1)">${inside}</g>` : inside);
    const arch = mughalArch({ x: 250, apex: 210, width: 380, spring: 420, bottom: 1150, foils: 3 });
    return drawFace({
      sheet: { width: 500, height: 1400 },
      stock: silk(plum, 0.1, 64),
      foils: [
        gold(
          over(
            frameLines([[26, 4], [38, 1.6]], 500, 1400) + strip(templeUnit(34), 40, 44, 420) + strip(templeUnit(34), 460, 1356, 420, 180) + path(arch, line(4.6)) +
              path(mughalArch({ x: 250, apex: 236, width: 344, spring: 426, bottom: 1132, foils: 3 }), line(1.8)) +
              place(elephant({ howdah: true }), 246, 1050, { scale: 1.02 }) + path('M92 1064H408', line(4)) + path('M92 1076H408', line(1.8)) + toran(96, 470, 308, 3, 20, 3) +
              place(lotus(54, 2.4), 250, 640) + Array.from({ length: 5 }, (_, index) => place(lotus(26, 2), 90 + index * 80, 1270)).join(''),
          ),
        ),
      ],
    });
  };
  const [left, right, inside] = await Promise.all([
    leaf('left'),
    leaf('right'),
    drawFace({
      stock: pearl('#f8e9cf', '#ffdcb0'),
      ink:
        stackedNames('Ananya', 'Rohan', 672, 620, { size: 86, colour: plum, and: '#9a6a1e' }) + smallCaps('Mysuru', 672, 880, { size: 27, colour: '#5a3a2a' }) + smallCaps('16 February', 672, 926, { size: 27, colour: '#5a3a2a' }),
      press: 0.2,
      foils: [goldOnLight(rect(516, 36, 450, 1328, line(3)) + rect(532, 48, 422, 1304, line(1.4)) + devanagari('शुभ विवाह', 672, 470, { size: 66 }) + place(lotus(58, 2.4), 672, 350) + rule(672, 1000, 70, 44, 2.4) + place(standingLamp(), 672, 1310, { scale: 0.8 }))],
    }),
  ]);
  return shot({
    surface: { kind: 'wood', colour: '#7a5a40', strength: 1, seed: 68 },
    vignette: 0.3,
    items: [
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: left, left: 0, width: 500, open: 3, hinge: 'left' },
          { face: right, left: 500, width: 500, open: 76, hinge: 'right' },
        ],
        { sheet: { width: 1000, height: 1400 }, width: 548, x: 338, y: 504, turn: -3, tilt: 8, edge: '#2c0a26', shadow: '30,10,16' },
      ),
      gobo(3, 0.22, 14),
      petals([[62, 950, 1.2, 20], [104, 978, 0.9, 100], [650, 950, 1, 60], [690, 60, 0.9, -30]]),
    ],
  });
}

/** A closed card cut as a temple tower, tier on tier, its doorway lit with the names. */
async function gopuramTower(): Promise<Buffer> {
  const tower = gopuram(500, 1396, 992, 1330);
  const door = pointedArch(500, 700, 420, 940, 1372);
  const face = await drawFace({
    stock: smoothCard('#b1482f'),
    print: inked(tower, '#b1482f', '#7c2a1e') + path(door, 'fill="#fbeecb"'),
    emboss: tower,
    emphasis: 1.3,
    ink: stackedNames('Lakshmi', 'Arjun', 500, 1010, { size: 84, colour: KUMKUM, and: '#9a6a1e' }) + smallCaps('Thanjavur', 500, 1214, { size: 23, colour: '#5a3a2a' }) + smallCaps('27 January', 500, 1252, { size: 23, colour: '#5a3a2a' }) + inked(place(diya(2.4), 500, 1346, { scale: 0.62 }), KUMKUM, '#fbeecb'),
    press: 0.2,
    foils: [
      gold(without('door', path(pointedArch(500, 676, 456, 934, 1400)), `<g style="color:#000;--paper:#fff">${tower}</g>`) + path(pointedArch(500, 676, 456, 934, 1396), line(5))),
      goldOnLight(path(pointedArch(500, 718, 388, 946, 1360), line(2.6)) + place(lotus(50, 2.4), 500, 880)),
    ],
    cut: inked(tower, '#fff', '#fff'),
    edge: 0.3,
  });
  return shot({
    surface: { kind: 'wood', colour: '#3f2a1c', strength: 1, seed: 70 },
    vignette: 0.34,
    items: [
      envelope({ colour: '#e9b23f', liner: '#8c1d1f', linerInk: '#f3d08c' }, { width: 560, x: 392, y: 500, turn: 6 }),
      card(face, { width: 590, x: 352, y: 520, turn: -2.4, tilt: 8, edge: ['#8f3522', '#7c2a1a', '#682113', '#54190e'], lift: 1.3 }),
      gobo(4, 0.22, 14),
      jasmine(curve([420, 1040], [520, 950], [640, 980], [760, 880], 28)),
      petals([[60, 950, 1.2, 20], [100, 978, 0.9, 100]]),
    ],
  });
}

/** Green-painted doors of a Chettinad house, shut; a card with the names hangs from the brass ring. */
async function chettinadDoors(): Promise<Buffer> {
  const [left, right, note] = await Promise.all([
    teakLeaf('left', '#2b5a48'),
    teakLeaf('right', '#2b5a48'),
    drawFace({
      sheet: { width: 620, height: 620 },
      stock: pearl('#fbf1dc'),
      ink: stackedNames('Lakshmi', 'Arjun', 310, 300, { size: 96, colour: KUMKUM, and: '#9a6a1e' }) + smallCaps('Karaikudi · 29 January', 310, 530, { size: 21, colour: '#5a3a2a' }),
      press: 0.2,
      foils: [goldOnLight(frameLines([[20, 4], [30, 1.6]], 620, 620) + devanagari('शुभ विवाह', 310, 180, { size: 64 }) + circle(310, 64, 17, line(6)))],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#c98a5e', strength: 1.4, seed: 71 },
    vignette: 0.3,
    items: [
      folded(
        [
          { face: left, left: 0, width: 500, open: 0, hinge: 'left' },
          { face: right, left: 500, width: 500, open: 0, hinge: 'right', over: [cord('M-34 330C-120 420 -70 470 -4 520C60 470 110 420 34 330', 8, '#7a1420', '#d8485a'), onCard(note.png, -322, 478, 640, { lift: 10 }), metal(CLASP, 0, 300, 230, BRASS)] },
        ],
        { sheet: { width: 1000, height: 1400 }, width: 570, x: 360, y: 504, turn: 2.4, tilt: 8, edge: '#163a2d', shadow: '30,14,4' },
      ),
      gobo(3, 0.24, 14),
      jasmine(curve([-20, 860], [60, 930], [140, 960], [190, 1040], 24)),
      petals([[650, 960, 1.1, 20], [684, 984, 0.9, 100]]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-7/temple-doors', shape: 'card', draw: templeDoors },
  { name: 'cards/series-7/kanjeevaram', shape: 'card', draw: kanjeevaram },
  { name: 'cards/series-7/open-threshold', shape: 'card', draw: openThreshold },
  { name: 'cards/series-7/elephant-gate', shape: 'card', draw: elephantGate },
  { name: 'cards/series-7/gopuram-tower', shape: 'card', draw: gopuramTower },
  { name: 'cards/series-7/chettinad-doors', shape: 'card', draw: chettinadDoors },
];
