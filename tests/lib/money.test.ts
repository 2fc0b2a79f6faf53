import { expect, test } from 'vitest';
import { groupDigits, rupeeRange, rupeeRangeShort, rupees, sumRanges, timesAmount } from '#src/lib/money.ts';

test('rupees are grouped the Indian way, in lakhs and not in hundred thousands', () => {
  expect(rupees(120000)).toBe('₹1,20,000');
  expect(rupees(12500000)).toBe('₹1,25,00,000');
  expect(rupees(999)).toBe('₹999');
});

test('amounts of every length are grouped like Intl does', () => {
  const platform = new Intl.NumberFormat('en-IN');
  for (let amount = 0; amount <= Number.MAX_SAFE_INTEGER; amount = amount * 7 + 3) {
    expect(groupDigits(amount)).toBe(platform.format(amount));
  }
});

test('a range has one rupee sign in its short form and two in its long form', () => {
  expect(rupeeRange({ low: 2200, high: 2600 })).toBe('₹2,200 – ₹2,600');
  expect(rupeeRangeShort({ low: 22, high: 26 })).toBe('₹22–26');
});

test('a range with equal ends is shown as one price', () => {
  expect(rupeeRange({ low: 500, high: 500 })).toBe('₹500');
  expect(rupeeRangeShort({ low: 500, high: 500 })).toBe('₹500');
});

test('100 cards at ₹22 to 26 cost ₹2,200 – ₹2,600', () => {
  expect(rupeeRange(timesAmount({ low: 22, high: 26 }, 100))).toBe('₹2,200 – ₹2,600');
});

test('estimates add up at both ends, and an empty sum is 0', () => {
  expect(
    sumRanges([
      { low: 3600, high: 5100 },
      { low: 4000, high: 5500 },
    ]),
  ).toEqual({ low: 7600, high: 10600 });
  expect(sumRanges([])).toEqual({ low: 0, high: 0 });
});
