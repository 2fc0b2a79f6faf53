import { BREAK_BELOW, breakLines } from '#src/lib/break-lines.ts';

/** Face of a line of a card: names, what surrounds them, or what people act on: days and the address. */
export type Face = 'names' | 'text' | 'facts';

export interface Written {
  readonly text: string;
  /** BCP 47 language tag, which chooses the font. */
  readonly lang: string;
  readonly dir?: 'rtl';
  readonly face: Face;
}

/** Width of a text at a size of 1. */
export type Measure = (written: Written) => number;

export interface FittedLines {
  readonly lines: readonly Written[];
  readonly size: number;
}

/** No wider than `width`, and at most `most`. */
export function fittedSize(written: Written, width: number, most: number, measure: Measure): number {
  return Math.min(most, width / measure(written));
}

/** One line, and one more for each share in `breakBelow` of `most` that the size would be below. */
export function fittedLines(
  written: Written,
  width: number,
  most: number,
  measure: Measure,
  breakBelow: readonly number[] = [BREAK_BELOW],
): FittedLines {
  const words = written.text.trim().split(/\s+/);
  const lineOf = (part: readonly string[]) => ({ ...written, text: part.join(' ') });
  let lines: readonly Written[] = [written];
  let size = fittedSize(written, width, most, measure);
  for (const share of breakBelow) {
    const count = lines.length + 1;
    if (size >= most * share || words.length < count) break;
    lines = breakLines(words, count, (part) => measure(lineOf(part))).map(lineOf);
    size = Math.min(...lines.map((line) => fittedSize(line, width, most, measure)));
  }
  return { lines, size };
}
