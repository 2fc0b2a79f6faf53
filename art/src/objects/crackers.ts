import { type Point, smooth, TAU } from '#art/drawing/curves.ts';
import { blur, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import {
  circle,
  ellipse,
  filled,
  group,
  num,
  path,
  place,
  rect,
  type Svg,
  stroked,
} from '#art/drawing/svg.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import type { Sparks } from './sky.ts';

/** A fountain of sparks rising from (x,y). */
export function fountain(
  x: number,
  y: number,
  height: number,
  sparks: Sparks,
  seed: number,
  spread = 0.34,
): Svg {
  const next = random(seedOf(seed));
  const arcs = times(70, (i) => {
    const side = (next() - 0.5) * 2 * spread;
    const h = height * (0.45 + next() * 0.55);
    const [dx, fall] = [side * h * 1.2, h * (0.1 + next() * 0.25)];
    const d = `M${x} ${y}Q${num(x + dx * 0.35)} ${num(y - h * 1.02)} ${num(x + dx)} ${num(y - h + fall)}`;
    return (
      path(d, stroked(pick(sparks, i), 1.6 + next() * 2.4, `opacity="${num(0.45 + next() * 0.55)}"`)) +
      circle(x + dx, y - h + fall, 2 + next() * 3, filled(sparks[2]))
    );
  });
  return (
    ellipse(
      x,
      y - height * 0.45,
      height * 0.42,
      height * 0.62,
      filled(
        radial([
          [sparks[1], 0, 0.5],
          [sparks[0], 0.45, 0.2],
          [sparks[0], 1, 0],
        ]),
        'style="mix-blend-mode:screen"',
      ),
    ) +
    group(arcs, `${blur(4)} opacity=".6" style="mix-blend-mode:screen"`) +
    arcs +
    ellipse(
      x,
      y - 26,
      16,
      40,
      filled(
        radial([
          ['#fff', 0, 1],
          [sparks[2], 0.5, 0.8],
          [sparks[2], 1, 0],
        ]),
      ),
    )
  );
}

/** A burning sparkler: wire from (x,y) to its fire, at an angle. */
export function sparkler(
  x: number,
  y: number,
  length: number,
  turn: number,
  sparks: Sparks,
  seed: number,
): Svg {
  const next = random(seedOf(seed));
  const fire = times(64, () => {
    const [a, l] = [next() * TAU, 30 + next() ** 1.5 * 120];
    const bend = (next() - 0.5) * 16;
    return (
      path(
        `M${num(Math.cos(a) * 8)} ${num(-length + Math.sin(a) * 8)}Q${num(Math.cos(a) * l * 0.5 + bend)} ${num(-length + Math.sin(a) * l * 0.5)} ${num(Math.cos(a) * l)} ${num(-length + Math.sin(a) * l)}`,
        stroked(next() < 0.5 ? sparks[1] : sparks[2], 2 + next() * 2),
      ) +
      (next() < 0.4
        ? place(
            path('M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z', filled(sparks[2])),
            Math.cos(a) * l,
            -length + Math.sin(a) * l,
          )
        : '')
    );
  });
  return place(
    path(`M0 0V${-length * 0.4}`, stroked('#8f8680', 7)) +
      path(`M0 ${-length * 0.4}V${-length}`, stroked('#4f4646', 13)) +
      path(`M-3 ${-length * 0.42}V${-length}`, stroked('#8a7f7c', 3)) +
      circle(
        0,
        -length,
        190,
        filled(
          radial([
            [sparks[1], 0, 0.7],
            [sparks[0], 0.4, 0.25],
            [sparks[0], 1, 0],
          ]),
          'style="mix-blend-mode:screen"',
        ),
      ) +
      fire +
      circle(
        0,
        -length,
        22,
        filled(
          radial([
            ['#fff', 0, 1],
            [sparks[2], 0.5, 0.9],
            [sparks[2], 1, 0],
          ]),
        ),
      ),
    x,
    y,
    { turn },
  );
}

/** A coil of a ground spinner seen from above. */
export const chakri = (x: number, y: number, radius: number, colours: readonly [string, string]): Svg => {
  const points: Point[] = Array.from({ length: 90 }, (_, i) => {
    const [a, r] = [(i / 89) * TAU * 4.2, radius * (0.16 + (i / 89) * 0.84)];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  return place(
    paper(
      'small',
      path(smooth(points, false), stroked(colours[1], radius * 0.2)) +
        path(smooth(points, false), stroked(colours[0], radius * 0.14)) +
        path(
          smooth(points, false),
          stroked('#fff3cf', radius * 0.03, `stroke-dasharray="${num(radius * 0.1)} ${num(radius * 0.08)}"`),
        ),
    ) +
      circle(0, 0, radius * 0.16, filled(radial(['#fff0c4', '#c9973b', '#7c4d17']))) +
      path(
        `M${num(radius)} 0q${num(radius * 0.16)} ${num(-radius * 0.1)} ${num(radius * 0.12)} ${num(-radius * 0.34)}`,
        stroked('#6b3a1a', 6),
      ),
    x,
    y,
  );
};

/** A paper rocket on its stick, nose up, 430 long. */
export const rocket = (x: number, y: number, turn: number, colours: readonly [string, string, string]): Svg =>
  place(
    paper(
      'small',
      rect(-4, -20, 8, 300, filled(linear(['#e8c48a', '#a5743a'], 0, 0, 1, 0))) +
        rect(
          -30,
          -150,
          60,
          160,
          filled(
            linear(
              [
                [colours[2], 0],
                [colours[0], 0.3],
                [colours[1], 0.7],
                [colours[2], 1],
              ],
              0,
              0,
              1,
              0,
            ),
            'rx="5"',
          ),
        ) +
        path('M-36 -146L0 -232L36 -146Z', filled(linear([P.goldPale, P.gold, P.goldDark], 0, 0, 1, 0))) +
        rect(-30, -120, 60, 14, filled(P.goldLight)) +
        rect(-30, -20, 60, 14, filled(P.goldLight)),
    ) +
      path(
        'M0 -98L10 -74L36 -72L15 -56L22 -30L0 -46L-22 -30L-15 -56L-36 -72L-10 -74Z',
        filled(P.goldLight, 'transform="scale(.7) translate(0 -26)"'),
      ),
    x,
    y,
    { turn },
  );

/** A cone of a ground fountain, 180 high, foot at (x,y). */
export const anaar = (x: number, y: number, scale: number, colours: readonly [string, string, string]): Svg =>
  place(
    paper(
      'small',
      path(
        'M-74 0L-16 -180H16L74 0Q0 18 -74 0Z',
        filled(
          linear(
            [
              [colours[2], 0],
              [colours[0], 0.35],
              [colours[1], 0.7],
              [colours[2], 1],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ) + path('M-74 0L-66 -24Q0 -6 66 -24L74 0Q0 18 -74 0Z', filled(P.goldLight)),
    ) +
      times(3, (j) =>
        times(3 - j, (i) =>
          path(
            'M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4Z',
            filled(P.goldPale, `transform="translate(${(i - (2 - j) / 2) * 34} ${-50 - j * 40})"`),
          ),
        ),
      ) +
      rect(-9, -196, 18, 20, filled('#fff3d8', 'rx="3"')),
    x,
    y,
    { scale },
  );

/** A string of small red crackers between two points. */
export function ladi(
  points: readonly Point[],
  size: number,
  colours: readonly [string, string] = ['#e0453a', '#8f1428'],
): Svg {
  const line0 = path(smooth(points, false), stroked('#8a6a3a', size * 0.16));
  return (
    line0 +
    paper(
      'small',
      points
        .filter((_, i) => i % 2 === 0)
        .map(([x, y], i) =>
          place(
            rect(
              -size * 0.2,
              0,
              size * 0.4,
              size,
              filled(linear([colours[1], colours[0], colours[1]], 0, 0, 1, 0), `rx="${size * 0.08}"`),
            ) +
              rect(-size * 0.2, size * 0.08, size * 0.4, size * 0.1, filled(P.goldLight)) +
              rect(-size * 0.2, size * 0.8, size * 0.4, size * 0.1, filled(P.goldLight)),
            x,
            y,
            { turn: i % 2 ? 34 : -34 },
          ),
        )
        .join(''),
    )
  );
}
