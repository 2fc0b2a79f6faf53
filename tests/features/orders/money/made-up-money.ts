import type { Money, MoneyEntry, PriceLine } from '#src/domain/money/money.ts';
import { NO_MONEY } from '#src/domain/money/money.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const line = (text: string, quantity: number, amount: number): PriceLine => ({
  text,
  quantity,
  amount,
  code: '4909',
  rate: 18,
});

export const paid = (amount: number, kind: 'in' | 'out' = 'in'): MoneyEntry => ({
  kind,
  day: '2026-11-22',
  way: 'upi',
  amount,
  note: '',
});

/** ₹13,750 for cards, 10 % less for booking early; ₹5,000 in advance, which comes back until 13 January. */
export const AGREED: Money = {
  ...NO_MONEY,
  lines: [line('Ivory arch (Series 4)', 250, 13_750), line('10% off for prebooking', 0, -1_375)],
  advance: 5_000,
  advanceBy: '2026-12-01',
  restBy: '2027-02-05',
  refundableUntil: '2027-01-13',
};

export const ORDER_WITH_MONEY = { ...SAMPLE_ORDER, status: 'confirmed', money: AGREED } as const;
