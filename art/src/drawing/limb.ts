import { type Point, smooth } from './curves.ts';

/** A point of a limb and the half width there. */
export type Joint = readonly [x: number, y: number, half: number];

/** A point of a smooth line through the joints, `t` from 0 to the number of spans. */
function between(joints: readonly Joint[], t: number): Joint {
  const index = Math.min(joints.length - 2, Math.floor(t));
  const u = t - index;
  const pick = (offset: number): Joint =>
    joints[Math.max(0, Math.min(joints.length - 1, index + offset))] ?? [0, 0, 0];
  const [a, b, c, d] = [pick(-1), pick(0), pick(1), pick(2)];
  const mix = (axis: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
  return [mix(0), mix(1), Math.max(0, mix(2))];
}

/** The outline of a limb that swells and thins along a bent line: trunks, necks, stems, ribbons. */
export function limb(joints: readonly Joint[], steps = 7): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const total = (joints.length - 1) * steps;
  for (let step = 0; step <= total; step += 1) {
    const t = step / steps;
    const [x, y, half] = between(joints, t);
    const [beforeX, beforeY] = between(joints, Math.max(0, t - 0.02));
    const [afterX, afterY] = between(joints, Math.min(joints.length - 1, t + 0.02));
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const [normalX, normalY] = [-(afterY - beforeY) / length, (afterX - beforeX) / length];
    left.push([x + normalX * half, y + normalY * half]);
    right.push([x - normalX * half, y - normalY * half]);
  }
  return smooth([...left, ...right.reverse()]);
}

/** Points at even steps along the joints' line with the heading there in degrees (0 is up). */
export function walk(
  joints: readonly Joint[],
  count: number,
): readonly { x: number; y: number; half: number; heading: number }[] {
  const spans = joints.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const t = (index / Math.max(1, count - 1)) * spans;
    const [x, y, half] = between(joints, t);
    const [beforeX, beforeY] = between(joints, Math.max(0, t - 0.02));
    const [afterX, afterY] = between(joints, Math.min(spans, t + 0.02));
    return { x, y, half, heading: (Math.atan2(afterX - beforeX, -(afterY - beforeY)) * 180) / Math.PI };
  });
}
