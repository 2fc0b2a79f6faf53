import { swag } from '#art/drawing/curves.ts';
import { blur, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, faded, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { paperBouquet, paperPetals, paperToran } from '#art/flora/paper-flowers.ts';
import { cloth } from '#art/objects/backdrops.ts';
import { anaar, chakri, fountain, ladi, rocket, sparkler } from '#art/objects/crackers.ts';
import { floatingLamp, lake, lakePalace } from '#art/objects/lake.ts';
import { GOLD_BAND } from '#art/objects/metal.ts';
import { arch, faintPalace, glow, lineMandala, paperBow, rosette } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { burst, CRIMSON, cloud, GOLDEN, PINK, stars, TURQUOISE, trail, VIOLET } from '#art/objects/sky.ts';
import { served } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';

/** The sky over the lake: shared by the page's header and by its film. */
export const palaceNight = (): Svg => {
  const palace = lakePalace(['#5e1231', '#4b0d29', '#350a20'], '#8e2f4d');
  return (
    rect(
      0,
      0,
      1600,
      1200,
      filled(
        linear([
          ['#1d0a26', 0],
          ['#3a0d2c', 0.3],
          ['#7c1f3c', 0.52],
          ['#cf5b41', 0.66],
          ['#f4ad5e', 0.735],
          ['#f4ad5e', 1],
        ]),
      ),
    ) +
    stars(170, 1600, 620, 4) +
    cloud(300, 640, 1.5, '#f09a6a', 0.35) +
    cloud(1250, 690, 1.7, '#ffc27a', 0.4) +
    cloud(820, 740, 1.9, '#ffd08a', 0.4) +
    cloud(1080, 560, 1.2, '#b5485a', 0.35) +
    cloud(520, 520, 1.1, '#93324f', 0.35) +
    '<!--bursts-->' +
    paper(
      'small',
      path(
        'M0 880L0 780C80 760 140 770 210 740C300 715 360 745 450 735L470 760L1130 760C1220 720 1300 745 1380 715C1460 700 1540 730 1600 720L1600 880Z',
        filled('#a8434a'),
      ),
    ) +
    rect(
      0,
      700,
      1600,
      180,
      filled(
        linear([
          ['#ffb86a', 0, 0],
          ['#ffb86a', 1, 0.55],
        ]),
      ),
    ) +
    palace +
    circle(
      800,
      830,
      210,
      filled(
        radial([
          ['#ffd98a', 0, 0.5],
          ['#ffb14a', 0.4, 0.16],
          ['#ffb14a', 1, 0],
        ]),
        'style="mix-blend-mode:screen"',
      ),
    ) +
    lake(
      palace,
      ['#c9603f', '#7a2440', '#2c0c28'],
      ['#ffd98a', '#ffc46a', '#ffe9b8', '#8fded0', '#ff9d7a', '#ffcf7a', '#ffcf7a'],
    ) +
    (
      [
        [260, 1092, 1.25],
        [1330, 1110, 1.35],
        [520, 1010, 0.7],
        [1120, 1002, 0.66],
        [70, 985, 0.55],
        [1500, 980, 0.5],
        [800, 1140, 0.95],
      ] as const
    )
      .map(([x, y, s]) => floatingLamp(x, y, s))
      .join('')
  );
};
const bursts =
  trail(760, 820, 690, 330, '#ffd98a') +
  trail(420, 820, 352, 420, '#ff9d6a') +
  trail(1200, 820, 1262, 400, '#7fe0cf') +
  burst(1262, 330, 250, 34, TURQUOISE, { seed: 8 }) +
  burst(330, 360, 225, 30, CRIMSON, { seed: 5 }) +
  burst(676, 262, 320, 46, GOLDEN, { seed: 3, layers: [1, 0.8, 0.58, 0.34], width: 4.6 }) +
  burst(1130, 96, 84, 20, PINK, { seed: 12, layers: [1, 0.55], width: 3.4 }) +
  burst(940, 92, 92, 20, GOLDEN, { seed: 14, layers: [1, 0.55], width: 3 }) +
  burst(1478, 560, 95, 20, GOLDEN, { seed: 15, layers: [1, 0.5], width: 3 }) +
  burst(118, 600, 80, 18, TURQUOISE, { seed: 16, layers: [1, 0.5], width: 3 });
const RED = ['#e0574a', '#b3202b', '#6b1027'] as const;
const GREEN = ['#7fc48a', '#2f7d5a', '#0f4a3a'] as const;
const BLUE = ['#7fa8d8', '#3a5fa0', '#1c2f66'] as const;

export const recipes: readonly Recipe[] = [
  picture('services/firecrackers/hero', 'scene', () => palaceNight().replace('<!--bursts-->', bursts), {
    light: 0,
    vignette: 0.5,
  }),
  picture(
    'services/firecrackers/package-1',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#08222e', '#0f444d', '#2f7d7c', '#e8a35a']))) +
      stars(120, w, 560, 6) +
      faintPalace(930, '#0d3a44') +
      burst(330, 260, 170, 28, GOLDEN, { seed: 21 }) +
      burst(1270, 280, 180, 28, TURQUOISE, { seed: 22 }) +
      paper('small', path('M-20 920H1620V1220H-20Z', filled(linear(['#8a5a48', '#5f3a3a', '#331f2a'])))) +
      rect(0, 920, w, 7, filled(P.goldLight, 'opacity=".6"')) +
      `<g transform="translate(800 1090) scale(1 .22)" opacity=".7">${lineMandala(620, { colour: P.goldLight, width: 5, petals: 20 })}</g>` +
      ellipse(800, 1040, 760, 110, filled('#ffcf7a', `opacity=".35" ${blur(30)}`)) +
      [200, 500, 800, 1100, 1400]
        .map(
          (x, i) =>
            fountain(
              x,
              890 + (i % 2) * 70,
              520 - Math.abs(i - 2) * 60,
              pick([GOLDEN, PINK, GOLDEN, TURQUOISE, GOLDEN], i),
              30 + i,
            ) +
            groundShade(x, 1064 + (i % 2) * 70, 70) +
            anaar(x, 1060 + (i % 2) * 70, 0.95, pick([RED, GREEN, BLUE], i)),
        )
        .join('') +
      paperBouquet(60, 1150, 130, { seed: 4 }) +
      paperBouquet(1550, 1150, 130, { seed: 15 }),
    { light: 0.06 },
  ),
  picture(
    'services/firecrackers/package-2',
    'scene',
    (w, h) =>
      cloth(w, h, 'ivory', { thread: '#b5713a', weave: 0.24 }) +
      place(faded(0.4, lineMandala(560, { colour: P.gold, width: 2.4, petals: 20 })), 800, 600) +
      place(
        place(
          place(
            paper(
              'large',
              rect(
                -430,
                -330,
                860,
                640,
                filled(linear(['#8a1c36', '#6b1027', '#470a1c'], 0, 0, 1, 1), 'rx="14"'),
              ),
            ) +
              rect(-412, -312, 824, 604, filled('none', `rx="8" stroke="${P.goldLight}" stroke-width="4"`)) +
              rect(-396, -296, 792, 572, filled(linear(['#3a0a1a', '#5a1228'], 0, 0, 1, 1), 'rx="6"')) +
              path('M-60 -296V276M-396 10H-60M-60 40H396', stroked(P.goldLight, 6)),
            800,
            610,
          ) +
            [500, 580, 660]
              .map((x, i) => rocket(x, 500, (i - 1) * 4, pick([RED, GREEN, BLUE], i)))
              .join('')
              .replaceAll('scale(1 1)', 'scale(0.78 0.78)') +
            chakri(512, 760, 82, ['#f4a93c', '#b3202b']) +
            chakri(656, 770, 74, ['#5fb0a4', '#11696b']) +
            ladi(swag(790, 350, 1150, 380, 46, 26), 74) +
            ladi(swag(790, 480, 1150, 500, 46, 26), 74) +
            [820, 930, 1040, 1140].map((x, i) => anaar(x, 850, 0.78, pick([BLUE, RED, GREEN], i))).join(''),
          -800,
          -610,
        ),
        800,
        590,
        { scale: 1.2 },
      ) +
      place(
        [0, 1, 2, 3, 4]
          .map((i) =>
            place(
              paper(
                'trim',
                path('M0 0L-120 -560', stroked('#8f8680', 7)) +
                  path('M-46 -216L-120 -560', stroked(pick(['#5f5656', '#7a5a3a'], i), 15)) +
                  path('M-50 -216L-123 -556', stroked('#a8a09c', 3)),
              ),
              1330 + i * 34,
              960 - i * 14,
              { turn: 6 - i * 4 },
            ),
          )
          .join(''),
        60,
        60,
      ) +
      served(
        'katori',
        150,
        300,
        112,
        (r) =>
          circle(0, 0, r, filled(radial(['#ffd98a', '#e8951f', '#a85a0e']))) +
          glow(0, 0, r, '#fff3cf', 0.9) +
          path('M0 40C-34 6 -20 -30 0 -76C20 -30 34 6 0 40Z', filled('#ff9d2a')) +
          path('M0 30C-17 6 -9 -16 0 -44C9 -16 17 6 0 30Z', filled('#fff6d0')),
      ) +
      paperBouquet(130, 1080, 160, { seed: 4, count: 21 }) +
      paperBouquet(1490, 120, 140, { seed: 15, count: 17 }) +
      paperBow(800, 1000, 0.95, '#b3202b', '#e0574a') +
      paperPetals(20, 280, 980, 1000, 160, 6, 1),
  ),
  picture(
    'services/firecrackers/package-3',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#121336', '#2b2a66', '#6a3a7c', '#c2607a']))) +
      stars(140, w, 700, 8) +
      place(faded(0.3, lineMandala(620, { colour: P.goldLight, width: 2.2, petals: 20 })), 800, 560) +
      glow(800, 620, 620, '#ffcf8a', 0.4) +
      paper(
        'large',
        path(
          `M-20 -20H1620V1220H-20Z${arch(800, 1240, 520, 620, 400, 13)}`,
          filled('#3a1f55', 'fill-rule="evenodd"'),
        ),
      ) +
      path(arch(800, 1240, 520, 604, 388, 13), stroked(P.goldLight, 3)) +
      paperToran(w, 5, 22, 70, 8, 'r8', ['r8', 'w0', 'm2', 'r9']) +
      sparkler(620, 1080, 560, -16, GOLDEN, 3) +
      sparkler(980, 1080, 560, 16, GOLDEN, 4) +
      sparkler(800, 1120, 700, 0, PINK, 5) +
      sparkler(600, 1100, 520, -42, VIOLET, 6) +
      sparkler(1000, 1100, 520, 42, VIOLET, 7) +
      paper(
        'medium',
        path(
          'M560 1010H1040L1000 1220H600Z',
          filled(
            linear(
              [
                ['#7c4d17', 0],
                ['#f3d791', 0.25],
                ['#fff3cf', 0.36],
                ['#d3a04a', 0.6],
                ['#7c4d17', 1],
              ],
              0,
              0,
              1,
              0.1,
            ),
          ),
        ) + rect(540, 990, 520, 44, filled(GOLD_BAND, 'rx="14"')),
      ) +
      times(5, (i) => place(rosette(34, P.red, P.goldPale), 640 + i * 80, 1110)) +
      paperBouquet(800, 1010, 110, {
        seed: 4,
        squash: 0.55,
        count: 19,
        kinds: ['r8', 'w0', 'm2', 'r4', 'r9'],
      }) +
      paperBouquet(90, 1130, 160, { seed: 15, count: 19, kinds: ['r8', 'm2', 'w0', 'r9'] }) +
      paperBouquet(1510, 1130, 160, { seed: 16, count: 19, kinds: ['m2', 'r8', 'w0', 'r9'] }),
    { light: 0.08 },
  ),
  picture(
    'services/firecrackers/package-4',
    'scene',
    (w, h) => {
      const palace = lakePalace(['#2a1f5c', '#221850', '#160f3a'], '#5a4a9c');
      return (
        rect(
          0,
          0,
          w,
          h,
          filled(
            linear([
              ['#0d0a2a', 0],
              ['#241a55', 0.35],
              ['#6b2f7a', 0.6],
              ['#e0708a', 0.735],
              ['#e0708a', 1],
            ]),
          ),
        ) +
        stars(170, w, 640, 9) +
        cloud(420, 640, 1.8, '#c98ad0', 0.35) +
        cloud(1180, 660, 1.8, '#ffb0c0', 0.35) +
        [300, 560, 800, 1040, 1300]
          .map((x, i) => trail(800 + (i - 2) * 120, 800, x, 400, pick(['#ffd98a', '#d09aff', '#ffe3c0'], i)))
          .join('') +
        burst(800, 250, 330, 52, GOLDEN, { seed: 3, layers: [1, 0.82, 0.6, 0.38], width: 4.8, sag: 0.2 }) +
        burst(330, 300, 250, 36, VIOLET, { seed: 5 }) +
        burst(1270, 300, 250, 36, PINK, { seed: 8 }) +
        burst(560, 560, 130, 24, TURQUOISE, { seed: 11 }) +
        burst(1050, 560, 130, 24, CRIMSON, { seed: 12 }) +
        burst(90, 580, 110, 20, GOLDEN, { seed: 13, layers: [1, 0.5], width: 3 }) +
        burst(1510, 590, 110, 20, GOLDEN, { seed: 14, layers: [1, 0.5], width: 3 }) +
        burst(560, 90, 90, 20, TURQUOISE, { seed: 17, layers: [1, 0.55], width: 3 }) +
        burst(1060, 90, 90, 20, CRIMSON, { seed: 18, layers: [1, 0.55], width: 3 }) +
        rect(
          0,
          700,
          w,
          180,
          filled(
            linear([
              ['#ffa0b0', 0, 0],
              ['#ffa0b0', 1, 0.5],
            ]),
          ),
        ) +
        palace +
        lake(
          palace,
          ['#b5557a', '#4a2a6a', '#150f33'],
          ['#ffd98a', '#d09aff', '#ffe9b8', '#ffb0c0', '#8fded0', '#ffcf7a', '#ffcf7a'],
        ) +
        [420, 620, 980, 1180].map((x, i) => fountain(x, 900, 240, GOLDEN, 40 + i, 0.26)).join('') +
        (
          [
            [260, 1100, 1.2],
            [1340, 1110, 1.2],
            [560, 1030, 0.7],
            [1060, 1030, 0.7],
            [800, 1130, 1],
          ] as const
        )
          .map(([x, y, s]) => floatingLamp(x, y, s))
          .join('')
      );
    },
    { light: 0, vignette: 0.5 },
  ),
];
