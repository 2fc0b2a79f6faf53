import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { shot } from '#art/card/shot.ts';
import { pearl, silk } from '#art/card/stock.ts';
import { inked, line, mirrored, path, place, rect } from '#art/drawing/svg.ts';
import { petals } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { elephant } from '#art/motifs/animals.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frameLines, strip, templeUnit, toran } from '#art/motifs/borders.ts';
import { standingLamp } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { teakLeaf } from './series-7-doors.ts';
import { KUMKUM } from './series-7-parts.ts';

/** Series 7: three panels, the outer two doors of a southern temple. */

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

/** Plum silk leaves, one swung wide: a gold elephant bows to the names. */
async function elephantGate(): Promise<Buffer> {
  const plum = '#4a1440';
  const leaf = (side: 'left' | 'right'): ReturnType<typeof drawFace> => {
    const flip = side === 'right';
    const over = (inside: string): string =>
      flip ? `<g transform="translate(500 0) scale(-1 1)">${inside}</g>` : inside;
    const arch = mughalArch({ x: 250, apex: 210, width: 380, spring: 420, bottom: 1150, foils: 3 });
    return drawFace({
      sheet: { width: 500, height: 1400 },
      stock: silk(plum, 0.1, 64),
      foils: [
        gold(
          over(
            frameLines(
              [
                [26, 4],
                [38, 1.6],
              ],
              500,
              1400,
            ) +
              strip(templeUnit(34), 40, 44, 420) +
              strip(templeUnit(34), 460, 1356, 420, 180) +
              path(arch, line(4.6)) +
              path(
                mughalArch({ x: 250, apex: 236, width: 344, spring: 426, bottom: 1132, foils: 3 }),
                line(1.8),
              ) +
              place(elephant({ howdah: true }), 246, 1050, { scale: 1.02 }) +
              path('M92 1064H408', line(4)) +
              path('M92 1076H408', line(1.8)) +
              toran(96, 470, 308, 3, 20, 3) +
              place(lotus(54, 2.4), 250, 640) +
              Array.from({ length: 5 }, (_, index) => place(lotus(26, 2), 90 + index * 80, 1270)).join(''),
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
        stackedNames('Ananya', 'Rohan', 672, 620, { size: 86, colour: plum, and: '#9a6a1e' }) +
        smallCaps('Mysuru', 672, 880, { size: 27, colour: '#5a3a2a' }) +
        smallCaps('16 February', 672, 926, { size: 27, colour: '#5a3a2a' }),
      press: 0.2,
      foils: [
        goldOnLight(
          rect(516, 36, 450, 1328, line(3)) +
            rect(532, 48, 422, 1304, line(1.4)) +
            devanagari('शुभ विवाह', 672, 470, { size: 66 }) +
            place(lotus(58, 2.4), 672, 350) +
            rule(672, 1000, 70, 44, 2.4) +
            place(standingLamp(), 672, 1310, { scale: 0.8 }),
        ),
      ],
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
        {
          sheet: { width: 1000, height: 1400 },
          width: 548,
          x: 338,
          y: 504,
          turn: -3,
          tilt: 8,
          edge: '#2c0a26',
          shadow: '30,10,16',
        },
      ),
      gobo(3, 0.22, 14),
      petals([
        [62, 950, 1.2, 20],
        [104, 978, 0.9, 100],
        [650, 950, 1, 60],
        [690, 60, 0.9, -30],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-7/temple-doors', shape: 'card', draw: templeDoors },
  { name: 'cards/series-7/elephant-gate', shape: 'card', draw: elephantGate },
];
