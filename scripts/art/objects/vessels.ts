import { disc, petalShape } from './curves.ts';
import { domed, glint, hollow, METALS, type Metal, sheen } from './metal.ts';
import { mandala } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { random, times } from './random.ts';
import { at, circle, clipped, faded, hoop, line, linear, path, r1, radial, ring, type Svg } from './svg.ts';

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
      ? ring(
          60,
          () =>
            path(
              `M${r1(-R * 0.03)} ${r1(-R * 0.9)}Q0 ${r1(-R * 0.865)} ${r1(R * 0.03)} ${r1(-R * 0.9)}`,
              'none',
              `stroke="${d}" stroke-width="${r1(R * 0.006)}"`,
            ) + circle(0, -R * 0.91, R * 0.006, d),
        )
      : '';
    return (
      paper('large', circle(0, 0, R, domed(metal))) +
      circle(0, 0, R * 0.965, sheen(metal)) +
      circle(0, 0, R * 0.94, hollow(metal)) +
      band +
      (engraved ? circle(0, 0, R * 0.85, sheen(metal)) + circle(0, 0, R * 0.825, hollow(metal)) : '') +
      circle(0, 0, R * (engraved ? 0.8 : 0.86), c) +
      glint(R * 0.97, 188, 264, R * 0.014) +
      glint(R * 0.97, 20, 56, R * 0.009, '#fff8dc', 0.5)
    );
  },
});

const handle = (R: number, metal: Metal, turn: number): Svg =>
  at(
    0,
    0,
    paper(
      'small',
      line(
        `M${r1(-R * 0.2)} ${r1(-R * 0.93)}C${r1(-R * 0.22)} ${r1(-R * 1.16)} ${r1(R * 0.22)} ${r1(-R * 1.16)} ${r1(R * 0.2)} ${r1(-R * 0.93)}`,
        METALS[metal][3],
        R * 0.07,
      ) +
        line(
          `M${r1(-R * 0.2)} ${r1(-R * 0.93)}C${r1(-R * 0.22)} ${r1(-R * 1.16)} ${r1(R * 0.22)} ${r1(-R * 1.16)} ${r1(R * 0.2)} ${r1(-R * 0.93)}`,
          METALS[metal][1],
          R * 0.045,
        ) +
        circle(-R * 0.2, -R * 0.9, R * 0.04, domed(metal)) +
        circle(R * 0.2, -R * 0.9, R * 0.04, domed(metal)),
    ),
    turn,
  );

const kadhai = (metal: Metal, lining: readonly [string, string]): Vessel => ({
  inner: 0.86,
  draw: (R) =>
    handle(R, metal, -58) +
    handle(R, metal, 122) +
    paper('large', circle(0, 0, R, domed(metal))) +
    circle(0, 0, R * 0.955, hollow(metal)) +
    circle(0, 0, R * 0.925, sheen(metal)) +
    times(40, (i) => {
      const angle = (i * 9 * Math.PI) / 180;
      return circle(Math.cos(angle) * R * 0.952, Math.sin(angle) * R * 0.952, R * 0.012, domed(metal));
    }) +
    circle(0, 0, R * 0.9, linear([...lining], 0, 0, 0.8, 1)) +
    glint(R * 0.978, 190, 262, R * 0.012),
});

const plate = (glaze: readonly string[], rim: (R: number) => Svg, inner = 0.78): Vessel => ({
  inner,
  draw: (R) =>
    paper('large', circle(0, 0, R, linear([...glaze], 0.1, 0, 0.9, 1))) +
    rim(R) +
    circle(
      0,
      0,
      R * inner,
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
    ) +
    circle(0, 0, R * inner, inside('#6b4a2a', 0.8, 0.3)) +
    glint(R * 0.98, 192, 258, R * 0.01, '#ffffff', 0.8),
});

const scallops =
  (edge: string, heart: string, dots: string) =>
  (R: number): Svg =>
    hoop(0, 0, R * 0.975, P.gold, R * 0.014) +
    ring(
      40,
      () =>
        path(
          `M${r1(-R * 0.068)} ${r1(-R * 0.945)}Q0 ${r1(-R * 0.83)} ${r1(R * 0.068)} ${r1(-R * 0.945)}Z`,
          edge,
        ) +
        path(
          `M${r1(-R * 0.045)} ${r1(-R * 0.945)}Q0 ${r1(-R * 0.87)} ${r1(R * 0.045)} ${r1(-R * 0.945)}Z`,
          heart,
        ) +
        circle(0, -R * 0.845, R * 0.009, dots),
    ) +
    hoop(0, 0, R * 0.948, edge, R * 0.01) +
    hoop(0, 0, R * 0.8, P.gold, R * 0.006);

const vine =
  (leaf: string, flower: string, heart: string) =>
  (R: number): Svg =>
    hoop(0, 0, R * 0.97, leaf, R * 0.016) +
    hoop(0, 0, R * 0.8, leaf, R * 0.012) +
    ring(
      18,
      () =>
        at(
          0,
          -R * 0.885,
          ring(6, () => path(petalShape(R * 0.068, R * 0.026), flower)) + circle(0, 0, R * 0.015, heart),
        ) +
        at(
          0,
          0,
          [-1, 1]
            .map((m) =>
              at(0, 0, at(0, -R * 0.885, path(petalShape(R * 0.06, R * 0.016), leaf), m * 70), m * 6.5),
            )
            .join(''),
          10,
        ),
    );

const rays =
  (colour: string) =>
  (R: number): Svg =>
    hoop(0, 0, R * 0.97, P.gold, R * 0.016) +
    ring(64, () => path(`M0 ${r1(-R * 0.82)}L${r1(-R * 0.012)} ${r1(-R * 0.94)}H${r1(R * 0.012)}Z`, colour)) +
    hoop(0, 0, R * 0.81, P.gold, R * 0.008);

const clay: Vessel = {
  inner: 0.84,
  draw: (R) =>
    paper(
      'large',
      circle(0, 0, R, radial(['#e0936a', '#c4683e', '#9c4526', '#6b2a18'], 0.5, 0.5, 0.5, 0.36, 0.3)),
    ) +
    circle(0, 0, R * 0.95, linear(['#7a3219', '#b3603a', '#e0996f'], 0.1, 0, 0.8, 1)) +
    ring(48, () =>
      path(
        `M${r1(-R * 0.03)} ${r1(-R * 0.905)}L0 ${r1(-R * 0.875)}L${r1(R * 0.03)} ${r1(-R * 0.905)}L0 ${r1(-R * 0.935)}Z`,
        '#fbe3c4',
        'opacity=".85"',
      ),
    ) +
    circle(0, 0, R * 0.84, '#7a3219') +
    glint(R * 0.975, 192, 256, R * 0.012, '#ffe3c4', 0.7),
};

const bananaLeaf: Vessel = {
  inner: 0.9,
  draw: (R) => {
    const next = random(4);
    return (
      paper('large', circle(0, 0, R, domed('brass'))) +
      circle(0, 0, R * 0.96, hollow('brass')) +
      paper('small', circle(0, 0, R * 0.93, linear(['#8fae4f', '#5f8a3c', '#3f6b35'], 0, 0, 1, 1))) +
      clipped(
        disc(0, 0, R * 0.93),
        times(60, (i) =>
          line(
            `M${r1(-R + i * R * 0.034)} ${r1(R - i * R * 0.034)}q${r1(R * 0.1)} ${r1(-R * (0.5 + next() * 0.1))} ${r1(R * 0.7)} ${r1(-R * 0.9)}M${r1(-R + i * R * 0.034)} ${r1(R - i * R * 0.034)}q${r1(R * 0.5)} ${r1(-R * 0.1)} ${r1(R * 0.9)} ${r1(-R * 0.7)}`,
            i % 2 ? '#a9c46a' : '#41692f',
            R * 0.005,
            'opacity=".45"',
          ),
        ) +
          line(`M${r1(-R)} ${r1(R)}L${r1(R)} ${r1(-R)}`, '#c8d68a', R * 0.022) +
          line(`M${r1(-R)} ${r1(R)}L${r1(R)} ${r1(-R)}`, '#e8efb9', R * 0.007),
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
  return at(
    x,
    y,
    draw(radius) +
      (heaped
        ? food
        : clipped(disc(0, 0, reach), food + circle(0, 0, reach, inside(P.shadow))) +
          hoop(0, 0, reach, '#3a1a10', radius * 0.012, 'opacity=".5"')),
  );
}

/** The great thali: engraved rim, mandala floor. */
export const thaliPlate = (x: number, y: number): Svg =>
  paper('large', circle(x, y, 548, domed('brass'))) +
  at(
    x,
    y,
    circle(0, 0, 532, linear(['#fff0c4', '#d3a04a', '#8a5a1b'], 0.1, 0, 0.9, 1)) +
      circle(0, 0, 506, linear(['#8a5a1b', '#c08a3c', '#f3d791'], 0.1, 0, 0.9, 1)) +
      circle(
        0,
        0,
        492,
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
      ) +
      ring(
        72,
        () =>
          path('M-12 -519Q0 -508 12 -519', 'none', 'stroke="#7c4d17" stroke-width="2.2"') +
          circle(0, -523, 2.4, '#7c4d17'),
      ) +
      hoop(0, 0, 478, '#8a5a1b', 2, 'opacity=".6"') +
      hoop(0, 0, 470, '#fff4cf', 1.6, 'opacity=".7"') +
      glint(541, 190, 262, 5) +
      glint(541, 20, 52, 3, '#fff8dc', 0.6) +
      faded(0.5, mandala(190, { colour: '#9a6a22', width: 2.2 })) +
      circle(
        0,
        0,
        490,
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
  );
