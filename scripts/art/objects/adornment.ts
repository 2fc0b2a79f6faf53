import { bezier, type Point, petalShape, resample, smooth } from './curves.ts';
import { domed, GOLD_BAND, glint, sheen, turned } from './metal.ts';
import { mandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { pick, times } from './random.ts';
import {
  at,
  circle,
  clipped,
  ellipse,
  hoop,
  line,
  linear,
  path,
  r1,
  radial,
  rect,
  ring,
  type Svg,
} from './svg.ts';

type Triple = readonly [light: string, middle: string, dark: string];
export const RUBY_STONE: Triple = ['#f0626a', '#b3202f', '#6b0a1c'];
export const EMERALD: Triple = ['#7fdcb0', '#1f8a62', '#0a4a34'];
export const PEARL: Triple = ['#ffffff', '#f6ead6', '#c9b08c'];

/** A set stone in a gold collar. */
export const gem = (x: number, y: number, radius: number, stone: Triple): Svg =>
  circle(x, y, radius * 1.3, domed('brass')) +
  circle(x, y, radius, radial([...stone], 0.5, 0.5, 0.58, 0.36, 0.3)) +
  ellipse(
    x - radius * 0.3,
    y - radius * 0.36,
    radius * 0.3,
    radius * 0.16,
    '#fff',
    `opacity=".7" transform="rotate(-30 ${r1(x - radius * 0.3)} ${r1(y - radius * 0.36)})"`,
  );
const pearls = (points: readonly Point[], step: number, radius: number): Svg =>
  resample(points, step)
    .map(
      ([x, y]) =>
        circle(x + radius * 0.15, y + radius * 0.3, radius, '#2a0410', 'opacity=".25"') +
        circle(x, y, radius, radial([...PEARL], 0.5, 0.5, 0.6, 0.36, 0.3)),
    )
    .join('');

/** A stack of bangles seen from the side: an oval drum of glass and gold, 300 wide at scale 1. */
export function bangleStack(
  x: number,
  y: number,
  scale: number,
  colours: readonly (readonly [string, string])[],
): Svg {
  const rings = colours
    .map(([lit, dark], i) => {
      const dy = -i * 26;
      return (
        paper(
          'trim',
          path(
            `M-150 ${dy}A150 52 0 0 0 150 ${dy}V${dy + 20}A150 52 0 0 1 -150 ${dy + 20}Z`,
            linear(
              [
                [dark, 0],
                [lit, 0.3],
                [dark, 0.6],
                [lit, 0.8],
                [dark, 1],
              ],
              0,
              0,
              1,
              0,
            ),
          ),
        ) +
        times(11, (k) => {
          const u = (k - 5) / 5.6;
          return circle(u * 150, dy + 10 + Math.sqrt(1 - u * u) * 52, 3.4, i % 2 ? P.goldPale : '#fff6e2');
        })
      );
    })
    .join('');
  const top = -(colours.length - 1) * 26;
  const [lit, dark] = pick(colours, colours.length - 1);
  return at(
    x,
    y,
    ellipse(8, 30, 160, 50, P.shadow, 'opacity=".35"') +
      ellipse(0, 0, 150, 52, dark) +
      rings +
      ellipse(0, top, 150, 52, 'none', `stroke="${lit}" stroke-width="15"`) +
      ellipse(0, top, 139, 44, P.shadow, 'opacity=".55"') +
      ellipse(0, top - 2, 150, 52, 'none', 'stroke="#fff" stroke-width="2.4" opacity=".5"'),
    0,
    scale,
  );
}

/** A bell-shaped earring hanging from its hook at the origin, 360 long at scale 1. */
export const jhumka = (x: number, y: number, scale: number, stone: Triple): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      line('M0 -20C-16 -50 26 -60 18 -16', P.gold, 5) +
        at(
          0,
          40,
          ring(12, () =>
            path(petalShape(54, 13), sheen('brass'), `stroke="${P.goldDark}" stroke-width="1.6"`),
          ) + hoop(0, 0, 30, P.goldDark, 3),
        ) +
        gem(0, 40, 20, stone) +
        gem(0, 106, 9, PEARL) +
        path('M-100 240C-100 150 -50 124 0 120C50 124 100 150 100 240Q0 270 -100 240Z', turned('brass')) +
        times(7, (i) =>
          line(`M0 122Q${(i - 3) * 26} 160 ${(i - 3) * 32} 250`, P.goldDark, 2.4, 'opacity=".6"'),
        ) +
        times(5, (i) =>
          at(
            (i - 2) * 37,
            200 + Math.abs(i - 2) * -3,
            path(petalShape(24, 9), stone[1], `stroke="${P.goldPale}" stroke-width="2"`),
          ),
        ),
    ) +
      line('M-100 240Q0 272 100 240', P.goldPale, 7) +
      times(9, (i) => {
        const dx = (i - 4) * 23;
        const dy = 254 - Math.abs(i - 4) * 2.6;
        return (
          line(`M${dx} ${dy}V${dy + 22}`, P.gold, 2.4) +
          circle(dx, dy + 32, 11, radial([...PEARL], 0.5, 0.5, 0.6, 0.36, 0.3))
        );
      }),
    0,
    scale,
  );

/** A forehead ornament: hook and chain above, pendant below; 520 long at scale 1. */
export const maangTikka = (x: number, y: number, scale: number, stone: Triple): Svg =>
  at(
    x,
    y,
    pearls(
      [
        [0, -300],
        [6, -150],
        [0, 0],
      ],
      19,
      8,
    ) +
      line('M0 -300C-20 -330 24 -340 18 -304', P.gold, 5) +
      paper(
        'small',
        at(
          0,
          70,
          ring(16, () =>
            path(petalShape(96, 17), sheen('brass'), `stroke="${P.goldDark}" stroke-width="1.6"`),
          ) +
            ring(16, () => circle(0, -84, 7, radial([...stone]))) +
            hoop(0, 0, 50, P.goldDark, 3),
        ) +
          at(
            0,
            70,
            ring(10, () => at(0, -38, gem(0, 0, 8, PEARL))),
          ) +
          gem(0, 70, 24, stone),
      ) +
      paper(
        'trim',
        path('M0 168C-34 196 -30 246 0 262C30 246 34 196 0 168Z', turned('brass')) + gem(0, 222, 14, stone),
      ) +
      circle(0, 284, 13, radial([...PEARL], 0.5, 0.5, 0.6, 0.36, 0.3)),
    0,
    scale,
  );

/** A collar necklace hanging in a curve about the origin, 760 wide at scale 1. */
export function necklace(x: number, y: number, scale: number, stone: Triple): Svg {
  const upper = bezier([-360, -260], [-330, 60], [330, 60], [360, -260], 70);
  const lower = bezier([-330, -240], [-280, 190], [280, 190], [330, -240], 70);
  const drops = resample(lower, 62)
    .slice(1)
    .map(([px, py, angle], i) =>
      at(
        px,
        py,
        path('M0 -18C-26 10 -22 52 0 66C22 52 26 10 0 -18Z', turned('brass')) +
          gem(0, 28, 12, i % 2 ? PEARL : stone) +
          circle(0, 78, 9, radial([...PEARL])),
        angle * 0.5,
      ),
    )
    .join('');
  return at(
    x,
    y,
    paper('small', line(smooth(upper), P.goldDark, 26) + line(smooth(upper), '#e7bd66', 18)) +
      resample(upper, 40)
        .map(([px, py]) => gem(px, py, 11, stone))
        .join('') +
      paper('trim', line(smooth(lower), P.goldDark, 14) + line(smooth(lower), '#f3d791', 8)) +
      pearls(bezier([-345, -250], [-305, 125], [305, 125], [345, -250], 70), 21, 9) +
      paper('small', drops) +
      paper(
        'small',
        at(
          0,
          152,
          ring(14, () =>
            path(petalShape(88, 19), sheen('brass'), `stroke="${P.goldDark}" stroke-width="1.6"`),
          ) + hoop(0, 0, 46, P.goldDark, 3),
        ) +
          gem(0, 152, 28, stone) +
          gem(0, 262, 16, stone) +
          circle(0, 300, 13, radial([...PEARL])),
      ),
    0,
    scale,
  );
}

/** A great nose ring with its pearl chain, 300 across at scale 1. */
export const nath = (x: number, y: number, scale: number): Svg =>
  at(
    x,
    y,
    hoop(4, 8, 130, P.shadow, 10, 'opacity=".3"') +
      hoop(0, 0, 130, P.goldDark, 11) +
      hoop(0, 0, 130, '#f3d791', 6) +
      [20, 50, 80, 110, 140]
        .map((a, i) =>
          gem(
            Math.cos((a * Math.PI) / 180) * 130,
            Math.sin((a * Math.PI) / 180) * 130,
            i === 2 ? 17 : 11,
            i % 2 ? PEARL : RUBY_STONE,
          ),
        )
        .join('') +
      pearls(bezier([130, -20], [240, -120], [330, -80], [430, -190], 50), 20, 8),
    0,
    scale,
  );

/** A lipstick standing open, 300 high, foot at (x,y). */
export const lipstick = (x: number, y: number, scale: number, shade: Triple, turn = 0): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      rect(-44, -130, 88, 130, turned('brass'), 'rx="8"') +
        rect(
          -38,
          -176,
          76,
          52,
          linear(
            [
              ['#4a0a1e', 0],
              ['#c2384f', 0.3],
              ['#6b1027', 1],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        path(
          'M-28 -176V-262C-28 -290 6 -306 28 -312V-176Z',
          linear(
            [
              [shade[2], 0],
              [shade[0], 0.35],
              [shade[1], 0.7],
              [shade[2], 1],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        path('M-28 -262C-28 -290 6 -306 28 -312C30 -286 6 -262 -28 -262Z', shade[0], 'opacity=".7"'),
    ) + times(5, (i) => line(`M${-30 + i * 15} -120V-14`, P.goldDark, 2, 'opacity=".4"')),
    turn,
    scale,
  );
/** A round powder case lying open, radius about the origin. */
export const compact = (x: number, y: number, radius: number, powder: Triple): Svg =>
  at(
    x,
    y,
    paper('medium', circle(0, 0, radius, domed('brass'))) +
      circle(0, 0, radius * 0.93, sheen('brass')) +
      ring(30, () => circle(0, -radius * 0.88, radius * 0.02, P.goldDark)) +
      circle(0, 0, radius * 0.8, linear([powder[2], powder[1]], 0, 0, 0.8, 1)) +
      circle(0, 0, radius * 0.77, radial([...powder], 0.5, 0.5, 0.56, 0.4, 0.36)) +
      mandala(radius * 0.66, { colour: powder[2], width: 2, petals: 12 }) +
      glint(radius * 0.97, 190, 262, radius * 0.02),
  );
/** A soft brush, 420 long, handle down. */
export const brush = (x: number, y: number, turn: number, hair: Triple): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      path(
        'M-15 0L-9 230Q0 246 9 230L15 0Z',
        linear(
          [
            ['#3a0818', 0],
            ['#a8284a', 0.35],
            ['#4a0a1e', 1],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        rect(-20, -64, 40, 68, turned('brass'), 'rx="4"') +
        path('M-20 -62C-70 -120 -54 -196 0 -216C54 -196 70 -120 20 -62Z', linear([...hair])),
    ) +
      times(7, (i) =>
        line(`M${(i - 3) * 5} -64Q${(i - 3) * 14} -140 ${(i - 3) * 10} -200`, hair[2], 2, 'opacity=".5"'),
      ),
    turn,
  );
/** A palette of six colours with its mirror, 560 x 300, centred. */
export const shades = (x: number, y: number, turn: number, colours: readonly string[]): Svg =>
  at(
    x,
    y,
    paper('medium', rect(-280, -150, 560, 300, linear(['#3a1a2a', '#1d0a14'], 0, 0, 1, 1), 'rx="22"')) +
      rect(-264, -134, 528, 268, 'none', `rx="14" stroke="${P.gold}" stroke-width="3"`) +
      colours
        .map((colour, i) =>
          at(
            -172 + (i % 3) * 172,
            -64 + Math.floor(i / 3) * 128,
            rect(-72, -52, 144, 104, colour, 'rx="12"') +
              rect(
                -72,
                -52,
                144,
                104,
                radial(
                  [
                    ['#fff', 0, 0.4],
                    ['#fff', 1, 0],
                  ],
                  0.3,
                  0.2,
                  0.7,
                ),
                'rx="12"',
              ) +
              at(0, 0, rosette(26, '#ffffff55', '#ffffff66')),
          ),
        )
        .join(''),
    turn,
  );
/** A cone of henna with its gold band, tip down-left, 380 long. */
export const hennaCone = (x: number, y: number, turn: number, foil: Triple): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      path(
        'M0 190L-72 -150Q0 -196 72 -150Z',
        linear(
          [
            [foil[2], 0],
            [foil[0], 0.35],
            [foil[1], 0.65],
            [foil[2], 1],
          ],
          0,
          0,
          1,
          0,
        ),
      ) + path('M-72 -150Q-40 -214 -60 -240H60Q40 -214 72 -150Q0 -196 -72 -150Z', foil[1]),
    ) +
      times(3, (j) =>
        line(
          `M${-60 + j * 13} ${-96 + j * 66}Q0 ${-126 + j * 66} ${60 - j * 13} ${-96 + j * 66}`,
          P.goldLight,
          5,
        ),
      ) +
      at(0, -130, rosette(26, P.goldLight, P.red)) +
      path('M0 186q-6 22 -2 34', 'none', 'stroke="#4a200c" stroke-width="8" stroke-linecap="round"'),
    turn,
  );
/** A scent bottle, 320 high, foot at (x,y). */
export const scent = (x: number, y: number, scale: number, glass: Triple): Svg =>
  at(
    x,
    y,
    paper(
      'medium',
      path(
        'M-100 0C-130 -60 -120 -150 -40 -180V-210H40V-180C120 -150 130 -60 100 0Z',
        linear(
          [
            [glass[2], 0],
            [glass[0], 0.3],
            [glass[1], 0.6],
            [glass[2], 1],
          ],
          0,
          0,
          1,
          0.1,
        ),
      ) +
        rect(-34, -246, 68, 44, GOLD_BAND, 'rx="6"') +
        path('M0 -330C-50 -310 -50 -260 0 -246C50 -260 50 -310 0 -330Z', turned('brass')),
    ) +
      at(0, -86, mandala(62, { colour: P.goldPale, width: 2, petals: 10 })) +
      path(
        'M-84 -30C-96 -80 -84 -130 -46 -150',
        'none',
        'stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"',
      ),
    0,
    scale,
  );
/** A finger ring seen from the front with its stone up, 130 wide at scale 1. */
export const fingerRing = (x: number, y: number, scale: number, stone: Triple): Svg =>
  at(
    x,
    y,
    hoop(4, 8, 56, P.shadow, 14, 'opacity=".35"') +
      hoop(0, 0, 56, P.goldDark, 15) +
      hoop(0, 0, 56, '#e7bd66', 9) +
      hoop(-2, -3, 56, '#fff3cf', 3, 'opacity=".8"') +
      at(0, -66, ring(8, () => at(0, -19, gem(0, 0, 7, PEARL))) + gem(0, 0, 17, stone)),
    0,
    scale,
  );

/** A veil of silk falling in folds across a picture: gold border, scattered flowers. */
export function dupatta(d: string, silk: Triple, border: string, folds: readonly string[]): Svg {
  return (
    paper('large', path(d, linear([...silk], 0, 0, 1, 0.7))) +
    clipped(
      d,
      folds
        .map(
          (fold) =>
            line(fold, silk[2], 26, 'opacity=".35"') +
            line(fold, silk[0], 10, 'opacity=".35" transform="translate(-20 -8)"'),
        )
        .join('') +
        times(12, (j) =>
          times(12, (i) =>
            at(
              i * 128 + (j % 2) * 64,
              j * 120,
              ring(6, () => path(petalShape(20, 7), P.goldLight)) + circle(0, 0, 4, P.red),
            ),
          ),
        ),
    ) +
    line(d, border, 34) +
    line(d, P.goldPale, 6, 'stroke-dasharray="2 18"')
  );
}
