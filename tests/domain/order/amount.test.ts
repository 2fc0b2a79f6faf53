import { expect, test } from 'vitest';
import { validAmount } from '#src/domain/order/amount.ts';

test.each([
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [1, 1],
  [2.9, 2],
  [10_000, 10_000],
  [10_001, 10_000],
])('an amount of %s becomes %s', (asked, taken) => {
  expect(validAmount(asked)).toBe(taken);
});
