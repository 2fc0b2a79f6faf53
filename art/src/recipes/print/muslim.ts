import { linear } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import {
  faded,
  filled,
  inked,
  line,
  mirrored,
  outline,
  path,
  place,
  rect,
  type Svg,
  stroked,
} from '#art/drawing/svg.ts';
import { anemone, veinedLeaf } from '#art/flora/ink.ts';
import { garland, paperBouquet } from '#art/flora/paper-flowers.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { khatam, shamsa, star, starAndCross } from '#art/motifs/geometry.ts';
import { block, patterned } from '#art/motifs/jaali.ts';
import { glow } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lineDrawing, SHEET } from '#art/objects/print-sheet.ts';
import type { AnyRecipe } from '#art/recipe.ts';

const { width: W, height: H } = SHEET;

/** The keel arch of the card, `inset` from its outer edge. */
const keel = (inset: number, floor = H + 80): string =>
  `M${78 + inset} ${floor}V${430 + inset * 0.2}C${78 + inset} ${230 + inset * 0.6} ${372 + inset * 0.2} ${180 + inset} 500 ${48 + inset * 1.3}` +
  `C${628 - inset * 0.2} ${180 + inset} ${922 - inset} ${230 + inset * 0.6} ${922 - inset} ${430 + inset * 0.2}V${floor}Z`;

const CRESCENT = 'M470 284A62 62 0 1 0 552 350A50 50 0 1 1 470 284Z';

/** A glowing six-sided lantern on its chain. */
const hungLantern = (x: number, y: number): Svg =>
  path(`M${x} 40V${y}`, stroked(P.goldLight, 3)) +
  place(
    glow(0, 60, 110, '#ffe0a0', 0.7) +
      paper(
        'small',
        path('M-18 0H18L44 30V96L18 130H-18L-44 96V30Z', filled(linear(['#fff3c4', '#f4b94a', '#c9851f']))) +
          path('M-44 30H44M-44 96H44M0 0V130M-22 30V96M22 30V96', stroked('#7c4d17', 4)) +
          path('M-22 0L0 -34L22 0ZM-14 130L0 160L14 130Z', filled(P.gold)),
      ),
    x,
    y,
    { scale: 0.84 },
  );

/** The same lantern in line. */
const printedLantern = (x: number, top: number, y: number): Svg =>
  path(`M${x} ${top}V${y}`, line(2.4)) +
  place(
    path('M-18 0H18L44 30V96L18 130H-18L-44 96V30Z', outline(3)) +
      path('M-44 30H44M-44 96H44M-22 30V96M22 30V96M0 30V96', line(2.4)) +
      path('M-22 0L0 -34L22 0ZM-14 130L0 160L14 130Z') +
      path(star(8, 15, 0.6), 'transform="translate(0 63)" fill="currentColor"'),
    x,
    y,
    { scale: 0.56 },
  );

const printedFlowers = (): Svg =>
  [
    [60, 190, 150, -30],
    [176, 120, 100, 26],
    [240, 70, 100, 66],
  ]
    .map(([x = 0, up = 0, size = 0, turn = 0]) =>
      place(veinedLeaf(size, size * 0.32, 2.4), x, H - up, { turn }),
    )
    .join('') +
  [
    [90, 186, 44],
    [196, 128, 46],
    [84, 92, 58],
    [270, 82, 36],
    [176, 56, 44],
  ]
    .map(([x = 0, up = 0, size = 0]) => place(anemone(size, 2.4), x, H - up - 8))
    .join('');

export const recipes: readonly AnyRecipe[] = [
  {
    ...picture(
      'print/muslim',
      'print',
      (w, h) =>
        rect(0, 0, w, h, filled(linear(['#17806a', '#0d5a4c', '#073a33'], 0, 0, 0.6, 1))) +
        faded(
          0.28,
          times(12, (j) =>
            times(9, (i) =>
              place(
                path(khatam(40), stroked(P.goldLight, 3)) + path(star(8, 16, 0.6), filled(P.goldLight)),
                i * 125 + (j % 2) * 62,
                j * 125,
              ),
            ),
          ),
        ) +
        paper('large', path(keel(0), filled('#c9973b'))) +
        path(keel(18), stroked('#073a33', 4)) +
        paper('medium', path(keel(42), filled(linear(['#fafaf0', '#f3f5e6', '#e9efd8', '#d3dfbe'])))) +
        place(faded(0.2, inked(shamsa(250, 3), '#0d5a4c', 'none')), 500, 560) +
        paper(
          'small',
          path(
            CRESCENT,
            filled(linear(['#fff0c4', '#c9973b', '#7c4d17']), 'transform="translate(122 -62) scale(.76)"'),
          ),
        ) +
        place(path(star(5, 24, 0.42), filled('#c9973b')), 522, 178) +
        [152, 848].map((x) => hungLantern(x, 196)).join('') +
        times(5, (k) =>
          paper(
            'small',
            garland(
              Array.from(
                { length: 41 },
                (_, i) => [-20 + k * 208 + i * 5.2, 34 + 200 * (i / 40) * (1 - i / 40)] as const,
              ),
              16,
              { seed: k + 2, pattern: ['w0', 'j0', 'w0', 'j1'] },
            ),
          ),
        ) +
        paperBouquet(84, h - 70, 150, { seed: 4, count: 19, kinds: ['w0', 'r4', 'j0', 'r5'] }) +
        paperBouquet(916, h - 70, 150, { seed: 14, count: 19, kinds: ['r4', 'w0', 'j0', 'r5'] }),
      { vignette: 0.16 },
    ),
    finer: 30,
  },
  lineDrawing(
    'print/muslim-line',
    () =>
      patterned(starAndCross('net', 96, 3.4), 'net', block(88, 88, W - 176, H - 176)) +
      frameLines(
        [
          [76, 5],
          [88, 2],
        ],
        W,
        H,
      ) +
      path(keel(60, H - 124), outline(5)) +
      path(keel(76, H - 138), line(2)) +
      place(path(CRESCENT), 122, -14, { scale: 0.76 }) +
      place(path(star(5, 24, 0.42)), 522, 226) +
      [190, 810].map((x) => printedLantern(x, 330, 384)).join('') +
      mirrored(printedFlowers()),
  ),
];
