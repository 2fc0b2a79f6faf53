import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random } from '#art/drawing/random.ts';
import { circle, ellipse, filled, path, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { bloom, bouquet, foliage } from '#art/flora/paper-flowers.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { paperFlame } from '#art/objects/lamps.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

const [W, H] = [720, 1280];
const WHITE = ['w0', 'j0', 'w0', 'r4', 'w0', 'j1'] as const;

/** The aisle seen from the door: an arch within an arch, and morning in the last window. */
function church(): Svg {
  const vaults = [
    [600, 74, '#efe9dc', '#c9bfa9'],
    [470, 250, '#f4efe4', '#d3c9b4'],
    [350, 400, '#f8f4ec', '#dcd3c0'],
  ] as const;
  const window = pointedArch(360, 560, 190, 700, 1010);
  return (
    rect(0, 0, W, H, filled(linear(['#f7f4ec', '#efe9dc', '#e3dac8']))) +
    vaults
      .map(
        ([width, apex, light, dark]) =>
          path(pointedArch(360, apex, width, apex + width * 0.56, 1320), filled(linear([light, dark]))) +
          path(
            pointedArch(360, apex + 14, width - 26, apex + 10 + width * 0.56, 1320),
            stroked('#fffdf8', 5),
          ) +
          path(
            pointedArch(360, apex + 26, width - 50, apex + 22 + width * 0.56, 1320),
            stroked('#b9ae95', 1.4, 'opacity=".7"'),
          ),
      )
      .join('') +
    path(window, filled(linear(['#fffdf4', '#fdf3d6', '#f3e3bd']))) +
    path(window, stroked('#cdbf9f', 6)) +
    path('M360 566V1010M266 740H454M266 870H454', stroked('#cdbf9f', 4)) +
    path('M313 706C313 660 338 628 360 610C382 628 407 660 407 706', stroked('#cdbf9f', 3.4)) +
    circle(360, 668, 22, filled('#fbe6b6', 'stroke="#cdbf9f" stroke-width="3.4"')) +
    ellipse(
      360,
      800,
      330,
      330,
      filled(
        radial([
          ['#fffbe9', 0, 0.75],
          ['#fff6da', 0.5, 0.28],
          ['#fff6da', 1, 0],
        ]),
      ),
    ) +
    path('M296 1010H424L560 1280H160Z', filled(linear(['#fffdf7', '#f1eadb']))) +
    path('M296 1010L160 1280M424 1010L560 1280', stroked('#cfc4ab', 2))
  );
}

/** A candle on a slim stand at the side of the aisle. */
const candle = (x: number, foot: number, height: number): Svg =>
  paper(
    'small',
    rect(x - 4, foot - height, 8, height, filled(linear(['#e9d7a4', '#b58b3e', '#e9d7a4'], 0, 0, 1, 0))) +
      ellipse(x, foot, 26, 7, filled('#c9a052')) +
      ellipse(x, foot - height, 20, 6, filled('#d9b868')) +
      rect(x - 9, foot - height - 62, 18, 62, filled('#fffaf0'), 3),
  ) + paperFlame(x, foot - height - 60, 0.34);

/** Greenery and white flowers falling from the upper corners. */
function corner(side: 1 | -1): Svg {
  const next = random(side === 1 ? 5 : 9);
  const at = (x: number) => 360 + side * (360 - x);
  const leaves = times(46, (i) => {
    const t = i / 46;
    return foliage(
      at(-10 + 250 * (1 - t) * next()),
      -6 + 330 * t * (0.5 + next() * 0.5),
      180 - side * (18 + next() * 50),
      0.75 + next() * 0.4,
      i,
    );
  });
  const heads = [
    [14, 40, 56],
    [104, 26, 46],
    [26, 138, 44],
    [178, 14, 34],
    [86, 98, 40],
    [16, 226, 32],
    [150, 72, 26],
    [60, 186, 26],
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

export const recipes: readonly Recipe[] = [
  {
    ...picture(
      'invitations/christian',
      'cover',
      () =>
        church() +
        candle(214, 1130, 150) +
        candle(506, 1130, 150) +
        candle(158, 1210, 190) +
        candle(562, 1210, 190) +
        corner(-1) +
        corner(1) +
        [84, 636]
          .map((x, index) =>
            paper(
              'medium',
              bouquet(x, 1206, 150, { seed: 4 + index, count: 23, leaves: 14, kinds: [...WHITE] }),
            ),
          )
          .join('') +
        times(14, (i) =>
          circle(250 + ((i * 83) % 220), 1130 + ((i * 37) % 130), 3.4, filled('#fffdf8', 'opacity=".8"')),
        ),
      { wash: 0.08, light: 0.16, lamp: '#fff7dd', vignette: 0.08, grain: 0.02 },
    ),
    finer: -12,
  },
];
