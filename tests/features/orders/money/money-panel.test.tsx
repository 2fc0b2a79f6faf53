import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { MoneyPanel } from '#src/features/orders/money/money-panel.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { Toaster } from '#src/ui/toast.tsx';
import * as api from '#tests/support/fake-orders.ts';
import { refuse } from '#tests/support/order-book.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';
import { ORDER_WITH_MONEY, paid } from './made-up-money.ts';

const { saveMoney, issuePaper } = vi.hoisted(() => ({ saveMoney: vi.fn(), issuePaper: vi.fn() }));
vi.mock('#src/features/orders/money/money-api.ts', () => ({ saveMoney, issuePaper }));
// As the bills of an erased order are hidden.
vi.mock('#src/features/orders/money/read-paper.ts', () => ({
  readPaper: () => Promise.reject(new Error('There is no paper.')),
}));
vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));

beforeEach(() => {
  saveMoney.mockReset().mockResolvedValue(ORDER_WITH_MONEY);
  api.openOrder.mockReset().mockRejectedValue(new Error('unavailable'));
});

const DINNER: Order = { ...SAMPLE_ORDER, kind: 'catering', lines: [], guests: 200 };

const panel = (order: Order) => (
  <MoneyPanel
    order={order}
    items={{}}
    coupon={undefined}
    guard={(work) => work()}
    onChange={() => undefined}
  />
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
  saveMoney.mockReturnValue(
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    }),
  );
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

/** The panel in an order that follows what is saved and read. */
function FollowedPanel({ first = ORDER_WITH_MONEY }: { readonly first?: Order }) {
  const [order, setOrder] = useState(first);
  return (
    <MoneyPanel order={order} items={{}} coupon={undefined} guard={(work) => work()} onChange={setOrder} />
  );
}

/** Somebody sets the order's status before the next save, which the rules refuse then. */
function changeMeanwhile(): Order {
  const changed: Order = { ...ORDER_WITH_MONEY, status: 'working', rev: ORDER_WITH_MONEY.rev + 1 };
  saveMoney.mockRejectedValueOnce(new Error('permission-denied'));
  api.openOrder.mockResolvedValueOnce({ id: changed.id, order: changed });
  saveMoney.mockImplementation(async (order, money) => ({ ...order, money, rev: order.rev + 1 }));
  render(
    <>
      <FollowedPanel />
      <Toaster />
    </>,
  );
  return changed;
}

const pressTwice = async (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  await until(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(screen.getAllByText(/^This order has changed in the meantime/)).not.toHaveLength(0);
  fireEvent.click(button);
  await until(() => expect(saveMoney).toHaveBeenCalledTimes(2));
};

test('price lines typed while somebody sets the status are still there, and saved by a second press', async () => {
  const changed = changeMeanwhile();
  const [first] = screen.getAllByLabelText('What for');
  if (first) fireEvent.change(first, { target: { value: 'Ivory arch, gold foil' } });
  await pressTwice('Save price and terms');
  const [order, money] = saveMoney.mock.lastCall ?? [];
  expect(order).toEqual(changed);
  expect(money.lines[0].text).toBe('Ivory arch, gold foil');
  expect(await screen.findByText('Price and terms saved')).toBeTruthy();
});

test('a payment typed while somebody sets the status is still there, and entered once by a second press', async () => {
  const changed = changeMeanwhile();
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'By cheque' } });
  fireEvent.change(screen.getByLabelText('Amount in rupees'), { target: { value: '500' } });
  await pressTwice('Enter it');
  const [order, money] = saveMoney.mock.lastCall ?? [];
  expect(order).toEqual(changed);
  expect(money.entries).toEqual([expect.objectContaining({ amount: 500, note: 'By cheque' })]);
  expect(await screen.findByText('Payment entered')).toBeTruthy();
});

test('what cannot be saved although nobody has changed the order is said to be still there', async () => {
  render(
    <>
      {panel(ORDER_WITH_MONEY)}
      <Toaster />
    </>,
  );
  saveMoney.mockRejectedValue(new Error('unavailable'));
  api.openOrder.mockResolvedValue({ id: ORDER_WITH_MONEY.id, order: ORDER_WITH_MONEY });
  fireEvent.change(screen.getByLabelText('Amount in rupees'), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
  expect(await screen.findByText('It could not be saved. What you typed is still here.')).toBeTruthy();
  expect(screen.getByDisplayValue('500')).toBeTruthy();
});

test('a payment of which nobody knows whether it is entered is not said to be missing', async () => {
  render(
    <>
      {panel(ORDER_WITH_MONEY)}
      <Toaster />
    </>,
  );
  saveMoney.mockRejectedValue(new Error('timeout'));
  api.openOrder.mockRejectedValue(new Error('unavailable'));
  fireEvent.change(screen.getByLabelText('Amount in rupees'), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
  expect(await screen.findByText(/^It is not certain whether that was saved/)).toBeTruthy();
  expect(screen.getByDisplayValue('500')).toBeTruthy();
});

const BILL = { kind: 'INV', year: 2026, serial: 1, total: 12_375 } as const;

interface Attempt {
  /** The button without which the field is not shown. */
  readonly opens?: RegExp;
  readonly papers?: readonly (typeof BILL)[];
  readonly label: string;
  readonly typed: string;
  readonly presses: readonly (string | RegExp)[];
}

test.each<[string, Attempt]>([
  ['a price', { label: 'Advance in rupees', typed: '6000', presses: ['Save price and terms'] }],
  ['a payment', { label: 'Amount in rupees', typed: '500', presses: ['Enter it'] }],
  [
    'a mistake',
    {
      opens: /^Entered by mistake/,
      label: 'What was wrong?',
      typed: 'Typed twice',
      presses: ['Mark as a mistake'],
    },
  ],
  ['a bill', { label: 'Address', typed: '4 MI Road, Jaipur', presses: [/^Issue: /, 'Issue it'] }],
  [
    'a credit note',
    {
      papers: [BILL],
      label: 'Reason for taking the bill back',
      typed: 'Wrong name',
      presses: ['Issue a credit note', 'Issue it'],
    },
  ],
])(
  '%s of an order that somebody has erased meanwhile is said to be too late, and what was typed is still there',
  async (_, { opens, papers = [], label, typed, presses }) => {
    saveMoney.mockImplementation(refuse);
    issuePaper.mockImplementation(refuse);
    api.openOrder.mockImplementation(refuse);
    const money = { ...ORDER_WITH_MONEY.money, entries: [paid(5_000)], papers };
    render(
      <>
        <FollowedPanel first={{ ...ORDER_WITH_MONEY, money }} />
        <Toaster />
      </>,
    );
    const open = () => opens && fireEvent.click(screen.getByRole('button', { name: opens }));
    open();
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    for (const press of presses) fireEvent.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByText('This order has been erased in the meantime.')).toBeTruthy();
    open();
    expect(screen.getByDisplayValue(typed)).toBeTruthy();
    expect(hasUnsentText()).toBe(true);
  },
);

test('after a bill was issued the focus is on the title of the bill', async () => {
  const name = { kind: 'INV', year: 2026, serial: 1 } as const;
  const money = { ...ORDER_WITH_MONEY.money, papers: [{ ...name, total: 12_375 }] };
  issuePaper.mockResolvedValue({ order: { ...ORDER_WITH_MONEY, money, rev: 1 }, name });
  render(<FollowedPanel />);
  const issue = screen.getByRole('button', { name: /^Issue: / });
  issue.focus();
  fireEvent.click(issue);
  fireEvent.click(screen.getByRole('button', { name: 'Issue it' }));
  await until(() => expect(screen.getByRole('button', { name: 'Issue a credit note' })).toBeTruthy());
  await until(() => expect(document.activeElement?.textContent).toBe('Bill'));
});

test('after a payment was marked as a mistake the focus is on the list of payments', async () => {
  saveMoney.mockImplementation(async (order, money) => ({ ...order, money, rev: order.rev + 1 }));
  const money = { ...ORDER_WITH_MONEY.money, entries: [paid(5_000), paid(2_000)] };
  render(<FollowedPanel first={{ ...ORDER_WITH_MONEY, money }} />);
  const mistake = screen.getByRole('button', { name: /^Entered by mistake: .*\/2$/ });
  mistake.focus();
  fireEvent.click(mistake);
  fireEvent.change(screen.getByLabelText('What was wrong?'), { target: { value: 'Typed twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as a mistake' }));
  await until(() => expect(screen.getByText('Typed twice')).toBeTruthy());
  await until(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Payments' })));
});

test.each([
  ['the day after it cost nothing', '2027-01-14T08:00:00+05:30', true],
  ['in time', '2027-01-13T23:00:00+05:30', false],
])('an order set to Cancelled %s says whether the advance is kept, and what to do: %s', (_, at, isKept) => {
  const { money = NO_MONEY } = ORDER_WITH_MONEY;
  const times = { cancelled: Date.parse(at) };
  render(
    panel({ ...ORDER_WITH_MONEY, status: 'cancelled', times, money: { ...money, entries: [paid(5_000)] } }),
  );
  const line = screen.queryByText(
    /^This order was set to Cancelled on 14 January 2027, so the advance of ₹5,000/,
  );
  expect(line !== null).toBe(isKept);
  if (isKept) {
    expect(line?.textContent).toContain('If it was you who cancelled, empty that field');
    expect(screen.getByText('Advance kept')).toBeTruthy();
  }
  expect(screen.queryByText('Still to pay')).toBeNull();
});
