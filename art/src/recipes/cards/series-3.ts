import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { handmade, smoothCard } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { inked, mirrored, path, place } from '#art/drawing/svg.ts';
import { bananaLeaf } from '#art/flora/ink.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { PINK_PETALS, petals } from '#art/flora/loose-petals.ts';
import { DRIED, driedCosmos, driedFern, driedPansy, driedSpray, driedTwig } from '#art/flora/pressed.ts';
import { names, plainDevanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { block } from '#art/motifs/jaali.ts';
import { deckle } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import { twineAcross } from '#art/props/twine.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 3: hand-made rag paper with torn edges, pressed flowers, twine. */

const RAG = '#f3ead8';

const EARTH = '#4f3a2a';

/** A crescent of pressed cosmos and fern round the names. */
async function pressedMeadow(): Promise<Buffer> {
  const spray =
    place(driedFern(430, DRIED.fern, 0.2), 250, 500, { turn: 6 }) +
    place(driedFern(380, DRIED.olive, 0.2), 240, 520, { turn: 168, flip: true }) +
    place(driedTwig(420, DRIED.sage), 220, 430, { turn: 48 }) +
    place(driedTwig(330, DRIED.sage), 210, 560, { turn: 128 }) +
    place(driedSpray(360), 250, 420, { turn: 26 }) +
    place(driedSpray(300), 226, 600, { turn: 150 }) +
    place(driedFern(250, DRIED.olive), 190, 480, { turn: -48, flip: true }) +
    place(driedCosmos(132, DRIED.rose), 236, 470) +
    place(driedCosmos(98, DRIED.coral, 8), 322, 300, { turn: 20 }) +
    place(driedPansy(84), 160, 640, { turn: -20 }) +
    place(driedCosmos(74, DRIED.cream), 130, 330, { turn: 40 }) +
    place(driedCosmos(60, DRIED.marigold), 300, 640) +
    place(driedPansy(58, DRIED.violet, DRIED.marigold), 470, 206, { turn: 24 });
  const face = await drawFace({
    stock: handmade(RAG),
    press: 0.34,
    ink: inked(
      stackedNames('Aarav', 'Meera', 668, 664, { size: 136, weight: 500 }) +
        smallCaps('with their families', 652, 992, { size: 28 }) +
        rule(652, 1048, 76, 40) +
        smallCaps('Almora · 14 February', 652, 1106, { size: 28 }) +
        plainDevanagari('शुभ विवाह', 652, 1206, { size: 60 }),
      EARTH,
    ),
    layers: [
      { art: spray, lift: 1.5 },
      {
        art:
          place(driedFern(190, DRIED.fern), 186, 1290, { turn: 66 }) +
          place(driedTwig(150, DRIED.sage), 170, 1290, { turn: 20 }) +
          place(driedCosmos(58, DRIED.coral), 168, 1286, { turn: 12 }),
        lift: 1.4,
      },
    ],
    cut: deckle(),
    edge: 0.9,
  });
  const back = await drawFace({
    stock: handmade('#c7c3a4', ['#9d9874', '#e6e2c8', '#6f6b4c'], 9),
    cut: deckle(1000, 1400, 24, 9),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'linen', colour: '#d9ccb2', seed: 14 },
    items: [
      card(back, { width: 560, x: 384, y: 500, turn: 5, edge: ['#a9a585', '#97936f'] }),
      card(face, { width: 566, x: 352, y: 508, turn: -2.6, edge: ['#d8c9aa', '#c6b58f', '#b3a17c'] }),
      gobo(3, 0.28, 13),
      petals(
        [
          [660, 930, 1.2, 30],
          [624, 968, 0.9, 110],
          [676, 74, 1, -30],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** A tall sheet with kasavu stripes and pressed jasmine on a cut banana leaf. */
async function plantainLeaf(): Promise<Buffer> {
  const leafShape = `<g transform="translate(500 1400) scale(1.5 1)">${bananaLeaf(1380, 3, 8, 0)}</g>`;
  const under = await drawFace({
    stock: smoothCard('#4d7a34'),
    print:
      '<linearGradient id="leaf"><stop offset="0" stop-color="#5f8f3e"/><stop offset=".48" stop-color="#86ad54"/><stop offset=".52" stop-color="#4a7834"/><stop offset="1" stop-color="#355f2a"/></linearGradient>' +
      path(block(0, 0, 1000, 1400), 'fill="url(#leaf)"') +
      inked(leafShape, '#cfe0a0', 'transparent').replace('<g style', '<g opacity=".5" style'),
    emboss: inked(leafShape, '#fff', 'transparent'),
    cut: inked(leafShape, '#fff', '#fff'),
    edge: 0.4,
  });
  const face = await drawFace({
    stock: handmade('#f8f1de', ['#d8c496', '#fffdf4', '#b99a58'], 15),
    press: 0.34,
    print: path(
      `${block(0, 96, 1000, 40)}${block(0, 146, 1000, 5)}${block(0, 1268, 1000, 40)}${block(0, 1254, 1000, 5)}`,
      'fill="#b98a35"',
    ),
    ink: inked(
      smallCaps('Kalyanam', 500, 560, { size: 44 }) +
        names('Lakshmi', 'Arjun', 500, 690, { size: 116 }) +
        smallCaps('Guruvayur · 22 January', 500, 772, { size: 30 }) +
        plainDevanagari('शुभ विवाह', 500, 876, { size: 60 }),
      '#7a2a1c',
    ),
    layers: [
      {
        art:
          mirrored(
            place(driedTwig(250, DRIED.olive, 7, 0.36), 486, 388, { turn: -70 }) +
              place(driedSpray(210, DRIED.cream), 486, 372, { turn: -42 }),
          ) +
          place(driedCosmos(92, DRIED.marigold), 500, 366) +
          mirrored(place(driedCosmos(48, DRIED.coral), 376, 350)),
        lift: 1.5,
      },
    ],
    cut: deckle(1000, 1400, 20, 7),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'wood', colour: '#6a4a33', seed: 23 },
    vignette: 0.32,
    items: [
      card(under, { width: 860, x: 388, y: 480, turn: 12, edge: ['#35591f'] }),
      card(face, {
        width: 496,
        x: 344,
        y: 518,
        turn: -4,
        edge: ['#dccfae', '#c9b98f', '#b5a47b'],
        over: [twineAcross(1060, 500, { dark: '#8a2a1c', light: '#d8644a', thickness: 10 })],
      }),
      gobo(4, 0.24, 14),
      jasmine(bezier([470, 1020], [560, 960], [640, 900], [740, 880], 23), 12),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-3/pressed-meadow', shape: 'card', draw: pressedMeadow },
  { name: 'cards/series-3/plantain-leaf', shape: 'card', draw: plantainLeaf },
];
