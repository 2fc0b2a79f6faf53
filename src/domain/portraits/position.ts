import type { Focus } from './portrait.ts';

/** `object-position` of a photograph that fills a frame of any shape: its focus is always in view. */
export function positionOf({ x, y }: Focus): string {
  return `${+(x * 100).toFixed(1)}% ${+(y * 100).toFixed(1)}%`;
}
