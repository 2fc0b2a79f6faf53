import { drawFace, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { folded } from '#scripts/art/kit/folded.ts';
import { BRASS } from '#scripts/art/kit/ramp.ts';
import { card, onCard, shot } from '#scripts/art/kit/shot.ts';
import { pearl, silk } from '#scripts/art/kit/stock.ts';
import { inked, line, mirrored, path, place, rect, turned } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { mughalArch } from '#scripts/art/motifs/arch.ts';
import { frameLines, strip, templeUnit, toran } from '#scripts/art/motifs/borders.ts';
import { block, halfDrop, patterned } from '#scripts/art/motifs/jaali.ts';
import { lotus } from '#scripts/art/motifs/lotus.ts';
import { peacockProfile } from '#scripts/art/motifs/peacock.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { standingLamp } from '#scripts/art/motifs/sacred.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { curve, jasmine } from '#scripts/art/props/jasmine.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { CLASP, metal } from '#scripts/art/props/metal.ts';
import { petals } from '#scripts/art/props/petals.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

import { teakLeaf } from './series-7-doors.ts';

/** Series 7: three panels, the outer two doors of a southern temple. */

const KUMKUM = '#8c1d1f';

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
      names('Lakshmi', 'Arjun', 530, 246, { size: 92, colour: '#8a1450', and: '#9a6a1e' }) +
      smallCaps('Kanchipuram · 4 February', 530, 302, { size: 25, colour: '#5a3a2a' }),
    press: 0.2,
    foils: [
      goldOnLight(
        rect(0, 14, 1060, 4) +
          rect(0, 24, 1060, 1.6) +
          rect(0, 332, 1060, 4) +
          rect(0, 326, 1060, 1.6) +
          devanagari('शुभ विवाह', 530, 140, { size: 96 }) +
          mirrored(place(lotus(64, 2.6), 150, 216) + rect(60, 214, 40, 2.4) + rect(200, 214, 40, 2.4), 530),
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

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-7/temple-doors', shape: 'card', draw: templeDoors },
  { name: 'cards/series-7/kanjeevaram', shape: 'card', draw: kanjeevaram },
];
