import { clamp, rgb, valueAt } from './plane.ts';

/** A colour for every brightness from 0 to 1; `channel` is 0 red, 1 green, 2 blue. */
export type Ramp = (brightness: number, channel: 0 | 1 | 2) => number;

const STEPS = 1024;

/** A ramp through stops, each a brightness and a `#rrggbb`, darkest first. */
export function ramp(stops: readonly (readonly [at: number, hex: string])[]): Ramp {
  const table = new Float32Array(STEPS * 3);
  for (let step = 0; step < STEPS; step += 1) {
    const t = step / (STEPS - 1);
    const next = Math.max(
      1,
      stops.findIndex(([position]) => position >= t),
    );
    const [lowAt, low] = stops[next - 1] ?? [0, '#000000'];
    const [highAt, high] = stops[next] ?? [1, '#ffffff'];
    const part = clamp((t - lowAt) / (highAt - lowAt));
    const [from, to] = [rgb(low), rgb(high)];
    for (const channel of [0, 1, 2] as const) {
      table[step * 3 + channel] = from[channel] * (1 - part) + to[channel] * part;
    }
  }
  return (brightness, channel) => valueAt(table, Math.floor(clamp(brightness) * (STEPS - 1)) * 3 + channel);
}

/** Gold as it looks pressed into dark stock. */
export const GOLD = ramp([
  [0, '#3a1d06'],
  [0.18, '#6f4210'],
  [0.4, '#b07c28'],
  [0.6, '#d6a94c'],
  [0.78, '#efd285'],
  [0.9, '#fbecbd'],
  [1, '#fffbf0'],
]);

/** Gold with darker mids, so that it does not vanish on light stock. */
export const GOLD_ON_LIGHT = ramp([
  [0, '#5e3a0c'],
  [0.2, '#8a5c18'],
  [0.42, '#b5832c'],
  [0.62, '#d0a145'],
  [0.8, '#e9cb7c'],
  [0.92, '#f8e6b0'],
  [1, '#fffaf0'],
]);

export const ROSE_GOLD = ramp([
  [0, '#5a2a1c'],
  [0.25, '#9a5a44'],
  [0.5, '#c98a70'],
  [0.75, '#eabfa6'],
  [0.92, '#fbe6d8'],
  [1, '#fffaf6'],
]);

export const SILVER = ramp([
  [0, '#3c3f45'],
  [0.2, '#676b72'],
  [0.42, '#989da3'],
  [0.62, '#bcc1c5'],
  [0.8, '#dde0e2'],
  [0.93, '#f3f5f6'],
  [1, '#ffffff'],
]);

/** Old brass: corners, knobs, bells. */
export const BRASS = ramp([
  [0, '#2a1503'],
  [0.2, '#5c380c'],
  [0.42, '#94661f'],
  [0.62, '#bd8d38'],
  [0.8, '#e0bd6d'],
  [0.93, '#f8e6b1'],
  [1, '#fffaf0'],
]);

/** Satin ribbons. */
export const CHAMPAGNE_SATIN = ramp([
  [0, '#4a2c0e'],
  [0.18, '#8a6230'],
  [0.38, '#c39d62'],
  [0.55, '#dcbc84'],
  [0.72, '#f1dcb0'],
  [0.88, '#fdf3d8'],
  [1, '#fffdf4'],
]);

/** A satin of any colour, from its deepest fold to its gleam. */
export const satin = (deep: string, body: string, light: string): Ramp =>
  ramp([
    [0, deep],
    [0.42, body],
    [0.74, light],
    [0.93, '#fdf4e8'],
    [1, '#fffdf8'],
  ]);
