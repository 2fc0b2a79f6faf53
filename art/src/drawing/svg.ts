/**
 * SVG as text: elements, their attributes and where they go.
 *
 * A drawing names its own colours ({@link filled}, {@link stroked}), or it is a motif in two inks: `currentColor` for
 * what is printed ({@link SOLID}, {@link line}) and `var(--paper)` for what hides the printing behind it ({@link HIDE},
 * {@link outline}). {@link inked} gives a motif its colours, so that one motif serves as ink, as a foil mask and as a
 * relief mask.
 */

/** Markup of one or more SVG elements. */
export type Svg = string;

/** A coordinate, short. */
export const num = (value: number): string => String(+value.toFixed(2));

/** A scale, finer than a coordinate since it multiplies them. */
const factor = (value: number): string => String(+value.toFixed(3));

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

/** Attributes of a shape filled with a colour or a paint such as {@link linear}'s. */
export const filled = (paint: string, more = ''): string => `fill="${paint}" ${more}`;

/** Attributes of a line of a colour or paint, nothing inside. */
export const stroked = (paint: string, width = 2, more = ''): string =>
  `fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`;

export const path = (d: string, attributes = SOLID): string => `<path d="${d}" ${attributes}/>`;

export const circle = (x: number, y: number, radius: number, attributes = SOLID): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${attributes}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, attributes = SOLID): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes}/>`;

/** `radius` rounds the corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes = SOLID,
  radius = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" ${radius === 0 ? '' : `rx="${num(radius)}" `}${attributes}/>`;

export const group = (content: Svg, attributes: string): Svg => `<g ${attributes}>${content}</g>`;

export const faded = (opacity: number, content: Svg): Svg => group(content, `opacity="${opacity}"`);

export interface Placing {
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** When the height is scaled differently. */
  readonly scaleY?: number;
  /** Mirror left to right. */
  readonly flip?: boolean;
  /** Mirror top to bottom. */
  readonly drop?: boolean;
}

/** Moves a drawing made round 0,0 to x,y. */
export function place(inside: string, x: number, y: number, how: Placing = {}): string {
  const { turn = 0, scale = 1, scaleY = scale, flip = false, drop = false } = how;
  const sizes = `scale(${factor(flip ? -scale : scale)} ${factor(drop ? -scaleY : scaleY)})`;
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
