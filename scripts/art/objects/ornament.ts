import { petalShape, resample, smooth, swag } from './curves.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { times } from './random.ts';
import {
  at,
  circle,
  faded,
  group,
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
export function mandala(
  radius: number,
  { colour = P.gold, width = 2, petals = 16, core = 8, fill = 'none' }: MandalaStyle = {},
): Svg {
  const R = radius;
  const stroke = `stroke="${colour}" stroke-width="${width}"`;
  const round = (k: number) => hoop(0, 0, R * k, colour, width);
  const dot = (y: number, k: number) => circle(0, -R * y, R * k, colour);
  return (
    circle(0, 0, R * 0.08, colour) +
    round(0.13) +
    ring(core, () =>
      path(petalShape(R * 0.16, R * 0.05), 'none', `${stroke} transform="translate(0 ${r1(-R * 0.12)})"`),
    ) +
    round(0.3) +
    round(0.325) +
    ring(petals, () =>
      at(
        0,
        -R * 0.32,
        path(petalShape(R * 0.25, R * 0.075), fill, stroke) +
          path(petalShape(R * 0.16, R * 0.04), 'none', stroke) +
          dot(0.06, 0.012),
      ),
    ) +
    ring(petals, () => dot(0.56, 0.018), 180 / petals) +
    round(0.6) +
    round(0.62) +
    ring(
      petals * 2,
      () =>
        path(
          `M${r1(-R * 0.058)} ${r1(-R * 0.62)}A${r1(R * 0.06)} ${r1(R * 0.07)} 0 0 1 ${r1(R * 0.058)} ${r1(-R * 0.62)}`,
          'none',
          stroke,
        ) + dot(0.645, 0.012),
    ) +
    ring(
      petals,
      () =>
        at(
          0,
          -R * 0.7,
          path(
            `M0 ${r1(R * 0.04)}C${r1(-R * 0.12)} ${r1(-R * 0.04)} ${r1(-R * 0.1)} ${r1(-R * 0.2)} 0 ${r1(-R * 0.27)}C${r1(R * 0.1)} ${r1(-R * 0.2)} ${r1(R * 0.12)} ${r1(-R * 0.04)} 0 ${r1(R * 0.04)}Z`,
            fill,
            stroke,
          ) +
            path(
              `M0 ${r1(R * 0.02)}C${r1(-R * 0.06)} ${r1(-R * 0.04)} ${r1(-R * 0.05)} ${r1(-R * 0.13)} 0 ${r1(-R * 0.18)}C${r1(R * 0.05)} ${r1(-R * 0.13)} ${r1(R * 0.06)} ${r1(-R * 0.04)} 0 ${r1(R * 0.02)}Z`,
              'none',
              stroke,
            ) +
            path(`M0 0L0 ${r1(-R * 0.1)}`, 'none', stroke) +
            dot(0.225, 0.013),
        ),
      180 / petals,
    ) +
    ring(petals, () => dot(0.99, 0.016) + path(`M0 ${r1(-R * 0.8)}L0 ${r1(-R * 0.95)}`, 'none', stroke))
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
  let d = `M${r1(x - half)} ${r1(floor)}L${r1(x - half)} ${r1(spring)}`;
  for (let i = 1; i <= lobes; i += 1) {
    const [a, b] = [point((i - 1) / lobes), point(i / lobes)];
    const radius = r1(Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.6);
    d += `A${radius} ${radius} 0 0 1 ${r1(b[0])} ${r1(b[1])}`;
  }
  return `${d}L${r1(x + half)} ${r1(floor)}Z`;
}

/** An onion dome standing on `floor`. */
export const dome = (x: number, floor: number, w: number, h: number): string =>
  `M${r1(x - w * 0.42)} ${r1(floor)}C${r1(x - w * 0.66)} ${r1(floor - h * 0.3)} ${r1(x - w * 0.44)} ${r1(floor - h * 0.62)} ${r1(x - w * 0.14)} ${r1(floor - h * 0.8)}Q${r1(x - w * 0.02)} ${r1(floor - h * 0.88)} ${r1(x)} ${r1(floor - h)}Q${r1(x + w * 0.02)} ${r1(floor - h * 0.88)} ${r1(x + w * 0.14)} ${r1(floor - h * 0.8)}C${r1(x + w * 0.44)} ${r1(floor - h * 0.62)} ${r1(x + w * 0.66)} ${r1(floor - h * 0.3)} ${r1(x + w * 0.42)} ${r1(floor)}Z`;

/** A small flower of lines, the motif of woven cloth. */
export const buti = (size: number, colour: string, width = 1.6, count = 8): Svg =>
  ring(count, () =>
    path(petalShape(size, size * 0.32), 'none', `stroke="${colour}" stroke-width="${width}"`),
  ) + circle(0, 0, size * 0.12, colour);

/** A filled flower: gold petals, a coloured heart. */
export const rosette = (
  size: number,
  petals = P.goldLight as string,
  heart = P.red as string,
  count = 8,
): Svg =>
  ring(count, () => path(petalShape(size, size * 0.34), petals)) +
  circle(0, 0, size * 0.24, heart) +
  circle(0, 0, size * 0.1, petals);

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
        at(i * step + (j % 2) * (step / 2) - step / 2, j * step, buti(size, colour, 1.6, count)),
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
    radial([
      [colour, 0, 0.55],
      [colour, 0.35, 0.2],
      [colour, 1, 0],
    ]),
  ) + circle(x, y, radius, radial(['#fffbe8', '#ffe3a0', '#f3a93a'], 0.5, 0.5, 0.5, 0.4, 0.35));

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
  return line(smooth(points), wire, 3) + points.map(([x, y]) => bulb(x, y + radius * 1.3, radius)).join('');
}

/** A soft round light. */
export const glow = (x: number, y: number, radius: number, colour = '#ffb35a', strength = 0.55): Svg =>
  circle(
    x,
    y,
    radius,
    radial([
      [colour, 0, strength],
      [colour, 0.5, strength * 0.28],
      [colour, 1, 0],
    ]),
  );

/** A gold bead, a cap and a skirt of thread, hanging 112 units from (x,y). */
export const tassel = (x: number, y: number, colour: string, scale = 1): Svg =>
  at(
    x,
    y,
    line('M0 -40V0', P.goldLight, 4) +
      circle(0, 4, 13, P.gold) +
      circle(0, 22, 10, P.red) +
      path('M-12 30H12L22 112Q0 122 -22 112Z', colour) +
      [-12, -4, 4, 12]
        .map((k) => line(`M${k * 0.6} 34L${k * 1.3} 112`, P.shadow, 1.6, 'opacity=".35"'))
        .join('') +
      rect(-13, 28, 26, 9, P.goldLight),
    0,
    scale,
  );

/** A satin bow about its knot, 260 units wide at scale 1. */
export const bow = (x: number, y: number, scale: number, dark: string, light: string): Svg =>
  at(
    x,
    y,
    paper(
      'small',
      path('M0 0C-40 -70 -120 -80 -130 -30C-136 10 -60 24 0 0Z', linear([light, dark], 0, 0, 1, 0.4)) +
        path('M0 0C40 -70 120 -80 130 -30C136 10 60 24 0 0Z', linear([dark, light], 0, 0, 1, 0.4)) +
        path('M0 0C-30 20 -70 70 -96 116L-60 108L-46 132C-30 90 -10 50 0 0Z', dark) +
        path('M0 0C30 20 70 70 96 116L60 108L46 132C30 90 10 50 0 0Z', light) +
        path('M-8 -4C-44 -44 -96 -52 -106 -30C-104 -14 -50 -2 -8 -4Z', P.shadow, 'opacity=".28"') +
        path('M8 -4C44 -44 96 -52 106 -30C104 -14 50 -2 8 -4Z', P.shadow, 'opacity=".28"') +
        rect(-20, -24, 40, 44, linear([light, dark]), 'rx="12"') +
        line('M-118 -40C-100 -66 -50 -50 -20 -12M118 -40C100 -66 50 -50 20 -12', P.goldLight, 2.4),
    ),
    0,
    scale,
  );

/** A mango-shaped paisley about the origin, 90 units high at scale 1, point up and right. */
export const paisley = (scale: number, ink: string, fill = 'none', width = 2.8): Svg =>
  group(
    path(
      'M0 40C-30 36 -38 4 -22 -18C-10 -36 16 -36 24 -54C34 -30 34 -8 26 10C20 26 12 38 0 40Z',
      fill,
      `stroke="${ink}" stroke-width="${width}"`,
    ) +
      path(
        'M0 30C-20 26 -26 4 -14 -10C-6 -22 8 -22 16 -34C22 -16 20 -4 16 8C12 20 8 28 0 30Z',
        'none',
        `stroke="${ink}" stroke-width="${width * 0.65}"`,
      ) +
      at(
        -1,
        10,
        ring(7, () => path(petalShape(11, 4), ink)),
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
    linear([
      [colour, 0, strength],
      [colour, 1, 0],
    ]),
  )}</g>`;

/** A line of studs on a curve. */
export const beads = (
  points: Parameters<typeof resample>[0],
  step: number,
  radius: number,
  colour: string,
): Svg =>
  resample(points, step)
    .map(([x, y]) => circle(x, y, radius, colour))
    .join('');

/** A rope from a to b drawn over control points, with its twist. */
export const rope = (d: string, width = 6.5): Svg =>
  line(d, '#5b2a10', width + 1.5, 'opacity=".5" transform="translate(2 4)"') +
  line(d, '#f0dcb0', width) +
  line(d, '#b98a4a', width, 'stroke-dasharray="2 7"');

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
          rect(x - w * 0.62, floor - h * 0.6, w * 1.24, h * 0.6 + 10, colour) +
          path(dome(x, floor - h * 0.6 + 2, w, w * 0.9), colour) +
          rect(x - 2, floor - h * 0.6 - w * 1.15, 4, w * 0.36, P.gold) +
          times(4, (i) =>
            path(`M${r1(x - w * 0.46 + i * w * 0.3)} ${r1(floor - h * 0.2)}v-34q9 -22 18 0v34Z`, '#ffd58a'),
          ),
      )
      .join('') +
      rect(0, floor - 90, 1600, 100, colour) +
      times(38, (i) => path(`M${12 + i * 42} ${floor - 20}v-30q9 -20 18 0v30Z`, '#ffc76e')),
  );
