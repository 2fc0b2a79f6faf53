import { num } from '#art/drawing/svg.ts';
import type { Pose } from './shot.ts';

export interface SlabPose extends Pose {
  /** The outline's own units. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** How high the body stands, in shot units. */
  readonly depth: number;
  /** The body's colour where the light falls, in the middle, and on the far side. */
  readonly sides: readonly [light: string, body: string, dark: string];
  /** Colour of the shadow as `r,g,b`. */
  readonly shadow?: string;
}

/**
 * The body of a round or many-sided box below its lid or tray: the outline (a path in sheet units)
 * pulled down by `depth`. Lay a face of the same outline, pose and width on it.
 */
export function slab(outline: string, pose: SlabPose): string {
  const { sheet, depth, sides, width = 556, x = 360, y = 516, turn = 0, tilt = 9 } = pose;
  const { shadow = '58,28,10' } = pose;
  const scale = width / sheet.width;
  const height = sheet.height * scale;
  const id = `slab${Math.round(x)}${Math.round(y)}${Math.round(depth)}`;
  const copies = Array.from({ length: Math.round(depth) }, (_, step) => {
    const down = Math.round(depth) - step;
    return `<path d="${outline}" transform="translate(${num((down * 0.25) / scale)} ${num((down * 0.85) / scale)})" fill="${step === 0 ? sides[2] : `url(#${id})`}"/>`;
  }).join('');
  const [light, body, dark] = sides;
  return (
    `<div style="position:absolute;left:${num(x - width / 2)}px;top:${num(y - height / 2)}px;width:${num(width)}px;height:${num(height)}px;` +
    `transform:perspective(2600px) rotateX(${tilt}deg) rotateZ(${turn}deg)">` +
    `<svg width="${num(width)}" height="${num(height)}" viewBox="0 0 ${sheet.width} ${sheet.height}" style="overflow:visible;` +
    `filter:drop-shadow(3px 5px 4px rgba(${shadow},.42)) drop-shadow(12px 24px 20px rgba(${shadow},.36)) drop-shadow(26px 46px 46px rgba(${shadow},.26))">` +
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="${sheet.width}" y1="0" y2="0"><stop offset="0" stop-color="${body}"/><stop offset=".22" stop-color="${light}"/><stop offset=".58" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `${copies}</svg></div>`
  );
}
