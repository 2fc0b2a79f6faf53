import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { handmade, silk } from '#art/card/stock.ts';
import { circle, inked, line, path, place, rect, turned } from '#art/drawing/svg.ts';
import { treeOfLife } from '#art/flora/ink.ts';
import { petals } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { parrot } from '#art/motifs/animals.ts';
import { strip, vineUnit } from '#art/motifs/borders.ts';
import { mandala, ROSETTE } from '#art/motifs/mandala.ts';
import { gobo } from '#art/props/gobo.ts';
import { ROSEWOOD_ROD, rod } from '#art/props/rod.ts';
import { cord } from '#art/props/tag.ts';
import { GOLD_TASSEL, MAROON_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';
import { hung, NARROW } from './series-9-parts.ts';

/** Series 9, like printed and tie-dyed cloth. */

/** A cloth-like print of the tree of life, hung from a rosewood roller. */
async function kalamkariTree(): Promise<Buffer> {
  const { width, height } = NARROW;
  const madder = '#8a2b22';
  const face = await drawFace({
    sheet: NARROW,
    stock: handmade('#f0e2c0', ['#cdb487', '#fbf1d8', '#a98d58'], 45),
    print:
      rect(0, 0, 74, height, 'fill="#1f3a5a"') +
      rect(width - 74, 0, 74, height, 'fill="#1f3a5a"') +
      rect(74, 0, 10, height, 'fill="#c98a2e"') +
      rect(width - 84, 0, 10, height, 'fill="#c98a2e"'),
    ink:
      inked(place(treeOfLife(650, 2.8), 330, 880), madder, '#f3d9a2') +
      inked(
        strip(vineUnit(84, 3), 37, 40, 1320, 90) + strip(vineUnit(84, 3), width - 37, 40, 1320, 90),
        '#f0e2c0',
      ) +
      inked(
        path('M96 888C200 870 300 884 330 880C400 874 480 890 564 884', line(5)) +
          place(parrot(), 240, 620, { scale: 0.5 }) +
          place(parrot(), 430, 560, { scale: 0.5, flip: true }),
        '#1f4a3a',
        '#f0e2c0',
      ) +
      stackedNames('Ananya', 'Rohan', 330, 1020, { size: 104, colour: madder, and: '#1f3a5a' }) +
      smallCaps('Machilipatnam', 330, 1262, { size: 25, colour: '#3a2a20' }) +
      smallCaps('22 February', 330, 1302, { size: 25, colour: '#3a2a20' }),
    press: 0.12,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#c7b9a2', strength: 1.4, seed: 73 },
    items: [
      card(face, {
        width: 388,
        x: 366,
        y: 520,
        turn: 2.4,
        edge: ['#cdb98c', '#b8a274'],
        lift: 1.3,
        over: [
          cord('M-10 -20C120 -240 260 -330 330 -360C400 -330 540 -240 670 -20', 8, '#6b430f', '#e0b866'),
          rod(-8, -52, 712, 58, ROSEWOOD_ROD, 'top'),
          rod(1404, -40, 700, 50, ROSEWOOD_ROD, 'foot'),
          tassel(-70, 1420, 200, GOLD_TASSEL, 8, 6),
          tassel(730, 1420, 200, GOLD_TASSEL, -6, 9),
        ],
      }),
      gobo(4, 0.28, 12),
      petals([
        [70, 940, 1.2, 30],
        [112, 966, 0.9, 110],
        [650, 950, 1, -30],
      ]),
    ],
  });
}

/** Opened like a book: tie-dyed dots on one narrow panel, the words on the other. */
async function bandhaniFold(): Promise<Buffer> {
  const red = '#a01c2e';
  const dot = (x: number, y: number, radius: number, colour: string): string =>
    circle(x, y, radius, `fill="none" stroke="${colour}" stroke-width="${radius * 0.55}"`) +
    circle(x, y, radius * 0.26, `fill="${red}"`);
  const field = Array.from({ length: 33 }, (_, row) =>
    Array.from({ length: 11 }, (_unused, column) => {
      const [x, y] = [34 + column * 43 + (row % 2) * 21, 40 + row * 41];
      const far = Math.hypot(x - 250, y - 700);
      return x > 478 || far < 236 ? '' : dot(x, y, 9, row % 4 === 0 ? '#f6b23a' : '#f7e3c0');
    }).join(''),
  ).join('');
  const wheel = [96, 132, 160]
    .map((radius, ring) =>
      turned(
        Math.round(radius * 0.2),
        () => dot(0, -radius, 10, ring === 1 ? '#f6b23a' : '#f7e3c0'),
        ring * 0.5,
      ),
    )
    .join('');
  const crease =
    '<linearGradient id="crease"><stop offset="0" stop-color="#2a0408" stop-opacity="0"/><stop offset=".48" stop-color="#2a0408" stop-opacity=".42"/><stop offset=".52" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';
  const face = await drawFace({
    stock: silk('#f5e8cc', 0.05, 68),
    print:
      rect(0, 0, 500, 1400, `fill="${red}"`) +
      field +
      place(wheel, 250, 700) +
      crease +
      rect(450, 0, 100, 1400, 'fill="url(#crease)"'),
    ink:
      stackedNames('Isha', 'Kabir', 750, 620, { size: 124, colour: red, and: '#9a6a1e' }) +
      smallCaps('with their families', 750, 900, { size: 23, colour: '#5a3a2a' }) +
      smallCaps('Bhuj · 3 March', 750, 948, { size: 25, colour: '#5a3a2a' }),
    press: 0.16,
    deboss: rect(498, 0, 4, 1400),
    foils: [
      goldOnLight(
        rect(536, 40, 424, 1320, line(4)) +
          rect(550, 54, 396, 1292, line(1.6)) +
          devanagari('शुभ विवाह', 750, 450, { size: 82 }) +
          place(lotus(60, 2.4), 750, 330) +
          rule(750, 1036, 70, 44, 2.4) +
          place(mandala(ROSETTE, 2.2), 750, 1190, { scale: 0.7 }),
      ),
      gold(
        circle(250, 700, 192, line(5)) +
          place(
            turned(24, () => path(petal(200, 226, 7))),
            250,
            700,
          ) +
          place(mandala(ROSETTE, 3), 250, 700, { scale: 0.44 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#7f9a96', seed: 76 },
    items: [
      card(face, {
        width: 560,
        x: 354,
        y: 470,
        turn: -2.6,
        edge: ['#d9c7a0', '#c5b187', '#af9b70'],
        lift: 1.2,
        over: [hung(500, 1392, 230, MAROON_TASSEL, 5, 9)],
      }),
      gobo(4, 0.26, 13),
      petals([
        [620, 940, 1.2, 30],
        [660, 968, 1, 110],
        [60, 950, 1, -30],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-9/kalamkari-tree', shape: 'card', draw: kalamkariTree },
  { name: 'cards/series-9/bandhani-fold', shape: 'card', draw: bandhaniFold },
];
