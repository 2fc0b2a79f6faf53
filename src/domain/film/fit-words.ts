import { BREAK_BELOW, breakLines } from '#src/lib/break-lines.ts';

/** In units of a film 720 wide: a text's middle, the space for it, and its size if it fits. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly mostLines: number;
}

/** Of a line at 1 em. */
export interface LineSize {
  readonly width: number;
  readonly up: number;
  readonly down: number;
}

export interface FittedLine {
  readonly text: string;
  /** Units from the place's middle to the base line. */
  readonly y: number;
  readonly width: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly FittedLine[];
}

/** Texts smaller than this are broken over lines before names are, to stay legible. */
const QUIET = 60;
const BREAK_QUIET_BELOW = 0.86;
/** Edges are soft; a little space keeps them inside. */
const FILLED = 0.98;
/** From ink to ink: small texts need more space between lines. */
const LEADING = { quiet: 1.32, large: 1.12 };
/** A further line has to make the letters this much larger. */
const WORTH_A_LINE = 1.15;

/** At the place's size if the words fit, else on more lines or smaller; nothing leaves the place. */
export function fitWords(text: string, place: TextPlace, measure: (line: string) => LineSize): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  let best: FittedText = { size: 0, lines: [] };
  for (let count = 1; count <= Math.min(place.mostLines, words.length); count += 1) {
    const broken = breakLines(words, count, (line) => measure(line.join(' ')).width);
    const set = fitLines(
      broken.map((line) => line.join(' ')),
      place,
      measure,
    );
    if (set.size > best.size * WORTH_A_LINE) best = set;
    if (best.size >= place.size * (place.size < QUIET ? BREAK_QUIET_BELOW : BREAK_BELOW)) break;
  }
  return best;
}

function fitLines(
  lines: readonly string[],
  place: TextPlace,
  measure: (line: string) => LineSize,
): FittedText {
  const sizes = lines.map(measure);
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return { size: 0, lines: [] };
  const pitch =
    Math.max(...sizes.map(({ up, down }) => up + down)) *
    (place.size < QUIET ? LEADING.quiet : LEADING.large);
  const high = first.up + (lines.length - 1) * pitch + last.down;
  const wide = Math.max(...sizes.map(({ width }) => width));
  const size = Math.min(place.size, (FILLED * place.width) / wide, (FILLED * place.height) / high);
  return {
    size,
    lines: lines.map((text, row) => ({
      text,
      y: (first.up - high / 2 + row * pitch) * size,
      width: (sizes[row]?.width ?? 0) * size,
    })),
  };
}
