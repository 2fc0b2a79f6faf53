import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '#tests/support/fake-orders.ts';
import { refuse, resetOrders, showBook } from '#tests/support/order-book.tsx';
import { HONEST } from '#tests/support/sample-order.ts';

vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));
vi.mock('#src/features/orders/new-orders-api.ts', () => ({ listenToOrders: async () => () => {} }));

beforeEach(resetOrders);

const { id } = HONEST;

/** Opens the order, which is erased afterwards, or not. */
async function open({ isErased = false } = {}): Promise<void> {
  api.openOrder.mockResolvedValue({ id, order: HONEST });
  showBook(`?order=${id}`);
  await screen.findByLabelText('Your note');
  if (isErased) api.openOrder.mockImplementation(refuse);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a status of an order that somebody has erased meanwhile is said to be too late', async () => {
  await open({ isErased: true });
  api.setStatus.mockImplementation(refuse);
  await press('Set to: Ready');
  expect(await screen.findByText(/^This order has been erased/)).toBeTruthy();
});

test('the price of a plate of an order that somebody has erased meanwhile is said to be too late', async () => {
  api.openOrder.mockResolvedValueOnce({ id, order: { ...HONEST, kind: 'catering', lines: [] } });
  api.openOrder.mockImplementation(refuse);
  showBook(`?order=${id}`);
  await userEvent.type(await screen.findByLabelText('Price per plate, in rupees'), '850');
  api.setPlatePrice.mockImplementation(refuse);
  await press('Save the price');
  expect(await screen.findByText(/^This order has been erased/)).toBeTruthy();
});

test.each([
  ['new', 0],
  ['changed', 3],
])(
  'a %s note of an order that somebody has erased meanwhile is not said to be somebody else’s',
  async (_, rev) => {
    api.readNote.mockResolvedValueOnce({ text: '', rev });
    await open({ isErased: true });
    api.writeNote.mockImplementation(refuse);
    await userEvent.type(screen.getByLabelText('Your note'), 'Call after six');
    await press('Save the note');
    expect(await screen.findByText(/^This order has been erased/)).toBeTruthy();
    expect(screen.queryByText(/Somebody else has changed this note/)).toBeNull();
    expect(screen.getByDisplayValue('Call after six')).toBeTruthy();
  },
);

test.each([
  ['is gone', refuse, 'Order erased'],
  ['is still there', () => Promise.resolve({ id, order: HONEST }), /^The order could not be erased/],
  [
    'cannot be read',
    () => Promise.reject(new Error('offline')),
    /^It is not certain whether the order is erased/,
  ],
])('an order whose erasing got no response, and that %s, is reported so', async (_, stored, said) => {
  await open();
  api.listOrders.mockResolvedValue({ items: [] });
  api.eraseOrder.mockRejectedValue(new Error('timeout'));
  api.openOrder.mockImplementation(stored);
  await press('Erase this order');
  await press('Erase it');
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a note of which nobody knows whether it is saved is not said to be lost', async () => {
  await open();
  api.writeNote.mockRejectedValue(new Error('timeout'));
  api.readNote.mockRejectedValue(new Error('offline'));
  await userEvent.type(screen.getByLabelText('Your note'), 'Call after six');
  await press('Save the note');
  expect(await screen.findByText(/^It is not certain whether the note is saved/)).toBeTruthy();
  expect(screen.getByDisplayValue('Call after six')).toBeTruthy();
});
