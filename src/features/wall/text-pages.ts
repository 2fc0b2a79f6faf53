/** How large a text can be shown, and on how many pages. The caller measures. */
import { charactersOf } from '#src/lib/text.ts';

export interface FittedText {
  readonly size: number;
  /** Several if the text does not fit at the smallest size. */
  readonly pages: readonly string[];
}

const SENTENCE_END = /[.!?।॥…]["'”’)]*\s+|\n/gu;
const SPACE = /\s+/gu;

/** A page does not end earlier than this for the sake of a whole sentence. */
const LEAST_FILL = 0.55;

/**
 * The largest of `sizes` (in falling order) at which the text fits; pages at the smallest if there is none.
 *
 * @param fits whether a text fits at a size
 */
export function fitOnPages(
  text: string,
  sizes: readonly number[],
  fits: (text: string, size: number) => boolean,
): FittedText {
  const size = sizes.find((one) => fits(text, one));
  if (size !== undefined) return { size, pages: [text] };
  const smallest = Math.min(...sizes);
  return { size: smallest, pages: pagesOf(text, (part) => fits(part, smallest)) };
}

function pagesOf(text: string, fits: (part: string) => boolean): string[] {
  const pages: string[] = [];
  let rest = text;
  while (rest) {
    const end = endOfPage(rest, fits);
    pages.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return pages;
}

function endOfPage(text: string, fits: (part: string) => boolean): number {
  const most = longestStart(text, fits);
  if (most === text.length) return most;
  const start = text.slice(0, most);
  const sentence = lastEnd(start, SENTENCE_END);
  if (sentence >= most * LEAST_FILL) return sentence;
  return lastEnd(start, SPACE) || most;
}

/** In whole characters as people see them; at least one. */
function longestStart(text: string, fits: (part: string) => boolean): number {
  const ends: number[] = [];
  for (const character of charactersOf(text)) ends.push((ends.at(-1) ?? 0) + character.length);
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  return ends[low] ?? text.length;
}

/** 0 without a match. */
function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}
