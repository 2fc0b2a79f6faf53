import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { MoneyPanel } from '#src/features/orders/money/money-panel.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';
import { ORDER_WITH_MONEY, paid } from './made-up-money.ts';

let save: (order: Order) => Promise<Order> = async () => ORDER_WITH_MONEY;
vi.mock('#src/features/orders/money/money-api.ts', () => ({ saveMoney: (order: Order) => save(order) }));

beforeEach(() => {
  save = async () => ORDER_WITH_MONEY;
});

const DINNER: Order = { ...SAMPLE_ORDER, kind: 'catering', lines: [], guests: 200 };

const panel = (order: Order) => (
  <MoneyPanel order={order} items={{}} guard={(work) => work()} onChange={() => undefined} />
);

test('a price that was saved is no longer unsaved, even if only its spelling is new', async () => {
  render(panel(ORDER_WITH_MONEY));
  fireEvent.change(screen.getByLabelText('Advance in rupees'), { target: { value: '5,000' } });
  expect(hasUnsentText()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save price and terms' }));
  await until(() => expect(hasUnsentText()).toBe(false));
  expect(document.activeElement?.textContent).toBe('Agreed price');
});

test('a price above what can be stored is said to be too large', () => {
  render(panel(ORDER_WITH_MONEY));
  const [first] = screen.getAllByLabelText(/^Rupees in all/);
  if (first) fireEvent.change(first, { target: { value: '9,99,99,999' } });
  expect(screen.queryByText(/can be at most/)).toBeNull();
  const discount = screen.getAllByLabelText(/^Rupees in all/)[1];
  if (discount) fireEvent.change(discount, { target: { value: '1' } });
  expect(screen.getByText('The agreed price can be at most ₹9,99,99,999.')).toBeTruthy();
});

test('a payment that is typed stays while another one is marked as a mistake', () => {
  const { rerender } = render(panel(ORDER_WITH_MONEY));
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'By cheque' } });
  const { money = NO_MONEY } = ORDER_WITH_MONEY;
  const entries = [paid(5_000), { kind: 'void', place: 1, reason: 'Typed twice' }] as const;
  rerender(panel({ ...ORDER_WITH_MONEY, money: { ...money, entries } }));
  expect(screen.getByDisplayValue('By cheque')).toBeTruthy();
});

test('price lines that are typed stay when a price per plate is saved above them; untouched ones follow it', () => {
  const { rerender } = render(panel({ ...DINNER, platePrice: 900 }));
  rerender(panel({ ...DINNER, platePrice: 1_000 }));
  expect(screen.getByDisplayValue('200000')).toBeTruthy();
  fireEvent.change(screen.getByDisplayValue('200000'), { target: { value: '190000' } });
  rerender(panel({ ...DINNER, platePrice: 1_100 }));
  expect(screen.getByDisplayValue('190000')).toBeTruthy();
});

test('a payment is locked while it is saved, and after a failure it and the focus are still there', async () => {
  let fail = () => {};
  save = () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    });
  render(panel(ORDER_WITH_MONEY));
  const note = screen.getByLabelText(/^Note/);
  fireEvent.change(note, { target: { value: 'By cheque' } });
  fireEvent.change(screen.getByLabelText('Amount in rupees'), { target: { value: '500' } });
  note.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
  expect(note.closest('fieldset')?.disabled).toBe(true);
  note.blur();
  fail();
  await until(() => expect(note.closest('fieldset')?.disabled).toBe(false));
  expect(screen.getByDisplayValue('By cheque')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('a payment that was saved leaves an empty form, and the focus on its title', async () => {
  render(panel(ORDER_WITH_MONEY));
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'By cheque' } });
  fireEvent.change(screen.getByLabelText('Amount in rupees'), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
  await until(() => expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', ''));
  expect(hasUnsentText()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Enter a payment');
});
