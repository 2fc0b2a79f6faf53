import { linear } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random } from '#art/drawing/random.ts';
import {
  circle,
  ellipse,
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
import { veinedLeaf, wreath } from '#art/flora/ink.ts';
import { lilyBud, lilyFront, lilySide } from '#art/flora/lily.ts';
import { bloom, bouquet, foliage } from '#art/flora/paper-flowers.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { rings } from '#art/motifs/sacred.ts';
import { paperFlame } from '#art/objects/lamps.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lineDrawing, SHEET } from '#art/objects/print-sheet.ts';
import type { AnyRecipe } from '#art/recipe.ts';

const { width: W, height: H } = SHEET;
const WHITE = ['w0', 'j0', 'w0', 'r4', 'w0', 'j1'] as const;

/** A lancet within a lancet, as in a white chapel. */
const lancets = (): Svg =>
  [
    [900, 40, '#e6dfcd', '#cdc3aa'],
    [806, 96, '#efe9da', '#d8cfb9'],
  ]
    .map(([width, apex, light, dark]) => {
      const [span, top] = [Number(width), Number(apex)];
      return (
        paper(
          'large',
          path(
            pointedArch(500, top, span, top + span * 0.5, H + 60),
            filled(linear([`${light}`, `${dark}`])),
          ),
        ) +
        path(pointedArch(500, top + 18, span - 34, top + 14 + span * 0.5, H + 60), stroked('#fffdf8', 5)) +
        path(pointedArch(500, top + 30, span - 58, top + 26 + span * 0.5, H + 60), stroked('#b9ae95', 1.6))
      );
    })
    .join('') +
  paper(
    'medium',
    path(
      pointedArch(500, 158, 710, 500, H + 60),
      filled(linear(['#fffefa', '#fdfaf0', '#f8f2e0', '#efe5ca'])),
    ),
  );

/** A round window with six petals. */
const roseWindow = (colour: string): Svg =>
  circle(0, 0, 66, stroked(colour, 4)) +
  circle(0, 0, 56, stroked(colour, 2)) +
  times(6, (i) =>
    circle(Math.sin((i * Math.PI) / 3) * 32, -Math.cos((i * Math.PI) / 3) * 32, 20, stroked(colour, 3)),
  ) +
  circle(0, 0, 10, stroked(colour, 3));

const candle = (x: number, foot: number, height: number): Svg =>
  paper(
    'small',
    rect(x - 5, foot - height, 10, height, filled(linear(['#e9d7a4', '#b58b3e', '#e9d7a4'], 0, 0, 1, 0))) +
      ellipse(x, foot, 32, 9, filled('#c9a052')) +
      ellipse(x, foot - height, 25, 7, filled('#d9b868')) +
      rect(x - 11, foot - height - 78, 22, 78, filled('#fffaf0'), 3),
  ) + paperFlame(x, foot - height - 76, 0.42);

/** Greenery and white flowers falling from an upper corner. */
function corner(side: 1 | -1): Svg {
  const next = random(side === 1 ? 5 : 9);
  const at = (x: number) => 500 + side * (500 - x);
  const leaves = times(46, (i) => {
    const t = i / 46;
    return foliage(
      at(-10 + 330 * (1 - t) * next()),
      -6 + 360 * t * (0.5 + next() * 0.5),
      180 - side * (18 + next() * 50),
      0.95 + next() * 0.5,
      i,
    );
  });
  const heads = [
    [20, 46, 68],
    [136, 30, 56],
    [34, 168, 54],
    [236, 16, 42],
    [112, 122, 48],
    [20, 272, 38],
    [200, 86, 32],
    [74, 228, 32],
  ] as const;
  return (
    paper('small', leaves) +
    paper(
      'medium',
      heads
        .map(([x, y, radius], i) => bloom(WHITE[i % WHITE.length] ?? 'w0', at(x), y, radius, i * 47))
        .join(''),
    )
  );
}

/** Lilies in line, growing from a lower corner. */
const lilies = (): Svg =>
  [
    [56, 70, 190, -14],
    [120, 60, 190, 14],
    [200, 20, 130, 50],
  ]
    .map(([x = 0, up = 0, size = 0, turn = 0]) =>
      place(veinedLeaf(size, size * 0.22, 2.4), x, H - up, { turn }),
    )
    .join('') +
  place(lilyBud(76, 2.4), 176, H - 204, { turn: 22 }) +
  place(lilySide(92, 2.4), 226, H - 96, { turn: 52 }) +
  place(lilyFront(108, 2.4), 112, H - 128, { turn: -12 });

export const recipes: readonly AnyRecipe[] = [
  {
    ...picture(
      'print/christian',
      'print',
      (w, h) =>
        rect(0, 0, w, h, filled(linear(['#dfe5d4', '#cdd6c0', '#b3bfa4']))) +
        lancets() +
        place(faded(0.5, roseWindow('#b9ae95')), 500, 296) +
        corner(-1) +
        corner(1) +
        [
          [212, 210],
          [788, 210],
        ]
          .map(([x = 0, height = 0]) => candle(x, h - 60, height - 60))
          .join('') +
        [76, 924]
          .map((x, index) =>
            paper(
              'medium',
              bouquet(x, h - 66, 160, { seed: 4 + index, count: 23, leaves: 14, kinds: [...WHITE] }),
            ),
          )
          .join(''),
      { wash: 0.1, light: 0.16, lamp: '#fff7dd', vignette: 0.1, grain: 0.025 },
    ),
    finer: 30,
  },
  lineDrawing('print/christian-line', () => {
    const lancet = (inset: number) =>
      pointedArch(500, 112 + inset * 1.2, 760 - inset * 2, 510 + inset * 0.2, H - 88);
    return (
      frameLines(
        [
          [76, 5],
          [88, 2],
        ],
        W,
        H,
      ) +
      [0, 18, 46].map((inset, index) => path(lancet(inset), index === 0 ? outline(5) : line(2.4))).join('') +
      mirrored(
        place(roseWindow('#000'), 180, 178, { scale: 0.66 }) + place(wreath(64, 32, 22, 2.4), 180, 178),
      ) +
      place(rings(5), 500, 300, { scale: 0.8 }) +
      mirrored(lilies()) +
      times(5, (index) => circle(500 + (index - 2) * 24, H - 92, index === 2 ? 5 : 3))
    );
  }),
];
