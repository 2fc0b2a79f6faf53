import { type Point, smooth } from './curves.ts';

/** A limb: two points with a radius each. */
export type Capsule = readonly [x1: number, y1: number, r1: number, x2: number, y2: number, r2: number];

const EDGES: Record<number, readonly (readonly ['T' | 'R' | 'B' | 'L', 'T' | 'R' | 'B' | 'L'])[]> = {
  1: [['B', 'L']],
  2: [['R', 'B']],
  3: [['R', 'L']],
  4: [['T', 'R']],
  5: [
    ['T', 'L'],
    ['B', 'R'],
  ],
  6: [['T', 'B']],
  7: [['T', 'L']],
  8: [['L', 'T']],
  9: [['B', 'T']],
  10: [
    ['L', 'B'],
    ['R', 'T'],
  ],
  11: [['R', 'T']],
  12: [['L', 'R']],
  13: [['B', 'R']],
  14: [['L', 'B']],
};

/**
 * The outline of capsules melted together: exponential smooth minimum, marching squares, then a
 * smooth path through every third point. A larger `melt` webs limbs together, a smaller one shows joints.
 */
export function contour(capsules: readonly Capsule[], melt: number, step: number): string {
  const pad = 20;
  const left = Math.min(...capsules.map((c) => Math.min(c[0] - c[2], c[3] - c[5]))) - pad;
  const top = Math.min(...capsules.map((c) => Math.min(c[1] - c[2], c[4] - c[5]))) - pad;
  const columns =
    Math.ceil((Math.max(...capsules.map((c) => Math.max(c[0] + c[2], c[3] + c[5]))) + pad - left) / step) + 1;
  const rows =
    Math.ceil((Math.max(...capsules.map((c) => Math.max(c[1] + c[2], c[4] + c[5]))) + pad - top) / step) + 1;
  const distance = (x: number, y: number): number => {
    let sum = 0;
    for (const [x1, y1, r1, x2, y2, r2] of capsules) {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
      const d = Math.hypot(x - x1 - dx * t, y - y1 - dy * t) - (r1 + (r2 - r1) * t);
      sum += Math.exp(-Math.max(-400, Math.min(400, d)) / melt);
    }
    return -melt * Math.log(sum);
  };
  const field = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) field[j * columns + i] = distance(left + i * step, top + j * step);
  const value = (i: number, j: number): number => field[j * columns + i] ?? 1;

  // Links are keyed by grid edge, not by rounded position: tiny segments would break the chain.
  const links = new Map<string, { from: Point; to: string }>();
  const crossing = (i: number, j: number, side: 'T' | 'R' | 'B' | 'L'): { at: Point; key: string } => {
    const [a, b, upright] =
      side === 'T'
        ? ([[i, j], [i + 1, j], false] as const)
        : side === 'B'
          ? ([[i, j + 1], [i + 1, j + 1], false] as const)
          : side === 'L'
            ? ([[i, j], [i, j + 1], true] as const)
            : ([[i + 1, j], [i + 1, j + 1], true] as const);
    const [va, vb] = [value(a[0], a[1]), value(b[0], b[1])];
    const t = va / (va - vb);
    return {
      at: [left + (a[0] + (b[0] - a[0]) * t) * step, top + (a[1] + (b[1] - a[1]) * t) * step],
      key: `${upright ? 'v' : 'h'}${a[0]},${a[1]}`,
    };
  };
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const inside =
        (value(i, j) < 0 ? 8 : 0) |
        (value(i + 1, j) < 0 ? 4 : 0) |
        (value(i + 1, j + 1) < 0 ? 2 : 0) |
        (value(i, j + 1) < 0 ? 1 : 0);
      for (const [start, end] of EDGES[inside] ?? []) {
        const from = crossing(i, j, start);
        links.set(from.key, { from: from.at, to: crossing(i, j, end).key });
      }
    }
  }
  let longest: Point[] = [];
  for (const first of [...links.keys()]) {
    const chain: Point[] = [];
    let key = first;
    for (let link = links.get(key); link; link = links.get(key)) {
      links.delete(key);
      chain.push(link.from);
      key = link.to;
    }
    if (chain.length > longest.length) longest = chain;
  }
  return smooth(longest.filter((_, i) => i % 3 === 0));
}
