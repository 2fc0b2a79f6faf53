import { linear } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import {
  circle,
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
import { paperBouquet, paperToran } from '#art/flora/paper-flowers.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { doli } from '#art/motifs/buildings.ts';
import { block, halfDrop, patterned } from '#art/motifs/jaali.ts';
import { linePaisley, rosette } from '#art/objects/ornament.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lineDrawing, SHEET } from '#art/objects/print-sheet.ts';
import type { AnyRecipe } from '#art/recipe.ts';

const { width: W, height: H } = SHEET;

/** A panel with scooped corners, `inset` from the sheet's edges. */
function panel(inset: number, scoop = 74): string {
  const [left, top, right, bottom] = [inset, inset + 24, W - inset, H - inset - 10];
  return (
    `M${left + scoop} ${top}H${right - scoop}A${scoop} ${scoop} 0 0 0 ${right} ${top + scoop}V${bottom - scoop}` +
    `A${scoop} ${scoop} 0 0 0 ${right - scoop} ${bottom}H${left + scoop}A${scoop} ${scoop} 0 0 0 ${left} ${bottom - scoop}V${top + scoop}` +
    `A${scoop} ${scoop} 0 0 0 ${left + scoop} ${top}Z`
  );
}

/** Diamonds of floss silk in four colours over the whole sheet. */
const phulkari = (): Svg =>
  times(14, (row) =>
    times(10, (column) =>
      place(
        path(
          'M0 -54L54 0L0 54L-54 0Z',
          filled(pick(['#f4a93c', '#ffd27a', '#e8602a', '#f7c0d0'], column + row * 2), 'opacity=".55"'),
        ) +
          path(
            'M0 -32L32 0L0 32L-32 0Z',
            filled(pick(['#c22a62', '#11696b', '#8a1648'], column * 2 + row), 'opacity=".6"'),
          ) +
          path('M-40 0H40M0 -40V40', stroked('#fff0c4', 2, 'opacity=".7"')),
        column * 116 + (row % 2) * 58 - 20,
        row * 108,
      ),
    ),
  );

/** The canopy of the palki: a gilt dome with its fringe. */
const canopy = (): Svg =>
  paper(
    'medium',
    path(
      'M-150 0C-138 -84 -84 -118 0 -134C84 -118 138 -84 150 0Z',
      filled(linear(['#f8b94e', '#dd7a1c', '#a8540f'])),
    ) + rect(-160, -6, 320, 24, filled('#8a1648', 'rx="8"')),
  ) +
  paper('small', path('M-22 -128C-30 -150 -10 -160 0 -186C10 -160 30 -150 22 -128Z', filled('#ffd27a'))) +
  times(5, (i) => place(rosette(17, '#fff3d4', '#c22a62'), -92 + i * 46, -42 - (2 - Math.abs(i - 2)) * 9)) +
  times(12, (i) => path(`M${-156 + i * 26} 18h26v13q-13 20 -26 0Z`, filled(i % 2 ? '#11696b' : '#e0447a')));

const printedFlowers = (): Svg =>
  [
    [70, 210, 120, -20],
    [190, 130, 86, 26],
    [262, 64, 92, 70],
  ]
    .map(([x = 0, up = 0, size = 0, turn = 0]) =>
      place(veinedLeaf(size, size * 0.34, 2.4), x, H - up, { turn }),
    )
    .join('') +
  [
    [84, 190, 42],
    [192, 120, 44],
    [76, 84, 60],
    [250, 58, 36],
    [168, 44, 44],
  ]
    .map(([x = 0, up = 0, size = 0]) => place(printedMarigold(size, 2.4), x, H - up - 6))
    .join('');

/** A diamond of the phulkari in one ink. */
const DIAMOND =
  path('M0 -46L46 0L0 46L-46 0Z', line(2.6)) +
  path('M0 -30L30 0L0 30L-30 0Z') +
  path('M-24 0H24M0 -24V24', 'fill="none" stroke="var(--paper)" stroke-width="3"');

export const recipes: readonly AnyRecipe[] = [
  {
    ...picture(
      'print/sikh',
      'print',
      (w, h) =>
        rect(0, 0, w, h, filled(linear(['#e0447a', '#c22a62', '#8a1648'], 0, 0, 0.6, 1))) +
        phulkari() +
        paper('large', path(panel(84), filled('#ffd27a'))) +
        path(panel(100, 70), stroked('#8a1648', 5)) +
        paper('medium', path(panel(116, 66), filled(linear(['#fffaf0', '#fef2de', '#fbe6c4', '#f6d6a8'])))) +
        mirrored(place(linePaisley(1.15, '#c22a62', '#ffd27a'), 212, 262, { turn: -24 })) +
        place(canopy(), 500, 262, { scale: 0.8 }) +
        paperToran(w, 4, 23, 64, 26, 'r0', ['r0', 'm2', 'w0', 'm0']) +
        paperBouquet(92, h - 74, 150, { seed: 4, count: 19, kinds: ['r0', 'm2', 'w0', 'm0'] }) +
        paperBouquet(908, h - 74, 150, { seed: 14, count: 19, kinds: ['m2', 'r0', 'm0', 'w0'] }),
      { vignette: 0.16 },
    ),
    finer: 30,
  },
  lineDrawing(
    'print/sikh-line',
    () =>
      patterned(halfDrop('net', 96, 96, DIAMOND), 'net', block(88, 88, W - 176, H - 176)) +
      frameLines(
        [
          [76, 5],
          [88, 2],
        ],
        W,
        H,
      ) +
      path(panel(140), outline(5)) +
      path(panel(156, 70), line(2.2)) +
      place(doli(), 500, 340, { scale: 0.66 }) +
      mirrored(place(linePaisley(1.1, '#000', 'none', 2.6), 246, 306, { turn: -24 })) +
      mirrored(printedFlowers()) +
      times(5, (index) => circle(500 + (index - 2) * 24, H - 118, index === 2 ? 5 : 3)),
  ),
];
