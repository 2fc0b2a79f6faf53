import { random } from '#art/drawing/random.ts';
import { blurred } from './blur.ts';
import { emptyPlane, type Plane, valueAt } from './plane.ts';

/** Coarse noise is made this many times smaller and stretched: nobody sees the difference. */
const COARSE = 8;

function white(width: number, height: number, seed: number): Plane {
  const next = random(seed);
  const plane = emptyPlane(width, height);
  for (let index = 0; index < plane.data.length; index += 1) plane.data[index] = next() - 0.5;
  return plane;
}

function stretched(small: Plane, width: number, height: number): Plane {
  const plane = emptyPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y / COARSE) * small.width;
    const down = y / COARSE - Math.floor(y / COARSE);
    for (let x = 0; x < width; x += 1) {
      const left = top + Math.floor(x / COARSE);
      const right = x / COARSE - Math.floor(x / COARSE);
      const upper = valueAt(small.data, left) * (1 - right) + valueAt(small.data, left + 1) * right;
      const lower =
        valueAt(small.data, left + small.width) * (1 - right) +
        valueAt(small.data, left + small.width + 1) * right;
      plane.data[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return plane;
}

/** Noise blurred with room to spare on every side: at a border there is less of it to average. */
function soft(width: number, height: number, across: number, down: number, seed: number): Plane {
  const [spareX, spareY] = [Math.ceil(across * 2), Math.ceil(down * 2)];
  const wide = blurred(white(width + spareX * 2, height + spareY * 2, seed), across, down);
  const plane = emptyPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const from = (y + spareY) * wide.width + spareX;
    plane.data.set(wide.data.subarray(from, from + width), y * width);
  }
  return plane;
}

/** Changes the plane in place. */
function normalised(plane: Plane): Plane {
  const { data } = plane;
  let mean = 0;
  for (let index = 0; index < data.length; index += 1) mean += valueAt(data, index);
  mean /= data.length;
  let variance = 0;
  for (let index = 0; index < data.length; index += 1) variance += (valueAt(data, index) - mean) ** 2;
  const deviation = Math.sqrt(variance / data.length) || 1;
  for (let index = 0; index < data.length; index += 1)
    data[index] = (valueAt(data, index) - mean) / deviation;
  return plane;
}

const kept = new Map<string, Plane>();
const KEPT_AT_MOST = 48;

/**
 * Cloudy noise of mean 0 and standard deviation 1; `across` and `down` are the size of its
 * clouds in pixels. The last few are kept, since every face of one run shares its paper's tooth.
 */
export function noise(width: number, height: number, across: number, down: number, seed: number): Plane {
  const key = [width, height, across, down, seed].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const coarse = Math.max(across, down) > 12 && Math.min(across, down) > 4;
  const made = normalised(
    coarse
      ? stretched(
          soft(
            Math.ceil(width / COARSE) + 2,
            Math.ceil(height / COARSE) + 2,
            across / COARSE,
            down / COARSE,
            seed,
          ),
          width,
          height,
        )
      : soft(width, height, across, down, seed),
  );
  if (kept.size >= KEPT_AT_MOST) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}
