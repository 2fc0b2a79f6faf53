/** Functions from 0 to 1, constant before and after. */

export function part(t: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (t - start) / (end - start)));
}

/** Slow at both ends. */
export function smooth(x: number): number {
  return x * x * (3 - 2 * x);
}

/** Slower still at both ends, for a camera. */
export function glide(x: number): number {
  return x * x * x * (x * (x * 6 - 15) + 10);
}

/** Fast at first, then settling. */
export function settle(x: number): number {
  return 1 - (1 - x) ** 3;
}

/** Overshoots and comes back, like something that is hung up. */
export function spring(x: number): number {
  return 1 - Math.exp(-6 * x) * Math.cos(9 * x) * (1 - x);
}

/** There from `start` to `end`, arriving and leaving in the given seconds. */
export function shown(t: number, start: number, end: number, arrive = 0.5, leave = 0.5): number {
  return smooth(part(t, start, start + arrive)) * (1 - smooth(part(t, end - leave, end)));
}

/** A swing that dies away, as a share of its first width. */
export function swing(seconds: number, period = 1.5, dies = 1.1): number {
  return seconds < 0 ? 0 : Math.exp(-seconds / dies) * Math.cos((seconds / period) * 2 * Math.PI);
}

export interface Key {
  readonly at: number;
  readonly value: number;
}

/** A value between keys, moving smoothly from each to the next. */
export function between(keys: readonly Key[], t: number): number {
  const next = keys.findIndex(({ at }) => at > t);
  if (next === -1) return keys.at(-1)?.value ?? 0;
  const [from, to] = [keys[next - 1], keys[next]];
  if (!from || !to) return keys[0]?.value ?? 0;
  return from.value + (to.value - from.value) * glide(part(t, from.at, to.at));
}
