import { shoot } from '#art/chromium.ts';
import { swag } from '#art/drawing/curves.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random } from '#art/drawing/random.ts';
import { circle, filled, group, num, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import {
  DEEP,
  type Flowers,
  knot,
  mangoLeaves,
  ORANGE,
  pickFlowers,
  rope,
  string,
  YELLOW,
} from '#art/flora/garlands.ts';
import { fallenPetals } from '#art/flora/loose-petals.ts';
import { lampGlow, litDiya } from '#art/objects/lamplight.ts';
import { arch, lineMandala } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { finished } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';
import { mandap } from '#art/scenes/mandap.ts';
import { SHAPES } from '#art/shop.ts';

const [W, H] = [720, 1280];

/** The mandap's own drawing has its middle at x 1090 and stands on y 812. */
const SCALE = 0.85;
const STANDS = 1182;
const mandapAt = (content: Svg): Svg =>
  place(content, 360 - 1090 * SCALE, STANDS - 812 * SCALE, { scale: SCALE });

function sky(): Svg {
  const next = random(31);
  return (
    rect(
      0,
      0,
      W,
      H,
      filled(
        linear([
          ['#2a0a2c', 0],
          ['#4a1240', 0.36],
          ['#7c2345', 0.6],
          ['#c65a3c', 0.78],
          ['#f3ab5c', 0.88],
          ['#3a1024', 0.9],
        ]),
      ),
    ) +
    times(70, () =>
      circle(
        next() * W,
        next() ** 1.4 * 660,
        0.6 + next() * 1.3,
        filled('#ffe9c4', `opacity="${num(0.25 + next() * 0.5)}"`),
      ),
    ) +
    lampGlow(360, 980, 460, 0.5)
  );
}

/** The stone before the steps, with the lamps' light on it. */
const floor = (): Svg =>
  rect(0, 1120, W, 160, filled(linear(['#6d2a2c', '#451225', '#1d0614']))) +
  rect(
    0,
    1120,
    W,
    160,
    filled(
      radial(
        [
          ['#ffb35a', 0, 0.55],
          ['#ff8a3c', 0.5, 0.16],
          ['#ff8a3c', 1, 0],
        ],
        0.5,
        0.1,
        0.62,
      ),
    ),
  );

/** The arch it is all seen through, in carved maroon with a double line of gold. */
const frame = (): Svg =>
  paper(
    'large',
    path(
      `M-40 -40H${W + 40}V${H + 40}H-40Z ${arch(360, 1340, 318, 322, 262, 11)}`,
      filled(linear(['#6b1027', '#470a1c']), 'fill-rule="evenodd"'),
    ),
  ) +
  path(arch(360, 1340, 318, 311, 250, 11), stroked(P.gold, 3)) +
  path(arch(360, 1340, 318, 302, 241, 11), stroked(P.goldLight, 1.2));

function flowersOver(flowers: Flowers): Svg {
  const stops = [-10, 174, 360, 546, 730];
  const swags = stops
    .slice(1)
    .map((x, index) =>
      rope(flowers, swag(stops[index] ?? 0, 4, x, 4, 62), 31, {
        seed: 11 + index,
        runs: [ORANGE, YELLOW, ORANGE, DEEP],
      }),
    )
    .join('');
  const sides = [
    [30, 330],
    [64, 236],
    [656, 236],
    [690, 330],
  ]
    .map(([x = 0, length = 0], index) => string(flowers, x, 20, length, 25, 3 + index, 1.2))
    .join('');
  const knots = stops
    .slice(1, 4)
    .map((x, index) => mangoLeaves(x, 8, 0.9) + knot(flowers, x, 12, 44, 5 + index))
    .join('');
  return sides + swags + knots;
}

const lamps: readonly (readonly [x: number, y: number, scale: number])[] = [
  [74, 1228, 1.35],
  [178, 1246, 1.1],
  [272, 1236, 0.8],
  [448, 1236, 0.8],
  [542, 1246, 1.1],
  [646, 1228, 1.35],
];

/** A mandap at dusk under marigolds; the sky is left to the names. */
async function draw(): Promise<Buffer> {
  const flowers = await pickFlowers();
  const content =
    sky() +
    place(group(lineMandala(250, { colour: '#f0b469', width: 1.6, petals: 16 }), 'opacity=".16"'), 360, 470) +
    floor() +
    mandapAt(await mandap(flowers)) +
    fallenPetals(90, (next) => [90 + next() * 540, 1190 + next() * 80, 0.7 + next() * 0.7], 4) +
    frame() +
    flowersOver(flowers) +
    lamps.map(([x, y, scale]) => litDiya(x, y, scale)).join('');
  const { width, height } = SHAPES.cover;
  const svg = finished(W, H, content, { wash: 0.1, light: 0.1, vignette: 0.24, grain: 0.02 });
  return shoot(svg.replace('<svg ', `<svg style="width:${width}px;height:${height}px" `), {
    width,
    height,
    transparent: false,
  });
}

export const recipes: readonly Recipe[] = [{ name: 'invitations/hindu', shape: 'cover', finer: -17, draw }];
