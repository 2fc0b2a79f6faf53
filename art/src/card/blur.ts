import { type Plane, valueAt } from './plane.ts';

function boxAcross(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const span = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1)
      sum += valueAt(from, row + Math.min(width - 1, Math.max(0, x)));
    for (let x = 0; x < width; x += 1) {
      to[row + x] = sum / span;
      sum +=
        valueAt(from, row + Math.min(width - 1, x + radius + 1)) -
        valueAt(from, row + Math.max(0, x - radius));
    }
  }
}

function boxDown(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const span = 2 * radius + 1;
  const sums = new Float64Array(width);
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + valueAt(from, row + x);
  }
  for (let y = 0; y < height; y += 1) {
    const entering = rowAt(y + radius + 1);
    const leaving = rowAt(y - radius);
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      to[row + x] = sum / span;
      sums[x] = sum + valueAt(from, entering + x) - valueAt(from, leaving + x);
    }
  }
}

/** Three boxes have about the spread of one bell curve of this sigma. */
const boxRadius = (sigma: number): number =>
  sigma < 0.45 ? 0 : Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));

/** A soft copy; `across` and `down` are the sigmas in pixels, under 0.45 leaves that way sharp. */
export function blurred(plane: Plane, across: number, down = across): Plane {
  const { width, height } = plane;
  let current = Float32Array.from(plane.data);
  let spare = new Float32Array(current.length);
  const pass = (box: typeof boxAcross, radius: number): void => {
    for (let round = 0; radius > 0 && round < 3; round += 1) {
      box(current, spare, width, height, radius);
      [current, spare] = [spare, current];
    }
  };
  pass(boxAcross, boxRadius(across));
  pass(boxDown, boxRadius(down));
  return { width, height, data: current };
}
