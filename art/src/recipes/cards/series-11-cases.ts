import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { boxEdge } from '#art/card/folded.ts';
import { card, onCard, shot } from '#art/card/shot.ts';
import { MAROON_VELVET, pearl, silk, velvet } from '#art/card/stock.ts';
import { circle, inked, line, mirrored, path, place, rect, turned, within } from '#art/drawing/svg.ts';
import { palm } from '#art/flora/ink.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, smallCaps, stackedNames } from '#art/lettering.ts';
import { elephant } from '#art/motifs/animals.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { beadUnit, frame, frameLines, lotusUnit, strip, vineUnit } from '#art/motifs/borders.ts';
import { doli, palace } from '#art/motifs/buildings.ts';
import { girihRosette, khatam, shamsa, star } from '#art/motifs/geometry.ts';
import { block, jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import { corners, medallion, metal } from '#art/props/metal.ts';
import { BRASS_ROD, curl, rod } from '#art/props/rod.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 11, cases: a lying scroll with its velvet tube, a chest standing open, a folio with a flap. */

const SILK_ROLL: readonly [string, string, string] = ['#8d7a55', '#eddfc0', '#fffaf0'];

/** Light and dark across something round that lies along its width. */
const roundness = (width: number, height: number): string =>
  `<div style="position:absolute;left:0;top:0;width:${width}px;height:${height}px;background:linear-gradient(rgba(40,14,6,.46),rgba(255,250,235,.1) 15%,rgba(255,252,240,.4) 29%,rgba(255,250,235,0) 46%,rgba(40,14,6,.24) 66%,rgba(24,6,2,.7))"></div>`;

/** A silk scroll that unrolls sideways, a royal procession along it, and the velvet tube it travels in. */
async function baratScroll(): Promise<Buffer> {
  const size = { width: 1240, height: 860 };
  const [teal, wine, paper] = ['#0b4650', '#7a1029', '#f5e9cf'] as const;
  const beast = (x: number, flip: boolean): string =>
    place(elephant({ howdah: true }), x, 706, { scale: 0.92, flip });
  const [sheet, tube] = await Promise.all([
    drawFace({
      sheet: size,
      stock: silk(paper, 0.06, 91),
      print:
        rect(0, 0, 1240, 92, `fill="${teal}"`) +
        rect(0, 768, 1240, 92, `fill="${teal}"`) +
        inked(palace(620, 706, 260, { width: 1080, windows: false }), '#e2c795', paper),
      press: 0.1,
      ink:
        inked(beast(236, false) + beast(1004, true), wine, paper) +
        inked(place(doli(), 620, 706, { scale: 0.72 }), teal, paper) +
        inked(place(palm(196), 424, 706) + place(palm(196), 816, 706, { flip: true }), '#2f6a4c', paper) +
        names('Padmini', 'Veer', 620, 342, { size: 142, colour: wine, and: '#9a6a1e' }) +
        smallCaps('Jodhpur · 16 February', 620, 404, { size: 30, colour: '#5a3a2a' }),
      foils: [
        goldOnLight(
          devanagari('विवाह उत्सव', 620, 208, { size: 80 }) +
            rect(0, 706, 1240, 5) +
            strip(lotusUnit(62, 2.6), 0, 720, 1240) +
            rect(0, 96, 1240, 4),
        ),
        gold(
          [14, 76].map((y) => rect(0, y, 1240, 3.4)).join('') +
            [784, 846].map((y) => rect(0, y, 1240, 3.4)).join('') +
            strip(vineUnit(124, 4), 0, 47, 1240) +
            strip(vineUnit(124, 4), 0, 816, 1240),
        ),
      ],
    }),
    drawFace({
      sheet: { width: 1100, height: 230 },
      stock: MAROON_VELVET,
      foils: [
        gold(
          [110, 970].map((x) => rect(x, 0, 8, 230) + rect(x + 18, 0, 3, 230)).join('') +
            strip(beadUnit(26, 4), 150, 34, 800) +
            strip(beadUnit(26, 4), 150, 196, 800) +
            [260, 450, 640, 830]
              .map((x) => place(turned(12, () => path(petal(12, 56, 12))) + circle(0, 0, 8), x, 115))
              .join(''),
        ),
      ],
    }),
  ]);
  const upright = (x: number, top: number, bottom: number, inside: string): string =>
    `<div style="position:absolute;left:${x}px;top:${bottom}px;transform-origin:0 0;transform:rotate(-90deg)">${inside.replaceAll('{length}', String(bottom - top))}</div>`;
  const cap = (left: number): string =>
    `<div style="position:absolute;left:${left}px;top:-10px;width:96px;height:250px;border-radius:10px;background:linear-gradient(#5c380c,#d6a54c 14%,#fff3cc 28%,#bd8d38 48%,#5c380c 86%,#2a1503);box-shadow:0 10px 14px rgba(20,6,2,.4)"></div>`;
  return shot({
    surface: { kind: 'silk', colour: '#123f45', strength: 1, seed: 92 },
    vignette: 0.34,
    items: [
      `<div style="position:absolute;left:70px;top:196px;transform-origin:0 0;transform:rotate(-9deg) scale(.5)">${onCard(tube.png, 0, 0, 1100, { lift: 16, colour: '6,12,14' })}${roundness(1100, 230)}${cap(-46)}${cap(1050)}${tassel(1158, 120, 280, GOLD_TASSEL, 24, 5)}</div>`,
      card(sheet, {
        width: 622,
        x: 360,
        y: 606,
        turn: -3,
        tilt: 8,
        lift: 1.3,
        shadow: '4,14,16',
        edge: ['#cdb991', '#bfa97f'],
        over: [
          upright(14, 0, 860, curl(0, -6, 866, 84, SILK_ROLL)),
          upright(-6, 0, 860, rod(0, -44, 904, 50, BRASS_ROD, 'left')),
          upright(1228, 0, 860, curl(0, -6, 866, 104, SILK_ROLL)),
          upright(1250, 0, 860, rod(0, -44, 904, 50, BRASS_ROD, 'right')),
          tassel(-6, 986, 200, GOLD_TASSEL, 6, 4),
          tassel(1250, 986, 200, GOLD_TASSEL, -4, 9),
        ],
      }),
      gobo(8, 0.22, 16),
      marigolds([
        { x: 664, y: 74, size: 92, kind: 1, turn: 20 },
        { x: 602, y: 34, size: 74, kind: 0, turn: 80 },
      ]),
      petals([
        [60, 960, 1.2, 40],
        [110, 978, 1, 100],
        [676, 330, 1, 20],
      ]),
    ],
  });
}

const TEAL_VELVET = velvet('#02222a', '#07505a', '#2391a0', 53);

/** A chest of teal velvet standing open: quilted satin in the lid, the card and a scroll in the tray. */
async function openChest(): Promise<Buffer> {
  const lidSheet = { width: 1000, height: 620 };
  const traySheet = { width: 1000, height: 900 };
  const cardSheet = { width: 540, height: 660 };
  const quilt =
    '<radialGradient id="puff" cx=".42" cy=".38" r=".62"><stop offset="0" stop-color="#fffdf4"/><stop offset=".55" stop-color="#f1e2c2"/><stop offset="1" stop-color="#b8996a"/></radialGradient>' +
    `<pattern id="quilt" width="116" height="116" patternUnits="userSpaceOnUse">${[
      [0, 0],
      [116, 0],
      [0, 116],
      [116, 116],
      [58, 58],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x} ${y - 58}L${x + 58} ${y}L${x} ${y + 58}L${x - 58} ${y}Z`, 'fill="url(#puff)"'),
      )
      .join('')}</pattern>`;
  const buttons = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 8 }, (_unused, column) =>
      circle(96 + column * 116 - (row % 2) * 58 + 0, 76 + row * 116, 7),
    ).join(''),
  ).join('');
  const [lid, tray, inside, roll] = await Promise.all([
    drawFace({
      sheet: lidSheet,
      stock: TEAL_VELVET,
      print: `<defs>${quilt}</defs>${rect(58, 58, 884, 504, 'fill="url(#quilt)"', 10)}`,
      window: rect(58, 58, 884, 504, undefined, 10),
      foils: [
        gold(
          frameLines(
            [
              [22, 5],
              [44, 2.4],
            ],
            1000,
            620,
            10,
          ),
        ),
        goldOnLight(within('satin', rect(58, 58, 884, 504), buttons)),
      ],
    }),
    drawFace({
      sheet: traySheet,
      stock: TEAL_VELVET,
      print: rect(72, 60, 856, 770, 'fill="#0a3a42"', 8),
      window: rect(72, 60, 856, 770, undefined, 8),
      foils: [
        gold(
          frameLines(
            [
              [20, 5],
              [36, 2],
            ],
            1000,
            900,
          ) +
            rect(72, 60, 856, 770, line(5), 8) +
            strip(beadUnit(26, 4), 120, 866, 760),
        ),
      ],
    }),
    drawFace({
      sheet: cardSheet,
      stock: pearl('#fdf6e6'),
      press: 0.2,
      ink: inked(
        stackedNames('Harnoor', 'Angad', 270, 300, { size: 104, and: '#b5832c' }) +
          smallCaps('Anand Karaj', 270, 530, { size: 26 }) +
          smallCaps('Patiala · 7 March', 270, 574, { size: 24 }),
        '#07404a',
        '#fdf6e6',
      ),
      foils: [
        goldOnLight(
          frameLines(
            [
              [20, 5],
              [34, 2],
            ],
            540,
            660,
          ) +
            place(mandala(GRAND_MANDALA, 4), 270, 128, { scale: 0.22 }) +
            path(mughalArch({ x: 270, apex: 44, width: 440, spring: 180, bottom: 624, foils: 3 }), line(3)),
        ),
      ],
    }),
    drawFace({
      sheet: { width: 660, height: 150 },
      stock: silk('#f3e6cb', 0.05, 94),
      print:
        rect(0, 0, 84, 150, 'fill="#7a1029"') +
        rect(576, 0, 84, 150, 'fill="#7a1029"') +
        rect(270, 0, 120, 150, 'fill="#7a1029"'),
      foils: [
        gold(
          [40, 330, 620]
            .map((x) =>
              place(
                turned(8, () => path(petal(5, 34, 10))),
                x,
                75,
              ),
            )
            .join('') + [84, 572, 270, 386].map((x) => rect(x, 0, 4, 150)).join(''),
        ),
      ],
    }),
  ]);
  const shading = roundness(660, 150);
  const plate = await metal(medallion(place(lotus(150, 12), 0, 62)), 0, 0, 84);
  return shot({
    surface: { kind: 'linen', colour: '#c9a98c', seed: 95 },
    vignette: 0.3,
    items: [
      card(lid, {
        width: 560,
        x: 372,
        y: 226,
        turn: -2.5,
        tilt: 22,
        lift: 1.3,
        edge: boxEdge('#053b43', '#042d34', 20, 1),
        shadow: '40,22,12',
        over: [corners(170, undefined, 1000, 620)],
      }),
      `<div style="position:absolute;left:178px;top:396px;width:380px;height:26px;transform:rotate(-2.5deg);background:linear-gradient(#9c7434,#f8e6b1 34%,#94661f 70%,#3a2006);border-radius:5px;box-shadow:0 8px 14px rgba(40,14,6,.5)"></div>`,
      card(tray, {
        width: 590,
        x: 354,
        y: 672,
        turn: -2.5,
        tilt: 10,
        lift: 1.6,
        edge: boxEdge('#064049', '#9c7434', 52, 0.82),
        shadow: '40,22,12',
        over: [
          onCard(inside.png, 112, 112, 540, { lift: 9, colour: '4,14,16' }),
          `<div style="position:absolute;left:722px;top:786px;transform-origin:0 0;transform:rotate(-90deg)">${rod(75, -8, 668, 70, BRASS_ROD, 'scroll')}${onCard(roll.png, 0, 0, 660, { lift: 8, colour: '4,14,16' })}${shading}</div>`,
          corners(190, undefined, 1000, 900),
        ],
      }),
      `<div style="position:absolute;left:368px;top:930px">${plate}</div>`,
      gobo(4, 0.22, 15),
      petals(
        [
          [50, 470, 1.1, 40],
          [680, 950, 1, 100],
          [34, 960, 1.2, 20],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

const FOREST_VELVET = velvet('#03140a', '#113b20', '#32784a', 63);

/** A folio of forest velvet, its pointed flap laid over and held by a brass shamsa, for a nikah. */
async function shamsaFolio(): Promise<Buffer> {
  const sheet = { width: 1000, height: 1300 };
  const edge = 'M0 0H1000V170C860 300 640 500 540 742Q500 790 460 742C360 500 140 300 0 170Z';
  const inset = (by: number): string => {
    const k = 1 - by / 500;
    return `M${by} ${by}H${1000 - by}V${170 - by * 0.2}C${500 + 360 * k} ${300 - by} ${500 + 140 * k} ${500 - by} ${500 + 40 * k} ${742 - by * 1.5}Q500 ${790 - by * 1.5} ${500 - 40 * k} ${742 - by * 1.5}C${500 - 140 * k} ${500 - by} ${500 - 360 * k} ${300 - by} ${by} ${170 - by * 0.2}Z`;
  };
  const [body, flap, inside] = await Promise.all([
    drawFace({
      sheet,
      stock: FOREST_VELVET,
      foils: [
        gold(
          frameLines(
            [
              [34, 6],
              [52, 2],
            ],
            1000,
            1300,
          ) +
            frame({ length: 56, art: path(khatam(15), line(3)) }, 82, '', 44, 1000, 1300) +
            frameLines([[112, 2.4]], 1000, 1300) +
            smallCaps('Nikah', 500, 972, { size: 44 }) +
            names('Mehr', 'Faizan', 500, 1092, { size: 116 }) +
            smallCaps('Srinagar · 30 April', 500, 1154, { size: 30 }) +
            mirrored(place(girihRosette(8, 108, 3.4), 238, 820)),
        ),
      ],
    }),
    drawFace({
      sheet,
      stock: velvet('#042012', '#16502b', '#3c8f5a', 64),
      cut: cutAlong(edge),
      edge: 0.4,
      foils: [
        gold(
          path(edge, line(12)) +
            path(inset(24), line(3)) +
            within(
              'flap',
              path(inset(40)),
              patterned(jaaliEight('flapNet', 132, 4.4), 'flapNet', block(0, 0, 1000, 800)),
            ) +
            path(inset(40), line(5)),
        ),
      ],
    }),
    drawFace({
      stock: pearl('#f6e7c8'),
      foils: [
        goldOnLight(
          patterned(jaaliEight('backNet', 120, 4), 'backNet', block(40, 40, 920, 1320)) +
            frameLines([[40, 6]]),
        ),
      ],
    }),
  ]);
  const sun = medallion(place(shamsa(124, 9), 0, 0) + path(star(16, 46, 0.6)));
  return shot({
    surface: { kind: 'silk', colour: '#d9c39c', strength: 1, seed: 96 },
    vignette: 0.3,
    items: [
      card(inside, { width: 480, x: 452, y: 392, turn: 12, edge: ['#d8c294', '#c4ac7c'] }),
      card(body, {
        width: 580,
        x: 346,
        y: 552,
        turn: -4,
        tilt: 9,
        lift: 1.4,
        edge: ['#0c2c18', '#0a2614', '#08200f', '#061a0c', '#05150a', '#04100a', '#a07c38', '#8a6a2c'],
        shadow: '30,24,10',
        over: [
          onCard(flap.png, 0, 0, 1000, { lift: 12, colour: '2,10,4' }),
          corners(190, undefined, 1000, 1300),
          metal(sun, 500, 640, 250),
          tassel(500, 776, 130, GOLD_TASSEL, 4, 6),
        ],
      }),
      gobo(7, 0.24, 15),
      petals(
        [
          [660, 950, 1.2, 40],
          [690, 906, 1, 100],
          [50, 60, 1, 20],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-11/barat-scroll', shape: 'card', draw: baratScroll },
  { name: 'cards/series-11/open-chest', shape: 'card', draw: openChest },
  { name: 'cards/series-11/shamsa-folio', shape: 'card', draw: shamsaFolio },
];
