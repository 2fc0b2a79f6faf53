import { circle, line, path, place, turned } from '#art/drawing/svg.ts';

/** Warli drawing of Maharashtra: people of two triangles, in one ink. */

/** A dancer 100 high, feet at 0,0, hands held out 34 to each side; `bun` gives her knotted hair. */
export const warliDancer = (bun = false): string =>
  circle(0, -92, 8.4) +
  (bun ? circle(9, -97, 4.6) : '') +
  path('M-17 -78H17L1.6 -46L14 -22H-14L-1.6 -46Z') +
  path('M-8 -24L-17 -11L-9 0M8 -24L3 -11L13 0M-16 -76L-22 -60L-34 -56M16 -76L22 -60L34 -56', line(3.6));

/** Dancers hand in hand along a spiral round 0,0, heads out; `from` and `to` are the radii of their feet. */
export function warliSpiral(from: number, to: number, scale: number, pitch: number): string {
  const gap = 68 * scale;
  const dancers: string[] = [];
  let angle = 0;
  for (let index = 0; ; index += 1) {
    const radius = from + (pitch * angle) / (2 * Math.PI);
    if (radius > to) break;
    const degrees = (angle * 180) / Math.PI;
    dancers.push(place(place(warliDancer(index % 2 === 1), 0, -radius, { scale }), 0, 0, { turn: degrees }));
    angle += gap / (radius + 56 * scale);
  }
  return dancers.join('');
}

/** The bride and groom under their marriage crowns, feet at 0,0: 130 wide, 140 high. */
export const warliCouple = (): string =>
  place(warliDancer(), -34, 0, { scale: 1.15 }) +
  place(warliDancer(true), 34, 0, { scale: 1.15 }) +
  [-34, 34]
    .map((x) =>
      place(
        turned(5, () => path('M0 -12L3 -24L-3 -24Z'), -2 / 5),
        x,
        -106,
      ),
    )
    .join('');
