import { bezier, blob, disc } from '#art/drawing/curves.ts';
import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, path, place, type Svg, stroked } from '#art/drawing/svg.ts';
import { garland, paperBouquet, paperPetals } from '#art/flora/paper-flowers.ts';
import { cloth } from '#art/objects/backdrops.ts';
import {
  ball,
  cashew,
  chilli,
  crisp,
  GULAB,
  gravy,
  herb,
  jalebi,
  laid,
  lemon,
  nut,
  onion,
  PEA,
  paneer,
  RUBY,
  rice,
  rosePetals,
  saffron,
  sliver,
  sprig,
  strewn,
  swirl,
} from '#art/objects/food.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { served, thaliPlate } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';

const LEAF =
  'M-60 1130C120 760 420 360 760 180C1010 50 1260 -30 1480 -60C1520 240 1420 640 1180 930C940 1210 560 1420 180 1470C40 1440 -60 1300 -60 1130Z';
const bananaLeaf = paper(
  'large',
  path(LEAF, filled(linear(['#8fae4f', '#5f8a3c', '#3f6b35'], 0, 0, 1, 1))) +
    clipped(
      LEAF,
      times(58, (i) => {
        const t = i / 58;
        const [x, y] = [-40 + t * 1500, 1420 - t * 1480];
        return (
          path(
            `M${x} ${y}Q${x - 30} ${y - 260} ${x + 140} ${y - 640}`,
            stroked(i % 2 ? '#a9c46a' : '#41692f', i % 2 ? 2 : 3, 'opacity=".45"'),
          ) +
          path(
            `M${x} ${y}Q${x + 270} ${y - 20} ${x + 600} ${y - 190}`,
            stroked(i % 2 ? '#7fa04a' : '#335a2b', i % 2 ? 2 : 3, 'opacity=".45"'),
          )
        );
      }) +
        path('M-40 1430C420 1010 900 500 1460 -60', stroked('#c8d68a', 13)) +
        path('M-40 1430C420 1010 900 500 1460 -60', stroked('#e8efb9', 4)),
    ),
);

/** The seven bowls, from the lower left round to the lower right. */
const BOWLS: readonly ((r: number) => Svg)[] = [
  (r) =>
    gravy(r, ['#ffd04f', '#eba51f', '#b86c10'], '#ffe08a') +
    chilli(-40, -20, 0.5, 18, '#c9261c', '#7a100e') +
    chilli(-10, 30, 0.45, -24, '#c9261c', '#7a100e') +
    laid(5, r * 0.7, 3, (x, y, next) => herb(x, y, 1.1, next() * 360)),
  (r) =>
    gravy(r, ['#f07a2c', '#d9531a', '#9c2c12'], '#ffa35c') +
    laid(7, r * 0.75, 4, (x, y, next) => paneer(x, y, 44, next() * 90)) +
    swirl(r * 0.7, 5, 1.4) +
    herb(4, -4, 1.3, 20),
  (r) =>
    gravy(r, ['#5f8a35', '#3f6b2a', '#27481f'], '#7da648') +
    laid(6, r * 0.7, 6, (x, y, next) => paneer(x, y, 40, next() * 90)) +
    swirl(r * 0.6, 5, 1.3),
  (r) =>
    gravy(r, ['#a9561f', '#7d3713', '#4f1f0c'], '#d98a4a') +
    laid(24, r * 0.88, 2, (x, y) => ball(x, y, 14, ['#f3cf8a', '#d39a4c', '#8f5420'])) +
    sprig(-6, 4, 1.4, 20) +
    onion(34, -34, 16),
  (r) =>
    circle(0, 0, r, filled(radial(['#fffdf6', '#f6ead2', '#d8bf96']))) +
    swirl(r * 0.7, 6, 1.8, '#e6d2ac', 0.8) +
    laid(18, r * 0.85, 5, (x, y) => ball(x, y, 6.5, RUBY)) +
    strewn(18, r * 0.85, 6, (x, y) => ellipse(x, y, 4, 1.6, filled('#6b4a1c'))) +
    sprig(0, -2, 1.3, 10),
  (r) =>
    circle(0, 0, r, filled(radial(['#fff6dc', '#f6e0ae', '#d9b877']))) +
    strewn(36, r, 7, (x, y, next) =>
      ellipse(x, y, 8, 3.4, filled('#fffbe9', `opacity=".8" transform="rotate(${next() * 180} ${x} ${y})"`)),
    ) +
    laid(9, r * 0.75, 4, (x, y, next) => nut(x, y, 1, next() * 180)) +
    strewn(14, r * 0.8, 8, (x, y, next) => sliver(x, y, 17, next() * 180, '#7f9a3f')) +
    saffron(14, r * 0.8, 9, 0.7),
  (r) =>
    gravy(r, ['#e09a3a', '#b5651a', '#7a3a0e'], '#ffd79a') +
    laid(4, r * 0.62, 5, (x, y) => ball(x, y, 37, GULAB)) +
    strewn(10, r * 0.6, 3, (x, y, next) => sliver(x, y, 15, next() * 180, '#8faa48')) +
    rosePetals(3, r * 0.7, 4, 0.9),
];

/** The thali on its leaf, 1400 x 1400. */
export function thali(width: number, height: number): Svg {
  const bowls = BOWLS.map((fill, i) => {
    const angle = ((-90 - 6 * 17.7 + i * 35.4) * Math.PI) / 180;
    return served('katori', 700 + Math.cos(angle) * 356, 700 + Math.sin(angle) * 356, 118, fill);
  }).join('');
  const mound = place(
    paper(
      'medium',
      path(blob(random(seedOf(2)), 152, 11, 0.12), filled('#e3a53a')) +
        clipped(
          disc(0, 0, 150),
          rice(146, 700, ['#fffaf0', '#fff3d4', '#f9dd92', '#ffc94d', '#f2a42c'], 6, 0.9),
        ),
    ) +
      circle(
        0,
        0,
        156,
        filled(
          radial(
            [
              ['#fff8dc', 0, 0.35],
              ['#5a2a08', 0.5, 0],
              ['#5a2a08', 1, 0.5],
            ],
            0.38,
            0.34,
            0.66,
          ),
        ),
      ) +
      [
        [-60, -20],
        [40, -62],
        [62, 36],
        [-20, 66],
      ]
        .map(([x = 0, y = 0], i) => cashew(x, y, 1, i * 80))
        .join('') +
      laid(7, 110, 4, (x, y) => ball(x, y, 8, PEA)) +
      sprig(0, 6, 2.2, -20),
    690,
    672,
  );
  const lassi = served(
    'brass',
    170,
    190,
    128,
    (r) =>
      circle(0, 0, r, filled(radial(['#fffdf6', '#fbeccb', '#e3c68f']))) +
      swirl(r * 0.6, 6, 1.7, '#e6cf9e') +
      strewn(5, r * 0.6, 3, (x, y, next) => sliver(x, y, 20, next() * 180, '#7f9a3f')) +
      rosePetals(3, r * 0.5, 5, 1.1) +
      saffron(6, r * 0.6, 7),
  );
  return (
    cloth(width, height, 'maroon', { weave: 0.36, thread: '#c9973b', step: 100, size: 22, count: 4 }) +
    bananaLeaf +
    thaliPlate(700, 700) +
    bowls +
    mound +
    crisp(560, 1012, 116, 4) +
    crisp(742, 1050, 112, 9) +
    crisp(648, 930, 108, 6) +
    lemon(898, 1016, 1, 20, '#f2c31f', '#fff3b0', 0.5) +
    lemon(960, 956, 1, 80, '#f2c31f', '#fff3b0', 0.5) +
    chilli(806, 1110, 1, -16) +
    chilli(790, 1148, 0.9, -8) +
    onion(440, 1010, 34) +
    onion(478, 1052, 27) +
    onion(424, 1068, 22) +
    served(
      'katori',
      462,
      918,
      80,
      (r) => gravy(r, ['#86ab45', '#5f8a35', '#3c5f26'], '#a9cf62') + herb(0, 6, 1.4, 10),
    ) +
    jalebi(846, 862, 60, 0.5) +
    jalebi(912, 880, 48, 2.5) +
    paperBouquet(1262, 150, 150, { seed: 4 }) +
    paperBouquet(140, 1262, 160, { seed: 9 }) +
    paper('small', garland(bezier([1400, 420], [1320, 560], [1330, 820], [1400, 980]), 34, { seed: 3 })) +
    lassi +
    paperPetals(16, 1060, 1130, 330, 260, 6, 1.1) +
    paperPetals(8, 30, 380, 200, 300, 9, 1)
  );
}

export const recipes: readonly Recipe[] = [picture('catering/hero-thali', 'square', thali)];
