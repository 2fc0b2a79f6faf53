import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random } from '#art/drawing/random.ts';
import { circle, ellipse, filled, num, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { bouquet } from '#art/flora/paper-flowers.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { phulBorder } from '#art/motifs/phulkari.ts';
import { litDiya } from '#art/objects/lamplight.ts';
import { domeOutline } from '#art/objects/ornament.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

const [W, H] = [720, 1280];
const SHORE = 1000;
/** The gurdwara is drawn larger than it stands, so that the names have the sky. */
const SIZE = 0.86;
const MARBLE = linear(['#fffaf0', '#f6e3c4', '#d9b48a']);
const GILT = linear(['#fff0bd', '#f0bf55', '#a86d1c']);

/** A ribbed onion dome on its lotus ring. */
function dome(x: number, base: number, width: number, height: number): Svg {
  const ribs = [-0.3, -0.16, 0, 0.16, 0.3].map((part) =>
    path(
      `M${num(x + width * part * 0.9)} ${num(base)}C${num(x + width * part * 1.5)} ${num(base - height * 0.35)} ${num(x + width * part * 0.9)} ${num(base - height * 0.66)} ${num(x)} ${num(base - height * 0.94)}`,
      stroked('#b98a3c', 1.6, 'opacity=".5"'),
    ),
  );
  return (
    path(domeOutline(x, base, width, height), filled(GILT)) +
    ribs.join('') +
    rect(x - width * 0.5, base - 6, width, 10, filled(GILT), 4) +
    rect(x - 1.6, base - height - 26, 3.2, 30, filled('#c88f2e')) +
    circle(x, base - height - 8, 4.4, filled('#e8b54a')) +
    circle(x, base - height - 20, 3, filled('#e8b54a'))
  );
}

const doorway = (x: number, top: number, width: number, bottom: number): Svg =>
  path(
    mughalArch({ x, apex: top, width, spring: top + (bottom - top) * 0.42, bottom, foils: 3 }),
    filled(linear(['#fff1c2', '#f2a94e', '#8f4a1e'])),
  );

/** A white gurdwara with gilt domes, on the water. */
function gurdwara(): Svg {
  const wing = (side: 1 | -1): Svg =>
    rect(360 + side * 152 - 62, 846, 124, 154, filled(MARBLE)) +
    rect(360 + side * 152 - 68, 838, 136, 10, filled(GILT)) +
    [-36, 0, 36].map((dx) => doorway(360 + side * 152 + dx, 884, 25, 1000)).join('') +
    dome(360 + side * 152, 838, 66, 66);
  return (
    wing(-1) +
    wing(1) +
    rect(262, 792, 196, 208, filled(MARBLE)) +
    rect(252, 784, 216, 12, filled(GILT)) +
    rect(270, 890, 180, 7, filled(GILT)) +
    [-60, 0, 60].map((dx) => doorway(360 + dx, 816, 34, 880)).join('') +
    doorway(360, 910, 62, 1000) +
    [-66, 66].map((dx) => doorway(360 + dx, 922, 32, 1000)).join('') +
    [-92, 92].map((dx) => dome(360 + dx, 784, 40, 46)).join('') +
    rect(318, 752, 84, 34, filled(MARBLE)) +
    dome(360, 754, 134, 132) +
    rect(-10, 994, 740, 12, filled(linear(['#fff3da', '#c99b62'])))
  );
}

/** Dawn over the sarovar. */
function dawn(): Svg {
  const next = random(23);
  const house = place(gurdwara(), 360 * (1 - SIZE), SHORE * (1 - SIZE), { scale: SIZE });
  return (
    rect(
      0,
      0,
      W,
      H,
      filled(
        linear([
          ['#101e50', 0],
          ['#24337a', 0.34],
          ['#6a4a86', 0.52],
          ['#d97b52', 0.68],
          ['#ffcf86', 0.79],
          ['#ffcf86', 1],
        ]),
      ),
    ) +
    times(40, () =>
      circle(
        next() * W,
        next() * 460,
        0.5 + next(),
        filled('#fff4dc', `opacity="${num(0.2 + next() * 0.5)}"`),
      ),
    ) +
    ellipse(
      360,
      960,
      520,
      260,
      filled(
        radial([
          ['#fff0c4', 0, 0.85],
          ['#ffd48a', 0.5, 0.3],
          ['#ffd48a', 1, 0],
        ]),
      ),
    ) +
    house +
    rect(0, SHORE + 6, W, 290, filled(linear(['#f3b069', '#a8608a', '#3a3d84', '#161f54']))) +
    `<g opacity=".5" transform="translate(0 ${2 * SHORE + 12}) scale(1 -1)">${house}</g>` +
    rect(
      0,
      SHORE + 6,
      W,
      290,
      filled(
        linear([
          ['#f6b56c', 0, 0.1],
          ['#141d52', 1, 0.82],
        ]),
      ),
    ) +
    times(34, (i) =>
      path(
        `M${num(60 + next() * 540)} ${num(1020 + i * 6.4)}h${num(20 + next() * 110)}`,
        stroked('#ffe6b4', 1.5, `opacity="${num(0.12 + next() * 0.3)}"`),
      ),
    )
  );
}

const SILK = [
  ['#f39a1f', '#ffc857'],
  ['#d9335f', '#f27a8f'],
  ['#f7e3b8', '#ffcf6a'],
] as const;

/** Borders of phulkari above and below, as on the edge of a shawl. */
const shawl = (): Svg => {
  const cloth = linear(['#a3221f', '#8a1a26']);
  return (
    paper('large', rect(-30, -30, W + 60, 134, filled(cloth))) +
    phulBorder(-10, 52, 740, 25, SILK, 4) +
    rect(0, 100, W, 4, filled('#f3c25a')) +
    paper('large', rect(-30, 1186, W + 60, 130, filled(cloth))) +
    phulBorder(-10, 1234, 740, 25, SILK, 4) +
    rect(0, 1184, W, 4, filled('#f3c25a'))
  );
};

export const recipes: readonly Recipe[] = [
  {
    ...picture(
      'invitations/sikh',
      'cover',
      () =>
        dawn() +
        [120, 210, 510, 600].map((x, i) => litDiya(x, 1120 + (i % 2) * 22, 0.9)).join('') +
        shawl() +
        [46, 674]
          .map((x, index) =>
            paper(
              'medium',
              bouquet(x, 1180, 84, { seed: 8 + index, count: 15, kinds: ['m0', 'r0', 'm2', 'r4', 'm4'] }),
            ),
          )
          .join(''),
      { wash: 0.1, light: 0.12, vignette: 0.14, grain: 0.02 },
    ),
    finer: -14,
  },
];
