import { type Capsule, contour } from '#art/drawing/contour.ts';
import { blur, clipped, define, linear, type Stop } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, group, path, place, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { petalShape } from '#art/flora/petal.ts';
import { linePaisley } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** A joint of a finger and the finger's half breadth there. */
type Joint = readonly [x: number, y: number, radius: number];
type Finger = readonly [base: Joint, knuckle: Joint, upper: Joint, tip: Joint];

/** The open right hand, wrist at the origin, fingers up. */
const FINGERS: readonly { joints: Finger; thumb: boolean }[] = [
  {
    thumb: false,
    joints: [
      [-86, -240, 27],
      [-120, -316, 23.5],
      [-138, -368, 21.5],
      [-149, -408, 17],
    ],
  },
  {
    thumb: false,
    joints: [
      [-40, -266, 29],
      [-58, -370, 25.5],
      [-68, -440, 23.5],
      [-75, -496, 18],
    ],
  },
  {
    thumb: false,
    joints: [
      [14, -276, 30],
      [16, -392, 26.5],
      [17, -470, 24],
      [18, -528, 19],
    ],
  },
  {
    thumb: false,
    joints: [
      [66, -262, 30],
      [90, -364, 26],
      [103, -434, 24],
      [112, -486, 18.5],
    ],
  },
  {
    thumb: true,
    joints: [
      [62, -88, 48],
      [128, -172, 33],
      [166, -228, 28],
      [190, -286, 20],
    ],
  },
];
const PALM: readonly Capsule[] = [
  [-66, -110, 52, -72, -236, 40],
  [-30, -90, 60, -34, -250, 44],
  [20, -90, 62, 14, -254, 46],
  [48, -100, 60, 56, -240, 44],
  [60, -84, 58, 92, -140, 46],
  [-44, -60, 46, -58, -130, 54],
  [-14, 0, 74, -8, -90, 82],
  [-6, 0, 76, -6, 330, 104],
];
const limbs = FINGERS.flatMap(({ joints: [a, b, c, d] }): Capsule[] => [
  [...a, ...b],
  [...b, ...c],
  [...c, ...d],
]);
const OUTLINE = contour([...limbs, ...PALM], 5.4, 3);

function skin(): Svg {
  const soft =
    ellipse(96, -150, 60, 96, filled('#c97f5c', `opacity=".28" ${blur(16)} transform="rotate(28 96 -150)"`)) +
    ellipse(70, -130, 44, 70, filled('#fbdcc0', `opacity=".6" ${blur(16)} transform="rotate(24 70 -130)"`)) +
    ellipse(-70, -130, 36, 90, filled('#fbdcc0', `opacity=".45" ${blur(16)}`)) +
    ellipse(0, -170, 60, 60, filled('#d18a66', `opacity=".25" ${blur(16)}`)) +
    path('M96 360L74 0C84 -40 104 -60 118 -100', stroked('#a85f42', 26, `opacity=".38" ${blur(8)}`));
  const fingers = FINGERS.map(
    ({ joints: [a, b, c, d] }) =>
      path(
        `M${a[0] + a[2]} ${a[1]}L${b[0] + b[2]} ${b[1]}L${c[0] + c[2]} ${c[1]}L${d[0] + d[2]} ${d[1]}`,
        stroked('#b36a4a', 13, `opacity=".45" ${blur(4)}`),
      ) +
      path(
        `M${a[0] - a[2] * 0.5} ${a[1]}L${b[0] - b[2] * 0.5} ${b[1]}L${d[0] - d[2] * 0.5} ${d[1]}`,
        stroked('#ffe7cf', 10, `opacity=".5" ${blur(4)}`),
      ) +
      ellipse(d[0], d[1], d[2] * 0.8, d[2] * 0.9, filled('#e08a6d', `opacity=".45" ${blur(4)}`)),
  ).join('');
  const creases = FINGERS.map(({ joints: [, b, c, d] }) =>
    (
      [
        [b, c],
        [c, d],
      ] as const
    )
      .map(([p, q]) =>
        place(
          path(`M${-p[2] * 0.7} 0Q0 5 ${p[2] * 0.7} -1`, stroked('#a85f42', 1.8, 'opacity=".45"')),
          p[0],
          p[1],
          { turn: (Math.atan2(q[0] - p[0], -(q[1] - p[1])) * 180) / Math.PI },
        ),
      )
      .join(''),
  ).join('');
  return (
    path(
      OUTLINE,
      filled(
        linear(
          [
            ['#f6cfae', 0],
            ['#eebb94', 0.5],
            ['#dd9f78', 1],
          ],
          0,
          0,
          0.6,
          1,
        ),
      ),
    ) +
    clipped(OUTLINE, soft + fingers) +
    path('M92 -196C40 -176 0 -150 -22 -96C-32 -70 -34 -50 -34 -36', stroked('#b36a4a', 2.4, 'opacity=".5"')) +
    creases
  );
}

function fingerHenna({ joints, thumb }: (typeof FINGERS)[number], ink: string): Svg {
  const [base, knuckle, upper, tip] = joints;
  const from = thumb ? knuckle : base;
  const turn = (Math.atan2(tip[0] - from[0], -(tip[1] - from[1])) * 180) / Math.PI;
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const w = upper[2];
  const [high, low] = [-length + 52, thumb ? -14 : -40];
  const pairs = Math.max(2, Math.floor((low - high) / 30));
  const cap =
    path(
      `M${-w * 0.82} ${-length + 8}C${-w * 0.86} ${-length - w * 0.6} ${-w * 0.5} ${-length - w * 0.94} 0 ${-length - w * 0.94}C${w * 0.5} ${-length - w * 0.94} ${w * 0.86} ${-length - w * 0.6} ${w * 0.82} ${-length + 8}Q0 ${-length + 22} ${-w * 0.82} ${-length + 8}Z`,
      filled(ink),
    ) +
    path(`M${-w * 0.84} ${-length + 22}Q0 ${-length + 36} ${w * 0.84} ${-length + 22}`, stroked(ink, 2.4)) +
    times(7, (i) => circle((i - 3) * w * 0.24, -length + 36 - Math.abs(i - 3) * 2.4, 2, filled(ink)));
  const vine =
    path(`M0 ${high}L0 ${low}`, stroked(ink, 2)) +
    times(pairs, (i) =>
      [-1, 1]
        .map((side) => {
          const y = high + ((i + 0.9) * (low - high)) / pairs;
          return (
            path(
              `M0 ${y}C${side * 8} ${y - 2} ${side * w * 0.66} ${y - 10} ${side * w * 0.7} ${y - 24}C${side * w * 0.3} ${y - 24} ${side * 4} ${y - 14} 0 ${y}Z`,
              filled(ink),
            ) + circle(side * w * 0.3, y - 27, 1.9, filled(ink))
          );
        })
        .join(''),
    );
  const band = thumb
    ? ''
    : path(`M${-w} -26Q0 -14 ${w} -26M${-w} -19Q0 -7 ${w} -19`, stroked(ink, 2.2)) +
      times(7, (i) =>
        path(`M${(i - 3) * w * 0.29 - 3.6} ${-13 + (3 - Math.abs(i - 3)) * 1.6}q3.6 9 7.2 0Z`, filled(ink)),
      );
  return place(cap + vine + band, from[0], from[1], { turn });
}

/** Motifs across the wrist, following its bend. */
const across = (y: number, half: number, count: number, draw: () => Svg): Svg =>
  times(count, (i) => {
    const u = ((i + 0.5) / count) * 2 - 1;
    return place(draw(), u * half, y + 8 * (1 - u * u), { turn: -u * 9 });
  });
const bands = (y: number, half: number, height: number, ink: string): Svg =>
  path(
    `M${-half} ${y}Q0 ${y + 16} ${half} ${y}M${-half} ${y + height}Q0 ${y + height + 16} ${half} ${y + height}`,
    stroked(ink, 2.6),
  );

function henna(ink: string): Svg {
  const sun = place(
    circle(0, 0, 7, filled(ink)) +
      circle(0, 0, 13, stroked(ink, 2.6)) +
      turned(10, () => path(petalShape(20, 7), filled(ink, 'transform="translate(0 -15)"'))) +
      circle(0, 0, 39, stroked(ink, 2.6)) +
      circle(0, 0, 44, stroked(ink, 1.8)) +
      turned(
        14,
        () =>
          path('M-9.6 -43C-10 -62 -4 -66 0 -72C4 -66 10 -62 9.6 -43', stroked(ink, 2.4)) +
          path(petalShape(15, 4), filled(ink, 'transform="translate(0 -46)"')) +
          circle(0, -80, 2, filled(ink)),
      ) +
      turned(14, () => circle(0, -71, 2.6, filled(ink)), 0.5),
    -4,
    -180,
    { scale: 1.12 },
  );
  const net = times(25, (i) =>
    path(`M${(i - 12) * 16 - 60} 108l120 100M${(i - 12) * 16 + 60} 108l-120 100`, stroked(ink, 1.5)),
  );
  const wrist =
    bands(-46, 84, 30, ink) +
    across(-31, 84, 13, () => path('M0 -10L6 0L0 10L-6 0Z', filled(ink))) +
    across(-54, 80, 9, () => path('M-8 0C-8 -14 -3 -18 0 -26C3 -18 8 -14 8 0', stroked(ink, 2.4))) +
    bands(-8, 86, 8, ink) +
    across(34, 84, 8, () => turned(6, () => path(petalShape(13, 5), filled(ink)))) +
    bands(52, 92, 8, ink) +
    clipped('M-110 112Q0 128 110 112V136Q0 152 -110 136Z', net) +
    across(68, 90, 15, () => path('M-5 0Q0 16 5 0Z', filled(ink))) +
    across(92, 90, 15, () => circle(0, 0, 2.4, filled(ink)));
  return clipped(
    OUTLINE,
    group(
      FINGERS.map((finger) => fingerHenna(finger, ink)).join('') +
        sun +
        place(linePaisley(0.78, ink), 84, -108, { turn: 26 }) +
        place(linePaisley(0.6, ink), -84, -132, { turn: -16, scale: -1, scaleY: 1 }) +
        wrist,
      'opacity=".92"',
    ),
  );
}

/** Bangles from wrist to sleeve, as [top, height, lit, dark]. */
export type Bangle = readonly [top: number, height: number, lit: string, dark: string];
export const BRIDAL_BANGLES: readonly Bangle[] = [
  [150, 17, '#e0453a', '#8f1428'],
  [171, 10, '#fff0c4', '#8a5a1b'],
  [186, 17, '#1f8a82', '#0a4349'],
  [207, 10, '#fff0c4', '#8a5a1b'],
  [222, 22, '#c22a34', '#6b1027'],
  [248, 10, '#fff0c4', '#8a5a1b'],
  [264, 26, '#fff0c4', '#a8701f'],
];

function bangles(list: readonly Bangle[], sleeve: readonly Stop[], thread: string): Svg {
  const rings = list
    .map(([y, h, lit, dark]) => {
      const w = 92 + y * 0.085;
      const side = w + h * 0.5 - 6;
      const shape = `M${-w - 6} ${y}Q-6 ${y + 26} ${w - 6} ${y}C${side} ${y + h * 0.2} ${side} ${y + h * 0.8} ${w - 6} ${y + h}Q-6 ${y + 26 + h} ${-w - 6} ${y + h}C${-w - h * 0.5 - 6} ${y + h * 0.8} ${-w - h * 0.5 - 6} ${y + h * 0.2} ${-w - 6} ${y}Z`;
      return (
        paper(
          'trim',
          path(
            shape,
            filled(
              linear(
                [
                  [dark, 0],
                  [lit, 0.22],
                  [lit, 0.5],
                  [dark, 1],
                ],
                0,
                0,
                1,
                0,
              ),
            ),
          ),
        ) +
        path(
          `M${-w * 0.8} ${y + h * 0.3 + 4}Q${-w * 0.3} ${y + h * 0.3 + 15} ${w * 0.05} ${y + h * 0.3 + 14}`,
          stroked('#fff', 2.4, 'opacity=".55"'),
        ) +
        (h > 15
          ? times(13, (i) => {
              const u = ((i + 0.5) / 13) * 2 - 1;
              return circle(
                -6 + u * w,
                y + h / 2 + 13 * (1 - u * u),
                h > 20 ? 3.6 : 2.6,
                filled(h === 26 ? P.red : P.goldPale),
              );
            })
          : '')
      );
    })
    .join('');
  const cuff =
    paper(
      'small',
      path('M-150 316Q0 356 140 316L190 620L-200 620Z', filled(linear([...sleeve], 0, 0, 1, 0.3))),
    ) +
    path(
      'M-150 316Q0 356 140 316L146 352Q0 392 -156 352Z',
      filled(linear([thread, '#fff0c4', thread], 0, 0, 1, 0)),
    ) +
    times(15, (i) => {
      const u = ((i + 0.5) / 15) * 2 - 1;
      return place(path('M0 -10L8 0L0 10L-8 0Z', filled(P.maroon)), -4 + u * 142, 334 + 20 * (1 - u * u));
    }) +
    times(4, (k) =>
      times(9, (i) => {
        const u = ((i + 0.5 + (k % 2) * 0.5) / 9) * 2 - 1;
        return place(
          turned(6, () => path(petalShape(9, 3), filled(P.goldLight))),
          -4 + u * 150,
          400 + k * 44 + 16 * (1 - u * u),
        );
      }),
    );
  return rings + cuff;
}

export interface HandStyle {
  readonly bangles?: readonly Bangle[];
  readonly sleeve?: readonly Stop[];
  readonly thread?: string;
  readonly ink?: string;
}

/** An open right palm with its henna, bangles and sleeve: wrist at the origin, fingertips at -546, sleeve to 620. Returns a symbol id to stamp or mirror. */
export function hennaHand({
  bangles: list = BRIDAL_BANGLES,
  sleeve = ['#a8203a', '#6b1027'],
  thread = '#c9973b',
  ink = '#7a1f12',
}: HandStyle = {}): string {
  const content = paper('medium', skin()) + henna(ink) + bangles(list, sleeve, thread);
  return define('hd', (id) => `<g id="${id}">${content}</g>`);
}
