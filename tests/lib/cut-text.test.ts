import { expect, test } from 'vitest';
import { cutText } from '#src/lib/cut-text.ts';

test('a text that fits stays as it is', () => {
  expect(cutText('Rohan', 5)).toBe('Rohan');
});

test('a longer one is cut at its limit', () => {
  expect(cutText('Rohan Kumar', 5)).toBe('Rohan');
});

test('no character is cut in two: neither an emoji of several parts nor a syllable with its sign', () => {
  expect(cutText('ab👨‍👩‍👧', 6)).toBe('ab');
  expect(cutText('ab🎉', 3)).toBe('ab');
  expect(cutText('मी', 1)).toBe('');
});
