import { circle, num, path, place, turned } from '#art/drawing/svg.ts';
import { leaf, petal } from './petal.ts';

/** Flowers and leaves dried between pages, in their own faded colours: lay them as `layers` with a lift of 1.4. */

/** Root, body and tip of a petal or leaf. */
export type Dried = readonly [root: string, body: string, tip: string];

export const DRIED = {
  rose: ['#7c3048', '#c0647c', '#e3a3ae'],
  coral: ['#9a3a22', '#d8744a', '#f0b48c'],
  violet: ['#3f2a5c', '#75589a', '#b49cc6'],
  cream: ['#b59a62', '#efe2bd', '#fbf4de'],
  marigold: ['#93400a', '#dc8a1e', '#f3c256'],
  fern: ['#4d5a2a', '#76843f', '#9da563'],
  sage: ['#5d6b52', '#8a987a', '#b3bda2'],
  olive: ['#44502a', '#64713c', '#8b9457'],
  blue: ['#2c4468', '#5f7fa8', '#a3bcd2'],
} as const satisfies Record<string, Dried>;

/** The gradient of a dried part and the attribute that uses it. */
function wash([root, body, tip]: Dried): { readonly define: string; readonly fill: string } {
  const id = `dried${root.slice(1)}${tip.slice(1)}`;
  const stops = [
    [0, root],
    [0.34, body],
    [0.72, body],
    [1, tip],
  ]
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('');
  return {
    define: `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0">${stops}</linearGradient>`,
    fill: `fill="url(#${id})"`,
  };
}

const hair = (colour: string, width: number, opacity = 0.5): string =>
  `fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-opacity="${opacity}" stroke-linecap="round"`;

/** A cosmos of eight notched petals round 0,0; its rings of stamens are `eye`. */
export function driedCosmos(radius: number, colours: Dried = DRIED.rose, count = 8, eye = '#a8761c'): string {
  const { define, fill } = wash(colours);
  const w = radius * (count > 6 ? 0.34 : 0.46);
  const shape =
    `M0 0C${num(-w * 0.5)} ${num(-radius * 0.24)} ${num(-w * 1.05)} ${num(-radius * 0.6)} ${num(-w * 0.86)} ${num(-radius * 0.9)}` +
    `Q${num(-w * 0.6)} ${num(-radius * 1.02)} ${num(-w * 0.34)} ${num(-radius * 0.95)}Q0 ${num(-radius * 1.08)} ${num(w * 0.3)} ${num(-radius * 0.96)}` +
    `Q${num(w * 0.62)} ${num(-radius * 1.03)} ${num(w * 0.88)} ${num(-radius * 0.88)}C${num(w * 1.05)} ${num(-radius * 0.6)} ${num(w * 0.5)} ${num(-radius * 0.24)} 0 0Z`;
  const veins = [-0.5, -0.25, 0, 0.25, 0.5]
    .map((u) =>
      path(
        `M${num(u * w * 0.2)} ${num(-radius * 0.12)}Q${num(u * w)} ${num(-radius * 0.5)} ${num(u * w * 1.3)} ${num(-radius * 0.9)}`,
        hair(colours[0], radius * 0.014, 0.42),
      ),
    )
    .join('');
  const blades = turned(count, (index) =>
    place(
      path(
        shape,
        `${fill} stroke="${colours[0]}" stroke-opacity=".35" stroke-width="${num(radius * 0.012)}"`,
      ) + veins,
      0,
      0,
      { scale: 0.93 + ((index * 37) % 10) / 70 },
    ),
  );
  return (
    define +
    blades +
    turned(13, () => circle(0, -radius * 0.13, radius * 0.034, `fill="${eye}"`)) +
    turned(8, () => circle(0, -radius * 0.07, radius * 0.034, 'fill="#5c3a12"')) +
    circle(0, 0, radius * 0.05, `fill="${eye}"`)
  );
}

/** A pansy with its dark face, `radius` wide, round 0,0. */
export function driedPansy(radius: number, colours: Dried = DRIED.violet, face: Dried = DRIED.cream): string {
  const [back, front] = [wash(colours), wash(face)];
  const lobe = (size: number, fill: string): string =>
    path(
      `M0 0C${num(-size * 0.9)} ${num(-size * 0.3)} ${num(-size * 0.8)} ${num(-size * 1.08)} 0 ${num(-size)}C${num(size * 0.8)} ${num(-size * 1.08)} ${num(size * 0.9)} ${num(-size * 0.3)} 0 0Z`,
      `${fill} stroke="${colours[0]}" stroke-opacity=".3" stroke-width="1"`,
    );
  const whiskers = (turn: number): string =>
    place(
      [-16, -8, 0, 8, 16]
        .map((lean) =>
          place(
            path(`M0 ${num(-radius * 0.08)}V${num(-radius * 0.44)}`, hair(colours[0], radius * 0.026, 0.9)),
            0,
            0,
            { turn: lean },
          ),
        )
        .join(''),
      0,
      0,
      { turn },
    );
  return (
    back.define +
    front.define +
    [-30, 30].map((turn) => place(lobe(radius, back.fill), 0, 0, { turn })).join('') +
    [-96, 96].map((turn) => place(lobe(radius * 0.86, front.fill), 0, 0, { turn })).join('') +
    place(lobe(radius * 0.95, front.fill), 0, 0, { turn: 180 }) +
    whiskers(180) +
    whiskers(96) +
    whiskers(-96) +
    circle(0, 0, radius * 0.08, 'fill="#d9a321"')
  );
}

/** A fern frond growing up from 0,0, bent to the right. */
export function driedFern(length: number, colours: Dried = DRIED.fern, bend = 0.16): string {
  const { define, fill } = wash(colours);
  const at = (t: number): readonly [number, number, number] => [
    length * bend * t * t,
    -length * t,
    Math.atan2(2 * bend * t, 1) * 57.3,
  ];
  const blades = Array.from({ length: 21 }, (_, index) => {
    const t = 0.1 + index * 0.043;
    const [x, y, lean] = at(t);
    const reach = length * 0.25 * Math.sin(Math.PI * (0.2 + 0.78 * t)) * (1 - t * 0.3);
    return [-1, 1]
      .map((side) =>
        place(path(petal(0, reach, reach * 0.15, 0.3, 0.05), fill), x, y, {
          turn: lean + side * (66 - t * 26),
        }),
      )
      .join('');
  });
  return (
    define +
    path(
      `M0 0Q${num(0)} ${num(-length * 0.5)} ${num(length * bend)} ${num(-length)}`,
      hair(colours[0], length * 0.012, 1),
    ) +
    blades.join('')
  );
}

/** A twig of round leaves (eucalyptus, neem) growing up from 0,0. */
export function driedTwig(
  length: number,
  colours: Dried = DRIED.sage,
  pairs = 7,
  round = 0.5,
  bend = 0.14,
): string {
  const { define, fill } = wash(colours);
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const t = (index + 1) / (pairs + 0.4);
    const size = length * 0.19 * (1 - t * 0.5);
    const [x, y] = [length * bend * t * t, -length * t];
    return [-1, 1]
      .map((side) =>
        place(
          path(
            leaf(size, size * round),
            `${fill} stroke="${colours[0]}" stroke-opacity=".4" stroke-width="1"`,
          ) + path(`M0 0V${num(-size * 0.86)}`, hair(colours[0], size * 0.03, 0.7)),
          x,
          y,
          { turn: side * (58 - 16 * t) + 12 * t },
        ),
      )
      .join('');
  });
  return (
    define +
    path(
      `M0 0Q0 ${num(-length * 0.5)} ${num(length * bend)} ${num(-length)}`,
      hair(colours[0], length * 0.012, 1),
    ) +
    leaves.join('') +
    place(path(leaf(length * 0.11, length * 0.1 * round), fill), length * bend, -length * 0.97, { turn: 14 })
  );
}

/** A spray of tiny five-petal flowers on forking stalks, growing up from 0,0. */
export function driedSpray(
  length: number,
  colours: Dried = DRIED.cream,
  stalk: string = DRIED.olive[0],
): string {
  const heads = [
    [-0.2, 0.86, 0.9],
    [0.02, 1, 1],
    [0.2, 0.84, 0.9],
    [-0.3, 0.66, 0.8],
    [0.31, 0.62, 0.8],
    [-0.09, 0.76, 0.75],
    [0.12, 0.7, 0.75],
    [-0.2, 0.5, 0.7],
    [0.2, 0.46, 0.7],
  ] as const;
  return (
    heads
      .map(([x, y]) =>
        path(
          `M0 ${num(-length * 0.1)}Q${num(length * x * 0.2)} ${num(-length * y * 0.7)} ${num(length * x)} ${num(-length * y)}`,
          `fill="none" stroke="${stalk}" stroke-width="${num(length * 0.009)}"`,
        ),
      )
      .join('') +
    path(
      `M0 0V${num(-length * 0.2)}`,
      `fill="none" stroke="${stalk}" stroke-width="${num(length * 0.014)}"`,
    ) +
    heads
      .map(([x, y, size], index) =>
        place(driedCosmos(length * 0.085 * size, colours, 5), length * x, -length * y, { turn: index * 31 }),
      )
      .join('')
  );
}

/** A loose dried petal, for papers with petals in their pulp. */
export function driedPetal(length: number, colours: Dried): string {
  const { define, fill } = wash(colours);
  return (
    define +
    path(petal(0, length, length * 0.3, 0.5, 0.5), `${fill} fill-opacity=".86"`) +
    path(`M0 ${num(-length * 0.1)}V${num(-length * 0.8)}`, hair(colours[0], length * 0.02, 0.4))
  );
}
