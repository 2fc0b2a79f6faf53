import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { handmade } from '#art/card/stock.ts';
import { random } from '#art/drawing/random.ts';
import { inked, path, place } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import {
  DRIED,
  driedCosmos,
  driedFern,
  driedPansy,
  driedPetal,
  driedSpray,
  driedTwig,
} from '#art/flora/pressed.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { block } from '#art/motifs/jaali.ts';
import { deckle } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import { cord } from '#art/props/tag.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 3, a folded letter and a sheet of petals. */

/** Folded once and lying open: a pressed page above, the letter below. */
async function herbariumFold(): Promise<Buffer> {
  const paper = '#eef0e2';
  const crease =
    '<linearGradient id="crease" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#202a10" stop-opacity="0"/><stop offset=".48" stop-color="#202a10" stop-opacity=".3"/><stop offset=".52" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect y="650" width="1000" height="100" fill="url(#crease)"/>';
  const page =
    place(driedFern(520, DRIED.fern, 0.1), 170, 620, { turn: -6 }) +
    place(driedTwig(500, DRIED.sage, 8), 330, 630, { turn: -3 }) +
    place(driedSpray(430, DRIED.cream), 486, 620) +
    place(driedSpray(380, DRIED.violet), 620, 630, { turn: 5 }) +
    place(driedTwig(420, DRIED.olive, 9, 0.3, 0.06), 744, 630, { turn: 3 }) +
    place(driedFern(470, DRIED.olive, 0.12), 846, 620, { turn: 4 }) +
    place(driedCosmos(78, DRIED.violet), 742, 200) +
    place(driedPansy(70), 330, 110, { turn: -12 }) +
    place(driedCosmos(64, DRIED.rose), 486, 190, { turn: 14 }) +
    place(driedPansy(58, DRIED.rose, DRIED.cream), 628, 566, { turn: 10 }) +
    place(driedCosmos(52, DRIED.coral), 250, 566);
  const tape = [
    [160, 560],
    [330, 590],
    [486, 590],
    [740, 590],
    [850, 566],
  ]
    .map(([x = 0, y = 0], index) =>
      place('<rect x="-44" y="-15" width="88" height="30" fill="#fbf6e4" fill-opacity=".82"/>', x, y, {
        turn: [-8, 4, -3, 6, -5][index] ?? 0,
      }),
    )
    .join('');
  const face = await drawFace({
    stock: handmade(paper, ['#c3c8a8', '#ffffff', '#98a07a'], 55),
    print: crease,
    deboss: path(block(0, 698, 1000, 4)),
    press: 0.34,
    ink: inked(
      stackedNames('Isha', 'Kabir', 500, 880, { size: 136, weight: 500 }) +
        smallCaps('Coonoor · 2 December', 500, 1180, { size: 30 }) +
        rule(500, 1246, 100, 40, 2.6),
      '#37442a',
    ),
    layers: [
      { art: page, lift: 1.5 },
      { art: tape, lift: 0.8 },
    ],
    cut: deckle(1000, 1400, 20, 16),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'linen', colour: '#b9a98a', seed: 37 },
    items: [
      card(face, {
        width: 584,
        x: 358,
        y: 506,
        turn: 2.4,
        edge: ['#d3d6c0', '#bfc3a9', '#a9ae91'],
        lift: 1.2,
      }),
      gobo(6, 0.28, 13),
      petals(
        [
          [50, 940, 1.2, 30],
          [84, 972, 1, 110],
          [676, 60, 1, -30],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** Marigold and rose petals caught in the pulp, thick at the foot and thin towards the head. */
async function petalPaper(): Promise<Buffer> {
  const next = random(31);
  const kinds = [DRIED.marigold, DRIED.coral, DRIED.rose, DRIED.marigold, DRIED.cream];
  const drift = Array.from({ length: 190 }, () => {
    const y = 1380 - next() ** 1.9 * 620;
    const colours = kinds[Math.floor(next() * kinds.length)] ?? DRIED.marigold;
    return place(driedPetal(34 + next() * 52, colours), next() * 1000, y, { turn: next() * 360 });
  }).join('');
  const face = await drawFace({
    stock: handmade('#f7ecd6', ['#e0a04a', '#fffaf0', '#c07a3a', '#b65a6a'], 65),
    press: 0.34,
    ink: inked(
      devanagari('शुभ विवाह', 500, 300, { size: 140 }) +
        rule(500, 390, 120, 50, 3) +
        names('Simran', 'Kabir', 500, 540, { size: 116 }) +
        smallCaps('Dehradun · 12 March', 500, 622, { size: 30 }),
      '#8a3a1c',
    ),
    layers: [{ art: drift, lift: 0.9 }],
    cut: deckle(1000, 1400, 22, 19),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'slate', colour: '#5d6066', seed: 38 },
    vignette: 0.32,
    items: [
      card(face, {
        width: 566,
        x: 356,
        y: 504,
        turn: -3,
        edge: ['#dccba6', '#c9b78e', '#b3a076'],
        over: [cord('M-8 716Q500 740 1008 720M-8 742Q500 764 1008 746', 10, '#6e5228', '#d3b47c')],
      }),
      gobo(4, 0.24, 14),
      marigolds([
        { x: 56, y: 946, size: 100, kind: 0, turn: 20 },
        { x: 136, y: 988, size: 80, kind: 1, turn: 80 },
      ]),
      petals([
        [196, 978, 1, 20],
        [650, 940, 1.1, 100],
        [676, 80, 0.9, -30],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-3/herbarium-fold', shape: 'card', draw: herbariumFold },
  { name: 'cards/series-3/petal-paper', shape: 'card', draw: petalPaper },
];
