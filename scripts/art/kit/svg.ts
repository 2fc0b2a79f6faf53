/**
 * Words for writing SVG. Motifs are drawn in two inks only: `currentColor` for what is printed
 * and `var(--paper)` for what hides the printing behind it. {@link inked} says which colours
 * these are, so that one motif serves as ink, as a foil mask and as a relief mask.
 */

/** A coordinate, short. */
export const num = (value: number): string => String(+value.toFixed(2));

/** Attributes of a shape filled with the ink. */
export const SOLID = 'fill="currentColor" stroke="none"';

/** Attributes of a shape that hides what is behind it. */
export const HIDE = 'style="fill:var(--paper)" stroke="none"';

/** Attributes of a line of the ink, nothing inside. */
export const line = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${num(width)}" stroke-linejoin="round" stroke-linecap="round"`;

/** Attributes of an outline of the ink that hides what is behind it. */
export const outline = (width: number): string =>
  `style="fill:var(--paper)" stroke="currentColor" stroke-width="${num(width)}" stroke-linejoin="round"`;

export const path = (d: string, attributes = SOLID): string => `<path d="${d}" ${attributes}/>`;

export const circle = (x: number, y: number, radius: number, attributes = SOLID): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${attributes}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, attributes = SOLID): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes = SOLID,
  radius = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" ${attributes}/>`;

export interface Placing {
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** Mirror left to right. */
  readonly flip?: boolean;
  /** Mirror top to bottom. */
  readonly drop?: boolean;
}

/** Moves a drawing made round 0,0 to x,y. */
export function place(inside: string, x: number, y: number, how: Placing = {}): string {
  const { turn = 0, scale = 1, flip = false, drop = false } = how;
  const sizes = `scale(${num(flip ? -scale : scale)} ${num(drop ? -scale : scale)})`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) ${sizes}">${inside}</g>`;
}

/** Copies round 0,0, the first upright; `offset` is in steps. */
export function turned(copies: number, draw: (index: number) => string, offset = 0): string {
  return Array.from(
    { length: copies },
    (_, index) => `<g transform="rotate(${num(((index + offset) * 360) / copies)})">${draw(index)}</g>`,
  ).join('');
}

/** A drawing and its mirror image across the upright line x = `axis`. */
export const mirrored = (inside: string, axis = 500): string =>
  `${inside}<g transform="translate(${num(2 * axis)} 0) scale(-1 1)">${inside}</g>`;

/** A drawing in all four corners of a sheet; it is made for the top left one. */
export function cornered(inside: string, width = 1000, height = 1400): string {
  const top = mirrored(inside, width / 2);
  return `${top}<g transform="translate(0 ${num(height)}) scale(1 -1)">${top}</g>`;
}

/** Gives a drawing its ink and the colour of the paper it is on. */
export const inked = (inside: string, ink: string, paper = 'transparent'): string =>
  `<g style="color:${ink};--paper:${paper}">${inside}</g>`;

/** A drawing where only `shape` (SVG filled white) shows; `id` must be unique in its picture. */
export const within = (id: string, shape: string, inside: string): string =>
  `<mask id="${id}">${inked(shape, '#fff', '#000')}</mask><g mask="url(#${id})">${inside}</g>`;

/** A drawing where `holes` (SVG) are left out of a sheet; `id` must be unique in its picture. */
export const without = (id: string, holes: string, inside: string): string =>
  `<mask id="${id}"><rect x="-200" y="-200" width="3000" height="3000" fill="#fff"/>${inked(holes, '#000', '#000')}</mask><g mask="url(#${id})">${inside}</g>`;

export type Point = readonly [x: number, y: number];

/** A smooth line through points, closed unless told. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const pick = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = pick(0);
  let d = `M${num(startX)} ${num(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    d +=
      `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} ` +
      `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ` +
      `${num(to[0])} ${num(to[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Straight lines through points. */
export const straight = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A point at `angle` (radians, clockwise from the top) and `radius` from 0,0. */
export const polar = (radius: number, angle: number): Point => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
];
