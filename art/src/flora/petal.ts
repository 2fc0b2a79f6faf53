import { type Point, smooth } from '#art/drawing/curves.ts';
import { filled, num, path, type Svg, turned } from '#art/drawing/svg.ts';

/**
 * A pointed petal on the upright axis from `base` to `tip` units above 0,0. `width` is its half
 * width, `belly` where it is widest (0 the base), `point` how broad its pinched tip is.
 */
export function petal(base: number, tip: number, width: number, belly = 0.45, point = 0.12): string {
  const length = tip - base;
  const neck = num(-tip + length * 0.1);
  const lip = num(-tip + length * 0.03);
  const swell = num(-base - length * (belly + 0.25));
  return (
    `M0 ${num(-base)}C${num(width)} ${num(-base - length * 0.1)} ${num(width * 1.05)} ${swell} ${num(width * point)} ${neck}` +
    `Q${num(width * 0.03)} ${lip} 0 ${num(-tip)}Q${num(-width * 0.03)} ${lip} ${num(-width * point)} ${neck}` +
    `C${num(-width * 1.05)} ${swell} ${num(-width)} ${num(-base - length * 0.1)} 0 ${num(-base)}Z`
  );
}

/**
 * A paisley (kairi, buta) growing up from 0,0, its tip curling to the right. `inset` below 1
 * gives the same shape smaller, for lines that run inside it.
 */
export function paisley(size = 100, inset = 1, curl = 2.5): string {
  const steps = 40;
  const start = (1 - inset) * 0.13;
  const end = 1 - (1 - inset) * 0.6;
  const left: Point[] = [];
  const right: Point[] = [];
  let [x, y] = [0, 0];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const angle = step === 0 ? 0 : -0.5 + curl * ((step - 1) / steps) ** 1.9;
    if (t >= start && t <= end) {
      const part = Math.min(1, Math.max(0, (t - start) / (end - start)));
      const width = inset * size * 0.29 * Math.sin(Math.PI * Math.sqrt(part)) ** 0.85 * (1 - 0.4 * part);
      left.push([x - Math.cos(angle) * width, y - Math.sin(angle) * width]);
      right.push([x + Math.cos(angle) * width, y + Math.sin(angle) * width]);
    }
    const heading = -0.5 + curl * t ** 1.9;
    x += (Math.sin(heading) * size) / steps;
    y -= (Math.cos(heading) * size) / steps;
  }
  return smooth([...left, ...right.reverse()]);
}

/** A leaf with a midrib left open, growing up from 0,0. */
export function leaf(length: number, width: number): string {
  return (
    `M0 0C${num(width * 0.9)} ${num(-length * 0.2)} ${num(width * 1.15)} ${num(-length * 0.62)} 0 ${num(-length)}` +
    `C${num(-width * 1.15)} ${num(-length * 0.62)} ${num(-width * 0.9)} ${num(-length * 0.2)} 0 0Z`
  );
}

/** A pointed petal standing on the origin. */
export const petalShape = (length: number, width: number): string =>
  `M0 0C${num(-width)} ${num(-length * 0.3)} ${num(-width * 0.95)} ${num(-length * 0.85)} 0 ${num(-length)}C${num(width * 0.95)} ${num(-length * 0.85)} ${num(width)} ${num(-length * 0.3)} 0 0Z`;

/** A ring of filled petals round 0,0, the first upright; `offset` is in steps. */
export const petalRing = (
  count: number,
  length: number,
  width: number,
  fill: string,
  opacity = 1,
  offset = 0,
): Svg => turned(count, () => path(petalShape(length, width), filled(fill, `opacity="${opacity}"`)), offset);
