import { expect, test } from 'vitest';
import type { Measure, Written } from '#src/features/invitation-print/fit-text.ts';
import { fittedLines, fittedSize } from '#src/features/invitation-print/fit-text.ts';

/** Each letter is half as wide as it is high. */
const measure: Measure = ({ text }) => text.length * 0.5;
const name = (text: string): Written => ({ text, lang: 'en', face: 'names' });

test('a short name has its full size', () => {
  expect(fittedSize(name('Aarav'), 60, 12, measure)).toBe(12);
});

test('a longer name is made smaller until it fits', () => {
  expect(fittedSize(name('Raghavendra!'), 60, 12, measure)).toBe(10);
});

test('a name of several words is broken where both lines are largest', () => {
  const { lines, size } = fittedLines(name('Venkata Subrahmanya Raghavendra'), 60, 12, measure);
  expect(lines.map(({ text }) => text)).toEqual(['Venkata Subrahmanya', 'Raghavendra']);
  expect(size).toBeCloseTo(60 / 9.5);
});

test('a text is broken once more for each share of its size that it falls short of, as far as it has words', () => {
  const linesOf = (text: string, shares: readonly number[]) =>
    fittedLines(name(text), 60, 12, measure, shares).lines.map((line) => line.text);
  const text = 'Smt. Sharmila and Shri Subrata Mukherjee';
  expect(linesOf(text, [])).toEqual([text]);
  expect(linesOf(text, [0.9])).toEqual(['Smt. Sharmila and', 'Shri Subrata Mukherjee']);
  expect(linesOf(text, [0.9, 0.4])).toHaveLength(2);
  expect(linesOf(text, [0.9, 0.75])).toEqual(['Smt. Sharmila', 'and Shri Subrata', 'Mukherjee']);
  expect(linesOf('Venkatasubrahmanya Raghavendrakrishna', [0.9, 0.9])).toHaveLength(2);
});

test('a name of one word stays in one line, however long', () => {
  const { lines, size } = fittedLines(name('Venkatasubrahmanyaraghavendra'), 60, 12, measure);
  expect(lines).toHaveLength(1);
  expect(size).toBeCloseTo(60 / 14.5);
});
