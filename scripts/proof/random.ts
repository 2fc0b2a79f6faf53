/** Chance that can be repeated: the same seed gives the same run. */
export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, and even enough to make up guests and documents. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}

/** The seed of a run: the one after `--seed`, else always the same. */
export function seedOf(args: readonly string[], usual: number): number {
  const given = args[args.indexOf('--seed') + 1];
  return args.includes('--seed') ? Number(given) : usual;
}
