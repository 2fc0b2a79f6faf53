import type { Board } from './board.ts';

/** Applies what I changed since `base` to another owner's board. Where both changed the same, mine wins. */
export function mergeBoards(base: Board, mine: Board, theirs: Board): Board {
  const whole = <Part>(one: Part) => JSON.stringify(one);
  return {
    prices: merge(base.prices, mine.prices, theirs.prices, ({ item, from }) => `${item} ${from}`),
    out: merge(base.out, mine.out, theirs.out, whole),
    banner: whole(mine.banner) === whole(base.banner) ? theirs.banner : mine.banner,
    closed: merge(base.closed, mine.closed, theirs.closed, whole),
    coupons: merge(base.coupons, mine.coupons, theirs.coupons, ({ code }) => code),
    testimonials: merge(base.testimonials, mine.testimonials, theirs.testimonials, whole),
  };
}

function merge<Part>(
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] {
  const byKey = (parts: readonly Part[]) => new Map(parts.map((part) => [keyOf(part), part]));
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const isMine = (key: string) => JSON.stringify(own.get(key)) !== JSON.stringify(before.get(key));
  return [...new Set([...other.keys(), ...own.keys()])].flatMap((key) => {
    const part = (isMine(key) ? own : other).get(key);
    return part === undefined ? [] : [part];
  });
}
