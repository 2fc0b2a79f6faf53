import { type Point, resample } from '#art/drawing/curves.ts';
import { radial, stamp, symbol } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { any, type Random, random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, num, path, place, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { petalShape } from './petal.ts';

/** m0-m5 marigolds, r0-r5 roses (pink, red, cream, two each), j0-j1 jasmine, r6-r7 peach, r8-r9 lilac, w0 white marigold. */
export type Bloom =
  | 'm0'
  | 'm1'
  | 'm2'
  | 'm3'
  | 'm4'
  | 'm5'
  | 'r0'
  | 'r1'
  | 'r2'
  | 'r3'
  | 'r4'
  | 'r5'
  | 'r6'
  | 'r7'
  | 'r8'
  | 'r9'
  | 'j0'
  | 'j1'
  | 'w0';
type Tones = readonly [dark: string, middle: string, light: string, high: string];

const shade = radial(
  [
    ['#fff6cf', 0, 0.34],
    ['#fff6cf', 0.45, 0],
    ['#4a0412', 0.6, 0],
    ['#4a0412', 1, 0.36],
  ],
  0.34,
  0.3,
  0.78,
);

function marigold(seed: number, tones: Tones): Svg {
  const next = random(seedOf(seed));
  const [dark, middle, light, high] = tones;
  const rings = [
    [50, 15, dark],
    [42, 14, middle],
    [33, 12, middle],
    [25, 10, light],
    [16, 8, light],
    [8, 5, high],
  ] as const;
  let out = circle(3, 5, 50, filled(P.shadow, 'opacity=".28"')) + circle(0, 0, 40, filled(dark));
  rings.forEach(([reach, count, colour], depth) => {
    const turn = next() * 30;
    const w = ((reach * 3) / count) * 1.35 + 1.5;
    for (let i = 0; i < count; i += 1) {
      const angle = turn + (i * 360) / count + (next() - 0.5) * 9;
      const fill = next() < 0.25 ? (depth > 2 ? middle : dark) : colour;
      const d = `M0 ${num(-reach * 0.28)}C${num(-w * 0.7)} ${num(-reach * 0.5)} ${num(-w)} ${num(-reach * 0.86)} ${num(-w * 0.62)} ${num(-reach * 0.98)}Q${num(-w * 0.3)} ${num(-reach * 1.06)} 0 ${num(-reach * 0.95)}Q${num(w * 0.35)} ${num(-reach * 1.07)} ${num(w * 0.65)} ${num(-reach * 0.97)}C${num(w)} ${num(-reach * 0.85)} ${num(w * 0.7)} ${num(-reach * 0.5)} 0 ${num(-reach * 0.28)}Z`;
      out += path(
        d,
        filled(
          fill,
          `stroke="${dark}" stroke-opacity=".55" stroke-width="1.3" transform="rotate(${num(angle)})"`,
        ),
      );
    }
  });
  return out + circle(0, 0, 50, filled(shade));
}

function rose(seed: number, [dark, middle, light, high]: Tones): Svg {
  const next = random(seedOf(seed));
  const rings = [
    [50, 6, dark, middle],
    [41, 5, middle, middle],
    [32, 5, middle, light],
    [23, 4, light, light],
    [15, 3, middle, light],
  ] as const;
  let out = circle(3, 6, 48, filled(P.shadow, 'opacity=".28"'));
  for (const [reach, count, cup, rim] of rings) {
    const turn = next() * 80;
    out += times(count, (i) => {
      const angle = turn + (i * 360) / count + (next() - 0.5) * 12;
      const w = reach * (0.66 + next() * 0.08);
      const [a, b] = [num(-reach * 0.62), num(-reach)];
      return `<g transform="rotate(${num(angle)})">${path(`M0 ${num(reach * 0.1)}C${num(-w * 1.1)} ${num(-reach * 0.05)} ${num(-w * 0.98)} ${num(-reach * 0.92)} ${num(-w * 0.2)} ${b}Q0 ${num(-reach * 0.93)} ${num(w * 0.25)} ${b}C${num(w)} ${num(-reach * 0.9)} ${num(w * 1.1)} ${num(-reach * 0.05)} 0 ${num(reach * 0.1)}Z`, filled(cup))}${path(`M${num(-w * 0.74)} ${a}C${num(-w * 0.6)} ${num(-reach * 0.98)} ${num(-w * 0.2)} ${num(-reach * 1.02)} 0 ${num(-reach * 0.93)}C${num(w * 0.3)} ${num(-reach * 1.02)} ${num(w * 0.62)} ${num(-reach * 0.95)} ${num(w * 0.76)} ${num(-reach * 0.6)}C${num(w * 0.4)} ${num(-reach * 0.86)} ${num(-w * 0.4)} ${num(-reach * 0.86)} ${num(-w * 0.74)} ${a}Z`, filled(rim))}${path(`M${num(-w * 0.7)} ${num(-reach * 0.55)}C${num(-w * 0.4)} ${num(-reach * 0.84)} ${num(w * 0.4)} ${num(-reach * 0.84)} ${num(w * 0.72)} ${num(-reach * 0.54)}`, stroked(high, 1.6, 'opacity=".55"'))}</g>`;
    });
  }
  return (
    out +
    circle(0, 0, 9, filled(dark)) +
    path('M-5 1C-5 -6 5 -6 5 0C5 5 -2 5 -2 1', stroked(light, 2.4)) +
    circle(0, 0, 48, filled(shade))
  );
}

function jasmine(seed: number): Svg {
  const next = random(seedOf(seed));
  const under = `<g transform="translate(3 5)" opacity=".25">${turned(5, () => path(petalShape(44, 20), filled(P.shadow)))}</g>`;
  const petals = times(
    5,
    (i) =>
      `<g transform="rotate(${num(i * 72 + next() * 10)})">${path(petalShape(44, 20), filled('#fffaf0'))}${path('M0 -8L0 -34', filled('none', 'stroke="#e3cfa4" stroke-width="2"'))}${path('M0 0C12 -14 14 -30 0 -44C22 -36 19 -14 0 0Z', filled('#e9d9b8', 'opacity=".7"'))}</g>`,
  );
  return under + petals + circle(0, 0, 6, filled(P.marigoldLight)) + circle(0, 0, 3, filled(P.marigoldDark));
}

const leaf = (length: number, w: number, light: string, dark: string): Svg =>
  path(
    `M0 0C${-w} ${-length * 0.25} ${-w * 0.8} ${-length * 0.75} 0 ${-length}C${w * 0.8} ${-length * 0.75} ${w} ${-length * 0.25} 0 0Z`,
    filled(light),
  ) +
  path(`M0 0C${w} ${-length * 0.25} ${w * 0.8} ${-length * 0.75} 0 ${-length}Z`, filled(dark)) +
  path(
    `M0 0L0 ${-length * 0.93}`,
    filled('none', `stroke="${P.goldLight}" stroke-opacity=".7" stroke-width="1.4"`),
  );

const ORANGE: Tones = ['#c9540c', P.marigoldDark, P.marigold, P.marigoldLight];
const YELLOW: Tones = ['#d9720f', P.marigold, '#fbb02c', '#ffd872'];
const RUST: Tones = ['#b5400e', '#d4570f', '#ee7c15', '#f9a32c'];
const PINK: Tones = [P.roseDark, '#a92742', P.rose, P.roseLight];
const CRIMSON: Tones = ['#5c0b20', P.maroonLight, P.red, '#dd5a50'];
const CREAM: Tones = ['#d9a58b', '#efc9b0', '#f8e1cd', '#fff6ea'];
const PEACH: Tones = ['#c4694a', '#e0916c', '#f1b795', '#fbdcc4'];
const LILAC: Tones = ['#5d3a72', '#85579a', '#ad82c0', '#d7b6e2'];
const WHITE: Tones = ['#cdbf95', '#e6dab4', '#f6efd6', '#fffdf4'];

const BLOOMS: Record<Bloom, string> = {
  m0: symbol('fl', marigold(1, ORANGE)),
  m1: symbol('fl', marigold(2, ORANGE)),
  m2: symbol('fl', marigold(11, YELLOW)),
  m3: symbol('fl', marigold(12, YELLOW)),
  m4: symbol('fl', marigold(21, RUST)),
  m5: symbol('fl', marigold(22, RUST)),
  r0: symbol('fl', rose(3, PINK)),
  r1: symbol('fl', rose(4, PINK)),
  r2: symbol('fl', rose(13, CRIMSON)),
  r3: symbol('fl', rose(14, CRIMSON)),
  r4: symbol('fl', rose(23, CREAM)),
  r5: symbol('fl', rose(24, CREAM)),
  r6: symbol('fl', rose(33, PEACH)),
  r7: symbol('fl', rose(34, PEACH)),
  r8: symbol('fl', rose(43, LILAC)),
  r9: symbol('fl', rose(44, LILAC)),
  j0: symbol('fl', jasmine(1)),
  j1: symbol('fl', jasmine(2)),
  w0: symbol('fl', marigold(31, WHITE)),
};
const LEAVES = [
  symbol('lf', leaf(60, 18, P.leaf, P.leafDark)),
  symbol('lf', leaf(60, 15, P.leafLight, P.leaf)),
  symbol('lf', leaf(60, 16, P.tealLight, P.teal)),
] as const;

/** One flower of a radius. */
export const bloom = (kind: Bloom, x: number, y: number, radius: number, turn = 0): Svg =>
  stamp(BLOOMS[kind], x, y, radius / 50, turn);
/** One leaf standing on (x,y), 60 units long at scale 1; every third of `index` is teal. */
export const foliage = (x: number, y: number, turn: number, scale = 1, index = 0): Svg =>
  stamp(pick(LEAVES, index), x, y, scale, turn);

export interface GarlandStyle {
  readonly seed?: number;
  /** Flowers in their order along the string; without it marigolds at random. */
  readonly pattern?: readonly Bloom[];
  /** Distance between flowers in radii. */
  readonly step?: number;
}

/** Flowers strung along a curve. Hang its ends on something: {@link rosetteOfLeaves}, a tassel. */
export function garland(
  points: readonly Point[],
  radius: number,
  { seed = 5, pattern, step = 1.25 }: GarlandStyle = {},
): Svg {
  const next = random(seedOf(seed));
  const loose: readonly Bloom[] = ['m0', 'm1', 'm2', 'm3'];
  return resample(points, radius * step)
    .map(([x, y], i) => {
      const kind = pattern ? pick(pattern, i) : any(loose, next);
      const size = radius * (0.92 + next() * 0.16) * (kind.startsWith('j') ? 0.9 : 1);
      return bloom(
        kind,
        x + (next() - 0.5) * radius * 0.2,
        y + (next() - 0.5) * radius * 0.2,
        size,
        next() * 360,
      );
    })
    .join('');
}

export interface BouquetStyle {
  readonly seed?: number;
  readonly count?: number;
  readonly leaves?: number;
  readonly kinds?: readonly Bloom[];
  /** Height to width, for bouquets lying on a surface. */
  readonly squash?: number;
  /** Flower radius to bouquet radius. */
  readonly size?: number;
}

/** Flowers on a fan of leaves, biggest in the middle. Use a seed once a picture. */
export function bouquet(x: number, y: number, radius: number, style: BouquetStyle = {}): Svg {
  const {
    seed = 7,
    count = 17,
    leaves = 10,
    squash = 1,
    size = 0.36,
    kinds = ['r0', 'm0', 'r2', 'm2', 'r4', 'm3', 'r5'],
  } = style;
  const next = random(seedOf(seed));
  const fan = times(leaves, (i) => {
    const angle = (i * 360) / leaves + next() * 20;
    const radians = angle / 57.3;
    return foliage(
      x + Math.sin(radians) * radius * 0.5,
      y - Math.cos(radians) * radius * 0.5 * squash,
      angle,
      (radius / 70) * (0.9 + next() * 0.35) * 0.86,
      i,
    );
  });
  const places = Array.from({ length: count }, (_, i) => {
    const angle = i * 2.39996 + next();
    const reach = Math.sqrt((i + 0.3) / count) * radius * 0.85;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash, i] as const;
  });
  return (
    fan +
    places
      .reverse()
      .map(([px, py, i]) =>
        bloom(pick(kinds, i), px, py, radius * size * (1 - (i / count) * 0.45), next() * 360),
      )
      .join('')
  );
}

/** A bouquet as one piece of paper. */
export const paperBouquet = (x: number, y: number, radius: number, style: BouquetStyle = {}): Svg =>
  paper('medium', bouquet(x, y, radius, style));

/** One loose petal. */
export const paperPetal = (x: number, y: number, scale: number, turn: number, colour: string): Svg =>
  place(
    path('M0 0C-9 -6 -10 -20 -2 -26Q1 -23 4 -26C11 -18 9 -5 0 0Z', filled(colour)) +
      path(
        'M0 -2C-2 -10 -1 -16 0 -22',
        filled('none', 'stroke="#fff" stroke-opacity=".3" stroke-width="1.4"'),
      ),
    x,
    y,
    { turn, scale },
  );

/** Loose petals over a box, each with its shadow. */
export function paperPetals(
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  seed = 2,
  scale = 0.8,
  colours: readonly string[] = [P.marigold, P.marigoldDark, P.marigoldLight, P.rose, P.red],
): Svg {
  const next: Random = random(seedOf(seed));
  return times(count, () => {
    const [px, py, turn, size] = [
      x + next() * width,
      y + next() * height,
      next() * 360,
      scale * (0.7 + next() * 0.7),
    ];
    return (
      place(ellipse(0, -12, 9, 12, filled(P.shadow, 'opacity=".25"')), px + 2, py + 4, {
        turn,
        scale: size,
      }) + paperPetal(px, py, size, turn, any(colours, next))
    );
  });
}

/** A rose on three hanging leaves: what a swag hangs on. */
export const rosetteOfLeaves = (x: number, y: number, radius: number, kind: Bloom = 'r2'): Svg =>
  paper(
    'small',
    [-26, 0, 26].map((turn) => foliage(x, y, 180 + turn, radius / 28)).join('') + bloom(kind, x, y, radius),
  );

/** A row of garlands along the top of a picture. */
export function paperToran(
  width: number,
  count: number,
  radius: number,
  sag: number,
  y = 8,
  kind: Bloom = 'r2',
  pattern?: readonly Bloom[],
): Svg {
  const span = (width + 80) / count;
  const strings = times(count, (i) =>
    garland(
      Array.from(
        { length: 41 },
        (_, k) => [-40 + (i + k / 40) * span, y + sag * 4 * (k / 40) * (1 - k / 40)] as const,
      ),
      radius,
      { seed: i + 1, ...(pattern ? { pattern } : {}) },
    ),
  );
  return (
    paper('small', strings) +
    times(count + 1, (i) => rosetteOfLeaves(-40 + i * span, y + 4, radius * 1.5, kind))
  );
}

/** Only the swags of a {@link paperToran}, hung from points a third of a picture apart. */
export const toranStrings = (width: number, count: number, radius: number, sag: number): Svg => {
  const span = (width + 40) / count;
  return paper(
    'small',
    times(count, (i) =>
      garland(
        Array.from(
          { length: 41 },
          (_, k) => [-20 + (i + k / 40) * span, 6 + sag * 4 * (k / 40) * (1 - k / 40)] as const,
        ),
        radius,
        { seed: i + 1 },
      ),
    ),
  );
};
