import { swag } from '#art/drawing/curves.ts';
import { linear } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import {
  circle,
  faded,
  filled,
  line,
  mirrored,
  outline,
  path,
  place,
  rect,
  type Svg,
  stroked,
} from '#art/drawing/svg.ts';
import { printedMarigold, veinedLeaf } from '#art/flora/ink.ts';
import { garland, paperBouquet, paperToran } from '#art/flora/paper-flowers.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frameLines, toran } from '#art/motifs/borders.ts';
import { block, jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { kalash } from '#art/motifs/sacred.ts';
import { metalKalash } from '#art/objects/gift-boxes.ts';
import { paperDiya } from '#art/objects/lamps.ts';
import { arch, butiField, glow, lineMandala } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lineDrawing, SHEET } from '#art/objects/print-sheet.ts';
import type { AnyRecipe } from '#art/recipe.ts';

const { width: W, height: H } = SHEET;

/** A string of marigolds at the side of the arch, with its tassel. */
const sideGarland = (x: number): Svg =>
  path(`M${x} 60V300`, stroked(P.goldLight, 2.4)) +
  paper(
    'small',
    garland(swag(x, 300, x, 860, 0), 19, { seed: x, pattern: ['m0', 'm2', 'j0', 'm1'] }) +
      path(`M${x - 10} 870h20l8 46h-36Z`, filled('#8a1c1a')),
  );

/** Marigolds in line, the largest in the corner. */
const printedFlowers = (): Svg =>
  [
    [58, 196, 120, -24],
    [120, 196, 104, 18],
    [196, 118, 80, 20],
    [270, 50, 92, 74],
  ]
    .map(([x = 0, up = 0, size = 0, turn = 0]) =>
      place(veinedLeaf(size, size * 0.34, 2.4), x, H - up, { turn }),
    )
    .join('') +
  [
    [96, 188, 42],
    [196, 112, 46],
    [72, 88, 62],
    [252, 56, 38],
    [156, 40, 48],
  ]
    .map(([x = 0, up = 0, size = 0]) => place(printedMarigold(size, 2.4), x, H - up - 10))
    .join('');

export const recipes: readonly AnyRecipe[] = [
  {
    ...picture(
      'print/hindu',
      'print',
      (w, h) =>
        rect(0, 0, w, h, filled(linear(['#e8603a', '#c93a24', '#8f1f1a'], 0, 0, 0.6, 1))) +
        butiField(w, h, 84, 22, P.goldLight, 0.24) +
        paper('large', path(arch(500, h + 60, 400, 424, 330, 13), filled('#f4a93c'))) +
        path(arch(500, h + 60, 400, 408, 318, 13), stroked('#8a1c1a', 4)) +
        paper(
          'medium',
          path(
            arch(500, h + 60, 408, 382, 296, 13),
            filled(linear(['#fff9ea', '#fdf0d2', '#fae3b4', '#f3cd88'])),
          ),
        ) +
        place(faded(0.16, lineMandala(300, { colour: '#c93a24', width: 2.6, petals: 20 })), 500, 560) +
        glow(500, 240, 130, '#ffb35a', 0.5) +
        place(metalKalash(0, 0, 'brass', 0.44), 500, 262) +
        [118, 882].map(sideGarland).join('') +
        paperToran(w, 4, 23, 64, 26) +
        paperDiya(300, h - 58, 0.8) +
        paperDiya(700, h - 58, 0.8) +
        paperBouquet(92, h - 74, 150, { seed: 4, count: 19, kinds: ['m0', 'r2', 'm2', 'm4'] }) +
        paperBouquet(908, h - 74, 150, { seed: 14, count: 19, kinds: ['m2', 'm0', 'r2', 'm4'] }),
      { vignette: 0.16 },
    ),
    finer: 30,
  },
  lineDrawing('print/hindu-line', () => {
    const opening = mughalArch({ x: 500, apex: 148, width: 720, spring: 440, bottom: H - 124, foils: 5 });
    const inner = mughalArch({ x: 500, apex: 170, width: 688, spring: 442, bottom: H - 138, foils: 5 });
    return (
      patterned(jaaliEight('net', 86, 2.6), 'net', block(88, 88, W - 176, H - 176)) +
      frameLines(
        [
          [76, 5],
          [88, 2],
        ],
        W,
        H,
      ) +
      path(opening, outline(5)) +
      path(inner, line(2)) +
      toran(90, 92, W - 180, 6, 20, 2.4) +
      place(kalash(2.6), 500, 336, { scale: 0.56 }) +
      mirrored(printedFlowers()) +
      times(7, (index) => circle(500 + (index - 3) * 22, H - 106, index === 3 ? 5 : 3))
    );
  }),
];
