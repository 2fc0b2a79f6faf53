import { drawFace, type FaceArt, foil, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { SILVER } from '#art/card/ramp.ts';
import { card, envelope, onCard, shot } from '#art/card/shot.ts';
import { cotton, pearl, smoothCard } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import {
  circle,
  inked,
  line,
  mirrored,
  path,
  place,
  rect,
  turned,
  within,
  without,
} from '#art/drawing/svg.ts';
import { blossom } from '#art/flora/ink.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { PINK_PETALS, petals } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { names, smallCaps, stackedNames } from '#art/lettering.ts';
import { alponaRound, alponaVine, shankha } from '#art/motifs/alpona.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { phulDiamond, phulFlower } from '#art/motifs/phulkari.ts';
import { cross, oliveBranch } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { cord } from '#art/props/tag.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 6, gates of other shapes: one that wraps like a coat, one that opens up and down, a church door. */

/** The edge of the upper leaf, from the neck to the hem. */
const WRAP = 'M960 -20C820 420 560 760 130 1420';

/** One leaf laps over the other on a slant, as an angrakha is tied, in phulkari stitches. */
async function angrakhaFold(): Promise<Buffer> {
  const rani = '#8f1248';
  const sun = ['#f2a61e', '#ffd569'] as const;
  const flowers = [
    [190, 210],
    [560, 210],
    [375, 470],
    [190, 730],
    [375, 990],
    [190, 1230],
    [745, 60],
  ]
    .map(([x = 0, y = 0]) => place(phulFlower(160, sun, ['#1f8a5b', '#58c08c'], 6), x, y))
    .join('');
  const buds = [
    [375, 210],
    [190, 470],
    [560, 470],
    [375, 730],
    [190, 990],
    [745, 300],
    [50, 340],
    [50, 860],
    [50, 600],
    [50, 1110],
  ]
    .map(([x = 0, y = 0]) => place(phulDiamond(46, ['#ff7a3c', '#ffd569'], 6), x, y))
    .join('');
  const hem = (wide: number, thin: number): string =>
    path(WRAP, line(wide)) + path(WRAP, `fill="none" style="stroke:var(--paper)" stroke-width="${thin}"`);
  const beads = `<path d="${WRAP}" fill="none" stroke="currentColor" stroke-width="20" stroke-linecap="round" stroke-dasharray="0 38" transform="translate(-44 -18)"/>`;
  const [upper, under] = await Promise.all([
    drawFace({
      stock: cotton(rani),
      layers: [
        {
          art: without('hem', path(WRAP, line(168)), flowers + buds),
          lift: 1.2,
        },
      ],
      foils: [
        gold(
          hem(150, 140) +
            hem(64, 56) +
            hem(24, 0) +
            beads +
            rect(20, 0, 5, 1400) +
            rect(0, 20, 1000, 5) +
            rect(0, 1375, 1000, 5),
        ),
      ],
      cut: path(`${WRAP}L-10 1420V-20Z`),
      edge: 0.25,
    }),
    drawFace({
      stock: pearl('#fbf1dc'),
      press: 0.18,
      ink: inked(
        smallCaps('Anand Karaj', 728, 870, { size: 36 }) +
          stackedNames('Jasleen', 'Gurbir', 716, 1002, { size: 124, and: '#b5832c' }) +
          smallCaps('Ludhiana', 716, 1256, { size: 32 }) +
          smallCaps('22 November', 716, 1304, { size: 32 }),
        rani,
        '#fbf1dc',
      ),
      foils: [
        goldOnLight(
          frameLines([
            [30, 6],
            [48, 2],
          ]),
        ),
      ],
    }),
  ]);
  const knot =
    'M0 0C-80 -120 -210 -96 -176 -20C-150 30 -60 20 0 0C70 -110 200 -110 182 -30C160 28 64 22 0 0M0 0C-30 70 -50 120 -44 190M0 0C30 70 70 130 96 176';
  return shot({
    surface: { kind: 'plaster', colour: '#cbb9a4', strength: 1.2, seed: 36 },
    vignette: 0.26,
    items: [
      envelope(
        { colour: '#e9c47a', liner: rani, linerInk: '#f0c465' },
        { width: 540, x: 388, y: 468, turn: 6 },
      ),
      card(under, {
        width: 560,
        x: 352,
        y: 520,
        turn: -3,
        edge: ['#e6d6b6', '#d2bf9b', '#bfa97f'],
        over: [
          onCard(upper.png, 0, 0, 1000, { lift: 9, colour: '50,16,20' }),
          `<div style="position:absolute;left:767px;top:424px">${cord(knot, 13, '#7a5520', '#f0cf84')}</div>`,
          tassel(723, 612, 170, GOLD_TASSEL, 8, 5),
          tassel(863, 598, 170, GOLD_TASSEL, -12, 6),
          cord('M745 410L789 438M755 446L785 406', 17, '#7a5520', '#f0cf84'),
        ],
      }),
      gobo(5, 0.22, 14),
      marigolds([
        { x: 60, y: 950, size: 100, kind: 1, turn: 20 },
        { x: 660, y: 974, size: 80, kind: 3, turn: 80 },
      ]),
      petals([
        [140, 982, 1, 20],
        [676, 90, 1, 100],
      ]),
    ],
  });
}

/** Opened flat, one leaf up and one down: half alponas on sindoor red, a lal-par panel between. */
async function alponaSpread(): Promise<Buffer> {
  const red = '#a3161d';
  const milk = '#fffaf0';
  const paper = '#fbf4e4';
  const leaf = (up: boolean): Promise<FaceArt> => {
    const fold = up ? 500 : 0;
    const outer = up ? 0 : 500;
    const crease = `<linearGradient id="crease" x1="0" x2="0" y1="${up ? 1 : 0}" y2="${up ? 0 : 1}"><stop offset="0" stop-color="#3a0206" stop-opacity=".5"/><stop offset=".16" stop-color="#3a0206" stop-opacity="0"/></linearGradient><rect width="1400" height="500" fill="url(#crease)"/>`;
    const sun = place(alponaRound(404, 7), 700, fold);
    const sides = mirrored(
      place(alponaRound(176, 5), 86, up ? 74 : 426) +
        place(shankha(5), 236, up ? 396 : 104, { turn: up ? -12 : 12 }),
      700,
    );
    return drawFace({
      sheet: { width: 1400, height: 500 },
      stock: cotton(red),
      print: inked(sun + sides, milk, red) + crease,
      foils: [
        gold(
          rect(0, outer - (up ? -22 : 28), 1400, 6) +
            rect(0, outer - (up ? -36 : 40), 1400, 2.4) +
            place(
              turned(12, () => circle(0, -404 * 0.62, 9), 0.5) +
                turned(16, () => circle(0, -404 * 0.7, 8)) +
                turned(32, () => circle(0, -404 * 0.81, 7)),
              700,
              fold,
            ) +
            place(circle(0, 0, 32) + circle(0, 0, 404 * 0.19, line(5)), 700, fold),
        ),
      ],
    });
  };
  const [top, bottom, inside] = await Promise.all([
    leaf(true),
    leaf(false),
    drawFace({
      sheet: { width: 1400, height: 1000 },
      stock: pearl(paper),
      print: rect(0, 0, 1400, 1000, `fill="none" stroke="${red}" stroke-width="92"`),
      press: 0.2,
      ink: inked(
        smallCaps('Shubho Bibaho', 700, 250, { size: 54 }) +
          names('Ishani', 'Arka', 700, 520, { size: 190, and: '#b5832c' }) +
          smallCaps('Kolkata · 26 November', 700, 760, { size: 42 }),
        red,
        paper,
      ),
      foils: [
        goldOnLight(
          frameLines(
            [
              [62, 5],
              [76, 2],
            ],
            1400,
            1000,
          ) +
            mirrored(place(alponaVine(430, 86, 6), 200, 624), 700) +
            place(
              turned(8, () => path(petal(6, 34, 11))),
              700,
              620,
            ),
        ),
        gold(
          [23, 977]
            .map((y) => Array.from({ length: 35 }, (_, index) => circle(20 + index * 40, y, 6)).join(''))
            .join('') +
            [23, 1377]
              .map((x) => Array.from({ length: 24 }, (_, index) => circle(x, 60 + index * 38.3, 6)).join(''))
              .join(''),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#dccdb6', strength: 1.2, seed: 38 },
    vignette: 0.24,
    items: [
      folded(
        [
          { face: top, left: 0, top: 0, width: 1400 },
          { face: bottom, left: 0, top: 1500, width: 1400 },
          { face: inside, left: 0, top: 500, width: 1400 },
        ],
        {
          sheet: { width: 1400, height: 2000 },
          width: 600,
          x: 360,
          y: 500,
          turn: -3.5,
          tilt: 8,
          edge: '#7c0f15',
        },
      ),
      gobo(6, 0.24, 13),
      jasmine(bezier([718, 760], [640, 830], [690, 930], [560, 1012], 23), 12),
      petals(
        [
          [52, 960, 1.2, 30],
          [40, 60, 1, 110],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** A church door in dusty blue, one leaf wide open, silver tracery on both. */
async function lancetDoors(): Promise<Buffer> {
  const blue = '#48627c';
  const ivory = '#fbf7ee';
  const arch = pointedArch(500, 0, 1000, 560, 1400);
  const inner = pointedArch(500, 60, 900, 580, 1350);
  const tracery =
    path(inner, line(7)) +
    path(pointedArch(500, 88, 856, 590, 1326), line(2.4)) +
    within(
      'head',
      path(pointedArch(500, 88, 856, 590, 1326)),
      place(
        circle(0, 0, 176, line(6)) +
          circle(0, 0, 158, line(2.4)) +
          turned(8, () => path(petal(30, 146, 42, 0.56, 0.4), line(4.5)) + path(petal(58, 120, 18))) +
          circle(0, 0, 24, line(5)),
        500,
        430,
      ) +
        [170, 390, 610, 830]
          .map(
            (x) =>
              path(pointedArch(x, 690, 168, 820, 1290), line(5)) +
              path(pointedArch(x, 722, 132, 830, 1262), line(2.2)) +
              place(
                turned(4, () => path(petal(2, 40, 14))),
                x,
                850,
              ) +
              path(`M${x} 920V1240`, line(2.2)) +
              [960, 1040, 1120, 1200]
                .map((y) =>
                  place(
                    turned(4, () => path(petal(2, 22, 7))),
                    x,
                    y,
                  ),
                )
                .join(''),
          )
          .join('') +
        mirrored(
          place(
            turned(4, () => path(petal(4, 56, 20), line(4))),
            232,
            566,
          ),
        ),
    );
  const leaf = (right: boolean): Promise<FaceArt> =>
    drawFace({
      sheet: { width: 500, height: 1400 },
      stock: smoothCard(blue),
      foils: [
        foil(
          SILVER,
          place(tracery, right ? -500 : 0, 0) +
            rect(right ? 0 : 491, 0, 9, 1400) +
            place(circle(0, 0, 22, line(8)), right ? 46 : 454, 700),
          0.36,
        ),
      ],
      cut: place(cutAlong(arch), right ? -500 : 0, 0),
      edge: 0.2,
    });
  const [left, right, inside] = await Promise.all([
    leaf(false),
    leaf(true),
    drawFace({
      stock: pearl(ivory, '#ffffff'),
      press: 0.2,
      ink: inked(
        smallCaps('Holy Matrimony', 500, 620, { size: 36 }) +
          stackedNames('Elsa', 'Kevin', 500, 780, { size: 158, and: '#8d9aa6' }) +
          smallCaps('Fort Kochi', 500, 1124, { size: 34 }) +
          smallCaps('9 January', 500, 1174, { size: 34 }),
        '#2c4158',
        ivory,
      ),
      foils: [
        foil(
          SILVER,
          path(inner, line(5)) +
            place(cross(), 500, 390, { scale: 1.5 }) +
            mirrored(place(oliveBranch(190, true), 520, 1280, { turn: -8 })),
          0.2,
        ),
      ],
      cut: cutAlong(arch),
      edge: 0.2,
    }),
  ]);
  return shot({
    surface: { kind: 'wood', colour: '#a98f72', strength: 0.9, seed: 39 },
    vignette: 0.26,
    items: [
      envelope(
        { colour: '#f3ede1', liner: '#c9d4dc', linerInk: '#7d8fa0' },
        { width: 520, x: 330, y: 500, turn: -8 },
      ),
      folded(
        [
          { face: inside, left: 0, width: 1000, dieCut: true },
          { face: left, left: 0, width: 500, open: 60, hinge: 'left', dieCut: true },
          { face: right, left: 500, width: 500, open: 70, hinge: 'right', dieCut: true },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 570,
          x: 372,
          y: 526,
          turn: 3,
          tilt: 8,
          edge: '#33485e',
        },
      ),
      gobo(4, 0.24, 13),
      jasmine(bezier([-6, 800], [90, 850], [40, 930], [150, 1012], 21), 14),
      `<svg style="position:absolute;inset:0;filter:drop-shadow(2px 5px 4px rgba(50,40,30,.5))" width="720" height="1008">${inked(place(blossom(46, 2), 70, 900, { turn: 12 }) + place(blossom(34, 2), 130, 958, { turn: 50 }), '#b9a878', '#fffdf4')}</svg>`,
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-6/angrakha-fold', shape: 'card', draw: angrakhaFold },
  { name: 'cards/series-6/alpona-spread', shape: 'card', draw: alponaSpread },
  { name: 'cards/series-6/lancet-doors', shape: 'card', draw: lancetDoors },
];
