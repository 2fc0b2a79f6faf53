import type { CutLayer } from '#art/card/papercut.ts';
import { circle, path, without } from '#art/drawing/svg.ts';

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

/** Hills as one ragged ridge from left to right, `peaks` as [x, y]. */
export const ridge = (peaks: readonly (readonly [number, number])[], fill: string): string =>
  path(
    `M0 1400V${peaks[0]?.[1] ?? 700}${peaks.map(([x, y]) => `L${x} ${y}`).join('')}V1400Z`,
    `fill="${fill}" stroke="${fill}" stroke-width="8" stroke-linejoin="round"`,
  );

/** A chinar (plane) leaf with five toothed lobes, stalk at 0,0, growing up. */
export function chinarLeaf(length: number, fill: string): string {
  const lobes = [
    [-78, 0.56],
    [-40, 0.82],
    [0, 1],
    [40, 0.82],
    [78, 0.56],
  ] as const;
  const root = [0, -length * 0.2] as const;
  const points: string[] = [`M0 0L${-length * 0.02} ${root[1]}`];
  for (const [turn, reach] of lobes) {
    const spoke = (degrees: number, part: number): string => {
      const angle = ((turn + degrees) * Math.PI) / 180;
      return `L${(length * part * Math.sin(angle)).toFixed(1)} ${(root[1] - length * 0.8 * part * Math.cos(angle)).toFixed(1)}`;
    };
    points.push(
      spoke(-20, reach * 0.46),
      spoke(-15, reach * 0.72),
      spoke(-8, reach * 0.7),
      spoke(0, reach),
      spoke(8, reach * 0.7),
      spoke(15, reach * 0.72),
      spoke(20, reach * 0.46),
    );
  }
  const veins = lobes.map(([turn, reach]) => {
    const angle = (turn * Math.PI) / 180;
    return `<path d="M0 ${root[1]}L${(length * reach * 0.8 * Math.sin(angle)).toFixed(1)} ${(root[1] - length * reach * 0.64 * Math.cos(angle)).toFixed(1)}" stroke="#fff" stroke-opacity=".28" stroke-width="${(length * 0.018).toFixed(1)}" fill="none" stroke-linecap="round"/>`;
  });
  return `<path d="${points.join('')}L${length * 0.02} ${root[1]}Z" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round"/>${veins.join('')}`;
}
