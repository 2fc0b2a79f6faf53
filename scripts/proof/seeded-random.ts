import { parseArgs } from 'node:util';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/** Returns the next number, from 0 up to but not including 1. */
export type Random = () => number;

/** A sequence of random numbers that is the same for the same seed. */
export function seededRandom(seed: number): Random {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}

/** The seed given as `--seed N` on the command line, else `usual`. */
export function seedOption(usual: number): number {
  const { values } = parseArgs({ options: { seed: { type: 'string' } } });
  return values.seed === undefined ? usual : Number(values.seed);
}
