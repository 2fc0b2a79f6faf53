import { num, outline, path, place } from '#art/drawing/svg.ts';
import { lilyBud, lilyFront } from './lily.ts';
import { leaf } from './petal.ts';

/** A ring of lilies, buds and long leaves round 0,0; the flowers sit on the circle. */
export function lilyRing(radius: number, flowers: number, size: number, stroke = 2.4): string {
  const half = 180 / flowers;
  const on = (degrees: number, draw: string): string =>
    `<g transform="rotate(${num(degrees)}) translate(0 ${num(-radius)})">${draw}</g>`;
  return Array.from({ length: flowers }, (_, index) => {
    const at = index * half * 2;
    const leaves = [70, -70, 110, -110]
      .map((turn) =>
        on(
          at + half * (turn > 0 ? 0.7 : 1.3),
          place(path(leaf(size * 0.95, size * 0.13), outline(stroke)), 0, 0, { turn }),
        ),
      )
      .join('');
    const buds = [-28, 152]
      .map((turn) => place(lilyBud(size * 0.8, stroke), 0, size * 0.1, { turn }))
      .join('');
    return leaves + on(at + half, buds) + on(at, place(lilyFront(size, stroke), 0, 0, { turn: index * 23 }));
  }).join('');
}
