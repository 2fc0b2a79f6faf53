import { drawFace } from '#scripts/art/kit/face.ts';
import { card, shot } from '#scripts/art/kit/shot.ts';
import { handmade, smoothCard } from '#scripts/art/kit/stock.ts';
import { inked, mirrored, path, place, polar } from '#scripts/art/kit/svg.ts';
import { names, plainDevanagari, rule, smallCaps, stackedNames, devanagari } from '#scripts/art/lettering.ts';
import { bananaLeaf } from '#scripts/art/motifs/flora.ts';
import { block } from '#scripts/art/motifs/jaali.ts';
import { deckle, deckleRound } from '#scripts/art/motifs/outline.ts';
import { type Dried, DRIED, driedCosmos, driedFern, driedPansy, driedSpray, driedTwig, driedPetal } from '#scripts/art/motifs/pressed.ts';
import { phulBorder, phulDiamond, phulFlower } from '#scripts/art/motifs/phulkari.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { curve, jasmine } from '#scripts/art/props/jasmine.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#scripts/art/props/petals.ts';
import { twineAcross } from '#scripts/art/props/twine.ts';
import { random } from '#scripts/art/kit/random.ts';
import { cord } from '#scripts/art/props/tag.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Series 3: hand-made rag paper with torn edges, pressed flowers, twine. */

const RAG = '#f3ead8';
const EARTH = '#4f3a2a';
/** Degrees round the wreath, radius, colours. */
const BLOOMS: readonly (readonly [number, number, Dried])[] = [[212, 92, DRIED.blue], [238, 66, DRIED.cream], [190, 60, DRIED.violet], [32, 72, DRIED.blue], [56, 52, DRIED.cream], [12, 44, DRIED.violet], [116, 40, DRIED.blue], [300, 40, DRIED.cream]];
const ROUND = { width: 1200, height: 1200 };

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
      stackedNames('Aarav', 'Meera', 640, 640, { size: 142, weight: 500 }) +
        smallCaps('with their families', 640, 976, { size: 28 }) +
        rule(640, 1034, 76, 40) +
        smallCaps('Almora · 14 February', 640, 1094, { size: 28 }) +
        plainDevanagari('शुभ विवाह', 640, 1196, { size: 60 }),
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
      jasmine(curve([470, 1020], [560, 960], [640, 900], [740, 880], 24), 12),
    ],
  });
}

/** A round sheet with a pressed wreath, the names within it. */
async function roundWreath(): Promise<Buffer> {
  const { width, height } = ROUND;
  const on = (degrees: number, drawing: string, lean = 0, reach = 436): string => {
    const [x, y] = polar(reach, (degrees * Math.PI) / 180);
    return place(drawing, width / 2 + x, height / 2 + y, { turn: degrees + lean });
  };
  const ring =
    Array.from({ length: 18 }, (_, index) => {
      const leaf = [driedTwig(190, DRIED.sage), driedFern(210, DRIED.fern), driedTwig(170, DRIED.olive, 7, 0.3)][index % 3] ?? '';
      return on(index * 20, leaf, index % 2 === 0 ? 66 : 112, index % 2 === 0 ? 410 : 456);
    }).join('') +
    Array.from({ length: 9 }, (_, index) => on(index * 40 + 12, driedSpray(130, index % 2 === 0 ? DRIED.cream : DRIED.blue), 96, 430)).join('') +
    BLOOMS
      .map(([degrees, radius, colours]) => on(degrees, driedCosmos(radius, colours), 14, 436)).join('');
  const face = await drawFace({
    sheet: ROUND,
    stock: handmade('#faf5ea', ['#d9cfb8', '#ffffff', '#b7ab8e'], 25),
    press: 0.34,
    ink: inked(
      stackedNames('Sara', 'Daniel', 600, 545, { size: 140, weight: 500 }) + smallCaps('Shillong', 600, 856, { size: 31 }) + smallCaps('9 January', 600, 904, { size: 31 }) + rule(600, 390, 60, 36, 2.4),
      '#33435c',
    ),
    layers: [{ art: ring, lift: 1.5 }],
    cut: deckleRound(width),
    edge: 0.9,
  });
  const back = await drawFace({ sheet: ROUND, stock: handmade('#9db0bf', ['#7d93a4', '#c6d4de', '#5f7688'], 29), cut: deckleRound(width, 24, 9), edge: 0.9 });
  return shot({
    surface: { kind: 'linen', colour: '#cfc3ad', seed: 33 },
    items: [
      card(back, { width: 660, x: 384, y: 478, turn: 16, edge: ['#7f93a3', '#70859a'] }),
      card(face, { width: 676, x: 350, y: 528, turn: -4, edge: ['#e2d8c2', '#d0c4a9', '#beb092'] }),
      gobo(6, 0.28, 13),
      petals([[70, 944, 1.2, 30], [112, 972, 1, 110], [654, 60, 1, -30], [610, 40, 0.8, 60]], WHITE_PETALS),
    ],
  });
}

/** Floss-silk flowers darned on madder paper, for an anand karaj. */
async function phulkari(): Promise<Buffer> {
  const silks = [['#f6b23a', '#e5862a'], ['#f2e3c4', '#e7b65a'], ['#e0568a', '#f19abb'], ['#f6b23a', '#f2e3c4']] as const;
  const flower = (x: number, y: number, size: number, kind: number): string => place(phulFlower(size, silks[kind % 4] ?? silks[0], silks[(kind + 2) % 4] ?? silks[2], 6), x, y);
  const face = await drawFace({
    stock: handmade('#8a1f2b', ['#a83a40', '#6b1420', '#c2605c'], 35),
    layers: [
      {
        art:
          phulBorder(44, 110, 912, 46, [silks[0], silks[2]], 5.4) + phulBorder(44, 1290, 912, 46, [silks[0], silks[2]], 5.4) +
          flower(500, 420, 196, 0) + flower(206, 420, 130, 2) + flower(794, 420, 130, 2) + [[352, 244], [648, 244], [352, 598], [648, 598]].map(([x = 0, y = 0]) => place(phulDiamond(46, silks[1], 5.4), x, y)).join('') +
          [[90, 246], [910, 246], [90, 598], [910, 598]].map(([x = 0, y = 0]) => place(phulDiamond(34, silks[3], 5.4), x, y)).join(''),
        lift: 1.3,
      },
    ],
    press: 0.3,
    ink: inked(
      smallCaps('Anand Karaj', 500, 790, { size: 42 }) + names('Simran', 'Harpreet', 500, 930, { size: 102 }) + smallCaps('Amritsar · 30 November', 500, 1010, { size: 30 }) + rule(500, 1090, 90, 44, 2.6),
      '#f7dfa8',
    ),
    cut: deckle(1000, 1400, 20, 12),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'linen', colour: '#e3d6ba', seed: 34 },
    items: [
      card(await drawFace({ stock: handmade('#e9b04a', ['#d3912f', '#f6cf84', '#b97820'], 36), cut: deckle(1000, 1400, 24, 5), edge: 0.9 }), { width: 560, x: 330, y: 504, turn: -6, edge: ['#c98d30', '#b57c26'] }),
      card(face, { width: 560, x: 368, y: 510, turn: 3, edge: ['#6d1520', '#5c101a', '#4b0c15'] }),
      gobo(3, 0.26, 13),
      marigolds([{ x: 54, y: 950, size: 96, kind: 1, turn: 20 }, { x: 128, y: 990, size: 76, kind: 4, turn: 80 }]),
    ],
  });
}

/** Folded once and lying open: a pressed page above, the letter below. */
async function herbariumFold(): Promise<Buffer> {
  const paper = '#eef0e2';
  const crease = '<linearGradient id="crease" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#202a10" stop-opacity="0"/><stop offset=".48" stop-color="#202a10" stop-opacity=".3"/><stop offset=".52" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect y="650" width="1000" height="100" fill="url(#crease)"/>';
  const page =
    place(driedFern(520, DRIED.fern, 0.1), 170, 620, { turn: -6 }) + place(driedTwig(500, DRIED.sage, 8), 330, 630, { turn: -3 }) + place(driedSpray(430, DRIED.cream), 486, 620) + place(driedSpray(380, DRIED.violet), 620, 630, { turn: 5 }) +
    place(driedTwig(420, DRIED.olive, 9, 0.3, 0.06), 744, 630, { turn: 3 }) + place(driedFern(470, DRIED.olive, 0.12), 846, 620, { turn: 4 }) +
    place(driedCosmos(78, DRIED.violet), 742, 200) + place(driedPansy(70), 330, 110, { turn: -12 }) + place(driedCosmos(64, DRIED.rose), 486, 190, { turn: 14 }) + place(driedPansy(58, DRIED.rose, DRIED.cream), 628, 566, { turn: 10 }) + place(driedCosmos(52, DRIED.coral), 250, 566);
  const tape = [[160, 560], [330, 590], [486, 590], [740, 590], [850, 566]].map(([x = 0, y = 0], index) => place('<rect x="-44" y="-15" width="88" height="30" fill="#fbf6e4" fill-opacity=".82"/>', x, y, { turn: [-8, 4, -3, 6, -5][index] ?? 0 })).join('');
  const face = await drawFace({
    stock: handmade(paper, ['#c3c8a8', '#ffffff', '#98a07a'], 55),
    print: crease,
    deboss: path(block(0, 698, 1000, 4)),
    press: 0.34,
    ink: inked(stackedNames('Isha', 'Kabir', 500, 880, { size: 136, weight: 500 }) + smallCaps('Coonoor · 2 December', 500, 1180, { size: 30 }) + rule(500, 1246, 100, 40, 2.6), '#37442a'),
    layers: [{ art: page, lift: 1.5 }, { art: tape, lift: 0.8 }],
    cut: deckle(1000, 1400, 20, 16),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'linen', colour: '#b9a98a', seed: 37 },
    items: [card(face, { width: 584, x: 358, y: 506, turn: 2.4, edge: ['#d3d6c0', '#bfc3a9', '#a9ae91'], lift: 1.2 }), gobo(6, 0.28, 13), petals([[50, 940, 1.2, 30], [84, 972, 1, 110], [676, 60, 1, -30]], PINK_PETALS)],
  });
}

/** Marigold and rose petals caught in the pulp, thick at the foot and thin towards the head. */
async function petalPaper(): Promise<Buffer> {
  const next = random(31);
  const kinds = [DRIED.marigold, DRIED.coral, DRIED.rose, DRIED.marigold, DRIED.cream];
  const drift = Array.from({ length: 190 }, () => {
    const y = 1380 - next() ** 2.1 * 1000;
    const colours = kinds[Math.floor(next() * kinds.length)] ?? DRIED.marigold;
    return place(driedPetal(34 + next() * 52, colours), next() * 1000, y, { turn: next() * 360 });
  }).join('');
  const face = await drawFace({
    stock: handmade('#f7ecd6', ['#e0a04a', '#fffaf0', '#c07a3a', '#b65a6a'], 65),
    press: 0.34,
    ink: inked(devanagari('शुभ विवाह', 500, 300, { size: 140 }) + rule(500, 390, 120, 50, 3) + names('Simran', 'Kabir', 500, 540, { size: 116 }) + smallCaps('Dehradun · 12 March', 500, 622, { size: 30 }), '#8a3a1c'),
    layers: [{ art: drift, lift: 0.9 }],
    cut: deckle(1000, 1400, 22, 19),
    edge: 0.9,
  });
  return shot({
    surface: { kind: 'slate', colour: '#5d6066', seed: 38 },
    vignette: 0.32,
    items: [
      card(face, { width: 566, x: 356, y: 504, turn: -3, edge: ['#dccba6', '#c9b78e', '#b3a076'], over: [cord('M-8 690Q500 716 1008 694M-8 716Q500 740 1008 720', 10, '#6e5228', '#d3b47c')] }),
      gobo(4, 0.24, 14),
      marigolds([{ x: 56, y: 946, size: 100, kind: 0, turn: 20 }, { x: 136, y: 988, size: 80, kind: 1, turn: 80 }]),
      petals([[196, 978, 1, 20], [650, 940, 1.1, 100], [676, 80, 0.9, -30]]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-3/pressed-meadow', shape: 'card', draw: pressedMeadow },
  { name: 'cards/series-3/plantain-leaf', shape: 'card', draw: plantainLeaf },
  { name: 'cards/series-3/round-wreath', shape: 'card', draw: roundWreath },
  { name: 'cards/series-3/phulkari', shape: 'card', draw: phulkari },
  { name: 'cards/series-3/herbarium-fold', shape: 'card', draw: herbariumFold },
  { name: 'cards/series-3/petal-paper', shape: 'card', draw: petalPaper },
];
