import { drawFace, foil, gold, goldOnLight } from '#art/card/face.ts';
import { GOLD_ON_LIGHT } from '#art/card/ramp.ts';
import { card, envelope, onCard, shot } from '#art/card/shot.ts';
import { acrylic, cotton, pearl, vellum } from '#art/card/stock.ts';
import { circle, HIDE, inked, line, mirrored, path, place, rect, SOLID, without } from '#art/drawing/svg.ts';
import { anemone, blossom, rose, veinedLeaf, vine } from '#art/flora/ink.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { DRIED, driedCosmos, driedFern, driedPansy, driedTwig } from '#art/flora/pressed.ts';
import { smallCaps, stackedNames } from '#art/lettering.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { star } from '#art/motifs/geometry.ts';
import { block, jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { gloss } from '#art/props/glass.ts';
import { gobo } from '#art/props/gobo.ts';
import { twineAcross } from '#art/props/twine.ts';
import type { Recipe } from '#art/recipe.ts';

/** G New: clear acrylic and vellum, modern and light. */

/** White flowers at two corners of a golden hexagon, on a clear sheet over deep sage. */
async function clearGarden(): Promise<Buffer> {
  const bouquet = inked(
    place(veinedLeaf(210, 52, 2.6), 210, 300, { turn: -70 }) +
      place(veinedLeaf(230, 56, 2.6), 300, 250, { turn: 62 }) +
      place(veinedLeaf(190, 48, 2.6), 160, 330, { turn: -150 }) +
      place(rose(118, 2.6, 4), 190, 210) +
      place(anemone(86, 2.4), 360, 170) +
      place(blossom(66, 2.4), 90, 360) +
      place(rose(62, 2.2, 7), 120, 90),
    '#7a5417',
    '#fffdf7',
  );
  const hexagon = (grow: number): string =>
    path(
      `M500 ${170 - grow}L${852 + grow * 0.88} ${384 - grow * 0.5}V${1016 + grow * 0.5}L500 ${1230 + grow}L${148 - grow * 0.88} ${1016 + grow * 0.5}V${384 - grow * 0.5}Z`,
      line(grow === 0 ? 9 : 3.4),
    );
  const corner = place(bouquet, -70, 70, { scale: 1.12 });
  const face = await drawFace({
    stock: acrylic(),
    print:
      corner +
      place(corner, 1000, 1400, { turn: 180 }) +
      stackedNames('Kiara', 'Neel', 500, 600, { size: 196, colour: '#fffdf7', and: '#f0d79a' }) +
      smallCaps('Goa · 9 January', 404, 1010, { size: 36, colour: '#fffdf7', weight: 700 }),
    foils: [
      gold(
        without(
          'flowers',
          place(circle(240, 280, 226), -70, 70) +
            place(place(circle(240, 280, 226), -70, 70), 1000, 1400, { turn: 180 }),
          hexagon(0) + hexagon(26),
        ),
      ),
    ],
  });
  const below = await drawFace({
    stock: cotton('#4c6b5b'),
    foils: [
      goldOnLight(
        mirrored(
          vine(
            [
              [120, 1180, 0],
              [300, 1260, 0],
              [500, 1300, 0],
            ],
            16,
            46,
            3,
          ),
        ),
      ),
    ],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#ece7dd', strength: 1, seed: 29 },
    vignette: 0.18,
    items: [
      envelope(
        { colour: '#f3ede1', liner: '#4c6b5b', linerInk: '#f7f1e2' },
        { width: 540, x: 400, y: 476, turn: 8 },
      ),
      card(below, { width: 530, x: 372, y: 520, turn: 2, edge: ['#3f5a4c', '#334a3e'] }),
      card(face, {
        width: 530,
        x: 346,
        y: 500,
        turn: -3.5,
        edge: ['#dfe9e4', '#b9cdc4', '#9db6ab'],
        shadow: '40,50,40',
        lift: 1.2,
        radius: 14,
        over: [gloss(1000, 1400, 26)],
      }),
      gobo(5, 0.2, 13),
      petals(
        [
          [76, 936, 1.2, 30],
          [646, 150, 1, -40],
          [120, 968, 0.9, 120],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A pierced lamp hanging from 0,0 on its chain, `drop` below; its body is 100 wide and 260 high. */
const hangingLamp = (drop: number): string =>
  path(`M0 0V${drop}`, `${line(4)} stroke-dasharray="9 6"`) +
  place(
    circle(0, 8, 9, line(4)) +
      path('M-36 70C-38 38 -12 34 0 14C12 34 38 38 36 70Z') +
      rect(-46, 70, 92, 9) +
      path('M-40 82H40L52 140L40 200H-40L-52 140Z') +
      [-27, 0, 27]
        .map(
          (x) =>
            path(pointedArch(x, 98, x === 0 ? 24 : 17, 122, 186), HIDE) +
            path(star(4, 7, 0.4), SOLID).replace('<path', `<path transform="translate(${x} 152)"`),
        )
        .join('') +
      rect(-46, 203, 92, 9) +
      path('M-36 214C-34 242 -10 242 0 270C10 242 34 242 36 214Z') +
      circle(0, 280, 7),
    0,
    drop,
  );

/** A smoky clear arch with a crescent and three pierced lamps in gold, for a nikah. */
async function crescentArch(): Promise<Buffer> {
  const outline = pointedArch(500, 0, 1000, 560, 1400);
  const inner = pointedArch(500, 76, 880, 580, 1350);
  const face = await drawFace({
    stock: { ...acrylic('#0d2a2b'), clear: 0.5 },
    foils: [
      gold(
        path(inner, line(7)) +
          path(pointedArch(500, 104, 836, 590, 1328), line(2.4)) +
          path('M738 322A300 300 0 1 1 318 232A252 252 0 1 0 738 322Z') +
          place(hangingLamp(150), 508, 76, { scale: 1.1 }) +
          place(hangingLamp(60), 404, 112, { scale: 0.72 }) +
          place(hangingLamp(104), 614, 122, { scale: 0.72 }) +
          [
            [186, 470, 13],
            [806, 360, 17],
            [838, 500, 11],

            [196, 690, 11],
            [806, 680, 14],
          ]
            .map(([x = 0, y = 0, r = 0]) => place(path(star(8, r, 0.42)), x, y))
            .join('') +
          stackedNames('Maryam', 'Yusuf', 500, 914, { size: 134 }) +
          smallCaps('Nikah', 500, 1206, { size: 46 }) +
          smallCaps('Bhopal · 8 January', 500, 1274, { size: 34 }),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0,
  });
  const below = await drawFace({
    stock: pearl('#e9d9b4'),
    foils: [
      goldOnLight(
        patterned(jaaliEight('net', 110, 3.6), 'net', block(0, 0, 1000, 1400)) + frameLines([[30, 6]]),
      ),
    ],
  });
  const shine = `<div style="position:absolute;left:0;top:0;width:1000px;height:1400px;clip-path:path('${outline}')">${gloss(1000, 1400)}</div>`;
  return shot({
    surface: { kind: 'plaster', colour: '#6d8090', strength: 1.1, seed: 30 },
    vignette: 0.28,
    items: [
      card(below, {
        width: 540,
        x: 322,
        y: 488,
        turn: -7,
        edge: ['#cdb98c', '#b8a274'],
      }),
      card(face, {
        width: 540,
        x: 380,
        y: 520,
        turn: 4,
        edge: ['#2f6460', '#1d4a48', '#123a39'],
        shadow: '30,30,20',
        lift: 1.2,
        over: [shine],
      }),
      gobo(7, 0.22, 13),
      petals(
        [
          [60, 950, 1.2, 30],
          [100, 972, 0.9, 120],
          [668, 80, 1, -40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A pressed-flower card wrapped in vellum, tied with twine. */
async function vellumWrap(): Promise<Buffer> {
  const cream = '#fbf5e6';
  const flowers =
    place(driedFern(620, DRIED.fern), 200, 1370, { turn: 6 }) +
    place(driedFern(560, DRIED.olive), 800, 1370, { turn: -8, flip: true }) +
    place(driedTwig(560, DRIED.sage), 90, 640, { turn: 20 }) +
    place(driedTwig(520, DRIED.olive), 930, 690, { turn: -24, flip: true }) +
    place(driedCosmos(150, DRIED.rose), 330, 1120) +
    place(driedCosmos(120, DRIED.marigold), 640, 1190, { turn: 30 }) +
    place(driedCosmos(104, DRIED.blue), 500, 1010, { turn: 12 }) +
    place(driedPansy(110), 800, 1010, { turn: -12 }) +
    place(driedPansy(96, DRIED.rose), 180, 930, { turn: 20 }) +
    place(driedCosmos(112, DRIED.rose), 180, 200, { turn: 40 }) +
    place(driedPansy(90), 340, 130) +
    place(driedCosmos(90, DRIED.marigold), 820, 190);
  const [below, wrap] = await Promise.all([
    drawFace({ stock: cotton(cream), print: flowers }),
    drawFace({
      sheet: { width: 1040, height: 860 },
      stock: vellum('#fffaf0'),
      print:
        stackedNames('Anaya', 'Rohan', 520, 340, { size: 164, colour: '#33402c', and: '#8a5c18' }) +
        smallCaps('Munnar · 21 January', 520, 690, { size: 36, colour: '#33402c', weight: 700 }) +
        smallCaps('are getting married', 520, 180, { size: 32, colour: '#33402c', weight: 700 }),
      foils: [
        foil(
          GOLD_ON_LIGHT,
          rect(0, 18, 1040, 7) + rect(0, 34, 1040, 2.4) + rect(0, 835, 1040, 7) + rect(0, 824, 1040, 2.4),
          0.2,
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'wood', colour: '#c3a783', strength: 0.9, seed: 32 },
    vignette: 0.26,
    items: [
      card(below, {
        width: 570,
        x: 360,
        y: 506,
        turn: -4,
        edge: ['#e4d9c0', '#d2c5a8'],
        over: [onCard(wrap.png, -20, 236, 1040, { lift: 6, colour: '50,40,20' }), twineAcross(1040, 500)],
      }),
      gobo(5, 0.26, 13),
      petals(
        [
          [60, 940, 1.2, 30],
          [104, 968, 0.9, 120],
          [668, 90, 1, -40],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/g-new/clear-garden', shape: 'card', draw: clearGarden },
  { name: 'cards/g-new/crescent-arch', shape: 'card', draw: crescentArch },
  { name: 'cards/g-new/vellum-wrap', shape: 'card', draw: vellumWrap },
];
