import { parseArgs } from 'node:util';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/** In [0, 1). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}

export function seedOption(usual: number): number {
  const { values } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
  return values.seed === undefined ? usual : Number(values.seed);
}
