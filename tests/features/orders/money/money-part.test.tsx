import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Money, MoneyEntry } from '#src/domain/money/money.ts';
import { paymentsOf } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { Receipt } from '#src/features/orders/money/money-papers.tsx';
import { MoneyPart } from '#src/features/orders/money/money-part.tsx';
import { readable } from '#tests/support/render-page.tsx';
import { AGREED, ORDER_WITH_MONEY, paid } from './made-up-money.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00+05:30'), toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (money: Partial<Money> = {}, order: Partial<Order> = {}, isFresh = true) => {
  const all = { ...AGREED, ...money };
  render(<MoneyPart order={{ ...ORDER_WITH_MONEY, ...order, money: all }} money={all} isFresh={isFresh} />);
  return readable(screen.getByRole('region', { name: 'Price and payments' }));
};

const receiptOf = (entries: readonly MoneyEntry[], order: Partial<Order> = {}) => {
  const money = { ...AGREED, entries };
  const last = paymentsOf(money).at(-1);
  if (!last) throw new Error('There is no payment.');
  render(<Receipt order={{ ...ORDER_WITH_MONEY, ...order }} money={money} payment={last} />);
  return readable(document.querySelector('[data-paper="money"] table'));
};

interface Case {
  readonly name: string;
  readonly entries: readonly MoneyEntry[];
  readonly order?: Partial<Order>;
  /** On the customer's page. */
  readonly page: string;
  /** On the receipt of the last payment. */
  readonly receipt: string;
}

const CANCELLED = {
  status: 'cancelled',
  times: { cancelled: Date.parse('2026-11-24T12:00:00+05:30') },
} as const;

const CANCELLED_LATE = {
  status: 'cancelled',
  times: { cancelled: Date.parse('2027-01-14T12:00:00+05:30') },
} as const;

test.each<Case>([
  {
    name: 'the advance',
    entries: [paid(5_000)],
    page: 'Agreed₹12,375Paid₹5,000Still to pay₹7,375',
    receipt: 'Amount₹5,000Rupees Five Thousand OnlyAgreed price₹12,375Paid so far₹5,000Still to pay₹7,375',
  },
  {
    name: 'the second payment',
    entries: [paid(5_000), paid(7_375)],
    page: 'Agreed₹12,375Paid₹12,375Still to pay₹0Everything is paid. Thank you.',
    receipt: 'Agreed price₹12,375Paid so far₹12,375Still to pay₹0',
  },
  {
    name: 'a payment that was entered twice',
    entries: [paid(5_000), paid(5_000), { kind: 'void', place: 2, reason: 'Typed twice' }],
    page: 'Agreed₹12,375Paid₹5,000Still to pay₹7,375',
    receipt: 'Paid so far₹5,000Still to pay₹7,375',
  },
  {
    name: 'a cancellation before anything went back',
    entries: [paid(5_000), paid(2_000)],
    order: CANCELLED,
    page: 'Agreed₹12,375Paid₹7,000We owe you₹7,000',
    receipt: 'Agreed price₹12,375Paid so far₹7,000',
  },
  {
    name: 'a cancellation with its refund',
    entries: [paid(5_000), paid(2_000), paid(7_000, 'out')],
    order: CANCELLED,
    page: 'Agreed₹12,375Paid₹7,000Refunded₹7,000Payments',
    receipt: 'Amount₹7,000Rupees Seven Thousand OnlyAgreed price₹12,375Paid so far₹0',
  },
  {
    name: 'a cancellation after the last free day',
    entries: [paid(5_000), paid(2_000)],
    order: CANCELLED_LATE,
    page: 'Agreed₹12,375Paid₹7,000Advance kept₹5,000We owe you₹2,000',
    receipt: 'Agreed price₹12,375Paid so far₹7,000',
  },
  {
    name: 'a cancellation after the last free day, with what was owed paid back',
    entries: [paid(5_000), paid(2_000), paid(2_000, 'out')],
    order: CANCELLED_LATE,
    page: 'Agreed₹12,375Paid₹7,000Refunded₹2,000Advance kept₹5,000Payments',
    receipt: 'Agreed price₹12,375Paid so far₹5,000',
  },
])('page and receipt agree after $name', ({ entries, order, page, receipt }) => {
  expect(show({ entries }, order)).toContain(page);
  expect(receiptOf(entries, order)).toContain(receipt);
});

test('the customer reads what comes back until when, and what the shop may keep', () => {
  expect(show()).toContain(
    'Advance: ₹5,000, by 1 December 2026The rest by 5 February 2027' +
      'If you cancel by 13 January 2027, everything you have paid is refunded. After that we may keep the advance of ₹5,000, and no more.',
  );
  cleanup();
  expect(show({ refundableUntil: '' })).toContain('If you cancel, everything you have paid is refunded.');
});

test('a QR code asks for the next payment where the owner wants it, and no link opens an app', () => {
  expect(show()).not.toContain('Pay with UPI');
  cleanup();
  show({ upi: true });
  screen.getByRole('img', { name: 'UPI code: ₹5,000 to Kote Gate Weddings' });
  expect(document.querySelector('a[href^="upi:"]')).toBeNull();
  cleanup();
  show({ upi: true, entries: [paid(5_000)] });
  screen.getByRole('img', { name: 'UPI code: ₹7,375 to Kote Gate Weddings' });
  cleanup();
  expect(show({ upi: true, entries: [paid(12_375)] })).not.toContain('Pay with UPI');
  cleanup();
  expect(show({ upi: true, entries: [paid(5_000)] }, CANCELLED)).not.toContain('Pay with UPI');
});

test('no QR code asks for a payment that an older copy of the order does not know', () => {
  expect(show({ upi: true }, {}, false)).not.toContain('Pay with UPI');
});

test('where no advance was agreed, what is to be paid is not called the rest until something is paid', () => {
  const without = { advance: 0, advanceBy: '', upi: true };
  const shown = show(without);
  expect(shown).toContain('The full amount by 5 February 2027');
  expect(shown).toContain('₹12,375The full amount, by 5 February 2027');
  expect(shown).not.toContain('The rest');
  cleanup();
  expect(show({ ...without, entries: [paid(5_000)] })).toContain('₹7,375The rest, by 5 February 2027');
});

test('the UPI ID can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show({ upi: true });
  fireEvent.click(screen.getByRole('button', { name: 'Copy UPI ID' }));
  expect(writeText).toHaveBeenCalledWith('kotegate@examplebank');
});

test('a payment that does not count is struck out with its reason, and has no receipt', () => {
  show({ entries: [paid(5_000), { kind: 'void', place: 1, reason: 'Typed twice' }] });
  expect(readable(screen.getByRole('list', { name: 'Payments' }))).toBe(
    '₹5,000 on 22 November 2026, UPIEntered by mistake, does not count: Typed twice',
  );
});

test('what the owner typed is read aloud in its own language', () => {
  const lines = [
    ...AGREED.lines,
    ...AGREED.lines.map((line) => ({ ...line, text: 'हाथीदाँत का कार्ड' })).slice(0, 1),
  ];
  const note = { ...paid(5_000), note: 'By cheque' };
  show({ lines, entries: [note, paid(1), { kind: 'void', place: 2, reason: 'दो बार लिखा' }] });
  for (const [text, lang] of [
    ['हाथीदाँत का कार्ड', 'hi'],
    ['Ivory arch (Series 4)', 'en'],
    ['By cheque', 'en'],
    ['दो बार लिखा', 'hi'],
  ] as const)
    expect(screen.getByText(text).getAttribute('lang')).toBe(lang);
});

test('a bill of any day is called a bill: how the shop was taxed then is only on the paper', () => {
  show({
    papers: [
      { kind: 'INV', year: 2026, serial: 1, total: 12_375 },
      { kind: 'CN', year: 2026, serial: 1, total: 12_375 },
    ],
  });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Print: Bill INV/26-27/0001',
    'Print: Credit note CN/26-27/0001',
  ]);
});

test('an earlier receipt has no agreed price, which may have been another when it was given', () => {
  const money = { ...AGREED, entries: [paid(5_000), paid(2_000)] };
  const [first] = paymentsOf(money);
  if (!first) throw new Error('two payments were made');
  render(<Receipt order={{ ...ORDER_WITH_MONEY, money }} money={money} payment={first} />);
  const receipt = readable(document.querySelector('[data-paper="money"] table'));
  expect(receipt).toContain('₹5,000');
  expect(receipt).not.toContain('₹12,375');
});
