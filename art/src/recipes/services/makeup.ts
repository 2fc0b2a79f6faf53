import { bezier, circlePoints } from '#art/drawing/curves.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, faded, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { type Bloom, bloom, foliage, garland, paperBouquet, paperPetals } from '#art/flora/paper-flowers.ts';
import {
  bangleStack,
  brush,
  compact,
  dupatta,
  EMERALD,
  fingerRing,
  gem,
  hennaCone,
  jhumka,
  lipstick,
  maangTikka,
  nath,
  necklace,
  PEARL,
  RUBY_STONE,
  scent,
  shades,
} from '#art/objects/adornment.ts';
import { cloth } from '#art/objects/backdrops.ts';
import { swirl } from '#art/objects/food.ts';
import { lineMandala, linePaisley } from '#art/objects/ornament.ts';
import { type Ground, P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { served } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';

interface Lay {
  readonly ground: Ground;
  readonly thread: string;
  readonly seed: number;
  readonly flowers: readonly Bloom[];
  readonly fallen?: readonly string[];
}
const flat = (name: string, { ground, thread, seed, flowers, fallen }: Lay, things: Svg): Recipe =>
  picture(
    `services/makeup/${name}`,
    'square',
    (w, h) =>
      cloth(w, h, ground, { thread, weave: 0.2 }) +
      place(faded(0.35, lineMandala(640, { colour: thread, width: 2.4, petals: 20 })), 700, 700) +
      things +
      paperBouquet(140, 1265, 165, { seed, count: 21, kinds: flowers }) +
      paperBouquet(1270, 135, 150, { seed: seed + 7, count: 19, kinds: flowers }) +
      paperPetals(12, 980, 1170, 340, 180, seed, 1.1, fallen),
  );
const velvet = (x: number, y: number, radius: number, colours: readonly string[]): Svg =>
  paper('large', circle(x, y, radius, filled(radial(colours)))) +
  circle(x, y, radius - 14, filled('none', `stroke="${P.gold}" stroke-width="4"`)) +
  place(
    turned(48, () => circle(0, -(radius - 30), 4, filled(P.goldLight))),
    x,
    y,
  );
const GLASS = [
  ['#e0453a', '#8f1428'],
  ['#fff0c4', '#8a5a1b'],
  ['#e0453a', '#8f1428'],
  ['#1f8a82', '#0a4349'],
  ['#fff0c4', '#8a5a1b'],
  ['#e0453a', '#8f1428'],
  ['#fff0c4', '#a8701f'],
] as const;

export const recipes: readonly Recipe[] = [
  flat(
    'haldi',
    {
      ground: 'marigold',
      thread: '#a8571a',
      seed: 4,
      flowers: ['m2', 'm0', 'w0', 'm3'],
      fallen: [P.marigoldLight, '#fff3cf', P.marigoldDark],
    },
    paper(
      'large',
      path(
        'M700 120C900 160 1240 420 1290 700C1240 980 900 1240 700 1280C500 1240 160 980 110 700C160 420 500 160 700 120Z',
        filled(linear(['#8fae4f', '#5f8a3c', '#3f6b35'], 0, 0, 1, 1)),
      ) +
        path('M120 700H1280', stroked('#c8d68a', 12)) +
        times(24, (i) =>
          path(
            `M${170 + i * 46} 700q60 -${190 - Math.abs(i - 12) * 9} 100 -${330 - Math.abs(i - 12) * 20}M${170 + i * 46} 700q60 ${190 - Math.abs(i - 12) * 9} 100 ${330 - Math.abs(i - 12) * 20}`,
            stroked('#41692f', 3, 'opacity=".5"'),
          ),
        ),
    ) +
      served(
        'brass',
        700,
        660,
        330,
        (r) =>
          circle(0, 0, r, filled(radial(['#ffe27a', '#f7b92c', '#c9801a'], 0.5, 0.5, 0.56, 0.4, 0.36))) +
          swirl(r * 0.8, 34, 2.2, '#ffd04f', 0.7) +
          turned(7, (i) => place(bloom(pick(['m2', 'w0'], i), 0, 0, 34), 0, -r * 0.6)),
      ) +
      served(
        'katori',
        330,
        880,
        150,
        (r) =>
          circle(0, 0, r, filled(radial(['#fffdf0', '#f6efd6', '#d9cba0']))) +
          swirl(r * 0.6, 16, 1.6, '#ffffff'),
      ) +
      served(
        'katori',
        1070,
        880,
        150,
        (r) =>
          circle(0, 0, r, filled(radial(['#e8604a', '#b3202b', '#6b0f16']))) +
          circle(-r * 0.2, -r * 0.2, r * 0.4, filled('#ff9a7a', 'opacity=".3"')),
      ) +
      place(
        times(4, (i) =>
          place(
            paper(
              'small',
              path(
                'M-60 8C-52 -30 -20 -26 -6 -38C14 -54 44 -32 62 -12C80 8 52 30 20 26C-10 40 -54 36 -60 8Z',
                filled(linear(['#e0a44a', '#b5742a', '#7a4716'])),
              ),
            ) + path('M-30 -18Q-22 4 -34 22M10 -32Q18 0 6 26', stroked('#7a4716', 3, 'opacity=".6"')),
            (i - 1.5) * 92,
            (i % 2) * 24,
            { turn: i * 17 - 20 },
          ),
        ),
        700,
        1060,
      ),
  ),
  flat(
    'mehndi',
    {
      ground: 'sage',
      thread: '#5f7342',
      seed: 5,
      flowers: ['w0', 'm2', 'r4', 'j0'],
      fallen: ['#fffaf0', P.marigoldLight, '#c2d68a'],
    },
    velvet(700, 700, 500, ['#fff8e2', '#f6e6bc', '#e0c488']) +
      place(lineMandala(440, { colour: '#7a2a12', width: 4, petals: 16, fill: '#7a2a1218' }), 700, 700) +
      times(4, (i) =>
        place(place(linePaisley(1.5, '#7a2a12', 'none', 3), 0, -440), 700, 700, { turn: 45 + i * 90 }),
      ) +
      served(
        'brass',
        700,
        700,
        190,
        (r) =>
          circle(0, 0, r, filled(radial(['#7a5a2a', '#4f3416', '#2a1a0a']))) +
          swirl(r * 0.7, 26, 1.9, '#6b4a1e', 0.8),
      ) +
      hennaCone(330, 480, 124, ['#7fc48a', '#2f7d5a', '#0f4a3a']) +
      hennaCone(1080, 940, -56, ['#f7c46a', '#dd8a2a', '#8a4a12']) +
      hennaCone(1010, 1060, -66, ['#e88f96', '#c2384f', '#6b1027']),
  ),
  flat(
    'party',
    {
      ground: 'plum',
      thread: '#f6c0d0',
      seed: 6,
      flowers: ['r0', 'r8', 'w0', 'r4'],
      fallen: [P.roseLight, '#d7b6e2', '#fffaf0'],
    },
    paper(
      'large',
      rect(190, 250, 1020, 900, filled(linear(['#fff0c4', '#d9a548', '#8a5a1b'], 0, 0, 1, 1), 'rx="40"')),
    ) +
      rect(214, 274, 972, 852, filled(linear(['#f6d9e0', '#e6b0c0', '#c07a94'], 0, 0, 1, 1), 'rx="26"')) +
      shades(510, 470, -6, ['#c9485c', '#f0b0a0', '#7a3560', '#e8a34a', '#8a4a3a', '#f6d9c0']) +
      compact(950, 480, 190, ['#ffe6dc', '#f0bca8', '#c98a78']) +
      lipstick(390, 1030, 1.15, ['#f0626a', '#b3202f', '#6b0a1c'], -6) +
      lipstick(530, 1040, 1.05, ['#f59ab0', '#d0567a', '#8a2a4a'], 4) +
      lipstick(660, 1034, 1.1, ['#d98a6a', '#a8503a', '#6b2818'], -2) +
      brush(850, 930, 12, ['#fff0e0', '#e6b8a0', '#a8705a']) +
      brush(1000, 920, -6, ['#f6c0d0', '#d0708c', '#8a3456']) +
      scent(1110, 1070, 0.9, ['#ffe6ec', '#f0a0b8', '#b5507a']),
  ),
  flat(
    'engagement',
    {
      ground: 'blush',
      thread: '#a85f4d',
      seed: 7,
      flowers: ['r4', 'r0', 'w0', 'r6'],
      fallen: [P.rose, '#fffaf0', '#f1b795'],
    },
    velvet(700, 700, 510, ['#fffdf6', '#fbe6dc', '#e8bfb0']) +
      paper(
        'small',
        garland(circlePoints(700, 700, 400), 42, { seed: 3, pattern: ['r4', 'r0', 'w0', 'r6', 'r5', 'j0'] }),
      ) +
      paper('large', circle(700, 700, 290, filled(radial(['#c2384f', '#8a1c36', '#560c24'])))) +
      place(faded(0.6, lineMandala(270, { colour: P.goldLight, width: 2.4, petals: 16 })), 700, 700) +
      fingerRing(610, 740, 2.4, ['#ffffff', '#dff0f6', '#8ab5c9']) +
      fingerRing(830, 770, 2, RUBY_STONE),
  ),
  flat(
    'reception',
    {
      ground: 'indigo',
      thread: '#c9cdf0',
      seed: 8,
      flowers: ['r8', 'w0', 'r9', 'r4'],
      fallen: ['#d7b6e2', '#fffaf0', '#8f9ad9'],
    },
    velvet(700, 700, 520, ['#2b3f8a', '#1d2a66', '#111a45']) +
      maangTikka(700, 560, 1.15, EMERALD) +
      jhumka(350, 500, 1.3, EMERALD) +
      jhumka(1050, 500, 1.3, EMERALD) +
      bangleStack(700, 1110, 0.95, [
        ['#fff0c4', '#8a5a1b'],
        ['#3fae8a', '#0f5a44'],
        ['#fff0c4', '#8a5a1b'],
        ['#3fae8a', '#0f5a44'],
        ['#fff0c4', '#a8701f'],
      ]),
  ),
  flat(
    'bridal',
    { ground: 'maroon', thread: '#e0b060', seed: 9, flowers: ['m0', 'r2', 'r4', 'm2'] },
    dupatta(
      'M-60 -60H1000C900 160 1060 300 860 470C640 640 420 560 300 800C220 960 240 1180 60 1460H-60Z',
      ['#d8473a', '#a3202f', '#6b1027'],
      P.goldLight,
      [
        'M200 -60C160 260 520 240 360 620C240 860 120 900 60 1300',
        'M560 -60C480 200 760 220 600 480C440 640 300 640 200 900',
        'M840 -60C760 120 900 240 760 420',
      ],
    ) +
      velvet(800, 760, 470, ['#fff6e2', '#f6e0b8', '#dcb97c']) +
      necklace(800, 790, 1.06, RUBY_STONE) +
      nath(600, 520, 0.72) +
      jhumka(500, 830, 0.86, RUBY_STONE) +
      jhumka(1100, 830, 0.86, RUBY_STONE) +
      bangleStack(1150, 1260, 0.86, GLASS) +
      maangTikka(1010, 480, 0.62, RUBY_STONE),
  ),
  flat(
    'anniversary',
    {
      ground: 'rose',
      thread: '#fff3e2',
      seed: 10,
      flowers: ['r4', 'w0', 'r6', 'r5'],
      fallen: [P.roseDark, '#fffaf0', P.red],
    },
    velvet(700, 700, 500, ['#fff8f0', '#fbe0d8', '#eab5ac']) +
      times(9, (i) => foliage(700, 700, i * 40, 5.2, i % 2)) +
      paper(
        'medium',
        bloom('r2', 700, 640, 210) + bloom('r0', 530, 800, 150, 40) + bloom('r3', 880, 800, 160, 80),
      ) +
      paper('small', bloom('j0', 700, 880, 60) + bloom('j1', 460, 640, 52) + bloom('j0', 950, 620, 56)) +
      compact(370, 1010, 150, ['#ffe6dc', '#f0bca8', '#c98a78']) +
      lipstick(1000, 1130, 1, RUBY_STONE, 14) +
      scent(1120, 560, 0.82, ['#fff0c4', '#f0c46a', '#a8701f']) +
      gem(320, 520, 26, PEARL) +
      gem(390, 470, 18, RUBY_STONE) +
      paper(
        'small',
        garland(bezier([1420, 900], [1300, 980], [1240, 1120], [1290, 1420], 40), 34, {
          seed: 3,
          pattern: ['r4', 'r2', 'w0'],
        }),
      ),
  ),
];
