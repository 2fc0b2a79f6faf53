import { disc } from '#art/drawing/curves.ts';
import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, faded, filled, num, path, place, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { petalShape } from '#art/flora/petal.ts';
import { domed, glint, hollow, METALS, type Metal, sheen } from './metal.ts';
import { lineMandala } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** A vessel seen from above about the origin: its rim, and how much of its radius the food gets. */
interface Vessel {
  readonly inner: number;
  readonly draw: (radius: number) => Svg;
}

const inside = (colour: string, from = 0.72, strength = 0.5): string =>
  radial(
    [
      [colour, from, 0],
      [colour, 1, strength],
    ],
    0.56,
    0.58,
    0.56,
  );

const metalBowl = (metal: Metal, engraved: boolean): Vessel => ({
  inner: engraved ? 0.8 : 0.86,
  draw: (R) => {
    const [, , c, d] = METALS[metal];
    const band = engraved
      ? turned(
          60,
          () =>
            path(
              `M${num(-R * 0.03)} ${num(-R * 0.9)}Q0 ${num(-R * 0.865)} ${num(R * 0.03)} ${num(-R * 0.9)}`,
              filled('none', `stroke="${d}" stroke-width="${num(R * 0.006)}"`),
            ) + circle(0, -R * 0.91, R * 0.006, filled(d)),
        )
      : '';
    return (
      paper('large', circle(0, 0, R, filled(domed(metal)))) +
      circle(0, 0, R * 0.965, filled(sheen(metal))) +
      circle(0, 0, R * 0.94, filled(hollow(metal))) +
      band +
      (engraved
        ? circle(0, 0, R * 0.85, filled(sheen(metal))) + circle(0, 0, R * 0.825, filled(hollow(metal)))
        : '') +
      circle(0, 0, R * (engraved ? 0.8 : 0.86), filled(c)) +
      glint(R * 0.97, 188, 264, R * 0.014) +
      glint(R * 0.97, 20, 56, R * 0.009, '#fff8dc', 0.5)
    );
  },
});

const handle = (R: number, metal: Metal, turn: number): Svg =>
  place(
    paper(
      'small',
      path(
        `M${num(-R * 0.2)} ${num(-R * 0.93)}C${num(-R * 0.22)} ${num(-R * 1.16)} ${num(R * 0.22)} ${num(-R * 1.16)} ${num(R * 0.2)} ${num(-R * 0.93)}`,
        stroked(METALS[metal][3], R * 0.07),
      ) +
        path(
          `M${num(-R * 0.2)} ${num(-R * 0.93)}C${num(-R * 0.22)} ${num(-R * 1.16)} ${num(R * 0.22)} ${num(-R * 1.16)} ${num(R * 0.2)} ${num(-R * 0.93)}`,
          stroked(METALS[metal][1], R * 0.045),
        ) +
        circle(-R * 0.2, -R * 0.9, R * 0.04, filled(domed(metal))) +
        circle(R * 0.2, -R * 0.9, R * 0.04, filled(domed(metal))),
    ),
    0,
    0,
    { turn },
  );

const kadhai = (metal: Metal, lining: readonly [string, string]): Vessel => ({
  inner: 0.86,
  draw: (R) =>
    handle(R, metal, -58) +
    handle(R, metal, 122) +
    paper('large', circle(0, 0, R, filled(domed(metal)))) +
    circle(0, 0, R * 0.955, filled(hollow(metal))) +
    circle(0, 0, R * 0.925, filled(sheen(metal))) +
    times(40, (i) => {
      const angle = (i * 9 * Math.PI) / 180;
      return circle(
        Math.cos(angle) * R * 0.952,
        Math.sin(angle) * R * 0.952,
        R * 0.012,
        filled(domed(metal)),
      );
    }) +
    circle(0, 0, R * 0.9, filled(linear([...lining], 0, 0, 0.8, 1))) +
    glint(R * 0.978, 190, 262, R * 0.012),
});

const plate = (glaze: readonly string[], rim: (R: number) => Svg, inner = 0.78): Vessel => ({
  inner,
  draw: (R) =>
    paper('large', circle(0, 0, R, filled(linear([...glaze], 0.1, 0, 0.9, 1)))) +
    rim(R) +
    circle(
      0,
      0,
      R * inner,
      filled(
        radial(
          [
            [glaze[0] ?? '#fff', 0],
            [glaze[1] ?? '#eee', 0.75],
            [glaze[2] ?? '#ccc', 1],
          ],
          0.46,
          0.44,
          0.56,
        ),
      ),
    ) +
    circle(0, 0, R * inner, filled(inside('#6b4a2a', 0.8, 0.3))) +
    glint(R * 0.98, 192, 258, R * 0.01, '#ffffff', 0.8),
});

const scallops =
  (edge: string, heart: string, dots: string) =>
  (R: number): Svg =>
    circle(0, 0, R * 0.975, stroked(P.gold, R * 0.014)) +
    turned(
      40,
      () =>
        path(
          `M${num(-R * 0.068)} ${num(-R * 0.945)}Q0 ${num(-R * 0.83)} ${num(R * 0.068)} ${num(-R * 0.945)}Z`,
          filled(edge),
        ) +
        path(
          `M${num(-R * 0.045)} ${num(-R * 0.945)}Q0 ${num(-R * 0.87)} ${num(R * 0.045)} ${num(-R * 0.945)}Z`,
          filled(heart),
        ) +
        circle(0, -R * 0.845, R * 0.009, filled(dots)),
    ) +
    circle(0, 0, R * 0.948, stroked(edge, R * 0.01)) +
    circle(0, 0, R * 0.8, stroked(P.gold, R * 0.006));

const vine =
  (leaf: string, flower: string, heart: string) =>
  (R: number): Svg =>
    circle(0, 0, R * 0.97, stroked(leaf, R * 0.016)) +
    circle(0, 0, R * 0.8, stroked(leaf, R * 0.012)) +
    turned(
      18,
      () =>
        place(
          turned(6, () => path(petalShape(R * 0.068, R * 0.026), filled(flower))) +
            circle(0, 0, R * 0.015, filled(heart)),
          0,
          -R * 0.885,
        ) +
        place(
          [-1, 1]
            .map((m) =>
              place(
                place(path(petalShape(R * 0.06, R * 0.016), filled(leaf)), 0, -R * 0.885, { turn: m * 70 }),
                0,
                0,
                { turn: m * 6.5 },
              ),
            )
            .join(''),
          0,
          0,
          { turn: 10 },
        ),
    );

const rays =
  (colour: string) =>
  (R: number): Svg =>
    circle(0, 0, R * 0.97, stroked(P.gold, R * 0.016)) +
    turned(64, () =>
      path(`M0 ${num(-R * 0.82)}L${num(-R * 0.012)} ${num(-R * 0.94)}H${num(R * 0.012)}Z`, filled(colour)),
    ) +
    circle(0, 0, R * 0.81, stroked(P.gold, R * 0.008));

const clay: Vessel = {
  inner: 0.84,
  draw: (R) =>
    paper(
      'large',
      circle(0, 0, R, filled(radial(['#e0936a', '#c4683e', '#9c4526', '#6b2a18'], 0.5, 0.5, 0.5, 0.36, 0.3))),
    ) +
    circle(0, 0, R * 0.95, filled(linear(['#7a3219', '#b3603a', '#e0996f'], 0.1, 0, 0.8, 1))) +
    turned(48, () =>
      path(
        `M${num(-R * 0.03)} ${num(-R * 0.905)}L0 ${num(-R * 0.875)}L${num(R * 0.03)} ${num(-R * 0.905)}L0 ${num(-R * 0.935)}Z`,
        filled('#fbe3c4', 'opacity=".85"'),
      ),
    ) +
    circle(0, 0, R * 0.84, filled('#7a3219')) +
    glint(R * 0.975, 192, 256, R * 0.012, '#ffe3c4', 0.7),
};

const bananaLeaf: Vessel = {
  inner: 0.9,
  draw: (R) => {
    const next = random(seedOf(4));
    return (
      paper('large', circle(0, 0, R, filled(domed('brass')))) +
      circle(0, 0, R * 0.96, filled(hollow('brass'))) +
      paper('small', circle(0, 0, R * 0.93, filled(linear(['#8fae4f', '#5f8a3c', '#3f6b35'], 0, 0, 1, 1)))) +
      clipped(
        disc(0, 0, R * 0.93),
        times(60, (i) =>
          path(
            `M${num(-R + i * R * 0.034)} ${num(R - i * R * 0.034)}q${num(R * 0.1)} ${num(-R * (0.5 + next() * 0.1))} ${num(R * 0.7)} ${num(-R * 0.9)}M${num(-R + i * R * 0.034)} ${num(R - i * R * 0.034)}q${num(R * 0.5)} ${num(-R * 0.1)} ${num(R * 0.9)} ${num(-R * 0.7)}`,
            stroked(i % 2 ? '#a9c46a' : '#41692f', R * 0.005, 'opacity=".45"'),
          ),
        ) +
          path(`M${num(-R)} ${num(R)}L${num(R)} ${num(-R)}`, stroked('#c8d68a', R * 0.022)) +
          path(`M${num(-R)} ${num(R)}L${num(R)} ${num(-R)}`, stroked('#e8efb9', R * 0.007)),
      ) +
      glint(R * 0.978, 190, 262, R * 0.01)
    );
  },
};

const VESSELS = {
  brass: metalBowl('brass', true),
  katori: metalBowl('brass', false),
  silver: metalBowl('silver', true),
  copper: kadhai('copper', ['#6b6663', '#c9c4bd']),
  iron: kadhai('iron', ['#1d1618', '#4a4042']),
  maroon: plate(['#fffdf6', '#f8ead0', '#e2c79a'], scallops(P.maroon, P.goldLight, P.red)),
  teal: plate(['#fffdf6', '#eef1e2', '#c3d3c4'], scallops(P.teal, '#a9d6c8', P.goldDark)),
  jaipur: plate(['#fbfdfb', '#e8f0f0', '#b9ccd6'], vine('#2f6f9c', '#3f4aa0', '#f4b73c')),
  rose: plate(['#fff8f4', '#fbe6de', '#e6bfb4'], vine('#7f9a5f', '#cf5d6d', '#f4b73c')),
  sun: plate(['#fffdf0', '#fbedc8', '#e4c384'], rays('#dd8a2a')),
  slate: plate(['#5b6b72', '#3c4a52', '#222c33'], rays('#c9973b')),
  clay,
  leaf: bananaLeaf,
} as const satisfies Record<string, Vessel>;
/** A vessel of the kitchen. */
export type VesselKind = keyof typeof VESSELS;

/**
 * A vessel at (x,y) with `fill` inside it. `fill` gets the radius it may use and draws about
 * the origin; what reaches beyond is cut off unless `heaped` is set.
 */
export function served(
  kind: VesselKind,
  x: number,
  y: number,
  radius: number,
  fill: (radius: number) => Svg,
  { heaped = false } = {},
): Svg {
  const { inner, draw } = VESSELS[kind];
  const reach = radius * inner;
  const food = fill(reach);
  return place(
    draw(radius) +
      (heaped
        ? food
        : clipped(disc(0, 0, reach), food + circle(0, 0, reach, filled(inside(P.shadow)))) +
          circle(0, 0, reach, stroked('#3a1a10', radius * 0.012, 'opacity=".5"'))),
    x,
    y,
  );
}

/** The great thali: engraved rim, mandala floor. */
export const thaliPlate = (x: number, y: number): Svg =>
  paper('large', circle(x, y, 548, filled(domed('brass')))) +
  place(
    circle(0, 0, 532, filled(linear(['#fff0c4', '#d3a04a', '#8a5a1b'], 0.1, 0, 0.9, 1))) +
      circle(0, 0, 506, filled(linear(['#8a5a1b', '#c08a3c', '#f3d791'], 0.1, 0, 0.9, 1))) +
      circle(
        0,
        0,
        492,
        filled(
          radial(
            [
              ['#f7dfa0', 0],
              ['#e3b961', 0.45],
              ['#cf9f48', 0.8],
              ['#b98435', 1],
            ],
            0.38,
            0.34,
            0.75,
          ),
        ),
      ) +
      turned(
        72,
        () =>
          path('M-12 -519Q0 -508 12 -519', filled('none', 'stroke="#7c4d17" stroke-width="2.2"')) +
          circle(0, -523, 2.4, filled('#7c4d17')),
      ) +
      circle(0, 0, 478, stroked('#8a5a1b', 2, 'opacity=".6"')) +
      circle(0, 0, 470, stroked('#fff4cf', 1.6, 'opacity=".7"')) +
      glint(541, 190, 262, 5) +
      glint(541, 20, 52, 3, '#fff8dc', 0.6) +
      faded(0.5, lineMandala(190, { colour: '#9a6a22', width: 2.2 })) +
      circle(
        0,
        0,
        490,
        filled(
          radial(
            [
              ['#5a2a08', 0.7, 0],
              ['#5a2a08', 1, 0.35],
            ],
            0.56,
            0.58,
            0.55,
          ),
        ),
      ),
    x,
    y,
  );
