import { random } from '#scripts/art/kit/random.ts';
import { SHOT } from '#scripts/art/kit/surface.ts';
import { circle, num, type Point } from '#scripts/art/kit/svg.ts';

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

/** Points of a curve for {@link jasmine} or a garland: a Bezier from `a` to `d`. */
export function curve(a: Point, b: Point, c: Point, d: Point, count = 30): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const t = index / (count - 1);
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [mix(0), mix(1)];
  });
}
