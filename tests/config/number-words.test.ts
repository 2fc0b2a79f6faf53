import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';

test.each([
  [1, 'One'],
  [6, 'Six'],
  [16, 'Sixteen'],
  [20, 'Twenty'],
  [21, '21'],
  [171, '171'],
])('%i is written %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});
