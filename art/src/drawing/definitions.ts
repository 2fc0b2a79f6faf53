import { createHash } from 'node:crypto';
import { num, type Svg } from './svg.ts';

/** A colour, or a colour with its offset (0-1) and opacity. */
export type Stop = string | readonly [colour: string, offset: number, opacity?: number];

const definitions = new Map<string, string>();

/**
 * Keeps a definition (a gradient, a filter …) under an id made from its content, and returns that id. Drawings refer to
 * it by `#id`; `chromium.ts` adds the definitions that a page uses. Equal definitions share one id, different ones
 * never collide.
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
  `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale.toFixed(3)})"/>`;

/** The paint of a soft light: full at the middle, nothing at the rim. */
export const glowStop = (colour: string, strength: number): string =>
  radial([
    [colour, 0, strength],
    [colour, 0.4, strength * 0.3],
    [colour, 1, 0],
  ]);
