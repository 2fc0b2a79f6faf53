import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#src/domain/order/order.ts';
import * as api from '#tests/support/fake-orders.ts';
import { resetOrders, showBook } from '#tests/support/order-book.tsx';
import { HONEST } from '#tests/support/sample-order.ts';

vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));
vi.mock('#src/features/orders/new-orders-api.ts', () => ({ listenToOrders: async () => () => {} }));

beforeEach(resetOrders);

const { id } = HONEST;

/** Opens the order; `then` is what later reads find. */
async function open(then?: Order): Promise<void> {
  api.openOrder.mockResolvedValueOnce({ id, order: HONEST }).mockResolvedValue({ id, order: then });
  showBook(`?order=${id}`);
  await screen.findByLabelText('Your note');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a status of an order that somebody has erased meanwhile is said to be too late', async () => {
  await open();
  api.setStatus.mockRejectedValue(new Error('not-found'));
  await press('Set to: Ready');
  expect(await screen.findByText(/^This order is gone/)).toBeTruthy();
});

test.each([
  ['is gone', () => Promise.resolve({ id, order: undefined }), 'Order erased'],
  ['is still there', () => Promise.resolve({ id, order: HONEST }), /^The order could not be erased/],
  [
    'cannot be read',
    () => Promise.reject(new Error('offline')),
    /^It is not certain whether the order is erased/,
  ],
])('an order whose erasing got no response, and that %s, is reported so', async (_, stored, said) => {
  await open(HONEST);
  api.listOrders.mockResolvedValue({ items: [] });
  api.eraseOrder.mockRejectedValue(new Error('timeout'));
  api.openOrder.mockImplementation(stored);
  await press('Erase this order');
  await press('Erase it');
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a note of which nobody knows whether it is saved is not said to be lost', async () => {
  await open(HONEST);
  api.writeNote.mockRejectedValue(new Error('timeout'));
  api.readNote.mockRejectedValue(new Error('offline'));
  await userEvent.type(screen.getByLabelText('Your note'), 'Call after six');
  await press('Save the note');
  expect(await screen.findByText(/^It is not certain whether the note is saved/)).toBeTruthy();
  expect(screen.getByDisplayValue('Call after six')).toBeTruthy();
});
