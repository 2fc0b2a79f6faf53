import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { BRASS } from '#art/card/ramp.ts';
import { card, onCard, shot } from '#art/card/shot.ts';
import { pearl, silk } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { circle, line, mirrored, path, place, rect, turned } from '#art/drawing/svg.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { petals } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, smallCaps, stackedNames } from '#art/lettering.ts';
import { frameLines, strip, templeUnit } from '#art/motifs/borders.ts';
import { block, halfDrop, patterned } from '#art/motifs/jaali.ts';
import { peacockProfile } from '#art/motifs/peacock.ts';
import { gobo } from '#art/props/gobo.ts';
import { CLASP, metal } from '#art/props/metal.ts';
import { cord } from '#art/props/tag.ts';
import type { Recipe } from '#art/recipe.ts';
import { teakLeaf } from './series-7-doors.ts';
import { KUMKUM } from './series-7-parts.ts';

/** Series 7, doors that are shut. */

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
      jasmine(bezier([-20, 800], [60, 880], [120, 960], [180, 1030], 25)),
      petals([
        [640, 960, 1.1, 20],
        [676, 990, 0.9, 100],
      ]),
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
      ink:
        stackedNames('Lakshmi', 'Arjun', 310, 300, { size: 96, colour: KUMKUM, and: '#9a6a1e' }) +
        smallCaps('Karaikudi · 29 January', 310, 530, { size: 21, colour: '#5a3a2a' }),
      press: 0.2,
      foils: [
        goldOnLight(
          frameLines(
            [
              [20, 4],
              [30, 1.6],
            ],
            620,
            620,
          ) +
            devanagari('शुभ विवाह', 310, 180, { size: 64 }) +
            circle(310, 64, 17, line(6)),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#c98a5e', strength: 1.4, seed: 71 },
    vignette: 0.3,
    items: [
      folded(
        [
          { face: left, left: 0, width: 500, open: 0, hinge: 'left' },
          {
            face: right,
            left: 500,
            width: 500,
            open: 0,
            hinge: 'right',
            over: [
              cord('M-34 330C-120 420 -70 470 -4 520C60 470 110 420 34 330', 8, '#7a1420', '#d8485a'),
              onCard(note.png, -322, 478, 640, { lift: 10 }),
              metal(CLASP, 0, 300, 230, BRASS),
            ],
          },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 570,
          x: 360,
          y: 504,
          turn: 2.4,
          tilt: 8,
          edge: '#163a2d',
          shadow: '30,14,4',
        },
      ),
      gobo(3, 0.24, 14),
      jasmine(bezier([-20, 860], [60, 930], [140, 960], [190, 1040], 23)),
      petals([
        [650, 960, 1.1, 20],
        [684, 984, 0.9, 100],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-7/kanjeevaram', shape: 'card', draw: kanjeevaram },
  { name: 'cards/series-7/chettinad-doors', shape: 'card', draw: chettinadDoors },
];
