/** A stream of numbers in [0, 1), the same for the same seed on every machine. */
export type Random = () => number;

/** Mulberry32, seeded: pictures must redraw to the same bytes. */
export function random(seed: number): Random {
  let state = Math.imul(Math.trunc(seed * 8191) + 1, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The item at `index`, counting round and round. Throws on an empty list. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[((Math.floor(index) % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('pick() needs a list with something in it');
  return item;
}

/** Any item of the list, by the stream. */
export const any = <T>(list: readonly T[], next: Random): T => pick(list, next() * list.length);

/** Joins what `draw` makes of 0 … count-1. */
export function times(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) out += draw(i);
  return out;
}
