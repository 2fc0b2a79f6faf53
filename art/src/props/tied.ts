import { drawCloth } from '#art/card/cloth.ts';
import type { Ramp } from '#art/card/ramp.ts';
import { ribbonAcross, ribbonDown, satinBow } from '#art/card/ribbon.ts';
import { type Item, onCard } from '#art/card/shot.ts';

/** Ribbons tied round a 1000 x 1400 card, in its units. The cloth reaches 60 units past each side. */

const laid = async (cloth: Promise<Buffer>): Promise<string> =>
  onCard(await cloth, -60, 0, 1120, { lift: 9, colour: '20,4,4' });

export interface Tie {
  readonly ramp: Ramp;
  readonly breadth?: number;
  /** Size of the bow; 0 for none. */
  readonly bow?: number;
  /** Where along the band it is tied, 0 to 1. */
  readonly knot?: number;
  /** Pieces between band and bow: tags and their cords. */
  readonly between?: readonly Item[];
}

/** A band across the card at `y`, tied with a bow. */
export function tiedAcross(
  y: number,
  { ramp, breadth = 88, bow: size = 1, knot = 0.5, between = [] }: Tie,
): Item[] {
  const items: Item[] = [
    laid(drawCloth([ribbonAcross(ramp, y, 58, 1062, breadth, size === 0 ? 9 : knot)], 1120, 1400)),
    ...between,
  ];
  return size === 0
    ? items
    : [...items, laid(drawCloth(satinBow(ramp, 58 + knot * 1004, y, size), 1120, 1400))];
}

/** A band down the card at `x`, tied with a bow. */
export function tiedDown(
  x: number,
  { ramp, breadth = 88, bow: size = 1, knot = 0.5, between = [] }: Tie,
): Item[] {
  const items: Item[] = [
    laid(drawCloth([ribbonDown(ramp, x + 60, -2, 1402, breadth, size === 0 ? 9 : knot)], 1120, 1400)),
    ...between,
  ];
  return size === 0
    ? items
    : [...items, laid(drawCloth(satinBow(ramp, x + 60, -2 + knot * 1404, size), 1120, 1400))];
}
