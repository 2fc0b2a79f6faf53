import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { kraft } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { circle, inked, line, path, place, rect, turned, without } from '#art/drawing/svg.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { petal } from '#art/flora/petal.ts';
import { names, rule, smallCaps } from '#art/lettering.ts';
import { plaque } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { starAndCross } from '#art/motifs/geometry.ts';
import { block, patterned } from '#art/motifs/jaali.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { IVORY } from './series-1-parts.ts';

/** Series 1, patterns from edge to edge. */

/** A threshold kolam of looped lines round a lamp, maroon on ivory. */
async function thresholdKolam(): Promise<Buffer> {
  const maroon = '#74141f';
  const cell = 78;
  const loops = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_unused, column) => {
      const [x, y] = [column - 4, row - 4];
      if (Math.abs(x) + Math.abs(y) > 4) return '';
      const at = [x * cell, y * cell] as const;
      const ring =
        (Math.abs(x) + Math.abs(y)) % 2 === 0
          ? path(
              'M0 -56C34 -40 40 -34 56 0C40 34 34 40 0 56C-34 40 -40 34 -56 0C-40 -34 -34 -40 0 -56Z',
              line(6),
            )
          : path(
              'M-56 0C-36 -26 -26 -36 0 -56M56 0C36 -26 26 -36 0 -56M-56 0C-36 26 -26 36 0 56M56 0C36 26 26 36 0 56',
              line(6),
            );
      return place(ring + circle(0, 0, 9), ...at);
    }).join(''),
  ).join('');
  const tips = turned(
    4,
    () =>
      place(
        path(petal(0, 92, 30), line(6)) + path(petal(12, 60, 14)) + circle(0, -112, 9),
        0,
        -cell * 4 - 52,
      ) +
      [-1, 1]
        .map((side) =>
          place(path(petal(0, 60, 18), line(5)) + circle(0, -76, 7), side * cell * 2.5, -cell * 2.5 - 24, {
            turn: side * 45,
          }),
        )
        .join(''),
  );
  const face = await drawFace({
    stock: kraft(IVORY, 9),
    press: 0.14,
    ink: inked(
      rect(0, 0, 1000, 26) +
        rect(0, 1374, 1000, 26) +
        rect(0, 38, 1000, 5) +
        rect(0, 1357, 1000, 5) +
        place(loops + tips, 500, 590, { scale: 0.94 }) +
        names('Lakshmi', 'Arjun', 500, 1176, { size: 112 }) +
        smallCaps('Kalyanam · Thanjavur · 27 January', 500, 1252, { size: 27 }) +
        rule(500, 1308, 70, 36, 3),
      maroon,
      IVORY,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#bfa58c', strength: 1.5, seed: 24 },
    vignette: 0.26,
    items: [
      card(face, { width: 568, x: 356, y: 502, turn: -3, edge: ['#d8c9aa', '#c6b58f'] }),
      gobo(3, 0.28, 12),
      jasmine(bezier([420, 1030], [520, 960], [620, 990], [740, 890], 25)),
      petals(
        [
          [60, 66, 1, 40],
          [96, 104, 0.8, 110],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A star lattice from edge to edge in leaf green, the names in a plaque, for a nikah. */
async function starLattice(): Promise<Buffer> {
  const green = '#1d5240';
  const hole = path(plaque(500, 700, 860, 470));
  const face = await drawFace({
    stock: kraft('#d9b98d', 13),
    press: 0.16,
    ink: inked(
      without('plaque', hole, patterned(starAndCross('stars', 200, 8), 'stars', block(60, 60, 880, 1280))) +
        frameLines([
          [30, 10],
          [50, 4],
        ]) +
        path(plaque(500, 700, 830, 440), line(8)) +
        path(plaque(500, 700, 790, 404), line(3)) +
        smallCaps('Nikah', 500, 590, { size: 40 }) +
        names('Zoya', 'Imran', 500, 710, { size: 116 }) +
        smallCaps('Bhopal · 14 December', 500, 784, { size: 28 }) +
        rule(500, 836, 60, 36, 3),
      green,
      '#d9b98d',
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#dedbce', strength: 1.2, seed: 26 },
    vignette: 0.22,
    items: [
      card(face, { width: 574, x: 364, y: 504, turn: 2.6, edge: ['#b9925f', '#a37d4c'] }),
      gobo(4, 0.28, 12),
      petals(
        [
          [54, 934, 1.1, 40],
          [90, 968, 0.9, 110],
          [680, 70, 0.8, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-1/threshold-kolam', shape: 'card', draw: thresholdKolam },
  { name: 'cards/series-1/star-lattice', shape: 'card', draw: starLattice },
];
