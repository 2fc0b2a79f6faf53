import { cord } from '#art/props/tag.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';

/** What several cards of Series 9 share. */

export const NARROW = { width: 660, height: 1400 };

/** The eyelet at the foot of a narrow card and the tassel that hangs from it. */
export const hung = (
  x: number,
  y: number,
  length: number,
  colours = GOLD_TASSEL,
  turn = 0,
  seed = 4,
): string =>
  cord(
    `M${x} ${y - 30}C${x - 18} ${y} ${x - 10} ${y + 30} ${x} ${y + 44}C${x + 12} ${y + 30} ${x + 18} ${y} ${x} ${y - 30}`,
    7,
  ) + tassel(x, y + 40, length, colours, turn, seed);
