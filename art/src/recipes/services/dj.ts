import { bezier, swag } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial, type Stop } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import {
  circle,
  ellipse,
  faded,
  filled,
  path,
  place,
  rect,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import {
  type Bloom,
  bloom,
  bouquet,
  garland,
  paperBouquet,
  paperPetals,
  paperToran,
} from '#art/flora/paper-flowers.ts';
import { petalRing, petalShape } from '#art/flora/petal.ts';
import { evening, sunburst } from '#art/objects/backdrops.ts';
import {
  bandDrum,
  dhol,
  drumstickOf,
  GREEN_DHOL,
  harmonium,
  RED_DHOL,
  shehnai,
  tabla,
  trumpet,
} from '#art/objects/instruments.ts';
import { GOLD_BAND, sheen } from '#art/objects/metal.ts';
import {
  arch,
  beam,
  bulb,
  glow,
  lineMandala,
  paperTassel,
  rosette,
  stringLights,
} from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { umbrella } from '#art/objects/procession.ts';
import {
  cabinet,
  can,
  confetti,
  djBooth,
  lightFloor,
  lineArray,
  mirrorBall,
  movingHead,
  smoke,
  speakerTower,
  trussBeam,
  trussPost,
} from '#art/objects/stage.ts';
import type { Recipe } from '#art/recipe.ts';

const floor = (y: number, stops: readonly Stop[], petal: string): Svg =>
  paper('small', path(`M-20 ${y}H1620V1220H-20Z`, filled(linear(stops)))) +
  rect(0, y, 1600, 7, filled(P.goldLight, 'opacity=".65"')) +
  `<g transform="translate(800 ${y + 155}) scale(1 .22)" opacity=".55">${petalRing(24, 700, 90, petal, 0.35)}${lineMandala(680, { colour: P.goldLight, width: 5, petals: 20 })}</g>`;
const corners = (kinds: readonly Bloom[], seed: number): Svg =>
  paperBouquet(70, 1150, 150, { seed, count: 19, kinds }) +
  paperBouquet(1540, 1140, 150, { seed: seed + 11, count: 19, kinds });
const lamps = [180, 420, 640, 960, 1180, 1420] as const;
const rig = (colours: readonly [string, string, string], steel: string): Svg =>
  lamps
    .map((x, i) => beam(x, -30, [-30, -12, 10, -10, 12, 30][i] ?? 0, pick(colours, i < 3 ? i : 5 - i), 0.55))
    .join('') +
  paper(
    'small',
    trussBeam(-10, 1640, 22, steel) +
      lamps.map((x, i) => can(x, 78, [-30, -12, 10, -10, 12, 30][i] ?? 0)).join(''),
  );
const hangings = (x: number, y: number): Svg =>
  paper(
    'small',
    garland(bezier([x - 262, y - 150], [x - 160, y + 140], [x + 140, y + 130], [x + 262, y - 222], 70), 24, {
      seed: 6,
    }) +
      garland(
        bezier([x - 268, y - 140], [x - 180, y + 250], [x + 190, y + 230], [x + 272, y - 200], 80),
        20,
        { seed: 9, pattern: ['j0', 'r2', 'j1', 'm4'] },
      ),
  ) +
  paper(
    'small',
    bouquet(x + 268, y - 214, 74, { seed: 4, count: 15, leaves: 9 }) +
      bouquet(x - 262, y - 160, 62, { seed: 8, count: 13, leaves: 9 }),
  ) +
  paper(
    'small',
    paperTassel(x + 300, y - 80, P.marigold) +
      paperTassel(x + 334, y - 66, P.tealLight, 0.9) +
      paperTassel(x - 312, y + 10, P.marigold, 0.9),
  );

/** A painted lorry from the front, carrying a wall of sound. */
const lorry = (paint: readonly [string, string, string], fringe: readonly [string, string]): Svg => {
  const cab = 'M560 640H1040Q1066 640 1068 668L1084 1000H516L532 668Q534 640 560 640Z';
  const glass = 'M584 676H1016L1028 800H572Z';
  return (
    groundShade(800, 1084, 340) +
    [560, 1040]
      .map(
        (x) =>
          paper('small', rect(x - 54, 960, 108, 126, filled('#1d0a12', 'rx="26"'))) +
          rect(x - 40, 974, 80, 98, filled('#3a2a30', 'rx="16"')),
      )
      .join('') +
    paper('large', path(cab, filled(linear([...paint])))) +
    path('M532 640Q800 560 1068 640L1058 660H542Z', filled(fringe[0])) +
    times(
      12,
      (i) =>
        path(`M${540 + i * 43.4} 648h43.4q0 44 -21.7 46q-21.7 -2 -21.7 -46Z`, filled(pick(fringe, i))) +
        circle(561 + i * 43.4, 700, 6, filled(P.goldLight)),
    ) +
    path(
      glass,
      filled(
        linear(['#0c3b44', '#1f6d70', '#8fc2b0'], 0, 0, 0.3, 1),
        `stroke="${P.goldLight}" stroke-width="8"`,
      ),
    ) +
    clipped(
      glass,
      path('M640 820L760 660H820L700 820Z', filled('#eafff4', 'opacity=".25"')) +
        garland(swag(576, 690, 1024, 690, 70), 17, { seed: 5 }),
    ) +
    rect(794, 676, 12, 124, filled(P.goldLight)) +
    times(2, (i) =>
      place(
        turned(12, () => path(petalShape(64, 14), filled(P.goldLight))) +
          turned(8, () => path(petalShape(44, 14), filled(fringe[1]))) +
          circle(0, 0, 14, filled(P.goldLight)),
        i ? 964 : 636,
        858,
      ),
    ) +
    place(lineMandala(70, { colour: P.goldLight, width: 2.6, petals: 12 }), 800, 860) +
    times(
      2,
      (i) =>
        glow(i ? 990 : 610, 960, 140, '#fff0b8', 0.8) +
        paper('trim', circle(i ? 990 : 610, 960, 40, filled(sheen('brass')))) +
        circle(i ? 990 : 610, 960, 30, filled(radial(['#fffef0', '#ffeaae', '#f0b95a']))),
    ) +
    paper('small', rect(500, 1000, 600, 44, filled(GOLD_BAND, 'rx="10"'))) +
    times(12, (i) => path(`M${512 + i * 49} 1000h24l-18 44h-24Z`, filled('#3a0a14'))) +
    rect(700, 930, 200, 50, filled('#fbf3e4', 'rx="6"')) +
    times(9, (i) => place(rosette(8, P.red, P.gold), 726 + i * 18.5, 955))
  );
};

/** What stands on the stage of the header: booth, dhol, trumpet, flowers. The film of it moves the lights behind. */
export const stageFront = (): Svg =>
  speakerTower(170, 866) +
  speakerTower(1430, 866) +
  djBooth({ skirt: ['#a8203a', '#7d1430', '#4d0a20'], fringe: [P.marigoldDark, P.teal] }) +
  floor(905, ['#7a2432', '#4d1024', '#2d0818'], '#c9652f') +
  ellipse(570, 1118, 390, 34, filled('#12020a', `opacity=".6" ${blur(8)}`)) +
  paper(
    'small',
    [
      [380, 500],
      [500, 360],
      [680, 800],
      [800, 660],
    ]
      .map(
        ([a = 0, b = 0]) =>
          path(`M${a} 1120L${b} 960`, stroked(P.goldDark, 16)) +
          path(`M${a} 1120L${b} 960`, stroked(P.goldLight, 5)),
      )
      .join(''),
  ) +
  place(dhol(RED_DHOL), 560, 872, { turn: -9, scale: 1.08 }) +
  hangings(560, 872) +
  drumstickOf(300, 872) +
  ellipse(1130, 1112, 330, 28, filled('#12020a', `opacity=".55" ${blur(8)}`)) +
  place(trumpet(), 1150, 958, { turn: -14, scale: 1.06 }) +
  paper(
    'small',
    (['m0', 'r2', 'm2', 'r4', 'm1'] as const)
      .map((kind, i) => bloom(kind, 960 + i * 60, 1138 + (i % 2) * 10, 31, i * 40))
      .join(''),
  ) +
  corners(['r0', 'm0', 'r2', 'm2', 'r4'], 4);
/** The evening behind that stage. */
export const stageBack = (): Svg =>
  evening(1600, 1200, ['#250819', '#4d0f2d', '#7b1f3c', '#a83f42'], { x: 800, y: 480, bokeh: 0 });

export const recipes: readonly Recipe[] = [
  picture(
    'services/dj/hero',
    'scene',
    (w) =>
      stageBack() +
      rig(['#ffd08a', '#7fd8cc', '#ff9d7a'], '#2a0612') +
      paperToran(w, 4, 20, 74, 84) +
      stageFront() +
      faded(0.8, confetti(44, 0, 150, w, 330, 9)) +
      paperPetals(18, 300, 1080, 900, 110, 5, 0.9),
    { lamp: '#ffd08a', light: 0.18, wash: 0.16 },
  ),
  picture(
    'services/dj/premium-band',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#ffe6b4', '#f7c46a', '#e08f35']))) +
      sunburst(800, 560, 1200, '#fff3cf', 0.35, 28) +
      place(faded(0.5, lineMandala(520, { colour: '#b5601c', width: 2.2, petals: 20 })), 800, 540) +
      paperToran(w, 5, 22, 70) +
      floor(940, ['#b3362c', '#8a1c2c', '#5a0f22'], '#ffcf7a') +
      groundShade(800, 1070, 360) +
      place(trumpet(), 430, 560, { turn: -142, scale: 1.15, scaleY: -1.15 }) +
      place(trumpet(), 1170, 560, { turn: -38, scale: 1.15 }) +
      place(bandDrum(['#fffaf0', '#eed3a0'], '#a3202f', '#8a1c36'), 800, 760) +
      paper(
        'small',
        garland(bezier([500, 640], [600, 1140], [1000, 1140], [1100, 640], 80), 25, {
          seed: 3,
          pattern: ['m0', 'm2', 'r4', 'm1', 'm3', 'r2'],
        }),
      ) +
      paper(
        'medium',
        bouquet(520, 620, 84, { seed: 21, count: 15 }) + bouquet(1080, 620, 84, { seed: 22, count: 15 }),
      ) +
      [300, 1300]
        .map(
          (x) =>
            groundShade(x, 1096, 130) +
            place(
              paper(
                'medium',
                rect(
                  -112,
                  -150,
                  224,
                  220,
                  filled(
                    linear(
                      [
                        ['#6b1027', 0],
                        ['#c2384f', 0.3],
                        ['#8a1c36', 0.6],
                        ['#470a1c', 1],
                      ],
                      0,
                      0,
                      1,
                      0,
                    ),
                    'rx="12"',
                  ),
                ),
              ) +
                rect(-118, -160, 236, 28, filled(GOLD_BAND, 'rx="8"')) +
                rect(-118, 50, 236, 28, filled(GOLD_BAND, 'rx="8"')) +
                times(6, (i) =>
                  path(
                    `M${-104 + i * 40} -130L${-84 + i * 40} 50L${-64 + i * 40} -130`,
                    stroked(P.goldLight, 4),
                  ),
                ) +
                ellipse(0, -162, 114, 30, filled(radial(['#fffdf4', '#f3dfb8']))) +
                ellipse(0, -162, 114, 30, filled('none', `stroke="${P.goldDark}" stroke-width="5"`)),
              x,
              1020,
            ),
        )
        .join('') +
      corners(['m0', 'r2', 'm2', 'r4', 'm1'], 31) +
      confetti(36, 80, 150, 1440, 500, 5, ['#c2384f', '#11696b', '#fffaf0', '#dd6a12']) +
      paperPetals(14, 360, 1110, 880, 70, 4),
    { light: 0.2 },
  ),
  picture(
    'services/dj/punjabi-bhangra',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#17757a', '#0f5a5e', '#0a3f46']))) +
      times(9, (j) =>
        times(13, (i) =>
          place(
            path(
              'M0 -60L60 0L0 60L-60 0Z',
              filled(pick(['#d0341f', '#f4a93c', '#c9485c', '#e8842a'], i + j * 2), 'opacity=".5"'),
            ) +
              path(
                'M0 -36L36 0L0 36L-36 0Z',
                filled(pick(['#ffd27a', '#fbf3e4', '#f7b32c'], i * 2 + j), 'opacity=".55"'),
              ) +
              path('M-48 0H48M0 -48V48', stroked('#0a3f46', 2, 'opacity=".6"')),
            i * 134 + (j % 2) * 67,
            j * 134,
          ),
        ),
      ) +
      glow(800, 580, 700, '#ffd98a', 0.6) +
      paper('large', circle(800, 590, 470, filled(linear(['#ffe6b4', '#f7c46a', '#e08f35'])))) +
      circle(800, 590, 452, stroked('#b5601c', 4)) +
      place(faded(0.55, lineMandala(430, { colour: '#b5601c', width: 2.2, petals: 20 })), 800, 590) +
      [-1, 1]
        .map((m) =>
          place(
            paper(
              'small',
              times(9, (i) =>
                place(
                  path(
                    'M-16 0L-34 -250Q0 -290 34 -250L16 0Z',
                    filled(
                      linear(
                        pick(
                          [
                            ['#ff9a4a', '#dd6a12'],
                            ['#f7c46a', '#e8951f'],
                          ],
                          i,
                        ),
                      ),
                    ),
                  ) +
                    path('M0 -20V-240', stroked('#fff3cf', 3, 'opacity=".6"')) +
                    path('M-34 -250Q0 -290 34 -250L28 -232Q0 -262 -28 -232Z', filled(P.goldLight)),
                  0,
                  0,
                  { turn: (i - 4) * 15 },
                ),
              ),
            ) + circle(0, 0, 26, filled(GOLD_BAND)),
            800 + m * 470,
            360,
            { turn: m * 16, scale: 0.9 },
          ),
        )
        .join('') +
      groundShade(800, 1060, 440) +
      place(dhol(GREEN_DHOL), 800, 760, { turn: -8, scale: 1.42 }) +
      paper(
        'small',
        garland(bezier([440, 600], [560, 1010], [1040, 980], [1180, 500], 80), 28, { seed: 6 }) +
          garland(bezier([430, 620], [520, 1130], [1110, 1080], [1190, 530], 90), 22, {
            seed: 9,
            pattern: ['r2', 'w0', 'r3', 'w0'],
          }),
      ) +
      paperBouquet(1180, 500, 96, { seed: 5, count: 17 }) +
      paperBouquet(436, 600, 80, { seed: 8, count: 15 }) +
      drumstickOf(430, 800) +
      paperTassel(1240, 650, P.marigold, 1.2) +
      paperTassel(1290, 660, P.rose, 1.1) +
      corners(['m2', 'r2', 'm0', 'w0', 'm3'], 14) +
      paperPetals(18, 300, 1100, 1000, 80, 5),
  ),
  picture(
    'services/dj/musical-orchestra',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#f6ecd6', '#ecd5a8', '#dbb67c']))) +
      paper('large', path(arch(800, 1000, 430, 640, 380, 13), filled('#3f4a86'))) +
      path(arch(800, 1000, 430, 624, 366, 13), stroked(P.goldLight, 3)) +
      paper(
        'medium',
        path(
          arch(800, 1000, 440, 592, 346, 13),
          filled(linear(['#191c45', '#3a2f6a', '#7c4a86', '#e08f6a'])),
        ),
      ) +
      glow(800, 640, 440, '#ffcf8a', 0.6) +
      place(faded(0.35, lineMandala(330, { colour: P.goldLight, width: 2, petals: 16 })), 800, 520) +
      paperToran(w, 5, 21, 66, 8, 'r4', ['w0', 'r4', 'm2', 'j0']) +
      paper('small', path('M-20 920H1620V1220H-20Z', filled(linear(['#8a1c36', '#6b1027', '#3f0a1c'])))) +
      rect(0, 928, w, 6, filled(P.goldLight)) +
      times(24, (i) => place(faded(0.6, rosette(16, P.goldLight, P.marigold)), 34 + i * 68, 978)) +
      groundShade(800, 960, 330) +
      place(harmonium(), 800, 800, { scale: 1.12 }) +
      groundShade(430, 1090, 220) +
      place(tabla(172, 'copper'), 430, 830) +
      groundShade(1180, 1090, 200) +
      place(tabla(156, 'wood'), 1180, 830) +
      groundShade(800, 1112, 380) +
      place(shehnai(), 800, 1078, { turn: -4, scale: 1.05 }) +
      paper('small', garland(swag(510, 650, 1090, 650, 40), 18, { seed: 4, pattern: ['m0', 'm2', 'j0'] })) +
      paperBouquet(800, 640, 78, { seed: 12, count: 15, squash: 0.8 }) +
      [120, 1480]
        .map(
          (x) =>
            path(`M${x} 920V520`, stroked(P.gold, 16)) +
            times(3, (i) =>
              place(
                path(
                  `M${-56 - i * 12} 0Q0 36 ${56 + i * 12} 0L${44 + i * 12} 26Q0 50 ${-44 - i * 12} 26Z`,
                  filled(GOLD_BAND),
                ) +
                  [-1, 0, 1]
                    .map(
                      (m) =>
                        glow(m * (44 + i * 10), -22, 44, '#ffcf6a', 0.8) +
                        path(
                          `M${m * (44 + i * 10)} -2c-12 -14 -5 -28 0 -44c5 16 12 30 0 44Z`,
                          filled('#ffb43a'),
                        ),
                    )
                    .join(''),
                x,
                520 + i * 110,
              ),
            ),
        )
        .join('') +
      corners(['r4', 'm2', 'r6', 'w0', 'r5'], 24),
  ),
  picture(
    'services/dj/road-dj',
    'scene',
    (w, h) =>
      evening(w, h, ['#0d2b3f', '#17505f', '#2f7d7c', '#e8a35a'], { x: 800, y: 420, bokeh: 50, halo: 560 }) +
      beam(560, 300, 28, '#ffd08a', 0.5, 900) +
      beam(1040, 300, -28, '#7fd8cc', 0.5, 900) +
      floor(1000, ['#3a5560', '#24404b', '#122a34'], '#ffcf7a') +
      cabinet(520, 300, 270, 320, [
        [0.5, 0.36, 0.72],
        [0.5, 0.8, 0.34],
      ]) +
      cabinet(810, 300, 270, 320, [
        [0.5, 0.36, 0.72],
        [0.5, 0.8, 0.34],
      ]) +
      cabinet(560, 130, 220, 166, [[0.5, 0.5, 0.6]]) +
      cabinet(820, 130, 220, 166, [[0.5, 0.5, 0.6]]) +
      movingHead(800, 300, 0, 0.9) +
      lorry(['#ee8a2c', '#d0521f', '#8a2a14'], [P.teal, P.marigoldLight]) +
      stringLights(-20, 60, 560, 150, 110, 9) +
      stringLights(1040, 150, 1620, 60, 110, 9) +
      paper(
        'small',
        garland(swag(520, 300, 1080, 300, 60), 18, { seed: 3 }) +
          garland(swag(532, 640, 1068, 640, 90), 20, { seed: 8, pattern: ['m0', 'm2', 'r2', 'm1'] }),
      ) +
      paperBouquet(800, 730, 76, { seed: 4, count: 15 }) +
      speakerTower(230, 1040, 0.9) +
      speakerTower(1370, 1040, 0.9) +
      corners(['m0', 'r2', 'm2', 'r4'], 17) +
      confetti(40, 60, 140, 1480, 620, 4),
  ),
  picture(
    'services/dj/upgraded-road-dj',
    'scene',
    (w, h) =>
      evening(w, h, ['#170a33', '#351a5c', '#6b2a72', '#c25a6a'], {
        x: 800,
        y: 420,
        bokeh: 30,
        halo: 600,
        lamp: '#d98aff',
      }) +
      [
        [300, -34, '#8fd8ff'],
        [520, -16, '#ff8fd0'],
        [800, 0, '#ffe6a0'],
        [1080, 16, '#ff8fd0'],
        [1300, 34, '#8fd8ff'],
      ]
        .map(([x, a, c]) => beam(Number(x), 90, Number(a), String(c), 0.6, 1000, 120))
        .join('') +
      paper(
        'small',
        trussBeam(60, 1550, 60, '#120620', 60) +
          trussPost(60, 60, 1010, '#120620') +
          trussPost(1488, 60, 1010, '#120620'),
      ) +
      lineArray(250, 170, 8, 1) +
      lineArray(1350, 170, 8, -1) +
      floor(1000, ['#4a2a6b', '#2f1a4d', '#180c30'], '#d98aff') +
      paper('medium', rect(470, 190, 660, 420, filled('#120620', 'rx="12"'))) +
      rect(486, 206, 628, 388, filled(linear(['#2b1a5c', '#7a2f7a', '#f08a6a']))) +
      clipped(
        'M486 206H1114V594H486Z',
        place(
          faded(0.9, lineMandala(240, { colour: '#ffe6a0', width: 3.4, petals: 16 })) +
            turned(24, () => path('M0 0L-10 -420L10 -420Z', filled('#fff', 'opacity=".1"'))),
          800,
          400,
        ) +
          times(46, (i) => path(`M${486 + i * 14} 206V594`, stroked('#120620', 1.4, 'opacity=".4"'))) +
          times(28, (i) => path(`M486 ${206 + i * 14}H1114`, stroked('#120620', 1.4, 'opacity=".4"'))),
      ) +
      times(5, (i) => movingHead(300 + i * 250, 130, 180 + (i - 2) * -16, 0.62)) +
      lorry(['#5a3aa0', '#3a2278', '#1f1248'], [P.rose, P.goldLight]) +
      paper(
        'small',
        garland(swag(532, 640, 1068, 640, 90), 20, { seed: 8, pattern: ['r8', 'w0', 'r9', 'r0'] }),
      ) +
      paperBouquet(800, 730, 76, { seed: 4, count: 15, kinds: ['r0', 'r8', 'w0', 'r1'] }) +
      smoke(330, 1080, 1.2, '#d9b8f0', 0.4, 3) +
      smoke(1270, 1080, 1.2, '#d9b8f0', 0.4, 4) +
      corners(['r8', 'r0', 'w0', 'r1'], 17) +
      confetti(50, 60, 240, 1480, 620, 6, ['#8fd8ff', '#ff8fd0', '#ffe6a0', '#ffffff']),
  ),
  picture(
    'services/dj/dance-floor',
    'scene',
    (w, h) =>
      evening(w, h, ['#1a0f3a', '#3a1a5c', '#7a2f6a', '#d0566a'], { x: 800, y: 380, bokeh: 60, halo: 480 }) +
      times(10, (i) =>
        beam(800, 330, (i - 4.5) * 24, pick(['#ffd98a', '#8fd8ff', '#ff9dc0'], i), 0.4, 900, 46),
      ) +
      rect(0, 690, w, 20, filled('#120620')) +
      paper(
        'small',
        path(arch(260, 720, 420, 180, 200, 9), filled('#4a1f5a')) +
          path(arch(1340, 720, 420, 180, 200, 9), filled('#4a1f5a')),
      ) +
      [260, 1340]
        .map(
          (x) =>
            path(arch(x, 720, 424, 170, 190, 9), stroked(P.goldLight, 3)) +
            times(7, (i) => bulb(x - 150 + i * 50, 300 + Math.abs(i - 3) * 30, 6)),
        )
        .join('') +
      speakerTower(260, 720, 0.72) +
      speakerTower(1340, 720, 0.72) +
      rect(0, 700, w, 520, filled('#120620')) +
      lightFloor(702, 1230, ['#2a1248', '#f4971a', '#c9485c', '#4aa39a', '#7a4ac0', '#ffd27a'], 5) +
      rect(0, 700, w, 6, filled(P.goldLight)) +
      ellipse(800, 960, 520, 150, filled('#fff3cf', `opacity=".3" ${blur(30)}`)) +
      mirrorBall(800, 340, 200, ['#ffd98a', '#ff9dc0', '#8fd8ff', '#fff6e2', '#c9a0ff', '#f0b0a0']) +
      stringLights(-20, 40, 660, 60, 110, 12) +
      stringLights(940, 60, 1620, 40, 110, 12) +
      smoke(300, 760, 1.3, '#e0b8f0', 0.3, 3) +
      smoke(1300, 760, 1.3, '#e0b8f0', 0.3, 5) +
      confetti(60, 60, 120, 1480, 900, 8),
  ),
  picture(
    'services/dj/premium-truss',
    'scene',
    (w, h) =>
      evening(w, h, ['#062a30', '#0d4a50', '#1f7a76', '#c9a25a'], { x: 800, y: 480, bokeh: 26, halo: 520 }) +
      [
        [330, -24, '#ffd08a'],
        [520, -10, '#8ff0dc'],
        [800, 0, '#fff0c4'],
        [1080, 10, '#8ff0dc'],
        [1270, 24, '#ffd08a'],
      ]
        .map(([x, a, c]) => beam(Number(x), 120, Number(a), String(c), 0.6, 900, 110))
        .join('') +
      paper(
        'deck',
        trussBeam(170, 1430, 70, '#c3c6c4', 64) +
          trussPost(170, 70, 910, '#c3c6c4', 60) +
          trussPost(1362, 70, 910, '#c3c6c4', 60) +
          [160, 1352].map((x) => rect(x, 896, 88, 22, filled('#8a8f90', 'rx="4"'))).join(''),
      ) +
      [330, 520, 800, 1080, 1270].map((x, i) => movingHead(x, 132, 180 - (i - 2) * 10, 0.66)).join('') +
      paper(
        'small',
        times(4, (i) =>
          garland(swag(240 + i * 280, 134, 520 + i * 280, 134, 70), 17, {
            seed: i + 2,
            pattern: ['w0', 'r4', 'j0', 'r6'],
          }),
        ),
      ) +
      speakerTower(330, 880, 0.9) +
      speakerTower(1270, 880, 0.9) +
      djBooth({ skirt: ['#1f8a82', '#11696b', '#0a4349'], fringe: [P.goldLight, P.rose] }) +
      floor(905, ['#17606a', '#0f444d', '#082c34'], '#ffe6a0') +
      movingHead(480, 1090, -18, 1.1) +
      movingHead(1120, 1090, 18, 1.1) +
      beam(480, 960, 162, '#8ff0dc', 0.35, 900, 100) +
      beam(1120, 960, -162, '#8ff0dc', 0.35, 900, 100) +
      corners(['r4', 'w0', 'r6', 'r0'], 41) +
      confetti(36, 220, 240, 1160, 420, 5),
  ),
  picture(
    'services/dj/add-ons',
    'scene',
    (w, h) =>
      evening(w, h, ['#e9a9a0', '#d9787c', '#a8455c', '#6b2448'], {
        x: 800,
        y: 420,
        bokeh: 40,
        halo: 560,
        lamp: '#ffe6c0',
      }) +
      floor(1010, ['#8a2a48', '#631a3a', '#3a0d26'], '#ffcf9a') +
      place(
        paper(
          'medium',
          path('M-430 -80H430L400 0L430 80H-430L-400 0Z', filled(linear(['#fffaf0', '#f6e2b8', '#e0bd7a']))) +
            path('M-392 -58H392M-392 58H392', stroked(P.maroon, 5)),
        ) +
          place(rosette(34, P.red, P.gold), 0, 0) +
          [-1, 1]
            .map(
              (m) =>
                place(rosette(22, P.teal, P.marigold), m * 120, 0) +
                path(
                  `M${m * 60} 0C${m * 76} -24 ${m * 84} -24 ${m * 94} -4M${m * 150} 0C${m * 200} -40 ${m * 260} 40 ${m * 330} 0`,
                  stroked(P.maroon, 5),
                ),
            )
            .join(''),
        800,
        250,
      ) +
      path('M400 180V-20M1200 180V-20', stroked(P.goldLight, 5)) +
      paper('small', garland(swag(380, 336, 1220, 336, 46), 18, { seed: 5 })) +
      umbrella(1240, 560, 0.74, ['#f7c46a', '#e8951f', '#b5640f'], '#fffaf0', [P.teal, P.rose]) +
      times(9, (i) => bulb(960 + i * 70, 640 - Math.sin((i / 8) * Math.PI) * 22, 8)) +
      movingHead(610, 1080, -20, 1.7) +
      movingHead(900, 1080, 14, 1.7) +
      beam(570, 820, 158, '#fff0c4', 0.5, 760, 90) +
      beam(940, 820, -164, '#ffd0e0', 0.5, 760, 90) +
      place(
        paper(
          'medium',
          rect(-150, -120, 260, 150, filled(linear(['#5a4a54', '#2a1c24']), 'rx="16"')) +
            rect(104, -80, 60, 60, filled(linear(['#8a7a84', '#3a2a34']), 'rx="8"')) +
            path('M-110 -120C-110 -190 70 -190 70 -120', stroked('#3a2a34', 16)),
        ) +
          times(6, (i) => rect(-126 + i * 34, -90, 20, 60, filled('#1d1218', 'rx="4"'))) +
          circle(66, 2, 10, filled('#7fe0cf')),
        300,
        1020,
        { scale: 1.05 },
      ) +
      smoke(640, 1010, 1.5, '#fff3e6', 0.16, 7) +
      smoke(430, 940, 0.8, '#fff3e6', 0.2, 9) +
      place(
        paper(
          'medium',
          path('M-70 90L-40 -90H40L70 90Z', filled(linear(['#c2384f', '#8a1c36', '#4a0a1e'], 0, 0, 1, 0))) +
            ellipse(0, -92, 42, 14, filled('#2a0410')) +
            rect(-82, 80, 164, 30, filled(GOLD_BAND, 'rx="8"')),
        ) +
          path('M-58 40H58M-50 -10H50', stroked(P.goldLight, 6)) +
          confetti(46, -300, -470, 600, 380, 3),
        1240,
        1000,
        { turn: 14 },
      ) +
      corners(['r6', 'm2', 'r4', 'r0'], 51) +
      confetti(30, 100, 380, 1400, 400, 9),
  ),
];
