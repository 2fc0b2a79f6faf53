import { bezier, type Point, resample, smooth } from '#art/drawing/curves.ts';
import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import {
  circle,
  ellipse,
  filled,
  num,
  path,
  place,
  rect,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import { petalShape } from '#art/flora/petal.ts';
import { domed, GOLD_BAND, glint, sheen, turnedMetal } from './metal.ts';
import { lineMandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

type Triple = readonly [light: string, middle: string, dark: string];
export const RUBY_STONE: Triple = ['#f0626a', '#b3202f', '#6b0a1c'];
export const EMERALD: Triple = ['#7fdcb0', '#1f8a62', '#0a4a34'];
export const PEARL: Triple = ['#ffffff', '#f6ead6', '#c9b08c'];

/** A set stone in a gold collar. */
export const gem = (x: number, y: number, radius: number, stone: Triple): Svg =>
  circle(x, y, radius * 1.3, filled(domed('brass'))) +
  circle(x, y, radius, filled(radial([...stone], 0.5, 0.5, 0.58, 0.36, 0.3))) +
  ellipse(
    x - radius * 0.3,
    y - radius * 0.36,
    radius * 0.3,
    radius * 0.16,
    filled('#fff', `opacity=".7" transform="rotate(-30 ${num(x - radius * 0.3)} ${num(y - radius * 0.36)})"`),
  );
const pearls = (points: readonly Point[], step: number, radius: number): Svg =>
  resample(points, step)
    .map(
      ([x, y]) =>
        circle(x + radius * 0.15, y + radius * 0.3, radius, filled('#2a0410', 'opacity=".25"')) +
        circle(x, y, radius, filled(radial([...PEARL], 0.5, 0.5, 0.6, 0.36, 0.3))),
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
            filled(
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
          ),
        ) +
        times(11, (k) => {
          const u = (k - 5) / 5.6;
          return circle(
            u * 150,
            dy + 10 + Math.sqrt(1 - u * u) * 52,
            3.4,
            filled(i % 2 ? P.goldPale : '#fff6e2'),
          );
        })
      );
    })
    .join('');
  const top = -(colours.length - 1) * 26;
  const [lit, dark] = pick(colours, colours.length - 1);
  return place(
    ellipse(8, 30, 160, 50, filled(P.shadow, 'opacity=".35"')) +
      ellipse(0, 0, 150, 52, filled(dark)) +
      rings +
      ellipse(0, top, 150, 52, filled('none', `stroke="${lit}" stroke-width="15"`)) +
      ellipse(0, top, 139, 44, filled(P.shadow, 'opacity=".55"')) +
      ellipse(0, top - 2, 150, 52, filled('none', 'stroke="#fff" stroke-width="2.4" opacity=".5"')),
    x,
    y,
    { scale },
  );
}

/** A bell-shaped earring hanging from its hook at the origin, 360 long at scale 1. */
export const jhumka = (x: number, y: number, scale: number, stone: Triple): Svg =>
  place(
    paper(
      'small',
      path('M0 -20C-16 -50 26 -60 18 -16', stroked(P.gold, 5)) +
        place(
          turned(12, () =>
            path(petalShape(54, 13), filled(sheen('brass'), `stroke="${P.goldDark}" stroke-width="1.6"`)),
          ) + circle(0, 0, 30, stroked(P.goldDark, 3)),
          0,
          40,
        ) +
        gem(0, 40, 20, stone) +
        gem(0, 106, 9, PEARL) +
        path(
          'M-100 240C-100 150 -50 124 0 120C50 124 100 150 100 240Q0 270 -100 240Z',
          filled(turnedMetal('brass')),
        ) +
        times(7, (i) =>
          path(`M0 122Q${(i - 3) * 26} 160 ${(i - 3) * 32} 250`, stroked(P.goldDark, 2.4, 'opacity=".6"')),
        ) +
        times(5, (i) =>
          place(
            path(petalShape(24, 9), filled(stone[1], `stroke="${P.goldPale}" stroke-width="2"`)),
            (i - 2) * 37,
            200 + Math.abs(i - 2) * -3,
          ),
        ),
    ) +
      path('M-100 240Q0 272 100 240', stroked(P.goldPale, 7)) +
      times(9, (i) => {
        const dx = (i - 4) * 23;
        const dy = 254 - Math.abs(i - 4) * 2.6;
        return (
          path(`M${dx} ${dy}V${dy + 22}`, stroked(P.gold, 2.4)) +
          circle(dx, dy + 32, 11, filled(radial([...PEARL], 0.5, 0.5, 0.6, 0.36, 0.3)))
        );
      }),
    x,
    y,
    { scale },
  );

/** A forehead ornament: hook and chain above, pendant below; 520 long at scale 1. */
export const maangTikka = (x: number, y: number, scale: number, stone: Triple): Svg =>
  place(
    pearls(
      [
        [0, -300],
        [6, -150],
        [0, 0],
      ],
      19,
      8,
    ) +
      path('M0 -300C-20 -330 24 -340 18 -304', stroked(P.gold, 5)) +
      paper(
        'small',
        place(
          turned(16, () =>
            path(petalShape(96, 17), filled(sheen('brass'), `stroke="${P.goldDark}" stroke-width="1.6"`)),
          ) +
            turned(16, () => circle(0, -84, 7, filled(radial([...stone])))) +
            circle(0, 0, 50, stroked(P.goldDark, 3)),
          0,
          70,
        ) +
          place(
            turned(10, () => place(gem(0, 0, 8, PEARL), 0, -38)),
            0,
            70,
          ) +
          gem(0, 70, 24, stone),
      ) +
      paper(
        'trim',
        path('M0 168C-34 196 -30 246 0 262C30 246 34 196 0 168Z', filled(turnedMetal('brass'))) +
          gem(0, 222, 14, stone),
      ) +
      circle(0, 284, 13, filled(radial([...PEARL], 0.5, 0.5, 0.6, 0.36, 0.3))),
    x,
    y,
    { scale },
  );

/** A collar necklace hanging in a curve about the origin, 760 wide at scale 1. */
export function necklace(x: number, y: number, scale: number, stone: Triple): Svg {
  const upper = bezier([-360, -260], [-330, 60], [330, 60], [360, -260], 70);
  const lower = bezier([-330, -240], [-280, 190], [280, 190], [330, -240], 70);
  const drops = resample(lower, 62)
    .slice(1)
    .map(([px, py, angle], i) =>
      place(
        path('M0 -18C-26 10 -22 52 0 66C22 52 26 10 0 -18Z', filled(turnedMetal('brass'))) +
          gem(0, 28, 12, i % 2 ? PEARL : stone) +
          circle(0, 78, 9, filled(radial([...PEARL]))),
        px,
        py,
        { turn: angle * 0.5 },
      ),
    )
    .join('');
  return place(
    paper(
      'small',
      path(smooth(upper, false), stroked(P.goldDark, 26)) +
        path(smooth(upper, false), stroked('#e7bd66', 18)),
    ) +
      resample(upper, 40)
        .map(([px, py]) => gem(px, py, 11, stone))
        .join('') +
      paper(
        'trim',
        path(smooth(lower, false), stroked(P.goldDark, 14)) +
          path(smooth(lower, false), stroked('#f3d791', 8)),
      ) +
      pearls(bezier([-345, -250], [-305, 125], [305, 125], [345, -250], 70), 21, 9) +
      paper('small', drops) +
      paper(
        'small',
        place(
          turned(14, () =>
            path(petalShape(88, 19), filled(sheen('brass'), `stroke="${P.goldDark}" stroke-width="1.6"`)),
          ) + circle(0, 0, 46, stroked(P.goldDark, 3)),
          0,
          152,
        ) +
          gem(0, 152, 28, stone) +
          gem(0, 262, 16, stone) +
          circle(0, 300, 13, filled(radial([...PEARL]))),
      ),
    x,
    y,
    { scale },
  );
}

/** A great nose ring with its pearl chain, 300 across at scale 1. */
export const nath = (x: number, y: number, scale: number): Svg =>
  place(
    circle(4, 8, 130, stroked(P.shadow, 10, 'opacity=".3"')) +
      circle(0, 0, 130, stroked(P.goldDark, 11)) +
      circle(0, 0, 130, stroked('#f3d791', 6)) +
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
    x,
    y,
    { scale },
  );

/** A lipstick standing open, 300 high, foot at (x,y). */
export const lipstick = (x: number, y: number, scale: number, shade: Triple, turn = 0): Svg =>
  place(
    paper(
      'small',
      rect(-44, -130, 88, 130, filled(turnedMetal('brass'), 'rx="8"')) +
        rect(
          -38,
          -176,
          76,
          52,
          filled(
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
          ),
        ) +
        path(
          'M-28 -176V-262C-28 -290 6 -306 28 -312V-176Z',
          filled(
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
          ),
        ) +
        path('M-28 -262C-28 -290 6 -306 28 -312C30 -286 6 -262 -28 -262Z', filled(shade[0], 'opacity=".7"')),
    ) + times(5, (i) => path(`M${-30 + i * 15} -120V-14`, stroked(P.goldDark, 2, 'opacity=".4"'))),
    x,
    y,
    { turn, scale },
  );
/** A round powder case lying open, radius about the origin. */
export const compact = (x: number, y: number, radius: number, powder: Triple): Svg =>
  place(
    paper('medium', circle(0, 0, radius, filled(domed('brass')))) +
      circle(0, 0, radius * 0.93, filled(sheen('brass'))) +
      turned(30, () => circle(0, -radius * 0.88, radius * 0.02, filled(P.goldDark))) +
      circle(0, 0, radius * 0.8, filled(linear([powder[2], powder[1]], 0, 0, 0.8, 1))) +
      circle(0, 0, radius * 0.77, filled(radial([...powder], 0.5, 0.5, 0.56, 0.4, 0.36))) +
      lineMandala(radius * 0.66, { colour: powder[2], width: 2, petals: 12 }) +
      glint(radius * 0.97, 190, 262, radius * 0.02),
    x,
    y,
  );
/** A soft brush, 420 long, handle down. */
export const brush = (x: number, y: number, turn: number, hair: Triple): Svg =>
  place(
    paper(
      'small',
      path(
        'M-15 0L-9 230Q0 246 9 230L15 0Z',
        filled(
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
        ),
      ) +
        rect(-20, -64, 40, 68, filled(turnedMetal('brass'), 'rx="4"')) +
        path('M-20 -62C-70 -120 -54 -196 0 -216C54 -196 70 -120 20 -62Z', filled(linear([...hair]))),
    ) +
      times(7, (i) =>
        path(
          `M${(i - 3) * 5} -64Q${(i - 3) * 14} -140 ${(i - 3) * 10} -200`,
          stroked(hair[2], 2, 'opacity=".5"'),
        ),
      ),
    x,
    y,
    { turn },
  );
/** A palette of six colours with its mirror, 560 x 300, centred. */
export const shades = (x: number, y: number, turn: number, colours: readonly string[]): Svg =>
  place(
    paper(
      'medium',
      rect(-280, -150, 560, 300, filled(linear(['#3a1a2a', '#1d0a14'], 0, 0, 1, 1), 'rx="22"')),
    ) +
      rect(-264, -134, 528, 268, filled('none', `rx="14" stroke="${P.gold}" stroke-width="3"`)) +
      colours
        .map((colour, i) =>
          place(
            rect(-72, -52, 144, 104, filled(colour, 'rx="12"')) +
              rect(
                -72,
                -52,
                144,
                104,
                filled(
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
                ),
              ) +
              place(rosette(26, '#ffffff55', '#ffffff66'), 0, 0),
            -172 + (i % 3) * 172,
            -64 + Math.floor(i / 3) * 128,
          ),
        )
        .join(''),
    x,
    y,
    { turn },
  );
/** A cone of henna with its gold band, tip down-left, 380 long. */
export const hennaCone = (x: number, y: number, turn: number, foil: Triple): Svg =>
  place(
    paper(
      'small',
      path(
        'M0 190L-72 -150Q0 -196 72 -150Z',
        filled(
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
        ),
      ) + path('M-72 -150Q-40 -214 -60 -240H60Q40 -214 72 -150Q0 -196 -72 -150Z', filled(foil[1])),
    ) +
      times(3, (j) =>
        path(
          `M${-60 + j * 13} ${-96 + j * 66}Q0 ${-126 + j * 66} ${60 - j * 13} ${-96 + j * 66}`,
          stroked(P.goldLight, 5),
        ),
      ) +
      place(rosette(26, P.goldLight, P.red), 0, -130) +
      path('M0 186q-6 22 -2 34', filled('none', 'stroke="#4a200c" stroke-width="8" stroke-linecap="round"')),
    x,
    y,
    { turn },
  );
/** A scent bottle, 320 high, foot at (x,y). */
export const scent = (x: number, y: number, scale: number, glass: Triple): Svg =>
  place(
    paper(
      'medium',
      path(
        'M-100 0C-130 -60 -120 -150 -40 -180V-210H40V-180C120 -150 130 -60 100 0Z',
        filled(
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
        ),
      ) +
        rect(-34, -246, 68, 44, filled(GOLD_BAND, 'rx="6"')) +
        path('M0 -330C-50 -310 -50 -260 0 -246C50 -260 50 -310 0 -330Z', filled(turnedMetal('brass'))),
    ) +
      place(lineMandala(62, { colour: P.goldPale, width: 2, petals: 10 }), 0, -86) +
      path(
        'M-84 -30C-96 -80 -84 -130 -46 -150',
        filled('none', 'stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"'),
      ),
    x,
    y,
    { scale },
  );
/** A finger ring seen from the front with its stone up, 130 wide at scale 1. */
export const fingerRing = (x: number, y: number, scale: number, stone: Triple): Svg =>
  place(
    circle(4, 8, 56, stroked(P.shadow, 14, 'opacity=".35"')) +
      circle(0, 0, 56, stroked(P.goldDark, 15)) +
      circle(0, 0, 56, stroked('#e7bd66', 9)) +
      circle(-2, -3, 56, stroked('#fff3cf', 3, 'opacity=".8"')) +
      place(turned(8, () => place(gem(0, 0, 7, PEARL), 0, -19)) + gem(0, 0, 17, stone), 0, -66),
    x,
    y,
    { scale },
  );

/** A veil of silk falling in folds across a picture: gold border, scattered flowers. */
export function dupatta(d: string, silk: Triple, border: string, folds: readonly string[]): Svg {
  return (
    paper('large', path(d, filled(linear([...silk], 0, 0, 1, 0.7)))) +
    clipped(
      d,
      folds
        .map(
          (fold) =>
            path(fold, stroked(silk[2], 26, 'opacity=".35"')) +
            path(fold, stroked(silk[0], 10, 'opacity=".35" transform="translate(-20 -8)"')),
        )
        .join('') +
        times(12, (j) =>
          times(12, (i) =>
            place(
              turned(6, () => path(petalShape(20, 7), filled(P.goldLight))) + circle(0, 0, 4, filled(P.red)),
              i * 128 + (j % 2) * 64,
              j * 120,
            ),
          ),
        ),
    ) +
    path(d, stroked(border, 34)) +
    path(d, stroked(P.goldPale, 6, 'stroke-dasharray="2 18"'))
  );
}
