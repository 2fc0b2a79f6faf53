import { describe, expect, test } from 'vitest';
import { splitPrice, taxTotal } from '#src/domain/money/gst.ts';
import { TAX_RATES } from '#src/domain/money/money.ts';

const sumOf = ({ taxable, cgst, sgst, igst }: ReturnType<typeof splitPrice>) => taxable + cgst + sgst + igst;

describe('GST within a price', () => {
  test.each([
    // ₹118 is ₹100 and ₹9 twice.
    [118, 18, { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }],
    [105, 5, { taxable: 10_000, cgst: 250, sgst: 250, igst: 0 }],
    [100, 0, { taxable: 10_000, cgst: 0, sgst: 0, igst: 0 }],
    // 100 × 9/118 = 7.627… : each half is rounded, the rest is taxable.
    [100, 18, { taxable: 8_474, cgst: 763, sgst: 763, igst: 0 }],
    // 1 × 2.5/105 = 2.38 paise.
    [1, 5, { taxable: 96, cgst: 2, sgst: 2, igst: 0 }],
    // 21 × 2.5/105 is exactly half a rupee.
    [21, 5, { taxable: 2_000, cgst: 50, sgst: 50, igst: 0 }],
    [-1_375, 18, { taxable: -116_526, cgst: -10_487, sgst: -10_487, igst: 0 }],
  ])('₹%i at %i %% within the state', (amount, rate, split) => {
    expect(splitPrice({ amount, rate }, true)).toEqual(split);
  });

  test.each([
    [118, 18, { taxable: 10_000, cgst: 0, sgst: 0, igst: 1_800 }],
    [100, 18, { taxable: 8_475, cgst: 0, sgst: 0, igst: 1_525 }],
  ])('₹%i at %i %% to another state', (amount, rate, split) => {
    expect(splitPrice({ amount, rate }, false)).toEqual(split);
  });

  test('always adds up to the price, in equal halves, within a paisa of the exact tax', () => {
    for (const rate of TAX_RATES) {
      for (let amount = -300; amount <= 13_750; amount += 37) {
        for (const within of [true, false]) {
          const split = splitPrice({ amount, rate }, within);
          expect(sumOf(split)).toBe(amount * 100);
          expect(split.cgst).toBe(split.sgst);
          const exact = (amount * 100 * rate) / (100 + rate);
          expect(Math.abs(split.cgst + split.sgst + split.igst - exact)).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

test('the taxes of a bill’s lines and their taxable values add up to the agreed price', () => {
  const lines = [
    { amount: 13_750, rate: 18 },
    { amount: -1_375, rate: 18 },
    { amount: 3_57_000, rate: 5 },
  ];
  const splits = lines.map((line) => splitPrice(line, true));
  expect(sumOf(taxTotal(splits))).toBe((13_750 - 1_375 + 3_57_000) * 100);
  expect(taxTotal([])).toEqual({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });
});
