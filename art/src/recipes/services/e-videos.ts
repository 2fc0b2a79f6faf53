import { bezier, smooth, swag } from '#art/drawing/curves.ts';
import { blur, clipped, glowStop, linear, radial } from '#art/drawing/definitions.ts';
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
import { bloom, bouquet, foliage, garland, paperBouquet } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { evening } from '#art/objects/backdrops.ts';
import { CARDS } from '#art/objects/film-cards.ts';
import { giftBox, metalKalash } from '#art/objects/gift-boxes.ts';
import { lakePalace } from '#art/objects/lake.ts';
import { paperDiya, paperFlame } from '#art/objects/lamps.ts';
import { GOLD_BAND, sheen } from '#art/objects/metal.ts';
import { bulb, lineMandala, paperBow, rosette } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lampStand, umbrella } from '#art/objects/procession.ts';
import { burst, CRIMSON, GOLDEN, TURQUOISE } from '#art/objects/sky.ts';
import { gilt, SNAPS, type Snap, weddingRings } from '#art/objects/snaps.ts';
import { confetti } from '#art/objects/stage.ts';
import { lens } from '#art/objects/studio.ts';
import { titleCard } from '#art/objects/title-card.ts';
import type { Recipe } from '#art/recipe.ts';

const balloon = (
  x: number,
  y: number,
  size: number,
  tones: readonly [string, string],
  knotX: number,
  knotY: number,
): Svg =>
  path(
    `M${x} ${y + 78 * size}Q${x + 18} ${(y + knotY) / 2 + 60} ${knotX} ${knotY}`,
    stroked('#fff3e2', 2.2, 'opacity=".8"'),
  ) +
  place(
    paper(
      'small',
      path(
        'M0 82C-70 52 -84 -60 0 -82C84 -60 70 52 0 82Z',
        filled(radial([...tones], 0.5, 0.5, 0.6, 0.34, 0.3)),
      ) + path('M-9 92L0 78L9 92Z', filled(tones[1])),
    ) + ellipse(-24, -34, 13, 22, filled('#fff', 'opacity=".5"')),
    x,
    y,
    { scale: size },
  );
const BALLOONS = [
  ['#ffd98a', '#e8951f'],
  ['#ff9aa4', '#c2384f'],
  ['#a9e0d0', '#1f8a82'],
  ['#e0b8f0', '#7a4aa0'],
  ['#ffc0a0', '#dd6a3a'],
] as const;
/** The sacred thread: three strands in a loop with its knot. */
const thread = (x: number, y: number, scale: number): Svg =>
  place(
    path(
      'M0 -190C-150 -180 -170 60 -60 130C-20 160 40 160 76 120C170 20 150 -180 0 -190',
      stroked('#8a4a1c', 28, 'opacity=".5"'),
    ) +
      [-9, 0, 9]
        .map((d, i) =>
          path(
            `M0 ${-190 + d}C${-150 + d} ${-180} ${-170 + d} ${60} ${-60} ${130 + d}C${-20} ${160 + d} ${40} ${160 + d} ${76} ${120 + d}C${170 - d} ${20} ${150 - d} -180 0 ${-190 + d}`,
            stroked(i === 1 ? '#fff6dc' : '#f3dfb0', 6.5),
          ),
        )
        .join('') +
      paper(
        'trim',
        ellipse(8, 152, 30, 15, filled('#f7c04e')) +
          path('M20 160C40 190 30 220 44 250M0 164C-6 196 6 214 -8 246', stroked('#fff6dc', 5)),
      ),
    x,
    y,
    { scale },
  );
/** A fire pit of bricks, foot at 0,0. */
export const firePit = (): Svg =>
  paper('medium', path('M-170 -80H170L140 0H-140Z', filled(linear(['#c2603a', '#8a3a1c', '#551d10'])))) +
  times(3, (j) =>
    path(`M${-166 + j * 10} ${-60 + j * 22}H${166 - j * 10}`, stroked('#f0c48a', 3, 'opacity=".6"')),
  ) +
  times(7, (i) => place(rosette(15, P.goldLight, P.red), -120 + i * 40, -30));
/** The pit with its flames, foot at y. */
const havan = (x: number, y: number, scale: number): Svg =>
  place(
    circle(0, -150, 260, filled(glowStop('#ffb35a', 0.7))) +
      [
        [-60, 0.9],
        [60, 0.9],
        [-26, 1.4],
        [30, 1.5],
        [0, 1.9],
      ]
        .map(
          ([dx = 0, s = 1]) =>
            path(
              'M0 0C-44 -36 -30 -84 -6 -140C4 -100 34 -70 30 -36C28 -14 14 0 0 0Z',
              filled('#ee7c15', `transform="translate(${dx} -70) scale(${s})"`),
            ) +
            path(
              'M0 0C-24 -22 -16 -52 -2 -86C6 -60 18 -40 16 -20C14 -6 8 0 0 0Z',
              filled('#ffe08a', `transform="translate(${dx} -70) scale(${s})"`),
            ),
        )
        .join('') +
      firePit(),
    x,
    y,
    { scale },
  );
export const plantain = (x: number, y: number, lean: number): Svg =>
  paper(
    'small',
    path(
      `M${x} ${y}C${x} ${y - 200} ${x + lean * 0.3} ${y - 320} ${x + lean * 0.4} ${y - 420}`,
      stroked('#8fae5a', 30),
    ) +
      [-70, -34, 0, 40, 76]
        .map((a) =>
          place(
            path(
              'M0 0C-60 -70 -64 -190 0 -290C60 -200 66 -80 0 0Z',
              filled(linear(['#a9cf62', '#4f8a3c'], 0, 0, 1, 0)),
            ) + path('M0 0V-280', stroked('#e0efb0', 4)),
            x + lean * 0.35,
            y - 380,
            { turn: a + lean * 0.2 },
          ),
        )
        .join(''),
  );
const scaled = (x: number, y: number, size: number, kind: Snap): Svg =>
  place(clipped('M0 0H200V200H0Z', SNAPS[kind]()), x - size / 2, y - size / 2, { scale: size / 200 });

export const recipes: readonly Recipe[] = [
  titleCard(
    'services/e-videos/1',
    CARDS[1],
    [
      [230, 520],
      [490, 500],
      [290, 400],
      [430, 390],
      [360, 330],
    ]
      .map(([x = 0, y = 0], i) => balloon(x, y, 0.92, pick(BALLOONS, i), 360, 880))
      .join('') +
      groundShade(360, 1130, 170) +
      paper(
        'medium',
        rect(
          220,
          960,
          280,
          160,
          filled(
            linear(
              [
                ['#c9788a', 0],
                ['#ffdfe4', 0.3],
                ['#f0a0b0', 0.65],
                ['#b5556a', 1],
              ],
              0,
              0,
              1,
              0,
            ),
            'rx="14"',
          ),
        ) +
          rect(
            268,
            850,
            184,
            120,
            filled(
              linear(
                [
                  ['#c9a470', 0],
                  ['#fff8e6', 0.3],
                  ['#f3dfb8', 0.65],
                  ['#b58f5c', 1],
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
      times(7, (i) => path(`M${220 + i * 40} 960h40q0 44 -20 50q-20 -6 -20 -50Z`, filled('#fffaf0'))) +
      times(5, (i) => place(rosette(20, P.goldLight, P.red), 255 + i * 52, 1070)) +
      rect(348, 770, 24, 84, filled('#1f8a82', 'rx="6"')) +
      paperFlame(360, 770, 0.9),
  ),
  titleCard(
    'services/e-videos/2',
    CARDS[2],
    times(
      3,
      (i) =>
        path(`M150 ${330 + i * 60}Q360 ${420 + i * 60} 570 ${330 + i * 60}`, stroked('#fff3e2', 2)) +
        times(9, (k) => {
          const t = (k + 0.5) / 9;
          return path(
            'M-18 0H18L0 40Z',
            filled(
              pick(['#c2384f', '#1f8a82', '#e8951f', '#7a4aa0'], k + i),
              `transform="translate(${150 + 420 * t} ${332 + i * 60 + 360 * t * (1 - t) * 0.5})"`,
            ),
          );
        }),
    ) +
      groundShade(360, 1120, 200) +
      giftBox(360, 1110, 260, 240, ['#e0574a', '#b3202b', '#7a1028'], P.goldLight) +
      paperBow(360, 868, 0.9, '#c9973b', '#f3d791') +
      giftBox(240, 1130, 150, 150, ['#4aa39a', '#11696b', '#0a4349'], '#fff3e2', -4) +
      giftBox(484, 1130, 150, 120, ['#f7c04e', '#e8951f', '#b5640f'], P.red, 4) +
      paperBow(240, 976, 0.55, '#c2384f', '#e58a8f') +
      paperBow(484, 1004, 0.5, '#b3202b', '#e0574a') +
      giftBox(360, 780, 150, 130, ['#b48ad0', '#7a4aa0', '#4a2a6a'], P.goldLight, 2) +
      paperBow(360, 646, 0.6, '#c9973b', '#f3d791'),
  ),
  titleCard(
    'services/e-videos/3',
    CARDS[3],
    times(11, (i) => {
      const x = 180 + i * 36;
      return balloon(x, 470 + ((i * 67) % 190), 0.62, pick(BALLOONS, i * 3), 360, 1010);
    }) +
      paper(
        'small',
        path('M300 1000H420L440 1110H280Z', filled(linear(['#f3d791', '#c9973b', '#7c4d17'], 0, 0, 1, 0))),
      ) +
      times(4, (i) => place(rosette(18, P.red, P.goldPale), 306 + i * 36, 1056)) +
      confetti(40, 160, 300, 400, 760, 4),
  ),
  titleCard(
    'services/e-videos/4',
    CARDS[4],
    [200, 260, 460, 520]
      .map((x) =>
        paper(
          'small',
          rect(
            x - 10,
            640,
            20,
            470,
            filled(linear([P.goldDark, P.goldPale, P.gold, '#7c4d17'], 0, 0, 1, 0)),
          ) + garland(swag(x, 660, x, 1080, 0), 11, { seed: x, pattern: ['m0', 'j0', 'm2', 'r2'] }),
        ),
      )
      .join('') +
      paper(
        'large',
        path(
          'M150 650C190 500 300 480 360 430C420 480 530 500 570 650Q360 590 150 650Z',
          filled(linear(['#d8473a', '#a3202f', '#6b1027'])),
        ),
      ) +
      times(9, (i) =>
        path(
          `M${160 + i * 45} ${640 - Math.sin(((i + 0.5) / 9) * Math.PI) * 30}h42v26q-21 40 -42 0Z`,
          filled(i % 2 ? P.teal : P.marigold),
        ),
      ) +
      circle(360, 424, 15, filled(GOLD_BAND)) +
      havan(360, 1120, 0.78) +
      groundShade(360, 1130, 190),
  ),
  titleCard(
    'services/e-videos/5',
    CARDS[5],
    burst(270, 470, 110, 22, CRIMSON, { seed: 3, width: 2.6 }) +
      burst(450, 420, 130, 26, GOLDEN, { seed: 5, width: 2.8 }) +
      burst(380, 620, 80, 18, TURQUOISE, { seed: 7, width: 2.4 }) +
      clipped(
        'M136 480H584V1300H136Z',
        place(place(lakePalace(['#4a1f55', '#381745', '#250d33'], '#8a5a9c'), -800, -880), 360, 1080, {
          scale: 0.46,
        }),
      ) +
      paper('small', rect(130, 1080, 460, 220, filled(linear(['#7a3f7a', '#3a1a4a'])))) +
      times(24, (i) =>
        ellipse(170 + ((i * 83) % 380), 1096 + ((i * 29) % 120), 30, 2.4, filled('#ffd9a0', 'opacity=".5"')),
      ),
  ),
  titleCard(
    'services/e-videos/6',
    CARDS[6],
    place(lampStand(-150, 700, 0.5) + lampStand(150, 700, 0.5), 360, 0) +
      umbrella(360, 700, 0.46, ['#d8473a', '#b3202b', '#7a1028'], P.marigold, [P.teal, P.maroon]) +
      paper(
        'medium',
        path(
          'M230 1110C230 980 290 930 360 926C430 930 490 980 490 1110Z',
          filled(linear(['#fff6e2', '#f0d9b0', '#c9a470'])),
        ),
      ) +
      times(5, (i) =>
        path(
          `M${250 + i * 10} 1100Q${300 + i * 30} ${1000 - i * 8} ${470 - i * 6} 1040`,
          stroked('#c2384f', 9, 'opacity=".85"'),
        ),
      ) +
      place(
        rosette(40, P.goldLight, P.red, 12) +
          [-24, 0, 24]
            .map((a) =>
              place(
                path(petalShape(110, 20), filled(pick([P.tealLight, P.red, P.marigold], a + 24))),
                0,
                -20,
                { turn: a },
              ),
            )
            .join(''),
        360,
        960,
      ) +
      groundShade(360, 1116, 150),
  ),
  titleCard(
    'services/e-videos/7',
    CARDS[7],
    times(8, (i) => foliage(360, 800, i * 45, 3, i % 2)) +
      paperBouquet(360, 860, 150, { seed: 4, count: 19, kinds: ['r0', 'r4', 'r1', 'r5', 'r6'] }) +
      weddingRings(360, 650, 2.3),
  ),
  titleCard(
    'services/e-videos/8',
    CARDS[8],
    paper(
      'small',
      garland(
        [
          ...bezier([360, 560], [230, 420], [150, 640], [360, 860], 50),
          ...bezier([360, 860], [570, 640], [490, 420], [360, 560], 50),
        ],
        21,
        { seed: 4, pattern: ['r0', 'r4', 'r2', 'w0'] },
      ),
    ) +
      paperDiya(250, 1040, 0.8) +
      paperDiya(470, 1040, 0.8) +
      paperFlame(360, 740, 1.1) +
      paperDiya(340, 790, 0.9, ['#f3d791', '#b98132', '#6b3f12']),
  ),
  titleCard(
    'services/e-videos/9',
    CARDS[9],
    path('M360 340V480', stroked(P.goldLight, 3)) +
      gilt('couple', 360, 660, 290) +
      paper('small', garland(swag(196, 500, 524, 500, 90), 16, { seed: 7, pattern: ['w0', 'r6', 'r4'] })) +
      gilt('palace', 250, 980, 140, -6) +
      gilt('swing', 474, 980, 140, 6),
  ),
  titleCard(
    'services/e-videos/10',
    CARDS[10],
    thread(360, 590, 1.02) + groundShade(360, 1112, 130) + metalKalash(360, 930, 'brass', 0.92),
  ),
  titleCard(
    'services/e-videos/11',
    CARDS[11],
    havan(360, 1110, 1.1) +
      thread(360, 560, 0.74) +
      [-170, 170].map((d) => paperDiya(360 + d, 1080, 0.45)).join(''),
  ),
  titleCard(
    'services/e-videos/12',
    CARDS[12],
    plantain(210, 1140, -40) +
      plantain(510, 1140, 40) +
      thread(360, 620, 0.8) +
      paper('medium', ellipse(360, 1080, 200, 46, filled(sheen('brass')))) +
      ellipse(360, 1074, 180, 36, filled(linear(['#8a5a1b', '#f3d791']))) +
      [-110, -40, 40, 110]
        .map((d, i) => bloom(pick(['m0', 'w0', 'm2', 'r2'], i), 360 + d, 1066, 28))
        .join('') +
      place(
        paper(
          'small',
          path(
            'M-64 20C-70 -50 -24 -96 4 -104C40 -96 74 -50 64 20C40 46 -40 46 -64 20Z',
            filled(radial(['#b5763a', '#8a4a22', '#4f240f'], 0.5, 0.5, 0.6, 0.36, 0.3)),
          ) + path('M-18 -84C-8 -120 10 -134 14 -142C18 -116 28 -100 22 -84Z', filled('#6b3a1a')),
        ),
        360,
        1030,
      ),
  ),
  picture(
    'services/e-videos/hero',
    'scene',
    (w, h) =>
      evening(w, h, ['#2b0918', '#5d1330', '#a3404a', '#e8a06a'], { x: 800, y: 480, bokeh: 50, halo: 560 }) +
      strip() +
      [260, 1340].map((x) => reel(x, 960, 210)).join('') +
      place(lens(0, 0, 0.78), 800, 1010) +
      paper(
        'small',
        garland(bezier([300, 1120], [560, 1190], [1040, 1190], [1300, 1120], 70), 24, { seed: 3 }),
      ) +
      paper(
        'medium',
        bouquet(100, 1130, 150, { seed: 4, count: 19 }) + bouquet(1500, 1130, 150, { seed: 14, count: 19 }),
      ) +
      times(13, (i) => bulb(70 + i * 122, 60 + Math.sin(i * 0.9) * 20, 7)) +
      confetti(30, 60, 560, 1480, 300, 5),
  ),
];

/** Film unrolling across the header in a wave, five scenes in its frames. */
function strip(): Svg {
  const kinds: readonly Snap[] = ['mandap', 'couple', 'umbrella', 'rings', 'palace'];
  const edge = Array.from({ length: 29 }, (_, i) => [-60 + i * 61, wave(-60 + i * 61)] as const);
  return (
    paper(
      'large',
      path(smooth([...edge, ...edge.map(([x, y]) => [x, y + 396] as const).reverse()]), filled('#1a0a10')),
    ) +
    times(42, (i) => {
      const x = -20 + i * 40;
      const y = wave(x);
      return (
        rect(x, y + 352, 22, 24, filled(P.goldLight, 'rx="5"')) +
        rect(x, y + 18, 22, 24, filled(P.goldLight, 'rx="5"'))
      );
    }) +
    kinds
      .map((kind, i) => {
        const x = 140 + i * 330;
        return place(
          scaled(0, 0, 268, kind) +
            rect(-134, -134, 268, 268, filled('none', `stroke="${P.gold}" stroke-width="5"`)),
          x,
          wave(x) + 198,
          { turn: (wave(x + 30) - wave(x - 30)) * 0.9 },
        );
      })
      .join('')
  );
}
/** The upper edge of the film at x. */
function wave(x: number): number {
  return 296 - 46 * Math.sin(((x + 40) / 840) * Math.PI * 2);
}
function reel(x: number, y: number, radius: number): Svg {
  return (
    ellipse(x + 10, y + radius - 4, radius, 30, filled('#12020a', `opacity=".5" ${blur(8)}`)) +
    place(
      paper(
        'medium',
        circle(0, 0, radius, filled(sheen('brass'))) +
          circle(0, 0, radius * 0.93, filled(linear(['#7c4d17', '#e7bd66'], 0, 0, 1, 1))),
      ) +
        circle(0, 0, radius * 0.86, filled('#2a1014')) +
        turned(24, () => rect(-1.4, -radius * 0.84, 2.8, radius * 0.24, filled('#5a3a30'))) +
        circle(0, 0, radius * 0.58, filled(sheen('brass'))) +
        turned(5, () => circle(0, -radius * 0.38, radius * 0.15, filled('#2a1014'))) +
        circle(0, 0, radius * 0.16, filled('#2a1014')) +
        faded(0.8, lineMandala(radius * 0.13, { colour: P.goldLight, width: 1.4, petals: 8 })),
      x,
      y,
    )
  );
}
