import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { BRASS } from '#art/card/ramp.ts';
import { envelope, shot } from '#art/card/shot.ts';
import { pearl, smoothCard } from '#art/card/stock.ts';
import { circle, inked, line, mirrored, path, place, rect } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frameLines, toran } from '#art/motifs/borders.ts';
import { girihRosette, khatam, star, starAndCross } from '#art/motifs/geometry.ts';
import { block, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, LACE_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { standingLamp } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { medallion, metal } from '#art/props/metal.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 6: two leaves that meet in the middle, foil on both, standing a little open. */

/** A mandala parted by the opening leaves. */
async function mandalaGates(): Promise<Buffer> {
  const emerald = '#0e4a3d';
  const leafFace = (middle: number): ReturnType<typeof drawFace> =>
    drawFace({
      sheet: { width: 500, height: 1400 },
      stock: smoothCard(emerald),
      foils: [
        gold(
          place(mandala(GRAND_MANDALA, 2.2), middle, 700, { scale: 1.22 }) +
            rect(30, 30, 440, 1340, line(3)) +
            rect(44, 44, 412, 1312, line(1.2)),
        ),
      ],
    });
  const [left, right, inside] = await Promise.all([
    leafFace(500),
    leafFace(0),
    drawFace({
      stock: pearl('#f8f0e0'),
      ink:
        stackedNames('Aarav', 'Meera', 500, 620, { size: 112, colour: emerald, and: '#9a6a1e' }) +
        smallCaps('Kochi · 18 January', 500, 900, { size: 23, colour: '#4a3a2a' }),
      press: 0.2,
      foils: [
        goldOnLight(
          frameLines([
            [36, 3],
            [48, 1.2],
          ]) +
            devanagari('शुभ विवाह', 500, 440, { size: 88 }) +
            place(lotus(54), 500, 330) +
            rule(500, 960, 90, 60) +
            circle(500, 960, 5),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#e4d6c6', strength: 1.2, seed: 33 },
    vignette: 0.24,
    items: [
      envelope(
        { colour: '#d9b98f', liner: '#0e4a3d', linerInk: '#d6a94c' },
        { width: 520, x: 384, y: 470, turn: 5 },
      ),
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: left, left: 0, width: 500, open: 57, hinge: 'left' },
          { face: right, left: 500, width: 500, open: 62, hinge: 'right' },
        ],
        { sheet: { width: 1000, height: 1400 }, width: 500, x: 360, y: 520, turn: -2, tilt: 8 },
      ),
      gobo(4, 0.24, 13),
      petals(
        [
          [70, 930, 1.1, 30],
          [110, 960, 0.9, 110],
          [664, 120, 0.9, -30],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** A narrow leaf and a wide one, held shut by a star medallion, for a nikah. */
async function unevenGates(): Promise<Buffer> {
  const night = '#1a2450';
  const seam = 352;
  const [narrow, wide, inside] = await Promise.all([
    drawFace({
      sheet: { width: seam, height: 1400 },
      stock: smoothCard(night),
      foils: [
        gold(
          patterned(starAndCross('stars', 150, 3.6), 'stars', block(36, 36, seam - 36, 1328)) +
            path(`M${seam} 24H24V1376H${seam}`, line(5)) +
            path(`M${seam} 36H36V1364H${seam}`, line(2)),
        ),
      ],
    }),
    drawFace({
      sheet: { width: 1000 - seam, height: 1400 },
      stock: pearl('#f4e7ce'),
      ink: inked(
        stackedNames('Zoya', 'Imran', 336, 900, { size: 128, and: '#9a6a1e' }) +
          smallCaps('Lucknow', 336, 1190, { size: 30 }) +
          smallCaps('6 February', 336, 1240, { size: 30 }) +
          smallCaps('Nikah', 336, 330, { size: 44 }),
        night,
        '#f4e7ce',
      ),
      press: 0.16,
      foils: [
        goldOnLight(
          path('M0 24H624V1376H0', line(5)) +
            path('M0 40H608V1360H0', line(2)) +
            path(
              mughalArch({ x: 336, apex: 120, width: 470, spring: 330, bottom: 1310, foils: 3 }),
              line(4),
            ) +
            place(path(khatam(30), line(3)) + path(star(8, 13, 0.5)), 336, 240),
        ),
      ],
    }),
    drawFace({ stock: pearl('#d8b98a') }),
  ]);
  const seal = await metal(medallion(girihRosette(10, 132, 8)), 0, 0, 176, BRASS, 3);
  return shot({
    surface: { kind: 'plaster', colour: '#d9b9ae', strength: 1.2, seed: 34 },
    vignette: 0.26,
    items: [
      envelope(
        { colour: '#f4e7ce', liner: '#1a2450', linerInk: '#d6a94c' },
        { width: 540, x: 330, y: 470, turn: -6 },
      ),
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: narrow, left: 0, width: seam, open: 14, hinge: 'left' },
          { face: wide, left: seam, width: 1000 - seam, open: 9, hinge: 'right' },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 548,
          x: 368,
          y: 512,
          turn: 3,
          tilt: 8,
          edge: '#c2a87c',
        },
      ),
      `<div style="position:absolute;left:286px;top:470px">${seal}</div>`,
      gobo(5, 0.24, 13),
      petals(
        [
          [70, 930, 1.1, 30],
          [110, 964, 0.9, 110],
          [46, 880, 0.8, -50],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** Opened flat: three panels of coral and ivory under a lotus toran, and the card closed above them. */
async function lotusSpread(): Promise<Buffer> {
  const coral = '#b8483c';
  const ivory = '#fbf2df';
  const leafFace = (outer: 0 | 1): ReturnType<typeof drawFace> => {
    const x = outer === 0 ? 0 : 500;
    return drawFace({
      sheet: { width: 500, height: 1400 },
      stock: smoothCard(coral),
      foils: [
        gold(
          frameLines(
            [
              [30, 5],
              [46, 2],
            ],
            500,
            1400,
          ) +
            place(mandala(LACE_MANDALA, 3.4), x, 700, { scale: 1.9 }) +
            place(lotus(70, 3), 250, 190) +
            place(lotus(70, 3), 250, 1270),
        ),
      ],
    });
  };
  const [left, right, inside, closedLeft, closedRight] = await Promise.all([
    leafFace(0),
    leafFace(1),
    drawFace({
      stock: pearl(ivory),
      ink:
        stackedNames('Lakshmi', 'Arjun', 500, 690, { size: 150, colour: coral, and: '#9a6a1e' }) +
        smallCaps('Thanjavur', 500, 1110, { size: 36, colour: '#5a3a2a' }) +
        smallCaps('29 January', 500, 1166, { size: 36, colour: '#5a3a2a' }),
      press: 0.16,
      foils: [
        goldOnLight(
          frameLines([
            [34, 6],
            [52, 2],
          ]) +
            toran(60, 64, 880, 5, 34, 4) +
            devanagari('शुभ विवाह', 500, 490, { size: 120 }) +
            place(lotus(90, 3.4), 500, 330) +
            mirrored(place(standingLamp(3), 170, 1330, { scale: 1.15 })),
        ),
      ],
    }),
    leafFace(1),
    leafFace(0),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#cfd3c2', strength: 1.1, seed: 35 },
    vignette: 0.24,
    items: [
      folded(
        [
          { face: closedLeft, left: 0, width: 500 },
          { face: closedRight, left: 500, width: 500 },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 330,
          x: 430,
          y: 266,
          turn: 9,
          tilt: 8,
          edge: '#8f3228',
        },
      ),
      folded(
        [
          { face: left, left: 0, width: 500 },
          { face: right, left: 1500, width: 500 },
          { face: inside, left: 500, width: 1000 },
        ],
        {
          sheet: { width: 2000, height: 1400 },
          width: 668,
          x: 356,
          y: 690,
          turn: -3,
          tilt: 8,
          edge: '#8f3228',
        },
      ),
      gobo(6, 0.24, 13),
      marigolds([
        { x: 80, y: 120, size: 110, kind: 1, turn: 20 },
        { x: 150, y: 60, size: 88, kind: 0, turn: 80 },
        { x: 54, y: 216, size: 78, kind: 2, turn: 130 },
      ]),
      petals([
        [660, 380, 1, 30],
        [70, 960, 1.1, 110],
        [640, 972, 0.9, 20],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-6/mandala-gates', shape: 'card', draw: mandalaGates },
  { name: 'cards/series-6/uneven-gates', shape: 'card', draw: unevenGates },
  { name: 'cards/series-6/lotus-spread', shape: 'card', draw: lotusSpread },
];
