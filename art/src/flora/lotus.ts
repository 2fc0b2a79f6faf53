import { type Point, polar, smooth } from '#art/drawing/curves.ts';
import { random } from '#art/drawing/random.ts';
import { line, num, outline, path, turned } from '#art/drawing/svg.ts';
import { petal } from './petal.ts';

/** Petals of a lotus seen from the side, back to front: degrees, length, half width. */
const FULL = [
  [-86, 0.62, 0.2],
  [86, 0.62, 0.2],
  [-64, 0.8, 0.23],
  [64, 0.8, 0.23],
  [-42, 0.93, 0.25],
  [42, 0.93, 0.25],
  [-20, 1, 0.26],
  [20, 1, 0.26],
  [0, 1.02, 0.28],
  [-52, 0.6, 0.2],
  [52, 0.6, 0.2],
  [-27, 0.68, 0.22],
  [27, 0.68, 0.22],
  [0, 0.7, 0.23],
] as const;

/** A small lotus of `size` above 0,0, its petals outlined and hiding each other. */
export const lotus = (size: number, stroke = 1.8): string =>
  FULL.map(
    ([turn, length, width]) =>
      `<g transform="rotate(${turn})">${path(petal(0, size * length, size * width, 0.36, 0.14), outline(stroke))}</g>`,
  ).join('');

/** The same lotus in colours, for paper-cut: `fill`, and `rim` for the outline. */
export const colouredLotus = (size: number, fill: string, rim: string, stroke = 2.2): string =>
  `<g style="color:${rim};--paper:${fill}">${lotus(size, stroke)}</g>`;

/** A petal engraved with veins that break near the middle. */
function engravedPetal(
  length: number,
  width: number,
  stroke: number,
  veins: number,
  next: () => number,
): string {
  const lines = Array.from({ length: veins * 2 + 1 }, (_, index) => {
    const u = (index - veins) / (veins + 1);
    const dash = [length * (0.34 + 0.14 * next()), length * 0.06, length * 0.2, 2000].map(num).join(' ');
    return path(
      `M${num(u * width * 0.12)} ${num(-length * 0.03)}C${num(u * width * 0.95)} ${num(-length * 0.28)} ` +
        `${num(u * width * 0.98)} ${num(-length * 0.62)} ${num(u * width * 0.12)} ${num(-length * (0.93 - 0.16 * Math.abs(u)))}`,
      `${line(stroke * 0.42)} stroke-dasharray="${dash}" opacity=".8"`,
    );
  });
  return path(petal(0, length, width, 0.34, 0.1), outline(stroke)) + lines.join('');
}

const ENGRAVED = [
  [-88, 0.66, 0.17],
  [88, 0.66, 0.17],
  [-68, 0.82, 0.2],
  [68, 0.82, 0.2],
  [-46, 0.94, 0.23],
  [46, 0.94, 0.23],
  [-23, 1, 0.25],
  [23, 1, 0.25],
  [0, 1.05, 0.26],
  [-57, 0.6, 0.18],
  [57, 0.6, 0.18],
  [-33, 0.7, 0.2],
  [33, 0.7, 0.2],
  [-12, 0.74, 0.2],
  [12, 0.74, 0.2],
  [0, 0.6, 0.19],
] as const;

const BUD = [
  [-16, 0.9, 0.2],
  [16, 0.9, 0.2],
  [0, 1, 0.24],
] as const;

function engraved(
  petals: readonly (readonly [number, number, number])[],
  size: number,
  stroke: number,
  veins: number,
  seed: number,
): string {
  const next = random(seed);
  return petals
    .map(
      ([turn, length, width]) =>
        `<g transform="rotate(${turn})">${engravedPetal(size * length, size * width, stroke, veins, next)}</g>`,
    )
    .join('');
}

/** A large open lotus as a copper plate would show it. */
export const engravedLotus = (size: number, stroke = 2.5, seed = 8): string =>
  engraved(ENGRAVED, size, stroke, 6, seed);

/** A closed bud in the same hand. */
export const engravedBud = (size: number, stroke = 2.2, seed = 9): string =>
  engraved(BUD, size, stroke, 3, seed);

/** A stem as two thin lines along a path. */
export const stem = (d: string, stroke = 3): string =>
  path(d, line(stroke * 2.2)) +
  path(d, `fill="none" style="stroke:var(--paper)" stroke-width="${num(stroke * 1.2)}"`);

/** A wavy lily pad lying on the water, `rx` by `ry`. */
export function lilyPad(rx: number, ry: number, stroke = 2.2): string {
  const rim: Point[] = Array.from({ length: 44 }, (_, index) => {
    const angle = (index / 44) * Math.PI * 2;
    const wave = 1 + 0.035 * Math.sin(angle * 7) + 0.02 * Math.sin(angle * 11 + 1);
    const [x, y] = polar(1, angle);
    return [x * rx * wave, y * ry * wave];
  });
  const veins = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = polar(1, (index / 30) * Math.PI * 2 + 0.05);
    const reach = index % 2 === 1 ? 0.93 : 0.72;
    return path(
      `M${num(rx * 0.1 * x)} ${num(-ry * 0.16 + ry * 0.1 * y)}Q${num(rx * 0.5 * x)} ${num(-ry * 0.2 + ry * 0.44 * y)} ` +
        `${num(rx * reach * x)} ${num(ry * reach * y)}`,
      line(stroke * 0.42),
    );
  });
  return path(smooth(rim), outline(stroke)) + veins.join('');
}

/** A lotus seen from above: rings of petals that hide each other. */
export const openLotus = (radius: number, stroke = 2): string =>
  `${[
    [12, 1, 0.17, 0],
    [12, 0.8, 0.16, 0.5],
    [8, 0.56, 0.16, 0],
    [8, 0.36, 0.12, 0.5],
  ]
    .map(([count = 8, reach = 1, width = 0.2, offset = 0]) =>
      turned(count, () => path(petal(0, radius * reach, radius * width, 0.4, 0.14), outline(stroke)), offset),
    )
    .join('')}<circle r="${num(radius * 0.12)}" ${outline(stroke)}/>`;
