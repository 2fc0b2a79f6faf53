import { bezier, heightAt, type Point, resample, smooth, swag } from '#art/drawing/curves.ts';
import { blur, linear, radial, type Stop } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, faded, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import {
  type Bloom,
  bloom,
  foliage,
  garland,
  paperBouquet,
  paperPetals,
  paperToran,
} from '#art/flora/paper-flowers.ts';
import { butiFieldOn, evening, tableEdge } from '#art/objects/backdrops.ts';
import { GOLD_BAND } from '#art/objects/metal.ts';
import { arch, bulb, faintPalace, glow, lineMandala, linePaisley, rosette } from '#art/objects/ornament.ts';
import { type Ground, P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { gilt, print, type Snap, snap, weddingRings } from '#art/objects/snaps.ts';
import { confetti } from '#art/objects/stage.ts';
import { camera, drone, lens, openAlbum, softbox, strap, tripod } from '#art/objects/studio.ts';
import type { Recipe } from '#art/recipe.ts';

/** A wire of prints on pegs with bulbs above it. */
function printLine(order: readonly Snap[], lamps: boolean): Svg {
  const low = swag(-30, 150, 1630, 110, 150, 60);
  const wire = (points: readonly Point[], step: number, radius: number) =>
    path(smooth(points, false), stroked('#062a2e', 5)) +
    path(smooth(points, false), stroked(P.gold, 1.6)) +
    resample(points, step)
      .map(([x, y]) => rect(x - 5, y, 10, 12, filled(P.goldDark, 'rx="2"')) + bulb(x, y + 20, radius))
      .join('');
  return (
    (lamps ? wire(swag(-30, 40, 1630, 60, 70, 60), 72, 8) : '') +
    wire(low, 80, 9.5) +
    order
      .map((kind, i) => {
        const x = 150 + i * 325;
        return print(kind, x, heightAt(low, x) - 14, [-3, 2.5, -2, 3, -2.5][i] ?? 0, 1.06);
      })
      .join('')
  );
}
const corners = (kinds: readonly Bloom[], seed: number, y = 1020): Svg =>
  paperBouquet(1390, y, 165, { seed, count: 25, size: 0.32, squash: 0.9, leaves: 11, kinds }) +
  paperBouquet(160, y + 15, 160, { seed: seed + 5, count: 25, size: 0.32, squash: 0.9, leaves: 11, kinds });
const room = (ground: Ground, thread: string, table: readonly Stop[]): Svg =>
  butiFieldOn(ground, thread) + glow(800, 440, 760, '#fff0c4', 0.5) + tableEdge(1600, 905, 1200, table);
const LEFT = 'M532 742C430 720 380 800 400 900C420 1000 520 1060 420 1110C340 1150 240 1110 160 1130';
const RIGHT = 'M1092 742C1180 730 1220 820 1190 900C1160 980 1230 1060 1330 1070';
const maroonTable = ['#8a1c36', '#6b1027', '#470a1c'] as const;
const heart = (x: number, y: number, s: number, fill: string): Svg =>
  path(
    'M0 24C-60 -20 -46 -70 -14 -66C-4 -64 0 -54 0 -46C0 -54 4 -64 14 -66C46 -70 60 -20 0 24Z',
    filled(fill, `transform="translate(${x} ${y}) scale(${s})"`),
  );

export const recipes: readonly Recipe[] = [
  picture(
    'services/photography/hero',
    'scene',
    () =>
      room('teal', P.goldLight, maroonTable) +
      printLine(['palace', 'couple', 'diya', 'rings', 'umbrella'], true) +
      strap(LEFT) +
      camera(['#8a1c36', '#6b1027', '#430a1c']) +
      strap(RIGHT) +
      corners(['r0', 'm0', 'r2', 'm2', 'r4'], 4) +
      paper(
        'small',
        garland(bezier([340, 1110], [560, 1180], [900, 1190], [1240, 1108], 80), 24, { seed: 3 }),
      ) +
      paperPetals(16, 420, 1090, 800, 70, 5, 0.9),
    { wash: 0.16 },
  ),
  picture(
    'services/photography/basic',
    'scene',
    () =>
      room('sage', '#5f7342', ['#fdf5e4', '#f0dcb4', '#d9b982']) +
      place(faded(0.5, lineMandala(420, { colour: '#5f7342', width: 2, petals: 20 })), 800, 470) +
      print('couple', 330, 250, -10, 1.25, false) +
      print('rings', 1290, 240, 9, 1.25, false) +
      strap(LEFT) +
      camera(['#3f6a58', '#264a40', '#122c28']) +
      corners(['w0', 'r4', 'r6', 'm2', 'r5'], 14, 1080) +
      paperToran(1600, 5, 20, 64, 8, 'r4', ['w0', 'r4', 'j0', 'm2']) +
      paperPetals(12, 420, 1110, 800, 60, 5, 0.9, ['#fffaf0', '#f1b795', P.marigold]),
  ),
  picture(
    'services/photography/standard',
    'scene',
    () =>
      room('blush', '#a85f4d', ['#7c3560', '#5a1f48', '#37102f']) +
      paper('large', path(arch(800, 905, 430, 480, 320, 13), filled('#fff3e2'))) +
      paper(
        'medium',
        path(arch(800, 905, 440, 440, 288, 13), filled(linear(['#dd9c86', '#f2c6b0', '#fbe4d5']))),
      ) +
      path(arch(800, 905, 430, 468, 312, 13), stroked(P.gold, 3)) +
      softbox(210, 330, 1000, 8) +
      softbox(1390, 330, 1000, -8) +
      tripod(800, 830, 1150) +
      place(place(camera(['#5a1f48', '#43153a', '#230818'], undefined, false), -800, -860), 800, 620, {
        scale: 0.92,
      }) +
      corners(['r0', 'r6', 'r8', 'r4', 'w0'], 24, 1090) +
      paperPetals(18, 380, 1080, 840, 90, 6, 1, [P.rose, '#f1b795', '#d7b6e2', '#fffaf0']),
  ),
  picture(
    'services/photography/premium',
    'scene',
    (w, h) =>
      evening(w, h, ['#191c45', '#2b3268', '#5a3a7a', '#c9787c'], { x: 800, y: 480, bokeh: 50, halo: 540 }) +
      gilt('lakeside', 330, 400, 330, -5) +
      gilt('couple', 1270, 400, 330, 5) +
      place(drone(['#fffdf6', '#dfd2ba', '#8a7a66']), 800, 330, { scale: 1.15 }) +
      tableEdge(w, 905, h, ['#3a2f6a', '#251c4d', '#130d30']) +
      camera(['#2b3268', '#1d2250', '#0f1233'], ['#fff6d8', '#e7bd66', '#b98132', '#7c4d17']) +
      strap(RIGHT) +
      place(lens(0, 0, 0.62), 300, 1010) +
      corners(['r8', 'm2', 'w0', 'r9', 'r4'], 34, 1120) +
      paper(
        'small',
        garland(bezier([340, 1120], [560, 1190], [900, 1200], [1240, 1118], 80), 22, {
          seed: 3,
          pattern: ['r8', 'w0', 'm2', 'j0'],
        }),
      ),
  ),
  picture(
    'services/photography/pre-wedding',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#fbd9b0', '#f6b58a', '#e98f7c', '#b5607a']))) +
      glow(1080, 420, 620, '#fff6dc', 0.8) +
      place(faded(0.35, lineMandala(560, { colour: '#fff3e2', width: 2.2, petals: 20 })), 800, 520) +
      faintPalace(900, '#c9787c') +
      rect(0, 890, w, 320, filled(linear(['#b5607a', '#7a3f66', '#43234a']))) +
      times(60, (i) =>
        ellipse(
          1080 + ((i * 97) % 500) - 250,
          905 + ((i * 53) % 280),
          60 - (i % 7) * 6,
          3,
          filled('#ffe6c0', 'opacity=".5"'),
        ),
      ) +
      paper(
        'large',
        rect(
          410,
          130,
          780,
          900,
          filled(linear(['#fffdf6', '#f6e8cf'], 0, 0, 0.6, 1), 'rx="8" transform="rotate(-3 800 600)"'),
        ),
      ) +
      place(snap('lakeside', -340, -370, 680), 800, 560, { turn: -3 }) +
      place(
        path('M-120 0C-70 -30 -40 30 0 0C40 -30 70 30 120 0', stroked(P.gold, 6)) + heart(0, -8, 0.3, P.red),
        760,
        1000,
        { turn: -3 },
      ) +
      times(6, (i) => {
        const [x, y] = [i % 2 ? 1330 + (i % 3) * 90 : 130 + (i % 3) * 90, 330 + i * 70];
        return (
          path(`M${x} ${y + 76}Q${x + 20} ${y + 200} ${x - 10} ${y + 330}`, stroked('#fff3e2', 2.4)) +
          paper(
            'small',
            path(
              'M0 80C-70 50 -84 -60 0 -80C84 -60 70 50 0 80Z',
              filled(
                radial(
                  [pick(['#ff9aa4', '#ffe0a8', '#f6c0d0'], i), pick(['#c9485c', '#f4a93c', '#a0447a'], i)],
                  0.5,
                  0.5,
                  0.6,
                  0.34,
                  0.3,
                ),
                `transform="translate(${x} ${y})"`,
              ),
            ),
          ) +
          ellipse(x - 24, y - 32, 14, 22, filled('#fff', 'opacity=".45"'))
        );
      }) +
      corners(['r0', 'r6', 'r4', 'r1', 'w0'], 44, 1100) +
      paperPetals(20, 300, 1080, 1000, 90, 7, 1, [P.rose, '#f1b795', '#fffaf0']),
  ),
  picture(
    'services/photography/wedding',
    'scene',
    (w) =>
      room('maroon', P.gold, ['#17757a', '#0f5a5e', '#0a3f44']) +
      paperToran(w, 5, 24, 84) +
      gilt('mandap', 800, 500, 560) +
      gilt('couple', 290, 440, 280, -4) +
      gilt('diya', 1310, 440, 280, 4) +
      paper('small', garland(swag(470, 170, 1130, 170, 90), 20, { seed: 6 })) +
      paperBouquet(470, 170, 70, { seed: 31, count: 13 }) +
      paperBouquet(1130, 170, 70, { seed: 32, count: 13 }) +
      place(place(camera(['#11696b', '#0a4349', '#06282c']), -800, -920), 800, 1000, { scale: 0.52 }) +
      corners(['m0', 'r4', 'm2', 'r2', 'm1'], 54, 1060) +
      paperPetals(20, 360, 1080, 880, 90, 8),
  ),
  picture(
    'services/photography/drone',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#7fb5c4', '#b5d6cf', '#f6e6b8', '#f0b57a']))) +
      glow(340, 300, 520, '#fff6dc', 0.9) +
      times(5, (i) =>
        faded(
          0.75,
          ellipse(160 + i * 350, 200 + (i % 3) * 120, 150, 26, filled('#ffffff', blur(8))) +
            ellipse(230 + i * 350, 180 + (i % 3) * 120, 90, 30, filled('#ffffff', blur(8))),
        ),
      ) +
      paper(
        'medium',
        path(
          'M0 860C200 760 420 800 620 770C860 730 1080 800 1260 760C1400 730 1520 760 1600 750V1220H0Z',
          filled(linear(['#8fae6a', '#5f8a50', '#345a3c'])),
        ),
      ) +
      faintPalace(960, '#b5624a') +
      paper('small', path('M-20 950H1620V1220H-20Z', filled(linear(['#7fa05a', '#4f7a44', '#2c4f33'])))) +
      paper('small', path('M640 1220L770 960H830L960 1220Z', filled(linear(['#f3dfb0', '#d9b77a'])))) +
      times(10, (i) => paperRow(i)) +
      path(
        'M800 470L420 980H1180Z',
        filled(
          linear([
            ['#fff6dc', 0, 0.55],
            ['#fff6dc', 1, 0.06],
          ]),
        ),
      ) +
      place(drone(['#fffdf6', '#e6d6ba', '#8a6a4a']), 800, 400, { turn: -4, scale: 1.75 }) +
      corners(['m2', 'r4', 'w0', 'r6'], 64, 1110),
  ),
  picture(
    'services/photography/engagement',
    'scene',
    () =>
      butiFieldOn('ivory', '#b5713a') +
      glow(800, 520, 700, '#fff6dc', 0.7) +
      place(faded(0.45, lineMandala(560, { colour: P.gold, width: 2.2, petals: 20 })), 800, 600) +
      print('rings', 300, 170, -8, 1.5, false) +
      print('couple', 1300, 170, 8, 1.5, false) +
      groundShade(800, 1010, 420) +
      paper(
        'large',
        path(
          'M430 700H1170L1130 1000Q1126 1020 1100 1020H500Q474 1020 470 1000Z',
          filled(linear(['#c2384f', '#8a1c36', '#4a0a1e'])),
        ),
      ) +
      path('M446 730H1154', stroked(P.goldLight, 6)) +
      paper(
        'large',
        path(
          'M470 700L520 330Q524 306 550 306H1050Q1076 306 1080 330L1130 700Z',
          filled(linear(['#a8203a', '#6b1027', '#4a0a1e'])),
        ),
      ) +
      path('M510 690L552 350H1048L1090 690Z', filled(linear(['#fff8ea', '#f3dfc0', '#dcbc8e']))) +
      place(faded(0.5, lineMandala(150, { colour: P.gold, width: 2.4, petals: 14 })), 800, 520) +
      paper(
        'medium',
        path('M470 690Q800 640 1130 690L1150 790H450Z', filled(linear(['#fffdf4', '#f6e6ca', '#d9bd92']))),
      ) +
      path('M640 690C680 760 920 760 960 690', stroked('#c9a273', 10, 'opacity=".4"')) +
      weddingRings(800, 690, 2.9) +
      place(rosette(56, P.goldLight, P.red, 12), 800, 880) +
      corners(['r4', 'r0', 'r6', 'w0', 'r5'], 74, 1060) +
      paperPetals(24, 300, 1040, 1000, 120, 9, 1, [P.rose, P.roseLight, '#fffaf0', P.goldLight]),
  ),
  picture(
    'services/photography/anniversary',
    'scene',
    (w) =>
      room('slate', P.goldLight, ['#d98f4a', '#b3682f', '#7d4020']) +
      heart(800, 760, 9.4, '#c9485c') +
      faded(0.25, heart(800, 748, 8.9, '#fff3e2')) +
      gilt('couple', 800, 500, 300) +
      gilt('palace', 470, 380, 210, -5) +
      gilt('umbrella', 1130, 380, 210, 5) +
      gilt('swing', 560, 660, 190, 4) +
      gilt('diya', 1040, 660, 190, -4) +
      paperToran(w, 6, 20, 60, 8, 'r0', ['r0', 'w0', 'r1', 'j0']) +
      place(
        paper(
          'small',
          times(2, (i) =>
            place(
              path(
                'M-50 -170C-56 -60 -40 -30 -8 -14V60H-44Q-50 74 -44 78H44Q50 74 44 60H8V-14C40 -30 56 -60 50 -170Z',
                filled(
                  linear(
                    [
                      ['#ffffff', 0, 0.8],
                      ['#ffffff', 0.5, 0.3],
                      ['#ffffff', 1, 0.6],
                    ],
                    0,
                    0,
                    1,
                    0,
                  ),
                  'stroke="#fff" stroke-width="3" stroke-opacity=".7"',
                ),
              ) +
                path(
                  'M-46 -110C-46 -50 -34 -28 0 -18C34 -28 46 -50 46 -110Z',
                  filled(linear(['#ffdc8a', '#e8951f'])),
                ) +
                times(9, (k) => circle(-24 + ((k * 17) % 48), -100 + k * 8, 3, filled('#fff6dc'))),
              i ? 92 : -92,
              0,
              { turn: i ? 9 : -9 },
            ),
          ),
        ),
        800,
        1030,
      ) +
      corners(['r0', 'w0', 'r1', 'r4', 'm2'], 84, 1080) +
      paperPetals(20, 360, 1090, 880, 80, 4, 1, [P.rose, '#fffaf0', P.roseDark]),
  ),
  picture(
    'services/photography/birthday',
    'scene',
    () =>
      room('plum', '#f6c0d0', ['#fbe4d5', '#f2c6b0', '#d9927c']) +
      times(9, (i) => {
        const [x, y] = [90 + i * 178, 210 + ((i * 67) % 130)];
        return (
          path(
            `M${x} ${y + 92}Q${x + 16} ${y + 220} ${800 + (x - 800) * 0.7} 640`,
            stroked('#fff3e2', 2.2, 'opacity=".7"'),
          ) +
          paper(
            'small',
            path(
              'M0 96C-80 60 -96 -72 0 -96C96 -72 80 60 0 96Z',
              filled(
                radial(
                  [
                    pick(['#ffd98a', '#ff9aa4', '#a9e0d0', '#e0b8f0'], i),
                    pick(['#e8951f', '#c9485c', '#2f8a80', '#85579a'], i),
                  ],
                  0.5,
                  0.5,
                  0.6,
                  0.34,
                  0.3,
                ),
                `transform="translate(${x} ${y})"`,
              ),
            ),
          ) +
          ellipse(x - 28, y - 40, 16, 26, filled('#fff', 'opacity=".45"'))
        );
      }) +
      groundShade(800, 1030, 320) +
      cake() +
      print('swing', 250, 560, -9, 1.25, false) +
      print('lakeside', 1350, 560, 9, 1.25, false) +
      confetti(50, 60, 60, 1480, 800, 5) +
      corners(['r0', 'm2', 'r8', 'w0', 'r6'], 94, 1110),
  ),
  picture(
    'services/photography/album',
    'scene',
    () =>
      butiFieldOn('rose', '#fff3e2') +
      place(faded(0.3, lineMandala(640, { colour: '#fff3e2', width: 2.2, petals: 20 })), 800, 600) +
      print('rings', 1390, 60, 14, 1.1, false) +
      print('umbrella', 210, 60, -14, 1.1, false) +
      place(openAlbum(0, 0, ['#8a1c36', '#470a1c'], ['couple', 'mandap', 'palace']), 800, 650, {
        turn: -2,
        scale: 1.14,
      }) +
      place(faded(0.9, linePaisley(1.2, '#fff3e2')), 250, 1060) +
      corners(['w0', 'r4', 'm2', 'r2', 'r5'], 104, 1090) +
      paper(
        'small',
        garland(bezier([1640, 200], [1500, 330], [1560, 620], [1640, 760], 50), 26, {
          seed: 8,
          pattern: ['w0', 'm2', 'r4'],
        }),
      ) +
      paperPetals(22, 300, 1060, 1000, 110, 4, 1, ['#fffaf0', P.marigold, P.roseDark]),
  ),
];

/** One pair of clipped bushes along a garden path, far to near. */
function paperRow(i: number): Svg {
  const t = (i / 10) ** 1.6;
  const y = 972 + t * 240;
  const half = 60 + t * 190;
  const size = 0.4 + t * 0.9;
  return [-1, 1]
    .map((m) =>
      place(
        circle(0, -14, 22, filled('#2f5a34')) +
          foliage(0, 6, m * 20, 0.5, i) +
          bloom(pick(['m0', 'r0', 'w0'], i), 0, -20, 15),
        800 + m * half,
        y,
        { scale: size },
      ),
    )
    .join('');
}

function cake(): Svg {
  const tier = (y: number, half: number, height: number, tones: readonly [string, string, string]) =>
    paper(
      'medium',
      rect(
        800 - half,
        y - height,
        half * 2,
        height,
        filled(
          linear(
            [
              [tones[2], 0],
              [tones[0], 0.3],
              [tones[1], 0.65],
              [tones[2], 1],
            ],
            0,
            0,
            1,
            0,
          ),
          'rx="16"',
        ),
      ),
    ) +
    times(Math.floor(half / 22), (i) =>
      path(`M${800 - half + i * 44} ${y - height}h44v26q-22 40 -44 0Z`, filled('#fffaf0')),
    ) +
    times(Math.floor(half / 30), (i) =>
      place(rosette(20, P.goldLight, P.red), 800 - half + 30 + i * 60, y - height * 0.35),
    );
  return (
    paper('medium', path('M470 1010H1130L1100 1046H500Z', filled(GOLD_BAND))) +
    tier(1010, 270, 170, ['#fbd0d4', '#e88f9a', '#b5556a']) +
    tier(850, 200, 140, ['#fff6e2', '#f3dfb8', '#cfae7a']) +
    tier(720, 130, 110, ['#fbd0d4', '#e88f9a', '#b5556a']) +
    paper(
      'small',
      garland(swag(536, 850, 1064, 850, 26), 18, { seed: 3, pattern: ['r0', 'r4', 'w0'] }) +
        garland(swag(608, 722, 992, 722, 20), 15, { seed: 4, pattern: ['r4', 'r0', 'm2'] }),
    ) +
    times(5, (i) => {
      const x = 720 + i * 40;
      return (
        glow(x, 540, 40, '#ffcf6a', 0.8) +
        rect(x - 6, 560, 12, 56, filled(pick(['#2f8a80', '#f4a93c', '#85579a'], i), 'rx="4"')) +
        path(`M${x} 562c-12 -14 -6 -28 0 -42c6 14 12 28 0 42Z`, filled('#ffb43a'))
      );
    })
  );
}
