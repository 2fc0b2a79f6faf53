import type { Test } from './busy.ts';
import type { Bounds } from './geometry.ts';
import type { Text } from './texts.ts';

/** Free space kept round letters, as a part of their size. */
const MARGIN = 0.14;
/** Distance between points that are looked at, as a part of the size. */
const STEP = 0.05;
/** The part of a letter's size that any name needs over and under its base line. */
const [ASCENDER, DESCENDER] = [0.72, 0.26];
/** A descender may reach this part of the height of the line above into the next one. */
const OVERLAP = 0.3;

type Placed = Pick<Text, 'at' | 'align' | 'ink' | 'size'>;

/** How far letters may go before they meet another text halfway. */
export function limitsOf(ink: Bounds, others: readonly Bounds[]): Bounds {
  const [left, top, right, bottom] = [[-Infinity], [-Infinity], [Infinity], [Infinity]];
  for (const other of others) {
    if (other.top >= ink.bottom - OVERLAP * (ink.bottom - ink.top)) bottom.push((ink.bottom + other.top) / 2);
    else if (other.bottom <= ink.top + OVERLAP * (ink.bottom - ink.top))
      top.push((ink.top + other.bottom) / 2);
    else if (other.left > ink.left) right.push((ink.right + other.left) / 2);
    else left.push((ink.left + other.right) / 2);
  }
  return {
    left: Math.max(...left),
    top: Math.max(...top),
    right: Math.min(...right),
    bottom: Math.min(...bottom),
  };
}

/** How far letters may go from where the sample has them: to the sides as far as it is free, up and down one size. */
export function roomFor(
  { at, align, ink, size }: Placed,
  free: Test,
  widest: number,
  limits: Bounds,
): Bounds {
  const step = size * STEP;
  const margin = Math.min(size * MARGIN, 24);
  const column = (x: number, top: number, bottom: number): boolean => {
    for (let y = top; y <= bottom; y += step) if (!free([x, y])) return false;
    return true;
  };
  const row = (y: number, left: number, right: number): boolean => {
    for (let x = left; x <= right; x += step) if (!free([x, y])) return false;
    return true;
  };
  const reach = (most: number, isFree: (distance: number) => boolean): number => {
    let distance = 0;
    while (distance < most && isFree(distance + step)) distance += step;
    return distance >= most ? most : Math.max(0, distance - margin);
  };
  const over = Math.min(ink.top, at[1] - size * ASCENDER);
  const under = Math.max(ink.bottom, at[1] + size * DESCENDER);
  const [first, last] = [ink.top - margin / 2, ink.bottom + margin / 2];
  const before = Math.min(widest, ink.left - limits.left);
  const behind = Math.min(widest, limits.right - ink.right);
  let left = ink.left - (align === 'start' ? 0 : reach(before, (far) => column(ink.left - far, first, last)));
  let right =
    ink.right + (align === 'end' ? 0 : reach(behind, (far) => column(ink.right + far, first, last)));
  if (align === 'middle') {
    const half = Math.min(at[0] - left, right - at[0]);
    [left, right] = [at[0] - half, at[0] + half];
  }
  return {
    left,
    right,
    top: Math.max(
      limits.top,
      Math.min(over, ink.top - reach(size, (far) => row(ink.top - far, left, right))),
    ),
    bottom: Math.min(
      limits.bottom,
      Math.max(under, ink.bottom + reach(size, (far) => row(ink.bottom + far, left, right))),
    ),
  };
}
