import { type Point, polar, smooth } from '#art/drawing/curves.ts';
import { type Joint, limb, walk } from '#art/drawing/limb.ts';
import { random } from '#art/drawing/random.ts';
import { circle, line, num, outline, path, place, SOLID, turned } from '#art/drawing/svg.ts';
import { leaf, petal } from './petal.ts';

/** Flowers and leaves in two inks. */

/** A rose from above, petals hiding each other, `radius` wide. */
export function rose(radius: number, stroke = 2, seed = 3): string {
  const next = random(seed);
  const cup = (size: number): string =>
    `M${num(-size * 0.62)} 0C${num(-size * 0.72)} ${num(-size * 0.6)} ${num(-size * 0.36)} ${num(-size)} 0 ${num(-size * 0.94)}C${num(size * 0.36)} ${num(-size)} ${num(size * 0.72)} ${num(-size * 0.6)} ${num(size * 0.62)} 0C${num(size * 0.3)} ${num(size * 0.2)} ${num(-size * 0.3)} ${num(size * 0.2)} ${num(-size * 0.62)} 0Z`;
  const rows = [
    [6, 1],
    [5, 0.8],
    [5, 0.6],
    [4, 0.42],
  ] as const;
  return (
    rows
      .map(([count, reach]) =>
        turned(count, () => path(cup(radius * reach * (0.94 + next() * 0.12)), outline(stroke)), next()),
      )
      .join('') +
    path(
      `M${num(-radius * 0.14)} ${num(radius * 0.03)}C${num(-radius * 0.12)} ${num(-radius * 0.2)} ${num(radius * 0.2)} ${num(-radius * 0.18)} ${num(radius * 0.16)} ${num(radius * 0.04)}C${num(radius * 0.1)} ${num(radius * 0.16)} ${num(-radius * 0.06)} ${num(radius * 0.12)} ${num(-radius * 0.04)} 0`,
      line(stroke),
    )
  );
}

/** A marigold as a printer cuts it: rings of notched petals. */
export const printedMarigold = (radius: number, stroke = 2): string =>
  [
    [16, 1],
    [14, 0.76],
    [11, 0.52],
    [7, 0.3],
  ]
    .map(([count = 8, reach = 1], ring) => {
      const r = radius * reach;
      const w = (Math.PI * r) / count;
      return turned(
        count,
        () =>
          path(
            `M0 ${num(-r * 0.4)}C${num(-w * 1.3)} ${num(-r * 0.6)} ${num(-w * 1.2)} ${num(-r * 0.96)} ${num(-w * 0.5)} ${num(-r)}L0 ${num(-r * 0.93)}L${num(w * 0.5)} ${num(-r)}C${num(w * 1.2)} ${num(-r * 0.96)} ${num(w * 1.3)} ${num(-r * 0.6)} 0 ${num(-r * 0.4)}Z`,
            outline(stroke),
          ),
        ring % 2 === 0 ? 0 : 0.5,
      );
    })
    .join('') + circle(0, 0, radius * 0.12);

/** A five-petal blossom (champa, frangipani) with a twist. */
export const blossom = (radius: number, stroke = 2, count = 5): string =>
  turned(
    count,
    () =>
      path(
        `M0 0C${num(-radius * 0.42)} ${num(-radius * 0.3)} ${num(-radius * 0.36)} ${num(-radius * 0.92)} ${num(radius * 0.04)} ${num(-radius)}C${num(radius * 0.4)} ${num(-radius * 0.86)} ${num(radius * 0.36)} ${num(-radius * 0.3)} 0 0Z`,
        outline(stroke),
      ) + path(`M0 ${num(-radius * 0.2)}V${num(-radius * 0.58)}`, line(stroke * 0.6)),
  ) + circle(0, 0, radius * 0.1);

/** A poppy or anemone with a dark eye and stamens. */
export const anemone = (radius: number, stroke = 2): string =>
  [
    [6, 1, 0],
    [6, 0.86, 0.5],
  ]
    .map(([count = 6, reach = 1, offset = 0]) =>
      turned(count, () => path(petal(0, radius * reach, radius * 0.38, 0.5, 0.5), outline(stroke)), offset),
    )
    .join('') +
  turned(
    20,
    () =>
      path(`M0 ${num(-radius * 0.18)}V${num(-radius * 0.34)}`, line(stroke * 0.6)) +
      circle(0, -radius * 0.37, radius * 0.025),
  ) +
  circle(0, 0, radius * 0.16);

/** A leaf with veins, growing up from 0,0. */
export function veinedLeaf(length: number, width: number, stroke = 2): string {
  const veins = [0.22, 0.36, 0.5, 0.64, 0.78].map((t) =>
    [1, -1]
      .map((side) =>
        path(
          `M0 ${num(-length * t)}Q${num(side * width * 0.4)} ${num(-length * (t + 0.04))} ${num(side * width * 0.74 * Math.sin(Math.PI * (0.2 + t * 0.72)))} ${num(-length * (t + 0.12))}`,
          line(stroke * 0.5),
        ),
      )
      .join(''),
  );
  return (
    path(leaf(length, width), outline(stroke)) +
    path(`M0 0V${num(-length * 0.94)}`, line(stroke * 0.7)) +
    veins.join('')
  );
}

/** A solid leaf with its midrib and veins cut out, for paper-cut; colour by `fill`. */
export const cutLeaf = (length: number, width: number, fill: string): string =>
  `<path fill-rule="evenodd" fill="${fill}" d="${leaf(length, width)}M0 ${num(-length * 0.16)}C-3 ${num(-length * 0.4)} -2 ${num(-length * 0.7)} 0 ${num(-length * 0.86)}C2 ${num(-length * 0.7)} 3 ${num(-length * 0.4)} 0 ${num(-length * 0.16)}Z` +
  [0.3, 0.42, 0.54, 0.66]
    .map((t) =>
      [1, -1]
        .map(
          (side) =>
            `M${num(side * width * 0.1)} ${num(-length * t)}Q${num(side * width * 0.34)} ${num(-length * (t + 0.05))} ${num(side * width * 0.52)} ${num(-length * (t + 0.13))}Q${num(side * width * 0.3)} ${num(-length * (t + 0.09))} ${num(side * width * 0.1)} ${num(-length * t)}Z`,
        )
        .join(''),
    )
    .join('') +
  '"/>';

/** A spray of cut leaves from one foot, for the sides of a paper-cut scene. */
export const frond = (length: number, fill: string, full = true): string =>
  (full
    ? [
        [-58, 0.78],
        [-34, 0.96],
        [-12, 1.1],
        [14, 0.98],
        [38, 0.74],
      ]
    : [
        [-40, 0.8],
        [-8, 1],
        [26, 0.9],
      ]
  )
    .map(([turn = 0, size = 1]) => place(cutLeaf(length * size, length * 0.17, fill), 0, 0, { turn }))
    .join('');

/** Leaves on both sides of a bent stem, growing along the joints (their half width is ignored). */
export function vine(
  joints: readonly Joint[],
  leaves: number,
  size: number,
  stroke = 2,
  flowers: readonly string[] = [],
): string {
  const points = walk(joints, leaves);
  const twig = points.map(({ x, y, heading }, index) => {
    const flower =
      flowers.length > 0 && index % 3 === 2 ? flowers[Math.floor(index / 3) % flowers.length] : undefined;
    const side = index % 2 === 0 ? 1 : -1;
    return flower === undefined
      ? place(path(petal(0, size, size * 0.2, 0.42, 0.05)), x, y, { turn: heading + side * 52 })
      : place(flower, x, y, { turn: heading });
  });
  const spine: Point[] = walk(joints, 40).map(({ x, y }) => [x, y]);
  return path(smooth(spine, false), line(stroke)) + twig.join('');
}

/** A closed wreath of leaves round 0,0; `gap` degrees stay open at the bottom. */
export function wreath(radius: number, leaves: number, size: number, stroke = 2, gap = 0): string {
  const from = 180 + gap / 2;
  return (
    (gap === 0
      ? circle(0, 0, radius, line(stroke))
      : path(arcPath(radius, from, 540 - gap / 2), line(stroke))) +
    Array.from({ length: leaves }, (_, index) => {
      const degrees = from + ((360 - gap) * (index + 0.5)) / leaves;
      const [x, y] = polar(radius, (degrees * Math.PI) / 180);
      const towardsTop = ((degrees % 360) + 360) % 360 > 180 ? 90 : -90;
      const side = index % 2 === 0 ? 34 : -34;
      return place(path(petal(0, size, size * 0.2, 0.42, 0.05)), x, y, { turn: degrees + towardsTop + side });
    }).join('')
  );
}

/** Part of a circle round 0,0 from one bearing to another (degrees, clockwise from the top). */
export function arcPath(radius: number, from: number, to: number): string {
  const [x0, y0] = polar(radius, (from * Math.PI) / 180);
  const [x1, y1] = polar(radius, (to * Math.PI) / 180);
  return `M${num(x0)} ${num(y0)}A${num(radius)} ${num(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(x1)} ${num(y1)}`;
}

/** A palm tree, foot at 0,0. */
export function palm(height: number): string {
  const trunk: readonly Joint[] = [
    [0, 0, height * 0.035],
    [height * 0.03, -height * 0.3, height * 0.025],
    [height * 0.02, -height * 0.62, height * 0.02],
    [-height * 0.03, -height * 0.9, height * 0.018],
  ];
  const fronds = [-112, -80, -48, -14, 22, 56, 88, 116].map((turn) => {
    const spine: readonly Joint[] = [
      [0, 0, 0],
      [height * 0.02, -height * 0.2, 0],
      [height * 0.09, -height * 0.36, 0],
      [height * 0.2, -height * 0.44, 0],
    ];
    const flip = turn < 0;
    const leaves = walk(spine, 15)
      .map(({ x, y, heading }, index) =>
        [1, -1]
          .map((side) =>
            place(
              path(
                petal(
                  0,
                  height * 0.15 * Math.sin(Math.PI * (0.2 + index * 0.052)),
                  height * 0.011,
                  0.3,
                  0.05,
                ),
              ),
              x,
              y,
              { turn: heading + side * 48 },
            ),
          )
          .join(''),
      )
      .join('');
    return place(leaves, -height * 0.03, -height * 0.9, {
      turn: Math.abs(turn) < 20 ? turn : turn * 0.8,
      flip,
    });
  });
  return (
    path(limb(trunk)) +
    fronds.join('') +
    [-1, 0, 1]
      .map((side) =>
        circle(-height * 0.03 + side * height * 0.035, -height * 0.87 + Math.abs(side) * 4, height * 0.026),
      )
      .join('')
  );
}

/** A banana leaf, stalk at 0,0, `length` long, its edge torn here and there; `torn` 0 keeps it whole. */
export function bananaLeaf(length: number, stroke = 2, seed = 5, torn = 0.16): string {
  const next = random(seed);
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 25 }, (_, index): Point => {
      const t = index / 24;
      const tear = next() < torn ? 0.7 : 1;
      return [
        side * length * 0.17 * Math.sin(Math.PI * t ** 0.8) ** 0.75 * tear,
        -length * (0.08 + 0.92 * t),
      ];
    });
  const right = edge(1);
  const left = edge(-1);
  const veins = Array.from({ length: 26 }, (_, index) => {
    const t = (index + 2) / 29;
    const reach = length * 0.155 * Math.sin(Math.PI * t ** 0.8) ** 0.75;
    const y = -length * (0.08 + 0.92 * t);
    return path(
      `M0 ${num(y + length * 0.03)}Q${num(reach * 0.5)} ${num(y)} ${num(reach)} ${num(y - length * 0.02)}M0 ${num(y + length * 0.03)}Q${num(-reach * 0.5)} ${num(y)} ${num(-reach)} ${num(y - length * 0.02)}`,
      line(stroke * 0.4),
    );
  });
  return (
    path(smooth([...right, ...left.reverse()]), outline(stroke)) +
    veins.join('') +
    path(`M0 0V${num(-length * 0.97)}`, line(stroke * 1.6))
  );
}

/** The tree of life as kalamkari draws it: a swaying trunk, curled boughs, leaves and flowers; foot at 0,0. */
export function treeOfLife(height: number, stroke = 2, seed = 6): string {
  const next = random(seed);
  const trunk: readonly Joint[] = [
    [0, 0, height * 0.04],
    [height * 0.03, -height * 0.2, height * 0.026],
    [-height * 0.03, -height * 0.42, height * 0.022],
    [height * 0.02, -height * 0.64, height * 0.016],
    [0, -height * 0.82, height * 0.008],
    [0, -height * 0.9, 0.5],
  ];
  const boughs = [
    [0.24, 1, 0.4],
    [0.3, -1, 0.42],
    [0.42, 1, 0.42],
    [0.48, -1, 0.4],
    [0.58, 1, 0.34],
    [0.64, -1, 0.32],
    [0.74, 1, 0.22],
    [0.78, -1, 0.2],
  ] as const;
  const drawn = boughs.map(([up, side, reach], bough) => {
    const [x, y] = [0, -height * up];
    const r = height * reach;
    const joints: readonly Joint[] = [
      [x, y, height * 0.012],
      [x + side * r * 0.4, y - r * 0.1, height * 0.009],
      [x + side * r * 0.8, y - r * 0.36, height * 0.007],
      [x + side * r * 0.82, y - r * 0.66, height * 0.005],
      [x + side * r * 0.56, y - r * 0.62, 1],
    ];
    const leaves = walk(joints, 15)
      .slice(2)
      .map((point, index) =>
        place(
          index % 4 === 3
            ? blossom(height * 0.03, stroke * 0.6)
            : path(
                petal(0, height * (0.055 + next() * 0.02), height * 0.014, 0.4, 0.05),
                bough % 2 === index % 2 ? SOLID : outline(stroke * 0.6),
              ),
          point.x,
          point.y,
          { turn: point.heading + (index % 2 === 0 ? 58 : -58) },
        ),
      );
    const [endX, endY] = [x + side * r * 0.56, y - r * 0.62];
    return (
      path(limb(joints)) +
      leaves.join('') +
      place(
        bough % 2 === 0
          ? anemone(height * 0.055, stroke * 0.7)
          : printedMarigold(height * 0.05, stroke * 0.6),
        endX,
        endY,
      )
    );
  });
  return drawn.join('') + path(limb(trunk)) + place(anemone(height * 0.075, stroke * 0.8), 0, -height * 0.93);
}
