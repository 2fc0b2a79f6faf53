import { pick } from './lists.ts';

/** Returns the next number, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * Random numbers that are the same on every machine (Mulberry32): pictures must be redrawn to the same bytes, so
 * drawings use nothing else.
 *
 * @param seed a whole number; pass others through {@link seedOf}
 */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from any number, fractions too; numbers close together give seeds far apart. */
export const seedOf = (seed: number): number => Math.imul(Math.trunc(seed * 8191) + 1, 2654435761) >>> 0;

/** A random item of the list. */
export const any = <T>(list: readonly T[], next: Random): T => pick(list, next() * list.length);
