import { describe, expect, test } from 'vitest';
import type { Money, MoneyEntry, PriceLine } from '#src/domain/money/money.ts';
import { NO_MONEY, paymentsOf, standingInvoice } from '#src/domain/money/money.ts';
import { nextPayment, sumsOf } from '#src/domain/money/money-sums.ts';
import type { OrderStatus } from '#src/domain/order/order-status.ts';

const line = (amount: number): PriceLine => ({
  text: 'Cards',
  quantity: 250,
  amount,
  code: '4909',
  rate: 18,
});
const paid = (amount: number, kind: 'in' | 'out' = 'in', day = '2026-11-22'): MoneyEntry => ({
  kind,
  day,
  way: 'upi',
  amount,
  note: '',
});
const voided = (place: number): MoneyEntry => ({ kind: 'void', place, reason: 'Typed twice' });

/** ₹12,375 for cards, ₹5,000 of it in advance. */
const AGREED: Money = {
  ...NO_MONEY,
  lines: [line(13_750), line(-1_375)],
  advance: 5_000,
  advanceBy: '2026-12-01',
  restBy: '2027-02-05',
  refundableUntil: '2027-01-13',
};

/** A moment in India. */
const at = (day: string, hour = '12:00:00.000') => Date.parse(`${day}T${hour}+05:30`);
const NOW = at('2026-11-25');

interface Case {
  readonly name: string;
  readonly money?: Partial<Money>;
  readonly entries?: readonly MoneyEntry[];
  readonly status?: OrderStatus;
  readonly cancelledAt?: number;
  readonly now?: number;
  readonly sums: Partial<ReturnType<typeof sumsOf>>;
}

const CASES: readonly Case[] = [
  { name: 'nothing is paid yet', sums: { agreed: 12_375, paid: 0, due: 12_375, back: 0 } },
  {
    name: 'the advance has come',
    entries: [paid(5_000)],
    sums: { paid: 5_000, due: 7_375 },
  },
  {
    name: 'everything is paid, in two parts',
    entries: [paid(5_000), paid(7_375)],
    sums: { paid: 12_375, due: 0, back: 0 },
  },
  {
    name: 'a rupee too much is paid',
    entries: [paid(12_376)],
    sums: { paid: 12_376, due: 0, back: 1 },
  },
  {
    name: 'what was too much went back',
    entries: [paid(12_376), paid(1, 'out')],
    sums: { received: 12_376, refunded: 1, paid: 12_375, due: 0, back: 0 },
  },
  {
    name: 'a payment was entered twice, and one is void',
    entries: [paid(5_000), paid(5_000), voided(2)],
    sums: { received: 5_000, paid: 5_000, due: 7_375 },
  },
  {
    name: 'something is paid before a price is agreed',
    money: { lines: [], advance: 0 },
    entries: [paid(1_000)],
    sums: { agreed: 0, paid: 1_000, due: 0, back: 0 },
  },
  {
    name: 'cancelled in the last moment of the last day on which that is free',
    entries: [paid(6_000)],
    status: 'cancelled',
    cancelledAt: at('2027-01-13', '23:59:59.999'),
    sums: { back: 6_000 },
  },
  {
    name: 'cancelled at midnight in India after that day',
    entries: [paid(6_000)],
    status: 'cancelled',
    cancelledAt: at('2027-01-14', '00:00:00.000'),
    sums: { back: 1_000 },
  },
  {
    name: 'cancelled after that day, with less paid than the advance',
    entries: [paid(3_000)],
    status: 'cancelled',
    cancelledAt: at('2027-01-14'),
    sums: { back: 0 },
  },
  {
    name: 'cancelled where no last day was agreed: everything comes back',
    money: { refundableUntil: '' },
    entries: [paid(6_000)],
    status: 'cancelled',
    cancelledAt: at('2027-02-11'),
    sums: { back: 6_000 },
  },
  {
    name: 'cancelled in time, nothing paid back yet',
    entries: [paid(5_000), paid(2_000)],
    status: 'cancelled',
    cancelledAt: at('2027-01-13', '23:59:59.999'),
    now: at('2027-02-01'),
    sums: { paid: 7_000, due: 0, back: 7_000 },
  },
  {
    name: 'cancelled in time, everything paid back',
    entries: [paid(5_000), paid(2_000), paid(7_000, 'out')],
    status: 'cancelled',
    cancelledAt: at('2027-01-10'),
    now: at('2027-02-01'),
    sums: { received: 7_000, refunded: 7_000, paid: 0, due: 0, back: 0 },
  },
  {
    name: 'cancelled a minute too late: the advance stays, the rest is paid back',
    entries: [paid(5_000), paid(2_000), paid(2_000, 'out')],
    status: 'cancelled',
    cancelledAt: at('2027-01-14', '00:01:00.000'),
    now: at('2027-02-01'),
    sums: { paid: 5_000, due: 0, back: 0 },
  },
  {
    name: 'cancelled too late, and the shop gave back more than it had to',
    entries: [paid(5_000), paid(5_000, 'out')],
    status: 'cancelled',
    cancelledAt: at('2027-01-20'),
    sums: { paid: 0, due: 0, back: 0 },
  },
  {
    name: 'cancelled before anything was paid',
    status: 'cancelled',
    cancelledAt: NOW,
    sums: { paid: 0, due: 0, back: 0 },
  },
];

test('what is kept is nothing before a cancellation, and never more than the advance after it', () => {
  const keptOf = (entries: readonly MoneyEntry[], status: 'confirmed' | 'cancelled', day = '2027-01-14') => {
    const times = status === 'cancelled' ? { cancelled: at(day) } : {};
    return sumsOf({ ...AGREED, entries }, { status, times }, at('2027-02-01')).kept;
  };
  expect(keptOf([paid(6_000)], 'confirmed')).toBe(0);
  expect(keptOf([paid(6_000)], 'cancelled', '2027-01-13')).toBe(0);
  expect(keptOf([paid(6_000)], 'cancelled')).toBe(5_000);
  expect(keptOf([paid(3_000)], 'cancelled')).toBe(3_000);
  expect(keptOf([paid(5_000), paid(4_000, 'out')], 'cancelled')).toBe(1_000);
});

describe('sums of an order', () => {
  test.each(CASES)('$name', ({ money, entries = [], status = 'confirmed', cancelledAt, now = NOW, sums }) => {
    const times = cancelledAt === undefined ? {} : { cancelled: cancelledAt };
    expect(sumsOf({ ...AGREED, ...money, entries }, { status, times }, now)).toMatchObject(sums);
  });
});

const STANDING = { status: 'confirmed', times: {} } as const;
const nextOf = (entries: readonly MoneyEntry[], now = NOW, money: Partial<Money> = {}) => {
  const all = { ...AGREED, ...money, entries };
  return nextPayment(all, sumsOf(all, STANDING, now), now);
};

describe('what the customer pays next', () => {
  test('is the advance, then what is left of it, then the rest', () => {
    expect(nextOf([])).toEqual({ part: 'advance', amount: 5_000, by: '2026-12-01', isLate: false });
    expect(nextOf([paid(4_000)])).toMatchObject({ part: 'advance', amount: 1_000 });
    expect(nextOf([paid(5_000)])).toEqual({ part: 'rest', amount: 7_375, by: '2027-02-05', isLate: false });
    expect(nextOf([paid(12_375)])).toBeUndefined();
  });

  test('is late from midnight in India after its day', () => {
    expect(nextOf([], at('2026-12-01', '23:59:59.999'))?.isLate).toBe(false);
    expect(nextOf([], at('2026-12-02', '00:00:00.000'))?.isLate).toBe(true);
    expect(nextOf([], at('2030-01-01'), { advanceBy: '' })?.isLate).toBe(false);
  });

  test('is the advance again after a refund of it', () => {
    expect(nextOf([paid(5_000), paid(2_000, 'out')])).toMatchObject({ part: 'advance', amount: 2_000 });
  });
});

test('payments are numbered in the order in which they were entered, whatever is void', () => {
  const entries = [paid(1), paid(2), voided(1), paid(3, 'out')];
  expect(paymentsOf({ entries }).map(({ place, amount, voided: why }) => [place, amount, why])).toEqual([
    [1, 1, 'Typed twice'],
    [2, 2, undefined],
    [3, 3, undefined],
  ]);
});

test('an invoice is valid until its credit note', () => {
  const invoice = { kind: 'INV', year: 2026, serial: 7, total: 12_375 } as const;
  expect(standingInvoice({ papers: [] })).toBeUndefined();
  expect(standingInvoice({ papers: [invoice] })).toBe(invoice);
  expect(standingInvoice({ papers: [invoice, { ...invoice, kind: 'CN', serial: 1 }] })).toBeUndefined();
});
