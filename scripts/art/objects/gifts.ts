import { bezier, petalShape, resample, swag } from './curves.ts';
import { type Bloom, bloom, bouquet, foliage, garland } from './flora.ts';
import { nut } from './food.ts';
import { domed, GOLD_BAND, glint, hollow, METALS, type Metal, sheen, turned } from './metal.ts';
import { bow, mandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { any, pick, random, times } from './random.ts';
import {
  at,
  blur,
  circle,
  clipped,
  ellipse,
  glowStop,
  hoop,
  line,
  linear,
  path,
  radial,
  rect,
  ring,
  type Svg,
} from './svg.ts';

type Triple = readonly [light: string, middle: string, dark: string];

/** A wrapped box, foot centred on (x,y). */
export const giftBox = (
  x: number,
  y: number,
  w: number,
  h: number,
  wrap: Triple,
  ribbon: string,
  turn = 0,
): Svg =>
  at(
    x,
    y,
    paper('medium', rect(-w / 2, -h, w, h, linear([...wrap], 0, 0, 1, 0.5), 'rx="4"')) +
      times(12, (i) =>
        at(
          -w / 2 + 18 + ((i % 4) * (w - 36)) / 3,
          -h + 56 + Math.floor(i / 4) * ((h - 70) / 3),
          ring(4, () => path(petalShape(10, 4), ribbon, 'opacity=".55"')),
          45,
        ),
      ) +
      paper('trim', rect(-w / 2 - 8, -h - 10, w + 16, 40, linear([...wrap], 0, 0, 1, 0.2), 'rx="4"')) +
      rect(-14, -h - 10, 28, h + 10, ribbon) +
      line(`M-10 ${-h - 10}V0M10 ${-h - 10}V0`, P.goldDark, 1.4, 'opacity=".6"'),
    turn,
  );

/** The tall box of sweets: silk, gold lid, one ribbon. */
export const sweetBox = (x: number, y: number): Svg =>
  at(
    x,
    y,
    paper('medium', rect(-113, -340, 226, 340, linear(['#a8203a', '#7d1430', '#560c24'], 0, 0, 1, 0.6))) +
      times(20, (k) =>
        at(
          -85 + (k % 4) * 57,
          -300 + Math.floor(k / 4) * 60,
          ring(6, () => path(petalShape(18, 6.5), P.goldLight)) + circle(0, 0, 3.4, P.red),
        ),
      ) +
      rect(-105, -332, 210, 328, 'none', `stroke="${P.goldLight}" stroke-width="3"`) +
      paper(
        'small',
        rect(-121, -360, 242, 44, linear(['#c9973b', '#f3d791', '#a8701f'], 0, 0, 1, 0), 'rx="4"'),
      ) +
      paper('trim', rect(-17, -360, 34, 360, linear(['#0f6a6b', '#4aa39a', '#0a4349'], 0, 0, 1, 0))) +
      bow(0, -360, 0.82, '#0f6a6b', '#4aa39a'),
  );

/** A pot of water with mango leaves and a coconut, foot at y + 190. */
export const kalash = (x: number, y: number, metal: Metal = 'brass', scale = 1): Svg => {
  const next = random(5);
  const body =
    'M-96 -76C-96 -96 96 -96 96 -76C96 -56 72 -52 66 -36C110 -10 136 50 118 116C104 166 60 190 0 190C-60 190 -104 166 -118 116C-136 50 -110 -10 -66 -36C-72 -52 -96 -56 -96 -76Z';
  return at(
    x,
    y,
    paper(
      'small',
      [-62, -40, -18, 18, 40, 62]
        .map((turn, i) =>
          at(
            0,
            -70,
            path('M0 10C-32 -40 -30 -120 0 -180C30 -120 32 -40 0 10Z', i % 2 ? P.leaf : '#4d7034') +
              path('M0 10C32 -40 30 -120 0 -180Z', '#2a4a22', 'opacity=".35"') +
              line('M0 0V-160', P.goldLight, 2),
            turn,
          ),
        )
        .join(''),
    ) +
      paper(
        'small',
        path(
          'M-74 -96C-80 -190 -30 -236 4 -250C40 -236 84 -190 76 -96C60 -60 -60 -60 -74 -96Z',
          radial(['#b5763a', '#8a4a22', '#4f240f'], 0.5, 0.5, 0.6, 0.36, 0.3),
        ) +
          times(26, () =>
            line(
              `M${(-60 + next() * 120).toFixed(1)} ${(-220 + next() * 130).toFixed(1)}l${((next() - 0.5) * 10).toFixed(1)} ${(-16 - next() * 14).toFixed(1)}`,
              '#d9a566',
              1.8,
              'opacity=".6"',
            ),
          ) +
          path('M-20 -226C-10 -262 10 -282 14 -292C18 -262 30 -244 24 -226Z', '#6b3a1a'),
      ) +
      paper('medium', path(body, turned(metal))) +
      line('M-92 -72Q0 -52 92 -72M-66 -36Q0 -18 66 -36', METALS[metal][3], 3) +
      at(
        0,
        70,
        ring(8, () => path(petalShape(52, 14), P.red, 'opacity=".9"')) +
          circle(0, 0, 15, P.goldPale) +
          circle(0, 0, 8, P.red),
      ) +
      [-80, 80]
        .map((dx) =>
          at(
            dx,
            60,
            ring(6, () => path(petalShape(22, 7), P.red, 'opacity=".8"')),
          ),
        )
        .join('') +
      paper('trim', garland(swag(-70, -40, 70, -40, 34), 13, { seed: 2 })),
    0,
    scale,
  );
};

/** A glass jar of almonds under a gold lid, foot at y + 150. */
export const almondJar = (x: number, y: number): Svg => {
  const next = random(8);
  return at(
    x,
    y,
    paper(
      'medium',
      path(
        'M-80 -150H80C96 -140 100 -120 100 -100V150H-100V-100C-100 -120 -96 -140 -80 -150Z',
        linear(['#fdf3dd', '#e9cfa0'], 0, 0, 1, 0.4),
      ),
    ) +
      clipped(
        'M-92 -96H92V150H-92Z',
        times(85, (i) =>
          at(
            -90 + next() * 180,
            -80 + next() * 230,
            path(
              'M0 -20C14 -12 14 12 0 18C-14 12 -14 -12 0 -20Z',
              pick(['#a8642e', '#8f4f22', '#bd7a3c'], i),
              'stroke="#4f240f" stroke-width="1.4"',
            ) + line('M-3 -12Q-6 0 -3 10', '#e0b078', 1.6, 'opacity=".7"'),
            next() * 360,
          ),
        ),
      ) +
      rect(-84, -120, 22, 260, '#fff', 'opacity=".5" rx="8"') +
      rect(66, -110, 10, 240, '#fff', 'opacity=".35" rx="5"') +
      paper('small', rect(-92, -192, 184, 52, GOLD_BAND, 'rx="8"')) +
      paper('trim', path('M-100 -152Q0 -124 100 -152L104 -124Q0 -96 -104 -124Z', P.red)) +
      bow(0, -122, 0.34, '#b3202b', '#e0574a'),
  );
};

/** A drawstring purse of silk, foot at y + 140. */
export const potli = (x: number, y: number, silk: Triple, scale = 1): Svg =>
  at(
    x,
    y,
    paper(
      'medium',
      path(
        'M-44 -100C-150 -40 -150 110 -86 140H106C160 100 150 -40 44 -100Z',
        linear([...silk], 0, 0, 1, 0.6),
      ) +
        path(
          'M-44 -100C-80 -130 -90 -160 -96 -178Q-70 -166 -58 -182Q-36 -168 -20 -184Q0 -170 20 -184Q38 -168 58 -182Q72 -166 96 -178C90 -160 80 -130 44 -100Z',
          linear([silk[0], silk[1]]),
        ),
    ) +
      [-30, -10, 12, 34]
        .map((k) =>
          line(`M${k * 0.9} -96C${k * 2} -50 ${k * 2.6} 20 ${k * 2.4} 90`, silk[2], 2.4, 'opacity=".5"'),
        )
        .join('') +
      at(
        0,
        20,
        ring(
          10,
          () =>
            path(petalShape(48, 13), 'none', `stroke="${P.goldLight}" stroke-width="2.6"`) +
            circle(0, -54, 4, P.goldLight),
        ) + circle(0, 0, 9, P.goldLight),
      ) +
      paper(
        'trim',
        line('M-46 -100Q0 -86 46 -100', P.goldLight, 13) +
          line('M-46 -100Q0 -86 46 -100', P.goldDark, 3, 'stroke-dasharray="4 6"'),
      ) +
      paper(
        'trim',
        line('M-10 -92C-20 -60 -34 -50 -30 -20M10 -92C20 -66 6 -44 14 -14', P.goldLight, 4) +
          path('M-40 -22H-20L-14 26H-46Z', P.red) +
          path('M4 -16H24L30 32H-2Z', P.marigold),
      ),
    0,
    scale,
  );

/** The hamper of the gift page in 1400 x 1400: handle, six gifts, woven basket, silk, flowers. */
export function hamper(): Svg {
  const handle = 'M318 860C330 420 520 250 700 250C880 250 1070 420 1082 860';
  const hoopPoints = [
    ...bezier([318, 860], [330, 420], [520, 250], [700, 250], 60),
    ...bezier([700, 250], [880, 250], [1070, 420], [1082, 860], 60).slice(1),
  ];
  const top = 930;
  const basket = `M280 ${top}H1120L1050 1210Q1044 1240 1010 1240H390Q356 1240 350 1210Z`;
  const [over, under] = [
    linear(['#f3d08a', '#d9a04c', '#8a5220']),
    linear(['#7c4a1a', '#c08a3c', '#5a3410'], 0, 0, 1, 0),
  ];
  const weave = times(11, (j) =>
    times(22, (i) => {
      const [y, x0] = [top + 16 + j * 26, 288 + (j / 11) * 64];
      const w = (1400 - 2 * x0) / 22;
      const x = x0 + i * w;
      return (i + j) % 2
        ? rect(x - 3, y, w + 6, 23, over, 'rx="9"')
        : rect(x + w * 0.22, y - 4, w * 0.56, 31, under, 'rx="6"');
    }),
  );
  const silk = `M420 ${top - 10}C520 ${top + 30} 880 ${top + 30} 980 ${top - 10}C960 1050 860 1120 700 1166C540 1120 440 1050 420 ${top - 10}Z`;
  const hem = `M420 ${top - 10}C440 1050 540 1120 700 1166C860 1120 960 1050 980 ${top - 10}`;
  const rim = `M268 ${top + 2}Q700 ${top + 46} 1132 ${top + 2}`;
  const string: readonly Bloom[] = ['m0', 'm2', 'j0', 'm1', 'm3', 'j1'];
  return (
    ellipse(700, 1262, 440, 36, '#041a1c', `opacity=".6" ${blur(8)}`) +
    paper(
      'medium',
      line(handle, '#6d3f12', 40) +
        line(handle, '#c9903f', 32) +
        line(handle, '#e7bd66', 12, 'transform="translate(-5 -6)"') +
        line(handle, '#6d3f12', 34, 'stroke-dasharray="4 22" opacity=".65"'),
    ) +
    paper(
      'trim',
      resample(hoopPoints, 58)
        .map(([x, y, turn], i) =>
          at(x, y, path('M-18 -24L10 -24L18 24L-10 24Z', i % 2 ? P.red : '#d8473a'), turn),
        )
        .join(''),
    ) +
    sweetBox(537, 900) +
    kalash(800, 690) +
    almondJar(1010, 760) +
    potli(420, 850, ['#3f9a92', '#11696b', '#0a4349']) +
    giftBox(600, 960, 190, 190, ['#f7c04e', '#e8951f', '#b5640f'], P.red, -5) +
    bow(592, 762, 0.62, '#b3202b', '#e0574a') +
    giftBox(900, 970, 210, 150, ['#e0574a', '#b3202b', '#7a1028'], P.goldLight, 4) +
    bow(908, 812, 0.6, '#c9973b', '#f3d791') +
    paper(
      'medium',
      times(16, (i) => foliage(296 + i * 54, top - 40, -60 + i * 8, 1.15, i)) +
        times(15, (i) =>
          bloom(
            pick(['m0', 'r2', 'm2', 'r4', 'm1', 'r0'], i),
            300 + i * 57,
            top - 26 - ((i * 37) % 3) * 12,
            44 + ((i * 17) % 3) * 5,
            i * 50,
          ),
        ),
    ) +
    paper('large', path(basket, linear(['#c9903f', '#a8701f', '#6d3f12']))) +
    clipped(
      basket,
      weave +
        rect(
          280,
          top,
          840,
          310,
          linear(
            [
              ['#fff0c4', 0, 0.25],
              ['#fff0c4', 0.3, 0],
              ['#2a0410', 0.6, 0.05],
              ['#2a0410', 1, 0.5],
            ],
            0,
            0,
            1,
            0.25,
          ),
        ),
    ) +
    paper('medium', path(silk, linear(['#a8203a', '#8a1630', '#560c24']))) +
    clipped(
      silk,
      [-200, -120, -50, 50, 120, 200]
        .map((k) =>
          line(
            `M${700 + k * 1.3} ${top - 10}Q${700 + k} 1040 700 1166`,
            '#3a0818',
            9,
            `opacity=".28" ${blur(4)}`,
          ),
        )
        .join('') +
        at(
          700,
          1026,
          ring(12, () => path(petalShape(66, 15), P.goldLight)) +
            ring(12, () => path(petalShape(40, 11), P.red)) +
            circle(0, 0, 11, P.goldLight) +
            ring(12, () => circle(0, -76, 4, P.goldLight), 15),
        ) +
        line(hem, P.goldLight, 22) +
        line(hem, P.red, 5, 'stroke-dasharray="3 9"'),
    ) +
    paper(
      'small',
      line('M700 1162V1180', P.goldLight, 5) +
        circle(700, 1186, 11, P.gold) +
        path('M690 1196H710L720 1248H680Z', P.marigold),
    ) +
    paper(
      'small',
      line(rim, '#6d3f12', 40) +
        line(rim, '#d3a04a', 32) +
        line(rim, '#f7dfa0', 8, 'transform="translate(0 -9)"') +
        line(rim, '#6d3f12', 32, 'stroke-dasharray="5 20" opacity=".55"'),
    ) +
    paper(
      'small',
      garland(swag(286, top + 18, 700, top + 40, 70), 19, { seed: 3, pattern: string }) +
        garland(swag(700, top + 40, 1114, top + 18, 70), 19, { seed: 4, pattern: string }),
    ) +
    paper(
      'small',
      bloom('r2', 700, top + 34, 44) + bloom('r0', 656, top + 36, 30) + bloom('r4', 744, top + 36, 30),
    ) +
    bow(700, 262, 1.05, '#b3202b', '#e0574a') +
    paper('small', bouquet(700, 246, 86, { seed: 6, count: 15, leaves: 7 })) +
    paper(
      'small',
      bouquet(322, 842, 74, { seed: 16, count: 13, leaves: 7 }) +
        bouquet(1080, 842, 74, { seed: 17, count: 13, leaves: 7 }),
    )
  );
}

/** A minted coin with a lotus, radius about the origin. */
export const coin = (x: number, y: number, radius: number, metal: Metal, turn = 0): Svg => {
  const [a, , c, d] = METALS[metal];
  return at(
    x,
    y,
    paper('small', circle(0, 0, radius, domed(metal))) +
      circle(0, 0, radius * 0.9, hollow(metal)) +
      circle(0, 0, radius * 0.84, domed(metal)) +
      ring(36, () => circle(0, -radius * 0.77, radius * 0.022, d)) +
      hoop(0, 0, radius * 0.7, d, radius * 0.014) +
      at(
        0,
        radius * 0.16,
        [-64, -34, 0, 34, 64]
          .map((angle) =>
            at(
              0,
              0,
              path(
                petalShape(radius * 0.52, radius * 0.15),
                c,
                `stroke="${d}" stroke-width="${radius * 0.018}"`,
              ) + line(`M0 ${-radius * 0.06}V${-radius * 0.4}`, a, radius * 0.02),
              angle,
            ),
          )
          .join('') +
          path(
            `M${-radius * 0.4} ${radius * 0.08}Q0 ${radius * 0.3} ${radius * 0.4} ${radius * 0.08}Q0 ${radius * 0.16} ${-radius * 0.4} ${radius * 0.08}Z`,
            d,
          ),
      ) +
      glint(radius * 0.95, 190, 262, radius * 0.03),
    turn,
  );
};

/** A flame about its foot, 84 high at scale 1. */
export const flame = (x: number, y: number, scale = 1): Svg =>
  circle(x, y - 40 * scale, 130 * scale, glowStop('#ffcf6a', 0.75)) +
  at(
    x,
    y,
    path('M0 0C-26 -22 -16 -46 0 -84C16 -46 26 -22 0 0Z', '#f4971a') +
      path('M0 0C-14 -16 -9 -32 0 -58C9 -32 14 -16 0 0Z', '#fff3c0'),
    0,
    scale,
  );

/** A standing brass oil lamp with five wicks, foot at (x,y), 620 high. */
export const samai = (x: number, y: number, scale = 1): Svg =>
  at(
    x,
    y,
    paper(
      'medium',
      path('M-130 0C-130 -40 -60 -40 -40 -70H40C60 -40 130 -40 130 0Z', turned('brass')) +
        rect(-22, -420, 44, 356, turned('brass')) +
        [-120, -200, -290, -380].map((dy, i) => ellipse(0, dy, 44 - i * 3, 20, turned('brass'))).join('') +
        path('M-140 -450C-130 -396 -60 -386 0 -386C60 -386 130 -396 140 -450Z', turned('brass')) +
        ellipse(0, -450, 140, 26, sheen('brass')) +
        ellipse(0, -450, 120, 18, '#8a4a1c') +
        path('M-22 -460C-30 -520 -14 -560 0 -610C14 -560 30 -520 22 -460Z', turned('brass')) +
        circle(0, -616, 14, domed('brass')),
    ) +
      [-124, -66, 66, 124].map((dx) => flame(dx, -452, 0.62)).join('') +
      flame(0, -440, 0.5) +
      paper('trim', garland(swag(-100, -400, 100, -400, 50), 13, { seed: 4 })),
    0,
    scale,
  );

/** A clay or brass lamp from the front with its flame, 220 wide at scale 1. */
export const diya = (
  x: number,
  y: number,
  scale = 1,
  tones: Triple = ['#d9683a', '#8f3422', '#4a160f'],
): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      path(
        'M-110 -30C-106 30 -50 56 0 56C50 56 106 30 110 -36C70 -16 -70 -16 -110 -30Z',
        linear([...tones]),
      ) + path('M-110 -30C-70 -48 70 -52 110 -36C70 -16 -70 -16 -110 -30Z', linear(['#8a3a1c', '#5a1d14'])),
    ) +
      times(7, (i) =>
        at(
          -66 + i * 22,
          22 - Math.abs(i - 3) * 4,
          path(petalShape(24, 8), 'none', `stroke="${P.goldLight}" stroke-width="2.4"`),
        ),
      ) +
      line('M-96 -14Q0 8 96 -18', P.goldLight, 4) +
      flame(70, -34, 0.9),
    0,
    scale,
  );

/** A tray of dry fruit in compartments round a middle one, radius about the origin; `fills` are drawn in turn. */
export function dryFruitTray(radius: number): Svg {
  const next = random(6);
  const heap = (colours: readonly (readonly [string, string])[], size: number) =>
    times(64, () => {
      const [a, r] = [next() * 6.283, Math.sqrt(next()) * radius * 0.2];
      return nut(Math.cos(a) * r, Math.sin(a) * r, size, next() * 360, any(colours, next));
    });
  const kinds = [
    [
      ['#a8642e', '#5a2a10'],
      ['#bd7a3c', '#6b3414'],
    ],
    [
      ['#fff0cc', '#c98f4a'],
      ['#f6dca8', '#b5803c'],
    ],
    [
      ['#a9c262', '#5f7a2c'],
      ['#c2d68a', '#6f8a34'],
    ],
    [
      ['#7a3a1c', '#3a1408'],
      ['#5a2412', '#2a0c06'],
    ],
    [
      ['#ffcf7a', '#b5701c'],
      ['#f4a93c', '#9c5a10'],
    ],
    [
      ['#e8c9a0', '#8f6234'],
      ['#d9b07c', '#7a4f26'],
    ],
  ] as const;
  return (
    paper('large', circle(0, 0, radius, domed('brass'))) +
    circle(0, 0, radius * 0.96, hollow('brass')) +
    circle(0, 0, radius * 0.9, linear(['#8a1c36', '#560c24'], 0, 0, 1, 1)) +
    ring(36, () => circle(0, -radius * 0.93, radius * 0.012, '#7c4d17')) +
    kinds
      .map((kind, i) => {
        const angle = (i * 60 - 90) * (Math.PI / 180);
        return at(
          Math.cos(angle) * radius * 0.58,
          Math.sin(angle) * radius * 0.58,
          circle(0, 0, radius * 0.255, sheen('brass')) +
            circle(0, 0, radius * 0.24, '#5a1228') +
            heap(kind, radius / 240) +
            circle(
              0,
              0,
              radius * 0.24,
              radial(
                [
                  ['#2a0410', 0.7, 0],
                  ['#2a0410', 1, 0.5],
                ],
                0.56,
                0.58,
                0.55,
              ),
            ),
        );
      })
      .join('') +
    circle(0, 0, radius * 0.27, sheen('brass')) +
    circle(0, 0, radius * 0.25, radial(['#fff3d4', '#f6d99a', '#c99a4a'])) +
    mandala(radius * 0.22, { colour: '#a8701f', width: 2, petals: 12 }) +
    glint(radius * 0.98, 190, 260, radius * 0.012)
  );
}

/** A wall clock carved as a sun, radius about the origin. */
export const wallClock = (radius: number): Svg =>
  paper(
    'large',
    ring(24, (i) =>
      path(
        petalShape(radius * (i % 2 ? 1.28 : 1.16), radius * 0.15),
        i % 2 ? linear([P.goldPale, P.gold, P.goldDark]) : linear(['#c2603a', '#8a3a1c', '#4f1d0e']),
      ),
    ),
  ) +
  paper('medium', circle(0, 0, radius * 0.9, domed('brass'))) +
  circle(0, 0, radius * 0.85, linear(['#17757a', '#0a4349'], 0, 0, 1, 1)) +
  ring(24, () => at(0, -radius * 0.76, rosette(radius * 0.075, P.goldLight, P.red))) +
  circle(0, 0, radius * 0.67, sheen('brass')) +
  circle(0, 0, radius * 0.64, radial(['#fffdf6', '#fbeccb', '#e6cc98'], 0.5, 0.5, 0.6, 0.42, 0.38)) +
  at(0, 0, mandala(radius * 0.4, { colour: '#d9b77a', width: 1.8, petals: 12 })) +
  ring(12, (i) =>
    i % 3
      ? circle(0, -radius * 0.55, radius * 0.022, P.maroon)
      : path(
          `M0 ${-radius * 0.48}L${-radius * 0.04} ${-radius * 0.55}L0 ${-radius * 0.62}L${radius * 0.04} ${-radius * 0.55}Z`,
          P.red,
        ),
  ) +
  paper(
    'trim',
    path(petalShape(radius * 0.36, radius * 0.045), P.maroonDark, 'transform="rotate(-52)"') +
      path(petalShape(radius * 0.52, radius * 0.035), P.maroonDark, 'transform="rotate(62)"'),
  ) +
  circle(0, 0, radius * 0.05, domed('brass'));

/** Cut silk folded in a box, seen from above, centred; `silks` from the left. */
export const sareeBox = (silks: readonly Triple[], borders: readonly string[]): Svg =>
  paper(
    'large',
    rect(-520, -400, 1040, 800, linear(['#7c4a1a', '#5a2f10', '#331608'], 0, 0, 1, 1), 'rx="16"'),
  ) +
  rect(-500, -380, 1000, 760, linear(['#f6e2b8', '#e0bd7a'], 0, 0, 1, 1), 'rx="8"') +
  silks
    .map((silk, i) => {
      const w = 960 / silks.length;
      const x = -480 + i * w;
      return (
        paper('medium', rect(x + 6, -350, w - 12, 700, linear([...silk], 0, 0, 1, 0.6), 'rx="22"')) +
        rect(x + w * 0.62, -350, w * 0.3, 700, borders[i] ?? P.gold) +
        times(13, (k) => at(x + w * 0.77, -322 + k * 54, rosette(17, P.goldPale, silk[1], 6))) +
        line(`M${x + w * 0.62} -350V350M${x + w * 0.92} -350V350`, P.goldLight, 4) +
        times(20, (k) =>
          at(
            x + w * 0.18 + (k % 2) * w * 0.26,
            -318 + Math.floor(k / 2) * 70,
            ring(6, () => path(petalShape(15, 5), P.goldLight)),
          ),
        ) +
        rect(x + 12, -350, 26, 700, '#fff', 'opacity=".16" rx="13"')
      );
    })
    .join('');
