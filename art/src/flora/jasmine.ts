import { SHOT } from '#art/card/surface.ts';
import { type Point, resample } from '#art/drawing/curves.ts';
import { radial, stamp, symbol } from '#art/drawing/definitions.ts';
import { random } from '#art/drawing/random.ts';
import { circle, filled, num, path, type Svg } from '#art/drawing/svg.ts';

const BUD = 'M0 3C-10 0 -10.5 -12 -4 -18C-2 -20 2 -20 4 -18C10.5 -12 10 0 0 3Z';

/** A string of jasmine buds (gajra) along points about 11 units apart, in shot units. */
export function jasmine(points: readonly Point[], seed = 8): string {
  const next = random(seed);
  const buds = points.flatMap(([x, y]) =>
    Array.from({ length: 6 }, () => {
      const turn = next() * 360;
      const off = next() * 13;
      const angle = (turn * Math.PI) / 180;
      const place = `translate(${num(x + off * Math.cos(angle))} ${num(y + off * Math.sin(angle))}) rotate(${num(turn)}) scale(${num(1 + next() * 0.35)})`;
      const calyx =
        next() < 0.22 ? '<path d="M-2.5 3C-3 7 -1.5 10 0 11C1.5 10 3 7 2.5 3Z" fill="#9fae78"/>' : '';
      return (
        `<g transform="${place}"><path d="${BUD}" fill="#6d6f48" opacity=".35" transform="translate(.8 1.6)"/><path d="${BUD}" fill="url(#jasmine)"/>` +
        `<path d="M-4 -3C-6 -9 -2 -14 2 -16" fill="none" stroke="#fff" stroke-width="1.6" opacity=".9"/>${calyx}</g>`
      );
    }),
  );
  return (
    `<svg width="${SHOT.width}" height="${SHOT.height}" style="position:absolute;inset:0;overflow:visible;filter:drop-shadow(2px 5px 3px rgba(50,40,30,.45)) drop-shadow(8px 14px 11px rgba(50,40,30,.28))">` +
    '<defs><radialGradient id="jasmine" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#fffffb"/><stop offset=".5" stop-color="#f8f5e6"/><stop offset=".85" stop-color="#d3d1b0"/><stop offset="1" stop-color="#a3a37c"/></radialGradient></defs>' +
    `${points.map(([x, y]) => circle(x, y, 15, 'fill="#8b8f66"')).join('')}${buds.join('')}</svg>`
  );
}

const threadedBud = symbol(
  'jb',
  path(
    'M0 5C-4 2 -4 -4 0 -7C4 -4 4 2 0 5Z',
    filled(radial(['#fffdf2', '#f2e6c4', '#bfa578'], 0.4, 0.3, 0.8)),
  ),
);

/** White jasmine threaded close along a line. */
export function jasmineThread(points: readonly Point[], size: number, seed: number): Svg {
  const next = random(seed);
  return resample(points, size * 0.5)
    .map(([x, y, angle]) =>
      [1, -1]
        .map((side) =>
          stamp(threadedBud, x + (next() - 0.5) * 2, y, size / 12, angle + 90 + side * (34 + next() * 30)),
        )
        .join(''),
    )
    .join('');
}
