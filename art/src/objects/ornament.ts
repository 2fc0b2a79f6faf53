import { resample, smooth, swag } from '#art/drawing/curves.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import {
  circle,
  faded,
  filled,
  group,
  num,
  path,
  place,
  rect,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import { petalShape } from '#art/flora/petal.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

export interface MandalaStyle {
  readonly colour?: string;
  readonly width?: number;
  /** Petals round; 16-20 looks rich. */
  readonly petals?: number;
  /** Petals of the innermost ring. */
  readonly core?: number;
  readonly fill?: string;
}

/** A drawn mandala about the origin: rings of mirrored petals, scallops and dots. */
export function lineMandala(
  radius: number,
  { colour = P.gold, width = 2, petals = 16, core = 8, fill = 'none' }: MandalaStyle = {},
): Svg {
  const R = radius;
  const stroke = `stroke="${colour}" stroke-width="${width}"`;
  const round = (k: number) => circle(0, 0, R * k, stroked(colour, width));
  const dot = (y: number, k: number) => circle(0, -R * y, R * k, filled(colour));
  return (
    circle(0, 0, R * 0.08, filled(colour)) +
    round(0.13) +
    turned(core, () =>
      path(
        petalShape(R * 0.16, R * 0.05),
        filled('none', `${stroke} transform="translate(0 ${num(-R * 0.12)})"`),
      ),
    ) +
    round(0.3) +
    round(0.325) +
    turned(petals, () =>
      place(
        path(petalShape(R * 0.25, R * 0.075), filled(fill, stroke)) +
          path(petalShape(R * 0.16, R * 0.04), filled('none', stroke)) +
          dot(0.06, 0.012),
        0,
        -R * 0.32,
      ),
    ) +
    turned(petals, () => dot(0.56, 0.018), 0.5) +
    round(0.6) +
    round(0.62) +
    turned(
      petals * 2,
      () =>
        path(
          `M${num(-R * 0.058)} ${num(-R * 0.62)}A${num(R * 0.06)} ${num(R * 0.07)} 0 0 1 ${num(R * 0.058)} ${num(-R * 0.62)}`,
          filled('none', stroke),
        ) + dot(0.645, 0.012),
    ) +
    turned(
      petals,
      () =>
        place(
          path(
            `M0 ${num(R * 0.04)}C${num(-R * 0.12)} ${num(-R * 0.04)} ${num(-R * 0.1)} ${num(-R * 0.2)} 0 ${num(-R * 0.27)}C${num(R * 0.1)} ${num(-R * 0.2)} ${num(R * 0.12)} ${num(-R * 0.04)} 0 ${num(R * 0.04)}Z`,
            filled(fill, stroke),
          ) +
            path(
              `M0 ${num(R * 0.02)}C${num(-R * 0.06)} ${num(-R * 0.04)} ${num(-R * 0.05)} ${num(-R * 0.13)} 0 ${num(-R * 0.18)}C${num(R * 0.05)} ${num(-R * 0.13)} ${num(R * 0.06)} ${num(-R * 0.04)} 0 ${num(R * 0.02)}Z`,
              filled('none', stroke),
            ) +
            path(`M0 0L0 ${num(-R * 0.1)}`, filled('none', stroke)) +
            dot(0.225, 0.013),
          0,
          -R * 0.7,
        ),
      0.5,
    ) +
    turned(
      petals,
      () => dot(0.99, 0.016) + path(`M0 ${num(-R * 0.8)}L0 ${num(-R * 0.95)}`, filled('none', stroke)),
    )
  );
}

/** A multifoil arch as a closed path: centre x, floor, springing height, half width, rise, number of lobes. */
export function arch(
  x: number,
  floor: number,
  spring: number,
  half: number,
  rise: number,
  lobes = 9,
): string {
  const point = (t: number) => {
    const angle = Math.PI * (1 - t);
    const px = x + Math.cos(angle) * half;
    const ogee = (1 - Math.min(1, Math.abs(px - x) / (half * 0.42))) ** 1.6 * rise * 0.2;
    return [px, spring - Math.max(0, Math.sin(angle)) ** 0.92 * rise * 0.82 - ogee] as const;
  };
  let d = `M${num(x - half)} ${num(floor)}L${num(x - half)} ${num(spring)}`;
  for (let i = 1; i <= lobes; i += 1) {
    const [a, b] = [point((i - 1) / lobes), point(i / lobes)];
    const radius = num(Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.6);
    d += `A${radius} ${radius} 0 0 1 ${num(b[0])} ${num(b[1])}`;
  }
  return `${d}L${num(x + half)} ${num(floor)}Z`;
}

/** An onion dome standing on `floor`. */
export const domeOutline = (x: number, floor: number, w: number, h: number): string =>
  `M${num(x - w * 0.42)} ${num(floor)}C${num(x - w * 0.66)} ${num(floor - h * 0.3)} ${num(x - w * 0.44)} ${num(floor - h * 0.62)} ${num(x - w * 0.14)} ${num(floor - h * 0.8)}Q${num(x - w * 0.02)} ${num(floor - h * 0.88)} ${num(x)} ${num(floor - h)}Q${num(x + w * 0.02)} ${num(floor - h * 0.88)} ${num(x + w * 0.14)} ${num(floor - h * 0.8)}C${num(x + w * 0.44)} ${num(floor - h * 0.62)} ${num(x + w * 0.66)} ${num(floor - h * 0.3)} ${num(x + w * 0.42)} ${num(floor)}Z`;

/** A small flower of lines, the motif of woven cloth. */
export const buti = (size: number, colour: string, width = 1.6, count = 8): Svg =>
  turned(count, () =>
    path(petalShape(size, size * 0.32), filled('none', `stroke="${colour}" stroke-width="${width}"`)),
  ) + circle(0, 0, size * 0.12, filled(colour));

/** A filled flower: gold petals, a coloured heart. */
export const rosette = (
  size: number,
  petals = P.goldLight as string,
  heart = P.red as string,
  count = 8,
): Svg =>
  turned(count, () => path(petalShape(size, size * 0.34), filled(petals))) +
  circle(0, 0, size * 0.24, filled(heart)) +
  circle(0, 0, size * 0.1, filled(petals));

/** A field of buti over a whole picture, every second row moved by half. */
export function butiField(
  width: number,
  height: number,
  step: number,
  size: number,
  colour: string,
  opacity: number,
  count = 8,
): Svg {
  const rows = Math.ceil(height / step) + 1;
  return faded(
    opacity,
    times(rows, (j) =>
      times(Math.ceil(width / step) + 2, (i) =>
        place(buti(size, colour, 1.6, count), i * step + (j % 2) * (step / 2) - step / 2, j * step),
      ),
    ),
  );
}

/** A lit bulb with its halo. */
export const bulb = (x: number, y: number, radius: number, colour = '#ffd98a'): Svg =>
  circle(
    x,
    y,
    radius * 5.5,
    filled(
      radial([
        [colour, 0, 0.55],
        [colour, 0.35, 0.2],
        [colour, 1, 0],
      ]),
    ),
  ) + circle(x, y, radius, filled(radial(['#fffbe8', '#ffe3a0', '#f3a93a'], 0.5, 0.5, 0.5, 0.4, 0.35)));

/** A sagging wire of bulbs. */
export function stringLights(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  radius = 6.5,
  wire = '#2a0612',
): Svg {
  const points = swag(x1, y1, x2, y2, sag, count);
  return (
    path(smooth(points, false), stroked(wire, 3)) +
    points.map(([x, y]) => bulb(x, y + radius * 1.3, radius)).join('')
  );
}

/** A soft round light. */
export const glow = (x: number, y: number, radius: number, colour = '#ffb35a', strength = 0.55): Svg =>
  circle(
    x,
    y,
    radius,
    filled(
      radial([
        [colour, 0, strength],
        [colour, 0.5, strength * 0.28],
        [colour, 1, 0],
      ]),
    ),
  );

/** A gold bead, a cap and a skirt of thread, hanging 112 units from (x,y). */
export const paperTassel = (x: number, y: number, colour: string, scale = 1): Svg =>
  place(
    path('M0 -40V0', stroked(P.goldLight, 4)) +
      circle(0, 4, 13, filled(P.gold)) +
      circle(0, 22, 10, filled(P.red)) +
      path('M-12 30H12L22 112Q0 122 -22 112Z', filled(colour)) +
      [-12, -4, 4, 12]
        .map((k) => path(`M${k * 0.6} 34L${k * 1.3} 112`, stroked(P.shadow, 1.6, 'opacity=".35"')))
        .join('') +
      rect(-13, 28, 26, 9, filled(P.goldLight)),
    x,
    y,
    { scale },
  );

/** A satin bow about its knot, 260 units wide at scale 1. */
export const paperBow = (x: number, y: number, scale: number, dark: string, light: string): Svg =>
  place(
    paper(
      'small',
      path(
        'M0 0C-40 -70 -120 -80 -130 -30C-136 10 -60 24 0 0Z',
        filled(linear([light, dark], 0, 0, 1, 0.4)),
      ) +
        path('M0 0C40 -70 120 -80 130 -30C136 10 60 24 0 0Z', filled(linear([dark, light], 0, 0, 1, 0.4))) +
        path('M0 0C-30 20 -70 70 -96 116L-60 108L-46 132C-30 90 -10 50 0 0Z', filled(dark)) +
        path('M0 0C30 20 70 70 96 116L60 108L46 132C30 90 10 50 0 0Z', filled(light)) +
        path('M-8 -4C-44 -44 -96 -52 -106 -30C-104 -14 -50 -2 -8 -4Z', filled(P.shadow, 'opacity=".28"')) +
        path('M8 -4C44 -44 96 -52 106 -30C104 -14 50 -2 8 -4Z', filled(P.shadow, 'opacity=".28"')) +
        rect(-20, -24, 40, 44, filled(linear([light, dark]), 'rx="12"')) +
        path('M-118 -40C-100 -66 -50 -50 -20 -12M118 -40C100 -66 50 -50 20 -12', stroked(P.goldLight, 2.4)),
    ),
    x,
    y,
    { scale },
  );

/** A mango-shaped paisley about the origin, 90 units high at scale 1, point up and right. */
export const linePaisley = (scale: number, ink: string, fill = 'none', width = 2.8): Svg =>
  group(
    path(
      'M0 40C-30 36 -38 4 -22 -18C-10 -36 16 -36 24 -54C34 -30 34 -8 26 10C20 26 12 38 0 40Z',
      filled(fill, `stroke="${ink}" stroke-width="${width}"`),
    ) +
      path(
        'M0 30C-20 26 -26 4 -14 -10C-6 -22 8 -22 16 -34C22 -16 20 -4 16 8C12 20 8 28 0 30Z',
        filled('none', `stroke="${ink}" stroke-width="${width * 0.65}"`),
      ) +
      place(
        turned(7, () => path(petalShape(11, 4), filled(ink))),
        -1,
        10,
      ),
    `transform="scale(${scale})"`,
  );

/** Light rays of a stage lamp, from (x,y) downwards at an angle. */
export const beam = (
  x: number,
  y: number,
  angle: number,
  colour: string,
  strength: number,
  length = 1000,
  spread = 150,
): Svg =>
  `<g transform="translate(${x} ${y}) rotate(${angle})" style="mix-blend-mode:screen">${path(
    `M-14 0L${-spread} ${length}L${spread} ${length}L14 0Z`,
    filled(
      linear([
        [colour, 0, strength],
        [colour, 1, 0],
      ]),
    ),
  )}</g>`;

/** A line of studs on a curve. */
export const beads = (
  points: Parameters<typeof resample>[0],
  step: number,
  radius: number,
  colour: string,
): Svg =>
  resample(points, step)
    .map(([x, y]) => circle(x, y, radius, filled(colour)))
    .join('');

/** A rope from a to b drawn over control points, with its twist. */
export const twistedRope = (d: string, width = 6.5): Svg =>
  path(d, stroked('#5b2a10', width + 1.5, 'opacity=".5" transform="translate(2 4)"')) +
  path(d, stroked('#f0dcb0', width)) +
  path(d, stroked('#b98a4a', width, 'stroke-dasharray="2 7"'));

/** A far palace of domes in one colour with lit windows, foot at `floor`, across 1600 units. */
export const faintPalace = (floor: number, colour: string): Svg =>
  paper(
    'deck',
    (
      [
        [120, 150, 250],
        [330, 110, 330],
        [560, 170, 400],
        [800, 240, 470],
        [1040, 170, 400],
        [1270, 110, 330],
        [1480, 150, 250],
      ] as const
    )
      .map(
        ([x, w, h]) =>
          rect(x - w * 0.62, floor - h * 0.6, w * 1.24, h * 0.6 + 10, filled(colour)) +
          path(domeOutline(x, floor - h * 0.6 + 2, w, w * 0.9), filled(colour)) +
          rect(x - 2, floor - h * 0.6 - w * 1.15, 4, w * 0.36, filled(P.gold)) +
          times(4, (i) =>
            path(
              `M${num(x - w * 0.46 + i * w * 0.3)} ${num(floor - h * 0.2)}v-34q9 -22 18 0v34Z`,
              filled('#ffd58a'),
            ),
          ),
      )
      .join('') +
      rect(0, floor - 90, 1600, 100, filled(colour)) +
      times(38, (i) => path(`M${12 + i * 42} ${floor - 20}v-30q9 -20 18 0v30Z`, filled('#ffc76e'))),
  );
