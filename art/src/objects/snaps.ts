import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { bloom, foliage, garland } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { arch, domeOutline, lineMandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** Small pictures, 200 x 200, for prints, frames and albums. */
export const SNAPS = {
  palace: () =>
    rect(0, 0, 200, 200, filled(linear(['#5a1a3a', '#c9573f', '#f6b765']))) +
    circle(100, 104, 34, filled('#fff0c4')) +
    rect(0, 150, 200, 50, filled('#6b1027')) +
    (
      [
        [40, 40, 140],
        [100, 66, 128],
        [160, 40, 140],
      ] as const
    )
      .map(
        ([x, w, y]) =>
          rect(x - w * 0.5, y, w, 60, filled('#6b1027')) +
          path(domeOutline(x, y + 1, w * 0.9, w * 0.84), filled('#6b1027')) +
          rect(x - 1, y - w, 2, w * 0.3, filled(P.gold)),
      )
      .join('') +
    times(9, (i) => path(`M${9 + i * 22} 176v-14q5 -9 10 0v14Z`, filled('#ffcf7a'))) +
    rect(0, 182, 200, 18, filled('#430a1c')),
  couple: () =>
    rect(0, 0, 200, 200, filled(linear(['#f9e3bd', '#f0c08a']))) +
    path(arch(100, 200, 100, 86, 84), filled('#b5454a')) +
    path(arch(100, 200, 104, 74, 70), filled(linear(['#4a0d2a', '#c9573f', '#f6b765']))) +
    circle(100, 92, 30, filled('#ffe3a0', 'opacity=".8"')) +
    pair(),
  diya: () =>
    rect(0, 0, 200, 200, filled(linear(['#470a1c', '#7d1a2e']))) +
    place(lineMandala(90, { colour: P.gold, width: 1.2 }), 100, 90) +
    circle(
      100,
      92,
      80,
      filled(
        radial([
          ['#ffcf6a', 0, 0.8],
          ['#ff9d3a', 0.5, 0.2],
          ['#ff9d3a', 1, 0],
        ]),
      ),
    ) +
    path(
      'M40 130C44 164 76 176 100 176C126 176 156 162 162 124C140 138 60 140 40 130Z',
      filled(linear(['#d9683a', '#6b1d1f'])),
    ) +
    path('M100 132C74 104 92 78 102 44C112 78 128 104 100 132Z', filled('#f4971a')) +
    path('M101 130C86 110 96 92 102 74C109 92 117 110 101 130Z', filled('#fff3c0')) +
    [20, 50, 80, 110, 140, 170]
      .map((x, i) => bloom(pick(['m0', 'm1', 'm2', 'm3'], i), x + 6, 188, 18))
      .join(''),
  rings: () =>
    rect(0, 0, 200, 200, filled(linear(['#f7e6cb', '#eebfa4']))) +
    bloom('r0', 60, 66, 62) +
    bloom('r4', 150, 46, 44) +
    bloom('r5', 34, 160, 40) +
    foliage(-8, 16, 40, 1) +
    weddingRings(114, 136, 1),
  umbrella: () =>
    rect(0, 0, 200, 200, filled(linear(['#2b0a22', '#7b1f3c', '#d9694a']))) +
    times(18, (i) =>
      circle((i * 53) % 200, (i * 37) % 120, 2 + (i % 3) * 2.4, filled('#ffd98a', 'opacity=".5"')),
    ) +
    rect(98, 60, 4, 140, filled(P.goldLight)) +
    path(
      'M22 92C26 46 66 26 100 24C134 26 174 46 178 92Q100 80 22 92Z',
      filled(linear(['#e0453a', '#8f1428'])),
    ) +
    path('M72 88C74 56 88 34 100 26C112 34 126 56 128 88Q100 82 72 88Z', filled(P.marigold)) +
    times(8, (i) =>
      path(
        `M${22 + i * 19.5} ${92 - Math.sin((i / 8) * 3.14) * 8}h19.5q0 22 -9.75 24q-9.75 -2 -9.75 -24Z`,
        filled(i % 2 ? P.teal : P.maroonLight),
      ),
    ) +
    [20, 60, 140, 180].map((x, i) => bloom(pick(['m0', 'm1', 'm2', 'm3'], i), x, 186, 20)).join(''),
  lakeside: () =>
    rect(0, 0, 200, 200, filled(linear(['#f6a06a', '#f7c98a', '#fbe6c0']))) +
    circle(140, 78, 26, filled('#fff6dc')) +
    path('M0 104Q50 84 100 100T200 92V200H0Z', filled('#7c5a78')) +
    rect(0, 118, 200, 82, filled(linear(['#5f7a8f', '#2f4a62']))) +
    times(14, (i) =>
      ellipse(120 + ((i * 37) % 60) - 20, 126 + i * 5, 16 - i * 0.4, 1.6, filled('#ffe6b0', 'opacity=".7"')),
    ) +
    path('M0 168Q60 150 200 176V200H0Z', filled('#26402f')) +
    place(pair(), 20, 40, { scale: 0.78 }),
  swing: () =>
    rect(0, 0, 200, 200, filled(linear(['#dfe8c4', '#a9bf7a', '#6f8f4a']))) +
    path('M10 10C60 -4 140 -4 190 10', stroked('#6b4a22', 14)) +
    path('M66 6V140M134 6V140', stroked('#8a6a3a', 3)) +
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
    rect(54, 138, 92, 10, filled('#8a4a1c', 'rx="3"')) +
    path('M66 112H134V140H66Z', filled('#c2384f')) +
    bloom('m0', 40, 186, 20) +
    bloom('r0', 80, 190, 18) +
    bloom('m2', 124, 188, 20) +
    bloom('r4', 166, 186, 22),
  mandap: () =>
    rect(0, 0, 200, 200, filled(linear(['#3f0d26', '#7d1a35', '#c25a4a']))) +
    path('M30 60Q100 10 170 60L180 76H20Z', filled('#f4a93c')) +
    [36, 74, 126, 164].map((x) => rect(x - 4, 70, 8, 110, filled(P.goldLight))).join('') +
    garland(
      Array.from(
        { length: 21 },
        (_, i) => [24 + i * 7.6, 78 + Math.sin((i / 20) * Math.PI * 3) ** 2 * 16] as const,
      ),
      8,
      { seed: 4 },
    ) +
    path('M72 168H128L136 182H64Z', filled('#8a3a1c')) +
    path('M100 168C80 146 92 130 100 104C108 130 120 146 100 168Z', filled('#ffb43a')) +
    path('M100 168C91 152 96 140 100 126C104 140 109 152 100 168Z', filled('#fff6d0')) +
    rect(0, 182, 200, 18, filled('#3a0a1c')),
} as const satisfies Record<string, () => Svg>;

export type Snap = keyof typeof SNAPS;

/** A couple from behind, in 200 x 200, standing on its foot. */
function pair(): Svg {
  const groom =
    path('M100 200C98 166 104 140 122 134C142 130 156 142 160 170L162 200Z', filled(P.ivory)) +
    path('M128 138L126 200', stroked(P.gold, 2.5)) +
    circle(130, 118, 15, filled('#8a4a2c')) +
    path('M112 112C110 92 150 90 150 110C150 122 112 124 112 112Z', filled(P.red)) +
    path('M113 104Q130 92 149 103M113 112Q130 101 150 110', stroked(P.goldLight, 2)) +
    path('M148 106C158 118 156 140 154 150L146 148C148 130 146 118 144 112Z', filled(P.red));
  const bride =
    path(
      'M34 200C32 170 44 142 62 138C70 108 92 108 96 130C108 142 112 170 112 200Z',
      filled(linear(['#d8473a', '#8f1428'])),
    ) +
    path('M62 138C60 116 70 106 80 106C92 106 98 118 96 132C92 120 70 118 62 138Z', filled(P.goldLight)) +
    path('M62 140C52 160 46 180 46 200M96 132C106 154 110 176 108 200', stroked(P.goldLight, 2.4)) +
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
        place(
          turned(6, () => path(petalShape(6, 2.2), filled(P.goldLight))),
          x,
          y,
        ),
      )
      .join('');
  return groom + bride;
}

/** Two rings, the left with a stone, 72 wide at scale 1. */
export const weddingRings = (x: number, y: number, scale: number): Svg =>
  place(
    (
      [
        [-18, -8, 34],
        [18, 6, 30],
      ] as const
    )
      .map(
        ([dx, dy, r]) =>
          circle(dx + 3, dy + 5, r, stroked(P.shadow, 9, 'stroke-opacity=".3"')) +
          circle(dx, dy, r, stroked(P.goldDark, 10)) +
          circle(dx, dy, r, stroked('#e7bd66', 7)) +
          path(`M${dx - r} ${dy}A${r} ${r} 0 0 1 ${dx} ${dy - r}`, stroked('#fff6d8', 3)),
      )
      .join('') +
      path('M-18 -58L-30 -46L-18 -30L-6 -46Z', filled('#eafaf4', 'stroke="#7fb5a4" stroke-width="1.6"')) +
      path('M-30 -46H-6M-18 -58L-23 -46L-18 -30L-13 -46L-18 -58', stroked('#7fb5a4', 1.2)),
    x,
    y,
    { scale },
  );

const SQUARE = 'M0 0H200V200H0Z';

/** A snap of a size with edges darkened as an old lens does. */
export const snap = (kind: Snap, x: number, y: number, size: number): Svg =>
  place(
    clipped(
      SQUARE,
      SNAPS[kind]() +
        rect(
          0,
          0,
          200,
          200,
          filled(
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
        ),
    ) + rect(0, 0, 200, 200, filled('none', 'stroke="#c9a273" stroke-width="1.6"')),
    x,
    y,
    { scale: size / 200 },
  );

/** An instant print hanging from its peg at the origin. */
export const print = (kind: Snap, x: number, y: number, turn: number, scale = 1, peg = true): Svg =>
  place(
    paper('print', rect(-118, 22, 236, 286, filled(linear(['#fffdf6', '#f6e8cf'], 0, 0, 0.6, 1), 'rx="3"'))) +
      snap(kind, -100, 40, 200) +
      place(
        path('M-40 0C-24 -10 -14 10 0 0C14 -10 24 10 40 0', stroked(P.gold, 2.4)) +
          circle(0, 0, 4, filled(P.red)) +
          circle(-48, 0, 3, filled(P.gold)) +
          circle(48, 0, 3, filled(P.gold)),
        0,
        276,
      ) +
      (peg
        ? paper(
            'trim',
            rect(-11, 0, 22, 62, filled(linear(['#e8c48a', '#b5813f'], 0, 0, 1, 0), 'rx="4"')) +
              rect(-11, 24, 22, 7, filled(P.goldDark)) +
              path('M0 2V60', stroked('#8a5a1b', 1.6)),
          )
        : ''),
    x,
    y,
    { turn, scale },
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
  place(
    paper(
      'print',
      rect(
        -size * 0.62,
        -size * 0.62,
        size * 1.24,
        size * 1.24,
        filled(linear([...wood], 0, 0, 1, 1), 'rx="10"'),
      ),
    ) +
      rect(
        -size * 0.53,
        -size * 0.53,
        size * 1.06,
        size * 1.06,
        filled(linear([wood[2], wood[1], wood[0]], 0, 0, 1, 1)),
      ) +
      rect(-size * 0.515, -size * 0.515, size * 1.03, size * 1.03, filled('#fffdf6')) +
      snap(kind, -size / 2 + size * 0.03, -size / 2 + size * 0.03, size * 0.94) +
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]
        .map(([u = 1, v = 1]) =>
          place(rosette(size * 0.06, wood[0], P.red), u * size * 0.575, v * size * 0.575),
        )
        .join('') +
      times(4, (i) =>
        place(
          times(9, (k) => circle((k - 4) * size * 0.11, -size * 0.575, size * 0.012, filled(wood[2]))),
          0,
          0,
          { turn: i * 90 },
        ),
      ),
    x,
    y,
    { turn },
  );
