/** Sets a text into a slot's box: at the sample's size if it fits, else smaller, else on more lines. */
import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import { BREAK_BELOW, breakLines } from '#src/lib/break-lines.ts';
import type { Word } from './slot-text.ts';
import { isDisplayed } from './slot-text.ts';

/** For a line set at 1 em from its origin: how far its ink and its advance reach. */
export interface LineMetrics {
  readonly advance: number;
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

export interface SetLine {
  readonly words: readonly Word[];
  /** Where the line begins on its base line, in flat units. */
  readonly x: number;
  readonly y: number;
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly SetLine[];
}

export type Measure = (words: readonly Word[]) => LineMetrics;

/** Small lines are broken before names are, to stay legible. */
const BREAK_QUIET_BELOW = 0.86;
/** One more line has to make the letters this much larger. */
const WORTH_A_LINE = 1.2;
const MOST_LINES = 3;
const LEADING = 1.1;
/** Em from base line to base line, also for letters without ascenders. */
const CLOSEST = 0.92;
const FILLED = 0.92;
const SLACK = 1.02;
/** Share of a box's height that several lines may fill, so that they do not touch what is above and below. */
const FILLED_BY_LINES = 0.88;
const DOT = /^[·|•–—,]$/u;

/** `undefined` without text. Never larger than `most`. */
export function fitInSlot(
  slot: LetteringSlot,
  words: readonly Word[],
  measure: Measure,
  { sample, most = slot.size }: { readonly sample: readonly Word[]; readonly most?: number },
): SetText | undefined {
  if (words.length === 0) return undefined;
  const room = withMargin(slot, measure(sample).advance * slot.size);
  const smallest = isDisplayed(slot) ? BREAK_BELOW : BREAK_QUIET_BELOW;
  let best: SetText | undefined;
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count += 1) {
    const lines = breakLines(words, count, (line) => measure(line).advance)
      .map(withoutDots)
      .filter((line) => line.length > 0)
      .map(fromLeftToRight);
    const set = place(lines.length > 1 ? lower(room) : room, lines, measure, most);
    if (!best || set.size > best.size * WORTH_A_LINE) best = set;
    if (best.size >= Math.min(most, slot.size * smallest)) break;
  }
  return best;
}

/** Long text stays clear of what surrounds the box; the sample itself may reach its sides. */
function withMargin(slot: LetteringSlot, sampleWidth: number): LetteringSlot {
  const { box } = slot;
  const width = Math.min(box.width, Math.max(box.width * FILLED, sampleWidth * SLACK));
  return { ...slot, box: { ...box, width } };
}

function lower(slot: LetteringSlot): LetteringSlot {
  return { ...slot, box: { ...slot.box, height: slot.box.height * FILLED_BY_LINES } };
}

/** Leaves out what is between date and place at a line's end. */
function withoutDots(line: readonly Word[], _: number, lines: readonly unknown[]): readonly Word[] {
  if (lines.length === 1) return line;
  return line.filter(({ text }, at) => !DOT.test(text) || (at > 0 && at < line.length - 1));
}

function fromLeftToRight(line: readonly Word[]): readonly Word[] {
  return line.some(({ text }) => RIGHT_TO_LEFT.test(text)) ? [...line].reverse() : line;
}

function place(
  slot: LetteringSlot,
  lines: readonly (readonly Word[])[],
  measure: Measure,
  most: number,
): SetText {
  const { box, size: nominal, at } = slot;
  const metrics = lines.map((words) => ({ words, ...measure(words) }));
  const [first, last] = [metrics[0], metrics.at(-1)];
  if (!first || !last) return { size: 0, lines: [] };
  const pitch = Math.max(CLOSEST, ...metrics.map(({ up, down }) => (up + down) * LEADING));
  const inkHeight = first.up + (metrics.length - 1) * pitch + last.down;
  const widths = metrics.map((line) => sideRoom(slot, line));
  const size = Math.min(most, box.height / inkHeight, ...widths);

  // The middle of the capitals stays where the sample's was, unless the box is in the way.
  const middle = at[1] - nominal * CAPITALS_MIDDLE;
  const top = box.y - box.height / 2 + first.up * size;
  const bottom = box.y + box.height / 2 - last.down * size - (metrics.length - 1) * pitch * size;
  const wanted = middle + size * CAPITALS_MIDDLE - ((metrics.length - 1) * pitch * size) / 2;
  const baseline = Math.max(top, Math.min(bottom, wanted));
  return {
    size,
    lines: metrics.map((line, row) => ({
      words: line.words,
      x: at[0] + startOf(slot, line) * size,
      y: baseline + row * pitch * size,
    })),
  };
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

/** Half the height of a capital in em. */
const CAPITALS_MIDDLE = 0.31;

/** Where a line begins, measured from `at` in em. Ink that overhangs the aligned end moves the line, not its size. */
function startOf({ align }: LetteringSlot, { advance, left, right }: LineMetrics): number {
  if (align === 'middle') return -advance / 2;
  return align === 'end' ? -Math.max(advance, right) : left;
}

/** The largest size at which a line's ink stays between the box's sides. */
function sideRoom(slot: LetteringSlot, line: LineMetrics): number {
  const { box, at } = slot;
  // How far the ink reaches from `at`, per em.
  const start = startOf(slot, line);
  const toLeft = line.left - start;
  const toRight = start + line.right;
  const roomLeft = at[0] - (box.x - box.width / 2);
  const roomRight = box.x + box.width / 2 - at[0];
  return Math.min(
    toLeft > 0 ? roomLeft / toLeft : Number.POSITIVE_INFINITY,
    toRight > 0 ? roomRight / toRight : Number.POSITIVE_INFINITY,
  );
}
