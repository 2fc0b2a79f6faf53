import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import * as api from '#tests/support/fake-orders.ts';
import { resetOrders, showBook } from '#tests/support/order-book.tsx';
import { HONEST } from '#tests/support/sample-order.ts';

vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

vi.mock('#src/features/orders/new-orders-api.ts', () => ({ listenToOrders: async () => () => {} }));

beforeEach(resetOrders);

test('the list shows each order, also one that cannot be read', async () => {
  api.listOrders.mockResolvedValue({
    items: [
      { id: HONEST.id, order: HONEST },
      { id: 'broken', order: undefined },
    ],
  });
  showBook();
  const list = within(await screen.findByRole('list', { name: 'Orders' }));
  const [first, second] = list.getAllByRole('listitem');
  for (const text of ['S-261122-7Q3M', 'Received', 'Asha Rao', '1 design, ₹10,000 – ₹13,750'])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('This order cannot be read');
  expect(await screen.findByText('1 order')).toBeTruthy();
});

test.each([
  [true, '1 design', '₹12,375 agreed, ₹7,375 due'],
  [false, '1 design, ₹10,000 – ₹13,750', undefined],
])('who still owes is seen in the list by the owner alone (%s)', async (isOwner, amount, money) => {
  const lines = [{ text: 'Cards', quantity: 250, amount: 12_375, code: '', rate: 0 }];
  const entries = [{ kind: 'in', day: '2026-11-24', way: 'upi', amount: 5_000, note: '' }] as const;
  const order = { ...HONEST, money: { ...NO_MONEY, lines, entries } };
  api.listOrders.mockResolvedValue({ items: [{ id: HONEST.id, order }] });
  showBook('', isOwner);
  expect(await screen.findByText(amount)).toBeTruthy();
  expect(screen.queryByText(/ agreed/)?.textContent).toBe(money);
});

test.each([
  ['confirmed', '₹5,000 paid'],
  ['cancelled', '₹5,000 to pay back'],
] as const)(
  'an advance without an agreed price is seen in the list of an order that is %s',
  async (status, said) => {
    const entries = [{ kind: 'in', day: '2026-11-24', way: 'upi', amount: 5_000, note: '' }] as const;
    const order: Order = { ...HONEST, status, money: { ...NO_MONEY, entries } };
    api.listOrders.mockResolvedValue({ items: [{ id: HONEST.id, order }] });
    showBook();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText('1 design, ₹10,000 – ₹13,750')).toBeTruthy();
  },
);

test('‘Show all orders’ after a search shows those, too, that a filter leaves out', async () => {
  api.listOrders.mockResolvedValue({ items: [] });
  api.findOrders.mockResolvedValue([]);
  api.readManyOrders.mockResolvedValue({ items: [{ id: HONEST.id, order: HONEST }] });
  showBook('?status=ready&kind=cards&month=2026-11');
  await userEvent.type(await screen.findByRole('searchbox'), 'asha{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all orders' }));
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(api.listOrders).toHaveBeenLastCalledWith(
    { status: undefined, kind: undefined, month: undefined, by: undefined },
    undefined,
  );
});

test('a menu for one guest is for 1 guest', async () => {
  const line = { id: 'dal-1', amount: 1, price: undefined };
  const order: Order = { ...HONEST, kind: 'catering', lines: [line], guests: 1 };
  api.listOrders.mockResolvedValue({ items: [{ id: HONEST.id, order }] });
  showBook();
  expect(await screen.findByText('1 dish, 1 guest')).toBeTruthy();
});

test('a booking leads to its order, of which it knows the number only', async () => {
  api.readManyOrders.mockResolvedValue({ items: [] });
  api.findOrders.mockResolvedValue([{ id: HONEST.id, order: HONEST }]);
  showBook({ pathname: '/manage-orders', state: { find: HONEST.number } });
  expect(await screen.findByRole('link', { name: HONEST.number })).toBeTruthy();
  expect(api.findOrders).toHaveBeenCalledExactlyOnceWith({ field: 'number', text: HONEST.number });
});

test('the CSV has the orders of every page of the filter', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:csv';
  });
  api.listOrders.mockResolvedValue({ items: [] });
  api.readNote.mockResolvedValue({ text: 'Call after six', rev: 1 });
  api.listOrdersById
    .mockResolvedValueOnce({ items: [{ id: HONEST.id, order: HONEST }], next: 'page 2' })
    .mockResolvedValueOnce({ items: [{ id: 'two', order: { ...HONEST, number: 'S-261122-ZZZZ' } }] });
  showBook('?kind=cards');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText('2 orders saved')).toBeTruthy();
  const text = await files[0]?.text();
  expect(text).toContain('"S-261122-7Q3M"');
  expect(text).toContain('"S-261122-ZZZZ"');
  expect(text?.match(/"Call after six"/g)).toHaveLength(2);
  expect(api.listOrdersById).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'cards' }), 'page 2');
});

test('the CSV marks an order that differs from our prices, and no other', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:csv';
  });
  const forged = { ...HONEST, id: 'two', number: 'S-261122-EV11', coupon: 'FREE' };
  api.listOrders.mockResolvedValue({ items: [] });
  api.readNote.mockResolvedValue({ text: '', rev: 0 });
  api.listOrdersById.mockResolvedValueOnce({
    items: [HONEST, forged].map((order) => ({ id: order.id, order })),
  });
  showBook('?kind=cards');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText('2 orders saved')).toBeTruthy();
  const rows = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(rows.filter((row) => row.includes('"Yes"'))).toEqual([expect.stringContaining('S-261122-EV11')]);
});

test('a forged order is marked in the list, before it is opened, and an honest one is not', async () => {
  const forged = {
    ...HONEST,
    id: `${HONEST.id.slice(0, -1)}0`,
    number: 'S-261122-EV11',
    total: { low: 1, high: 1 },
  };
  api.listOrders.mockResolvedValue({
    items: [HONEST, forged].map((order) => ({ id: order.id, order })),
  });
  showBook();
  await screen.findByText('S-261122-EV11');
  const marked = screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByText('Differs from our prices'));
  expect(marked).toHaveLength(1);
  expect(marked[0]?.textContent).toContain('S-261122-EV11');
});
