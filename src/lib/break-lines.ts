/** Names are broken into more lines rather than shrunk below this share of their size. */
export const BREAK_BELOW = 0.62;

/** Breaks into `count` lines so that the longest is as short as possible. */
export function breakLines<Word>(
  words: readonly Word[],
  count: number,
  widthOf: (line: readonly Word[]) => number,
): (readonly Word[])[] {
  if (count === 1) return [words];
  let best: (readonly Word[])[] = [words];
  let least = Number.POSITIVE_INFINITY;
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    const first = words.slice(0, end);
    if (widthOf(first) >= least) break;
    const lines = [first, ...breakLines(words.slice(end), count - 1, widthOf)];
    const widest = Math.max(...lines.map(widthOf));
    if (widest < least) {
      least = widest;
      best = lines;
    }
  }
  return best;
}
