import { linear } from '#art/drawing/definitions.ts';
import { circle, filled, line, mirrored, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { bough, grasses } from '#art/flora/boughs.ts';
import { veinedLeaf, wreath } from '#art/flora/ink.ts';
import { roundArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lineDrawing, SHEET } from '#art/objects/print-sheet.ts';
import type { AnyRecipe } from '#art/recipe.ts';

const { width: W, height: H } = SHEET;
const OLIVE = linear(['#8b9670', '#5f6d4a']);
const SAGE = linear(['#b9c0a0', '#8e9a76']);
const CLAY = linear(['#d68f6f', '#b0603f']);

/** A bough of veined leaves in pairs, growing up from 0,0 and bending to the right. */
function printedBough(length: number, pairs: number, leaf: number): Svg {
  const bend = (t: number): readonly [number, number] => [length * 0.3 * t * t, -length * t];
  const [tipX, tipY] = bend(1);
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const t = 0.14 + (0.8 * index) / (pairs - 1);
    const [x, y] = bend(t);
    const size = leaf * (1 - 0.45 * t);
    return [-1, 1]
      .map((side) => place(veinedLeaf(size, size * 0.34, 2.4), x, y, { turn: side * (62 - 26 * t) + 22 * t }))
      .join('');
  });
  return (
    path(`M0 0Q${length * 0.02} ${-length * 0.55} ${tipX} ${tipY}`, line(3)) +
    leaves.join('') +
    place(veinedLeaf(leaf * 0.6, leaf * 0.2, 2.4), tipX, tipY, { turn: 24 })
  );
}

export const recipes: readonly AnyRecipe[] = [
  {
    ...picture(
      'print/modern',
      'print',
      (w, h) =>
        rect(0, 0, w, h, filled(linear(['#f3d5c0', '#e6b99b', '#d99a7b']))) +
        paper('large', path(roundArch(500, 836, 500, h + 60), filled('#f8e6d6'))) +
        path(roundArch(500, 800, 500, h + 60), stroked('#c98a68', 3)) +
        paper(
          'medium',
          path(
            roundArch(500, 764, 500, h + 60),
            filled(linear(['#fffdf9', '#fff8ef', '#fcefe1', '#f6ddc8'])),
          ),
        ) +
        paper('small', circle(500, 268, 84, filled(linear(['#fbe0c8', '#f0b48f'])))) +
        paper(
          'medium',
          path(
            `M-20 ${h - 96}C180 ${h - 176} 330 ${h - 96} 520 ${h - 74}C700 ${h - 52} 860 ${h - 128} 1020 ${h - 150}V${h + 20}H-20Z`,
            filled(linear(['#c9826a', '#a55c45'])),
          ),
        ) +
        paper(
          'medium',
          path(
            `M-20 ${h - 30}C200 ${h - 100} 400 ${h - 40} 580 ${h - 30}C760 ${h - 20} 880 ${h - 60} 1020 ${h - 76}V${h + 20}H-20Z`,
            filled(linear(['#8f9a76', '#66724f'])),
          ),
        ) +
        paper('small', place(grasses(0, 0, '#7a4a36'), 800, h - 20, { scale: 0.6 })) +
        paper('medium', place(bough(430, 8, 118, OLIVE, '#55613f'), 104, h + 10, { turn: -12 })) +
        paper('medium', place(bough(400, 8, 108, CLAY, '#8c4a31'), 40, h + 20, { turn: -30 })) +
        paper('medium', place(bough(420, 8, 112, SAGE, '#74805d'), 904, h + 10, { turn: 4, flip: true })) +
        paper('small', place(bough(360, 7, 104, OLIVE, '#55613f'), 1030, -30, { turn: 214 })) +
        paper('small', place(bough(290, 6, 90, CLAY, '#8c4a31'), 880, -40, { turn: 196 })) +
        paper('small', place(bough(360, 7, 104, SAGE, '#74805d'), -30, -30, { turn: 146, flip: true })) +
        paper('small', place(bough(280, 6, 88, CLAY, '#8c4a31'), 130, -40, { turn: 166, flip: true })),
      { wash: 0.12, light: 0.14, lamp: '#fff3dc', vignette: 0.1, grain: 0.03 },
    ),
    finer: 30,
  },
  lineDrawing(
    'print/modern-line',
    () =>
      frameLines([[76, 3]], W, H) +
      path(roundArch(500, 760, 500, H - 76), line(4)) +
      path(roundArch(500, 730, 500, H - 76), line(2)) +
      place(wreath(62, 30, 34, 2.4), 500, 258) +
      mirrored(
        place(printedBough(360, 8, 100), 92, H + 10, { turn: -8 }) +
          place(printedBough(330, 7, 100), -20, -20, { turn: 138, flip: true }) +
          place(printedBough(240, 6, 84), 170, -40, { turn: 172, flip: true }),
      ),
  ),
];
