import { petalShape } from './curves.ts';
import { bloom, bouquet, foliage, garland } from './flora.ts';
import { domed, GOLD_BAND, sheen } from './metal.ts';
import { arch, dome, mandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { pick, times } from './random.ts';
import {
  at,
  blur,
  circle,
  clipped,
  ellipse,
  hoop,
  line,
  linear,
  path,
  radial,
  rect,
  ring,
  type Svg,
} from './svg.ts';

/** Small pictures, 200 x 200, for prints, frames and albums. */
export const SNAPS = {
  palace: () =>
    rect(0, 0, 200, 200, linear(['#5a1a3a', '#c9573f', '#f6b765'])) +
    circle(100, 104, 34, '#fff0c4') +
    rect(0, 150, 200, 50, '#6b1027') +
    (
      [
        [40, 40, 140],
        [100, 66, 128],
        [160, 40, 140],
      ] as const
    )
      .map(
        ([x, w, y]) =>
          rect(x - w * 0.5, y, w, 60, '#6b1027') +
          path(dome(x, y + 1, w * 0.9, w * 0.84), '#6b1027') +
          rect(x - 1, y - w, 2, w * 0.3, P.gold),
      )
      .join('') +
    times(9, (i) => path(`M${9 + i * 22} 176v-14q5 -9 10 0v14Z`, '#ffcf7a')) +
    rect(0, 182, 200, 18, '#430a1c'),
  couple: () =>
    rect(0, 0, 200, 200, linear(['#f9e3bd', '#f0c08a'])) +
    path(arch(100, 200, 100, 86, 84), '#b5454a') +
    path(arch(100, 200, 104, 74, 70), linear(['#4a0d2a', '#c9573f', '#f6b765'])) +
    circle(100, 92, 30, '#ffe3a0', 'opacity=".8"') +
    pair(),
  diya: () =>
    rect(0, 0, 200, 200, linear(['#470a1c', '#7d1a2e'])) +
    at(100, 90, mandala(90, { colour: P.gold, width: 1.2 })) +
    circle(
      100,
      92,
      80,
      radial([
        ['#ffcf6a', 0, 0.8],
        ['#ff9d3a', 0.5, 0.2],
        ['#ff9d3a', 1, 0],
      ]),
    ) +
    path(
      'M40 130C44 164 76 176 100 176C126 176 156 162 162 124C140 138 60 140 40 130Z',
      linear(['#d9683a', '#6b1d1f']),
    ) +
    path('M100 132C74 104 92 78 102 44C112 78 128 104 100 132Z', '#f4971a') +
    path('M101 130C86 110 96 92 102 74C109 92 117 110 101 130Z', '#fff3c0') +
    [20, 50, 80, 110, 140, 170]
      .map((x, i) => bloom(pick(['m0', 'm1', 'm2', 'm3'], i), x + 6, 188, 18))
      .join(''),
  rings: () =>
    rect(0, 0, 200, 200, linear(['#f7e6cb', '#eebfa4'])) +
    bloom('r0', 60, 66, 62) +
    bloom('r4', 150, 46, 44) +
    bloom('r5', 34, 160, 40) +
    foliage(-8, 16, 40, 1) +
    weddingRings(114, 136, 1),
  umbrella: () =>
    rect(0, 0, 200, 200, linear(['#2b0a22', '#7b1f3c', '#d9694a'])) +
    times(18, (i) => circle((i * 53) % 200, (i * 37) % 120, 2 + (i % 3) * 2.4, '#ffd98a', 'opacity=".5"')) +
    rect(98, 60, 4, 140, P.goldLight) +
    path('M22 92C26 46 66 26 100 24C134 26 174 46 178 92Q100 80 22 92Z', linear(['#e0453a', '#8f1428'])) +
    path('M72 88C74 56 88 34 100 26C112 34 126 56 128 88Q100 82 72 88Z', P.marigold) +
    times(8, (i) =>
      path(
        `M${22 + i * 19.5} ${92 - Math.sin((i / 8) * 3.14) * 8}h19.5q0 22 -9.75 24q-9.75 -2 -9.75 -24Z`,
        i % 2 ? P.teal : P.maroonLight,
      ),
    ) +
    [20, 60, 140, 180].map((x, i) => bloom(pick(['m0', 'm1', 'm2', 'm3'], i), x, 186, 20)).join(''),
  lakeside: () =>
    rect(0, 0, 200, 200, linear(['#f6a06a', '#f7c98a', '#fbe6c0'])) +
    circle(140, 78, 26, '#fff6dc') +
    path('M0 104Q50 84 100 100T200 92V200H0Z', '#7c5a78') +
    rect(0, 118, 200, 82, linear(['#5f7a8f', '#2f4a62'])) +
    times(14, (i) =>
      ellipse(120 + ((i * 37) % 60) - 20, 126 + i * 5, 16 - i * 0.4, 1.6, '#ffe6b0', 'opacity=".7"'),
    ) +
    path('M0 168Q60 150 200 176V200H0Z', '#26402f') +
    at(20, 40, pair(), 0, 0.78),
  swing: () =>
    rect(0, 0, 200, 200, linear(['#dfe8c4', '#a9bf7a', '#6f8f4a'])) +
    line('M10 10C60 -4 140 -4 190 10', '#6b4a22', 14) +
    line('M66 6V140M134 6V140', '#8a6a3a', 3) +
    garland(
      [
        [66, 8],
        [66, 138],
      ],
      7,
      { seed: 2 },
    ) +
    garland(
      [
        [134, 8],
        [134, 138],
      ],
      7,
      { seed: 3 },
    ) +
    rect(54, 138, 92, 10, '#8a4a1c', 'rx="3"') +
    path('M66 112H134V140H66Z', '#c2384f') +
    bloom('m0', 40, 186, 20) +
    bloom('r0', 80, 190, 18) +
    bloom('m2', 124, 188, 20) +
    bloom('r4', 166, 186, 22),
  mandap: () =>
    rect(0, 0, 200, 200, linear(['#3f0d26', '#7d1a35', '#c25a4a'])) +
    path('M30 60Q100 10 170 60L180 76H20Z', '#f4a93c') +
    [36, 74, 126, 164].map((x) => rect(x - 4, 70, 8, 110, P.goldLight)).join('') +
    garland(
      Array.from(
        { length: 21 },
        (_, i) => [24 + i * 7.6, 78 + Math.sin((i / 20) * Math.PI * 3) ** 2 * 16] as const,
      ),
      8,
      { seed: 4 },
    ) +
    path('M72 168H128L136 182H64Z', '#8a3a1c') +
    path('M100 168C80 146 92 130 100 104C108 130 120 146 100 168Z', '#ffb43a') +
    path('M100 168C91 152 96 140 100 126C104 140 109 152 100 168Z', '#fff6d0') +
    rect(0, 182, 200, 18, '#3a0a1c'),
} as const satisfies Record<string, () => Svg>;
export type Snap = keyof typeof SNAPS;

/** A couple from behind, in 200 x 200, standing on its foot. */
function pair(): Svg {
  const groom =
    path('M100 200C98 166 104 140 122 134C142 130 156 142 160 170L162 200Z', P.ivory) +
    line('M128 138L126 200', P.gold, 2.5) +
    circle(130, 118, 15, '#8a4a2c') +
    path('M112 112C110 92 150 90 150 110C150 122 112 124 112 112Z', P.red) +
    line('M113 104Q130 92 149 103M113 112Q130 101 150 110', P.goldLight, 2) +
    path('M148 106C158 118 156 140 154 150L146 148C148 130 146 118 144 112Z', P.red);
  const bride =
    path(
      'M34 200C32 170 44 142 62 138C70 108 92 108 96 130C108 142 112 170 112 200Z',
      linear(['#d8473a', '#8f1428']),
    ) +
    path('M62 138C60 116 70 106 80 106C92 106 98 118 96 132C92 120 70 118 62 138Z', P.goldLight) +
    line('M62 140C52 160 46 180 46 200M96 132C106 154 110 176 108 200', P.goldLight, 2.4) +
    (
      [
        [70, 160],
        [86, 156],
        [62, 184],
        [80, 182],
        [98, 178],
      ] as const
    )
      .map(([x, y]) =>
        at(
          x,
          y,
          ring(6, () => path(petalShape(6, 2.2), P.goldLight)),
        ),
      )
      .join('');
  return groom + bride;
}

/** Two rings, the left with a stone, 72 wide at scale 1. */
export const weddingRings = (x: number, y: number, scale: number): Svg =>
  at(
    x,
    y,
    (
      [
        [-18, -8, 34],
        [18, 6, 30],
      ] as const
    )
      .map(
        ([dx, dy, r]) =>
          hoop(dx + 3, dy + 5, r, P.shadow, 9, 'stroke-opacity=".3"') +
          hoop(dx, dy, r, P.goldDark, 10) +
          hoop(dx, dy, r, '#e7bd66', 7) +
          line(`M${dx - r} ${dy}A${r} ${r} 0 0 1 ${dx} ${dy - r}`, '#fff6d8', 3),
      )
      .join('') +
      path('M-18 -58L-30 -46L-18 -30L-6 -46Z', '#eafaf4', 'stroke="#7fb5a4" stroke-width="1.6"') +
      line('M-30 -46H-6M-18 -58L-23 -46L-18 -30L-13 -46L-18 -58', '#7fb5a4', 1.2),
    0,
    scale,
  );

const SQUARE = 'M0 0H200V200H0Z';
/** A snap of a size with edges darkened as an old lens does. */
export const snap = (kind: Snap, x: number, y: number, size: number): Svg =>
  at(
    x,
    y,
    clipped(
      SQUARE,
      SNAPS[kind]() +
        rect(
          0,
          0,
          200,
          200,
          radial(
            [
              ['#2a0410', 0.6, 0],
              ['#2a0410', 1, 0.4],
            ],
            0.45,
            0.45,
            0.75,
          ),
        ),
    ) + rect(0, 0, 200, 200, 'none', 'stroke="#c9a273" stroke-width="1.6"'),
    0,
    size / 200,
  );

/** An instant print hanging from its peg at the origin. */
export const print = (kind: Snap, x: number, y: number, turn: number, scale = 1, peg = true): Svg =>
  at(
    x,
    y,
    paper('print', rect(-118, 22, 236, 286, linear(['#fffdf6', '#f6e8cf'], 0, 0, 0.6, 1), 'rx="3"')) +
      snap(kind, -100, 40, 200) +
      at(
        0,
        276,
        line('M-40 0C-24 -10 -14 10 0 0C14 -10 24 10 40 0', P.gold, 2.4) +
          circle(0, 0, 4, P.red) +
          circle(-48, 0, 3, P.gold) +
          circle(48, 0, 3, P.gold),
      ) +
      (peg
        ? paper(
            'trim',
            rect(-11, 0, 22, 62, linear(['#e8c48a', '#b5813f'], 0, 0, 1, 0), 'rx="4"') +
              rect(-11, 24, 22, 7, P.goldDark) +
              line('M0 2V60', '#8a5a1b', 1.6),
          )
        : ''),
    turn,
    scale,
  );

/** A snap in a carved gilt frame, centred. */
export const gilt = (
  kind: Snap,
  x: number,
  y: number,
  size: number,
  turn = 0,
  wood: readonly [string, string, string] = [P.goldPale, P.gold, '#7c4d17'],
): Svg =>
  at(
    x,
    y,
    paper(
      'print',
      rect(-size * 0.62, -size * 0.62, size * 1.24, size * 1.24, linear([...wood], 0, 0, 1, 1), 'rx="10"'),
    ) +
      rect(
        -size * 0.53,
        -size * 0.53,
        size * 1.06,
        size * 1.06,
        linear([wood[2], wood[1], wood[0]], 0, 0, 1, 1),
      ) +
      rect(-size * 0.515, -size * 0.515, size * 1.03, size * 1.03, '#fffdf6') +
      snap(kind, -size / 2 + size * 0.03, -size / 2 + size * 0.03, size * 0.94) +
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]
        .map(([u = 1, v = 1]) => at(u * size * 0.575, v * size * 0.575, rosette(size * 0.06, wood[0], P.red)))
        .join('') +
      times(4, (i) =>
        at(
          0,
          0,
          times(9, (k) => circle((k - 4) * size * 0.11, -size * 0.575, size * 0.012, wood[2])),
          i * 90,
        ),
      ),
    turn,
  );

/** The lens of a camera, radius 192 at scale 1. */
export const lens = (x: number, y: number, scale = 1): Svg => {
  const eye = 'M-102 0A102 102 0 1 1 102 0A102 102 0 1 1 -102 0Z';
  return at(
    x,
    y,
    circle(8, 18, 196, '#12020a', `opacity=".45" ${blur(8)}`) +
      circle(0, 0, 192, linear(['#fff6d8', '#d3a04a', '#7c4d17'], 0, 0, 0.8, 1)) +
      circle(0, 0, 180, linear(['#5b2033', '#1d0610'], 0, 0, 0.8, 1)) +
      ring(90, () => rect(-2.2, -179, 4.4, 22, '#12040a')) +
      circle(0, 0, 154, linear(['#8a5a1b', '#f3d791', '#a8701f'], 0, 0, 0.8, 1)) +
      circle(0, 0, 146, '#1d0610') +
      circle(0, 0, 132, linear(['#3a1420', '#12040a'], 0, 0, 1, 1)) +
      ring(36, (i) => rect(-1, -143, 2, i % 3 ? 6 : 10, P.goldLight)) +
      circle(0, 0, 112, linear(['#c9973b', '#5a3410'], 0, 0, 1, 1)) +
      circle(0, 0, 107, '#0d0408') +
      circle(
        0,
        0,
        102,
        radial(
          [
            ['#0a0f18', 0],
            ['#0c2a38', 0.35],
            ['#12595e', 0.62],
            ['#3b1a4a', 0.84],
            ['#1a0616', 1],
          ],
          0.5,
          0.5,
          0.5,
          0.42,
          0.4,
        ),
      ) +
      circle(
        0,
        0,
        62,
        radial([
          ['#05060a', 0.3],
          ['#1a3a4a', 0.9],
          ['#7a3a5a', 1],
        ]),
      ) +
      circle(0, 0, 34, '#04060a') +
      clipped(
        eye,
        path('M-86 -30C-70 -90 20 -110 70 -70C20 -78 -40 -64 -60 -10Z', '#eafff8', 'opacity=".5"') +
          ellipse(38, 46, 34, 18, '#ffb35a', `opacity=".35" ${blur(4)} transform="rotate(-38 38 46)"`) +
          times(9, (i) => circle(-60 + i * 15, -38 + Math.sin((i / 8) * 3.14) * 18, 3.6, '#ffeaae')) +
          circle(-30, -34, 11, '#fff', 'opacity=".85"') +
          circle(26, 28, 6, '#fff', 'opacity=".5"'),
      ),
    0,
    scale,
  );
};

/** A camera standing at (800,1068), 600 wide; leather and its shade. */
export function camera(
  leather: readonly [string, string, string],
  top: readonly [string, string, string, string] = ['#fffdf4', '#f6e4c4', '#d9b98a', '#b08a5e'],
  standing = true,
): Svg {
  const body = 'M500 782H1100V1030Q1100 1068 1060 1068H540Q500 1068 500 1030Z';
  const barrel = linear(['#8a5a1b', P.goldPale, P.gold, '#7c4d17'], 0, 0, 1, 0);
  const grain = times(15, (j) =>
    times(
      31,
      (i) =>
        circle(510 + i * 20 + (j % 2) * 10, 796 + j * 19, 4.4, P.shadow, 'opacity=".35"') +
        circle(509 + i * 20 + (j % 2) * 10, 794.6 + j * 19, 2.2, '#ffffff', 'opacity=".2"'),
    ),
  );
  return (
    (standing ? ellipse(810, 1072, 390, 30, '#12020a', `opacity=".6" ${blur(8)}`) : '') +
    paper(
      'medium',
      path(
        'M510 720Q510 694 536 694H650C664 694 668 684 676 660Q684 636 706 636H894Q916 636 924 660C932 684 936 694 950 694H1064Q1090 694 1090 720V790H510Z',
        linear([
          [top[0], 0],
          [top[1], 0.4],
          [top[2], 0.8],
          [top[3], 1],
        ]),
      ),
    ) +
    line(
      'M518 716Q520 702 538 702H652C672 702 676 688 684 662Q690 646 708 646H892',
      '#fff',
      4,
      'opacity=".9"',
    ) +
    paper('trim', rect(556, 664, 84, 34, barrel, 'rx="6"')) +
    times(14, (i) => line(`M${562 + i * 5.6} 668V694`, '#7c4d17', 1.4, 'opacity=".6"')) +
    paper('trim', rect(974, 654, 62, 44, barrel, 'rx="6"')) +
    paper('trim', rect(988, 640, 34, 18, linear(['#e0453a', '#8f1428']), 'rx="6"')) +
    paper('trim', rect(716, 656, 168, 54, GOLD_BAND, 'rx="8"')) +
    rect(726, 664, 148, 38, linear(['#0a2a30', '#1f6d70', '#0a2a30'], 0, 0, 1, 1), 'rx="5"') +
    path('M740 702L776 664H802L766 702Z', '#eafff4', 'opacity=".35"') +
    paper(
      'trim',
      rect(950, 712, 96, 44, '#2a0a14', 'rx="8"') +
        rect(958, 720, 80, 28, linear(['#fff6d8', '#ffe3a0', '#e0b060']), 'rx="5"'),
    ) +
    times(8, (i) => line(`M${964 + i * 10} 722V746`, P.gold, 1.4)) +
    paper('medium', path(body, linear([...leather]))) +
    clipped(body, grain + rect(500, 782, 600, 16, '#1d0409', `opacity=".35" ${blur(4)}`)) +
    rect(500, 776, 600, 9, linear([P.goldPale, P.goldDark])) +
    rect(512, 1044, 576, 7, P.gold, 'opacity=".8"') +
    [-1, 1]
      .map((m) =>
        at(
          800 + m * 232,
          880,
          path(
            'M0 44C-34 26 -30 -24 0 -50C30 -24 34 26 0 44Z',
            'none',
            `stroke="${P.goldLight}" stroke-width="2.6"`,
          ) +
            ring(8, () => path(petalShape(24, 7), P.goldLight)) +
            circle(0, 0, 5, P.red),
        ),
      )
      .join('') +
    lens(800, 900) +
    paper('trim', hoop(508, 742, 13, P.gold, 7) + hoop(1092, 742, 13, P.gold, 7))
  );
}

/** A stitched leather strap along a path. */
export const strap = (d: string): Svg =>
  paper(
    'small',
    line(d, P.maroonDark, 34) +
      line(d, '#a5642c', 28) +
      [-9, 9]
        .map((dx) => line(d, P.goldLight, 2.4, `stroke-dasharray="12 9" transform="translate(${dx} 0)"`))
        .join(''),
  );

/** A four-armed drone from the front, 620 wide, about its lens. */
export const drone = (shell: readonly [string, string, string]): Svg =>
  [-1, 1]
    .map((m) =>
      at(
        m * 230,
        -70,
        ellipse(0, -32, 150, 16, '#fff', 'opacity=".34"') +
          ellipse(0, -32, 150, 16, 'none', 'stroke="#fff" stroke-width="2" opacity=".5"') +
          paper(
            'trim',
            rect(-16, -34, 32, 44, linear([shell[0], shell[2]], 0, 0, 1, 0), 'rx="8"') +
              circle(0, -36, 13, domed('brass')),
          ),
        m * 5,
      ),
    )
    .join('') +
  paper(
    'medium',
    path(
      'M-250 -62C-180 -70 -120 -64 -90 -54L-60 -80H60L90 -54C120 -64 180 -70 250 -62L246 -34C180 -36 130 -24 104 4L80 50H-80L-104 4C-130 -24 -180 -36 -246 -34Z',
      linear([...shell]),
    ),
  ) +
  line('M-70 -68H70', '#fff', 6, 'opacity=".6"') +
  [-1, 1]
    .map(
      (m) =>
        line(`M${m * 92} 30L${m * 130} 120M${m * 100} 120H${m * 164}`, shell[2], 12) +
        circle(m * 92, -10, 9, m > 0 ? '#e0453a' : '#7fc48a'),
    )
    .join('') +
  lens(0, 34, 0.36) +
  at(0, -40, rosette(18, P.goldLight, P.red));

/** A velvet album lying open with pictures on both pages, 1180 wide, centred. */
export const openAlbum = (
  x: number,
  y: number,
  cover: readonly [string, string],
  snaps: readonly [Snap, Snap, Snap],
): Svg =>
  at(
    x,
    y,
    paper(
      'large',
      path(
        'M-600 -330Q-300 -370 0 -330Q300 -370 600 -330V340Q300 300 0 340Q-300 300 -600 340Z',
        linear([...cover]),
      ),
    ) +
      [-1, 1]
        .map(
          (m) =>
            paper(
              'small',
              path(
                `M0 -310Q${m * 300} -350 ${m * 570} -312V312Q${m * 300} 276 0 316Z`,
                m < 0
                  ? linear(['#fffdf6', '#f6ead2', '#e0c9a0'], 0, 0, 1, 0)
                  : linear(['#e0c9a0', '#f9efd9', '#fffdf6'], 0, 0, 1, 0),
              ),
            ) +
            line(
              `M${m * 40} -284Q${m * 300} -318 ${m * 540} -286V284Q${m * 300} 250 ${m * 40} 284Z`,
              P.gold,
              2.4,
            ),
        )
        .join('') +
      snap(snaps[0], -510, -240, 440) +
      snap(snaps[1], 80, -256, 250) +
      snap(snaps[2], 280, 6, 250) +
      at(170, 130, mandala(96, { colour: P.gold, width: 2 })) +
      at(430, -140, rosette(60, P.goldLight, P.red, 10)) +
      bouquet(0, 320, 60, { seed: 5, count: 11, squash: 0.6 }),
  );

/** A tripod, head at (x,y), feet at `floor`. */
export const tripod = (x: number, y: number, floor: number): Svg =>
  paper(
    'small',
    [-190, 0, 190]
      .map(
        (dx) =>
          line(`M${x} ${y}L${x + dx} ${floor}`, '#2a161a', 22) +
          line(`M${x - 4} ${y}L${x + dx - 4} ${floor}`, P.goldDark, 6) +
          line(
            `M${x + dx * 0.5} ${y + (floor - y) * 0.5}L${x + dx * 0.54} ${y + (floor - y) * 0.54}`,
            P.goldLight,
            26,
          ),
      )
      .join('') + rect(x - 44, y - 26, 88, 40, sheen('brass'), 'rx="8"'),
  );

/** A lighting umbrella or softbox on a stand. */
export const softbox = (x: number, y: number, floor: number, turn: number): Svg =>
  paper(
    'small',
    line(
      `M${x} ${y}V${floor}M${x} ${floor - 120}L${x - 80} ${floor}M${x} ${floor - 120}L${x + 80} ${floor}`,
      '#2a161a',
      12,
    ),
  ) +
  circle(
    x,
    y,
    380,
    radial([
      ['#fff6dc', 0, 0.6],
      ['#ffe0a0', 0.5, 0.18],
      ['#ffe0a0', 1, 0],
    ]),
  ) +
  at(
    x,
    y,
    paper('medium', path('M-170 -130H170L150 130H-150Z', '#2a161a')) +
      path('M-152 -114H152L134 114H-134Z', radial(['#ffffff', '#fff3d4', '#f3d596'])) +
      line('M-152 -114L134 114M152 -114L-134 114', '#d9b77a', 2, 'opacity=".5"'),
    turn,
  );
