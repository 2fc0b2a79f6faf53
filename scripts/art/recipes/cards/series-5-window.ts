import type { CutLayer } from '#scripts/art/kit/papercut.ts';
import { circle, path, without } from '#scripts/art/kit/svg.ts';

/** The stacked front sheets of a paper-cut window. */

/** A sheet of card with an opening and, if wanted, small ornaments cut through. */
export function windowSheet(
  opening: string,
  fill: string,
  ornaments = '',
  width = 1000,
  height = 1400,
): string {
  const sheet = path(`M0 0H${width}V${height}H0Z${opening}`, `fill="${fill}" fill-rule="evenodd"`);
  return ornaments === '' ? sheet : without('ornaments', ornaments, sheet);
}

/** The path of a circle, for openings. */
export const roundOpening = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** Three sheets, the deepest opening the smallest; `opening` makes one from how far it is inset. */
export const windowSheets = (
  opening: (inset: number) => string,
  fills: readonly [string, string, string],
  ornaments = '',
  step = 36,
): readonly CutLayer[] => [
  { art: windowSheet(opening(step * 2), fills[0]), lift: 13 },
  { art: windowSheet(opening(step), fills[1]), lift: 13 },
  { art: windowSheet(opening(0), fills[2], ornaments), lift: 17 },
];

/** A sun or moon that glows. */
export const orb = (
  x: number,
  y: number,
  radius: number,
  inner: string,
  outer: string,
  id = 'orb',
): CutLayer => ({
  art: `<radialGradient id="${id}"><stop offset=".2" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>${circle(x, y, radius, `fill="url(#${id})"`)}`,
  lift: 6,
  glow: true,
});

/** A sky for behind everything, light round x,y. */
export const sky = (
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string])[],
): string =>
  `<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>` +
  '<rect width="2000" height="2000" fill="url(#sky)"/>';
