import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { boxEdge } from '#art/card/folded.ts';
import { card, onCard, shot } from '#art/card/shot.ts';
import { MAROON_VELVET, NIGHT_VELVET, silk } from '#art/card/stock.ts';
import { circle, inked, line, path, place, rect, turned, without } from '#art/drawing/svg.ts';
import { petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch, plaque } from '#art/motifs/arch.ts';
import { frame, frameLines, templeUnit } from '#art/motifs/borders.ts';
import { block, ogeeNet, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, LACE_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { ganesha } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { corners, medallion, metal } from '#art/props/metal.ts';
import { BRASS_ROD, curl, rod } from '#art/props/rod.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 11: the farman scroll and the regal box. Velvet, silk and brass. */

const FARMAN = { width: 860, height: 1500 };

/** A royal decree on ivory silk, between brass rollers. */
async function royalFarman(): Promise<Buffer> {
  const { width, height } = FARMAN;
  const panel = mughalArch({ x: 430, apex: 150, width: 640, spring: 470, bottom: 1330 });
  const face = await drawFace({
    sheet: FARMAN,
    stock: silk('#f3e6cb', 0.06),
    print:
      rect(0, 0, 96, height, 'fill="#7a1029"') +
      rect(width - 96, 0, 96, height, 'fill="#7a1029"') +
      path(panel, 'fill="#fbf3df"'),
    ink:
      inked(place(ganesha(5), 430, 372, { scale: 0.62 }), '#7a1029', '#fbf3df') +
      stackedNames('Aarav', 'Meera', 430, 760, { size: 116, colour: '#7a1029', and: '#9a6a1e' }) +
      smallCaps('request the honour', 430, 1020, { size: 27, colour: '#5a3a2a' }) +
      smallCaps('of your presence', 430, 1064, { size: 27, colour: '#5a3a2a' }) +
      smallCaps('Udaipur · 12 February', 430, 1150, { size: 27, colour: '#5a3a2a' }),
    press: 0.1,
    foils: [
      goldOnLight(
        path(panel, line(5)) +
          path(mughalArch({ x: 430, apex: 172, width: 604, spring: 476, bottom: 1312 }), line(1.8)) +
          without(
            'arch',
            path(panel),
            patterned(
              ogeeNet('silk', 120, 96, 2, place(lotus(22, 1.6), 0, 8)),
              'silk',
              block(110, 40, 640, 1420),
            ),
          ) +
          devanagari('॥ श्री गणेशाय नमः ॥', 430, 590, { size: 46 }) +
          rule(430, 1236, 90, 120) +
          place(lotus(46), 430, 1250),
      ),
      gold(
        [48, width - 48]
          .map(
            (x) =>
              rect(x - 40, 0, 2.4, height) +
              rect(x + 38, 0, 2.4, height) +
              Array.from({ length: 21 }, (_, index) =>
                place(turned(8, () => path(petal(4, 26, 8))) + circle(0, 0, 4), x, 50 + index * 70),
              ).join(''),
          )
          .join(''),
      ),
    ],
  });
  const rolls: readonly [string, string, string] = ['#8d7a55', '#eddfc0', '#fffaf0'];
  return shot({
    surface: { kind: 'silk', colour: '#6d1226', strength: 1, seed: 12 },
    vignette: 0.36,
    items: [
      card(face, {
        width: 486,
        x: 356,
        y: 490,
        turn: -3,
        tilt: 7,
        edge: ['#cdb991', '#bfa97f'],
        lift: 1.3,
        over: [
          curl(18, -6, 866, 74, rolls),
          rod(2, -34, 894, 52, BRASS_ROD, 'top'),
          curl(1484, -6, 866, 92, rolls),
          rod(1502, -34, 894, 52, BRASS_ROD, 'foot'),
          tassel(-74, 1512, 250, GOLD_TASSEL, 14, 4),
          tassel(934, 1512, 250, GOLD_TASSEL, -8, 9),
        ],
      }),
      gobo(8, 0.26, 16),
      petals(
        [
          [640, 930, 1.1, 40],
          [676, 892, 0.9, 100],
          [60, 160, 0.9, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** A deep velvet box with brass corners and a lotus medallion. */
async function velvetChest(): Promise<Buffer> {
  const face = await drawFace({
    stock: MAROON_VELVET,
    foils: [
      gold(
        frameLines([
          [54, 6],
          [70, 2],
        ]) +
          frame(templeUnit(44), 84, '', 30) +
          frameLines([[140, 2]]) +
          place(mandala(GRAND_MANDALA, 2.2), 500, 640, { scale: 0.98 }) +
          path(plaque(500, 1150, 640, 190), line(4)) +
          path(plaque(500, 1150, 600, 164), line(1.4)) +
          devanagari('शुभ विवाह', 500, 1180, { size: 92, givesWayTo: 'names' }),
      ),
    ],
  });
  const lid = '#4c0a1a';
  return shot({
    surface: { kind: 'linen', colour: '#cdb48d', seed: 21 },
    items: [
      card(face, {
        width: 520,
        x: 360,
        y: 492,
        turn: 4,
        tilt: 10,
        lift: 1.6,
        edge: boxEdge(lid, '#9c7434', 40),
        shadow: '48,20,8',
        over: [corners(220), metal(medallion(place(ganesha(15), 0, 6, { scale: 0.86 })), 500, 640, 250)],
      }),
      gobo(4, 0.24, 15),
      petals(
        [
          [70, 930, 1.2, 40],
          [112, 962, 1, 100],
          [660, 90, 1, 20],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** A farman rolled on brass, lying across its night-blue velvet box. */
async function rolledFarman(): Promise<Buffer> {
  const roll = { width: 1150, height: 250 };
  const [lid, sheet] = await Promise.all([
    drawFace({
      stock: NIGHT_VELVET,
      foils: [
        gold(
          frameLines([
            [44, 8],
            [64, 2.4],
          ]) +
            without(
              'medal',
              circle(500, 520, 372),
              patterned(
                ogeeNet('night', 150, 122, 3, place(lotus(30, 2.4), 0, 12)),
                'night',
                block(84, 84, 832, 1232),
              ),
            ) +
            circle(500, 520, 368, line(6)) +
            circle(500, 520, 350, line(2.4)) +
            place(mandala(LACE_MANDALA, 3.2), 500, 520, { scale: 1.46 }) +
            frameLines([[84, 3]]),
        ),
      ],
    }),
    drawFace({
      sheet: roll,
      stock: silk('#f3e6cb', 0.05, 69),
      print: rect(0, 0, 150, 250, 'fill="#7a1029"') + rect(1000, 0, 150, 250, 'fill="#7a1029"'),
      ink: names('Aarav', 'Meera', 575, 156, { size: 96, colour: '#7a1029', and: '#9a6a1e' }),
      press: 0.1,
      foils: [
        goldOnLight([150, 1000].map((x) => rect(x - 4, 0, 8, 250)).join('')),
        gold(
          [75, 1075]
            .map(
              (x) =>
                place(turned(8, () => path(petal(8, 56, 16))) + circle(0, 0, 8), x, 125) +
                rect(x - 58, 0, 4, 250) +
                rect(x + 54, 0, 4, 250),
            )
            .join(''),
        ),
      ],
    }),
  ]);
  const shading =
    '<div style="position:absolute;left:0;top:0;width:1150px;height:250px;background:linear-gradient(rgba(60,24,4,.42),rgba(255,250,235,.12) 16%,rgba(255,252,240,.5) 30%,rgba(255,250,235,0) 46%,rgba(60,24,4,.16) 66%,rgba(50,18,2,.62))"></div>';
  const scroll =
    `<div style="position:absolute;left:66px;top:856px;transform-origin:0 0;transform:rotate(-17deg) scale(.525)">${rod(125, -6, 1156, 96, BRASS_ROD, 'roll')}` +
    `${onCard(sheet.png, 0, 0, 1150, { lift: 14, colour: '30,12,4' })}${shading}${tassel(1218, 150, 250, GOLD_TASSEL, 30, 5)}</div>`;
  return shot({
    surface: { kind: 'linen', colour: '#b9a184', seed: 22 },
    vignette: 0.32,
    items: [
      card(lid, {
        width: 480,
        x: 350,
        y: 400,
        turn: 7,
        tilt: 10,
        lift: 1.6,
        edge: boxEdge('#0d1230', '#9c7434', 40),
        shadow: '28,18,10',
        over: [corners(200)],
      }),
      scroll,
      gobo(7, 0.24, 15),
      petals(
        [
          [70, 130, 1.2, 40],
          [112, 90, 1, 100],
          [60, 960, 1, 20],
          [640, 966, 1, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-11/royal-farman', shape: 'card', draw: royalFarman },
  { name: 'cards/series-11/velvet-chest', shape: 'card', draw: velvetChest },
  { name: 'cards/series-11/rolled-farman', shape: 'card', draw: rolledFarman },
];
