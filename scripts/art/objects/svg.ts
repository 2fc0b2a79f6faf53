import { createHash } from 'node:crypto';

/** Markup of one or more SVG elements. */
export type Svg = string;
/** A colour, or a colour with its offset (0-1) and opacity. */
export type Stop = string | readonly [colour: string, offset: number, opacity?: number];

/** One decimal is finer than a device pixel at the sizes drawn here, and keeps the markup short. */
export const r1 = (value: number): number => Math.round(value * 10) / 10;
export const TAU = Math.PI * 2;

const definitions = new Map<string, string>();

/**
 * Registers a definition under an id made from its own content and returns that id: equal
 * definitions share one id and different ones never collide, whatever is drawn in one page.
 */
export function define(kind: string, markup: (id: string) => string): string {
  const id = `${kind}-${createHash('sha1').update(markup('')).digest('hex').slice(0, 10)}`;
  if (!definitions.has(id)) definitions.set(id, markup(id));
  return id;
}

/** The definitions `markup` refers to, and those they refer to in turn. */
export function definitionsOf(markup: string): string {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const match of text.matchAll(/#([a-z]+-[0-9a-f]{10})/g)) {
      const id = match[1];
      const body = id === undefined ? undefined : definitions.get(id);
      if (id === undefined || body === undefined || found.has(id)) continue;
      found.add(id);
      visit(body);
    }
  };
  visit(markup);
  return [...found].map((id) => definitions.get(id) ?? '').join('');
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, offset, opacity] =
        typeof stop === 'string' ? [stop, index / Math.max(1, stops.length - 1)] : stop;
      return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

/** A paint running from (x1,y1) to (x2,y2) of the shape's box; straight down unless told. */
export function linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
  const id = define(
    'lg',
    (it) =>
      `<linearGradient id="${it}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A round paint about (cx,cy) of the shape's box, with its bright point at (fx,fy). */
export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, radius = 0.5, fx = cx, fy = cy): string {
  const id = define(
    'rg',
    (it) =>
      `<radialGradient id="${it}" cx="${cx}" cy="${cy}" r="${radius}" fx="${fx}" fy="${fy}">${stopMarkup(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Content cut to a path. */
export function clipped(d: string, content: Svg): Svg {
  const id = define('cp', (it) => `<clipPath id="${it}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

/** An attribute that blurs by `deviation` units. */
export function blur(deviation: number): string {
  const id = define(
    'bl',
    (it) =>
      `<filter id="${it}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** A drawing kept once and stamped many times with {@link stamp}. */
export const symbol = (kind: string, content: Svg): string =>
  define(kind, (id) => `<g id="${id}">${content}</g>`);
export const stamp = (id: string, x: number, y: number, scale = 1, turn = 0): Svg =>
  `<use href="#${id}" transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)}) scale(${scale.toFixed(3)})"/>`;

export const path = (d: string, fill = 'none', extra = ''): Svg => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (d: string, stroke: string, width = 2, extra = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${r1(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): Svg =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(radius)}" fill="${fill}" ${extra}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): Svg =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${extra}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): Svg =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(width)}" height="${r1(height)}" fill="${fill}" ${extra}/>`;
export const hoop = (x: number, y: number, radius: number, stroke: string, width: number, extra = ''): Svg =>
  circle(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${r1(width)}" ${extra}`);
export const group = (content: Svg, extra = ''): Svg => `<g ${extra}>${content}</g>`;
export const faded = (opacity: number, content: Svg): Svg => group(content, `opacity="${opacity}"`);

/** Content moved to (x,y), turned by degrees and scaled. */
export const at = (x: number, y: number, content: Svg, turn = 0, scaleX = 1, scaleY = scaleX): Svg =>
  `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)}) scale(${r3(scaleX)} ${r3(scaleY)})">${content}</g>`;
const r3 = (value: number): number => Math.round(value * 1000) / 1000;

/** `count` copies about the origin, evenly turned. */
export function ring(count: number, draw: (index: number) => Svg, offset = 0): Svg {
  let out = '';
  for (let i = 0; i < count; i += 1)
    out += `<g transform="rotate(${r1(offset + (i * 360) / count)})">${draw(i)}</g>`;
  return out;
}

/** A ring of filled petals about the origin: rangoli and sunbursts. */
export const petalRing = (
  count: number,
  length: number,
  width: number,
  fill: string,
  opacity = 1,
  offset = 0,
): Svg =>
  ring(
    count,
    () =>
      path(
        `M0 0C${-width} ${r1(-length * 0.3)} ${r1(-width * 0.95)} ${r1(-length * 0.85)} 0 ${-length}C${r1(width * 0.95)} ${r1(-length * 0.85)} ${width} ${r1(-length * 0.3)} 0 0Z`,
        fill,
        `opacity="${opacity}"`,
      ),
    offset,
  );

/** The paint of a soft light: full at the middle, nothing at the rim. */
export const glowStop = (colour: string, strength: number): string =>
  radial([
    [colour, 0, strength],
    [colour, 0.4, strength * 0.3],
    [colour, 1, 0],
  ]);
