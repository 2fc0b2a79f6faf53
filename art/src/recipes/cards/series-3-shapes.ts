import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { handmade } from '#art/card/stock.ts';
import { polar } from '#art/drawing/curves.ts';
import { inked, place } from '#art/drawing/svg.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { DRIED, type Dried, driedCosmos, driedFern, driedSpray, driedTwig } from '#art/flora/pressed.ts';
import { names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { deckle, deckleRound } from '#art/motifs/outline.ts';
import { phulBorder, phulDiamond, phulFlower } from '#art/motifs/phulkari.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 3, a round sheet and a stitched one. */

/** Degrees round the wreath, radius, colours. */
const BLOOMS: readonly (readonly [number, number, Dried])[] = [
  [212, 92, DRIED.blue],
  [238, 66, DRIED.cream],
  [190, 60, DRIED.violet],
  [32, 72, DRIED.blue],
  [56, 52, DRIED.cream],
  [12, 44, DRIED.violet],
  [116, 40, DRIED.blue],
  [300, 40, DRIED.cream],
];

const ROUND = { width: 1200, height: 1200 };

/** A round sheet with a pressed wreath, the names within it. */
async function roundWreath(): Promise<Buffer> {
  const { width, height } = ROUND;
  const on = (degrees: number, drawing: string, lean = 0, reach = 436): string => {
    const [x, y] = polar(reach, (degrees * Math.PI) / 180);
    return place(drawing, width / 2 + x, height / 2 + y, { turn: degrees + lean });
  };
  const ring =
    Array.from({ length: 18 }, (_, index) => {
      const leaf =
        [driedTwig(190, DRIED.sage), driedFern(210, DRIED.fern), driedTwig(170, DRIED.olive, 7, 0.3)][
          index % 3
        ] ?? '';
      return on(index * 20, leaf, index % 2 === 0 ? 66 : 112, index % 2 === 0 ? 410 : 456);
    }).join('') +
    Array.from({ length: 9 }, (_, index) =>
      on(index * 40 + 12, driedSpray(130, index % 2 === 0 ? DRIED.cream : DRIED.blue), 96, 430),
    ).join('') +
    BLOOMS.map(([degrees, radius, colours]) => on(degrees, driedCosmos(radius, colours), 14, 436)).join('');
  const face = await drawFace({
    sheet: ROUND,
    stock: handmade('#faf5ea', ['#d9cfb8', '#ffffff', '#b7ab8e'], 25),
    press: 0.34,
    ink: inked(
      stackedNames('Sara', 'Daniel', 600, 545, { size: 140, weight: 500 }) +
        smallCaps('Shillong', 600, 856, { size: 31 }) +
        smallCaps('9 January', 600, 904, { size: 31 }) +
        rule(600, 390, 60, 36, 2.4),
      '#33435c',
    ),
    layers: [{ art: ring, lift: 1.5 }],
    cut: deckleRound(width),
    edge: 0.9,
  });
  const back = await drawFace({
    sheet: ROUND,
    stock: handmade('#9db0bf', ['#7d93a4', '#c6d4de', '#5f7688'], 29),
    cut: deckleRound(width, 24, 9),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'linen', colour: '#cfc3ad', seed: 33 },
    items: [
      card(back, { width: 660, x: 384, y: 478, turn: 16, edge: ['#7f93a3', '#70859a'] }),
      card(face, { width: 676, x: 350, y: 528, turn: -4, edge: ['#e2d8c2', '#d0c4a9', '#beb092'] }),
      gobo(6, 0.28, 13),
      petals(
        [
          [70, 944, 1.2, 30],
          [112, 972, 1, 110],
          [654, 60, 1, -30],
          [610, 40, 0.8, 60],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** Floss-silk flowers darned on madder paper, for an anand karaj. */
async function phulkari(): Promise<Buffer> {
  const silks = [
    ['#f6b23a', '#e5862a'],
    ['#f2e3c4', '#e7b65a'],
    ['#e0568a', '#f19abb'],
    ['#f6b23a', '#f2e3c4'],
  ] as const;
  const flower = (x: number, y: number, size: number, kind: number): string =>
    place(phulFlower(size, silks[kind % 4] ?? silks[0], silks[(kind + 2) % 4] ?? silks[2], 6), x, y);
  const face = await drawFace({
    stock: handmade('#8a1f2b', ['#a83a40', '#6b1420', '#c2605c'], 35),
    layers: [
      {
        art:
          phulBorder(44, 110, 912, 46, [silks[0], silks[2]], 5.4) +
          phulBorder(44, 1290, 912, 46, [silks[0], silks[2]], 5.4) +
          flower(500, 420, 196, 0) +
          flower(206, 420, 130, 2) +
          flower(794, 420, 130, 2) +
          [
            [352, 244],
            [648, 244],
            [352, 598],
            [648, 598],
          ]
            .map(([x = 0, y = 0]) => place(phulDiamond(46, silks[1], 5.4), x, y))
            .join('') +
          [
            [90, 246],
            [910, 246],
            [90, 598],
            [910, 598],
          ]
            .map(([x = 0, y = 0]) => place(phulDiamond(34, silks[3], 5.4), x, y))
            .join(''),
        lift: 1.3,
      },
    ],
    press: 0.3,
    ink: inked(
      smallCaps('Anand Karaj', 500, 790, { size: 42 }) +
        names('Simran', 'Harpreet', 500, 930, { size: 102 }) +
        smallCaps('Amritsar · 30 November', 500, 1010, { size: 30 }) +
        rule(500, 1090, 90, 44, 2.6),
      '#f7dfa8',
    ),
    cut: deckle(1000, 1400, 20, 12),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'linen', colour: '#e3d6ba', seed: 34 },
    items: [
      card(
        await drawFace({
          stock: handmade('#e9b04a', ['#d3912f', '#f6cf84', '#b97820'], 36),
          cut: deckle(1000, 1400, 24, 5),
          edge: 0.9,
        }),
        { width: 560, x: 330, y: 504, turn: -6, edge: ['#c98d30', '#b57c26'] },
      ),
      card(face, { width: 560, x: 368, y: 510, turn: 3, edge: ['#6d1520', '#5c101a', '#4b0c15'] }),
      gobo(3, 0.26, 13),
      marigolds([
        { x: 54, y: 950, size: 96, kind: 1, turn: 20 },
        { x: 128, y: 990, size: 76, kind: 4, turn: 80 },
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-3/round-wreath', shape: 'card', draw: roundWreath },
  { name: 'cards/series-3/phulkari', shape: 'card', draw: phulkari },
];
