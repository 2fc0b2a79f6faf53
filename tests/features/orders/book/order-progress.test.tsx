import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '#tests/support/fake-orders.ts';
import { resetOrders, showBook } from '#tests/support/order-book.tsx';
import { HONEST } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';

vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

beforeEach(resetOrders);

/** Opens an order; later it is read as confirmed, unless a test says otherwise. */
async function open(): Promise<void> {
  const { id } = HONEST;
  api.openOrder
    .mockResolvedValueOnce({ id, order: HONEST })
    .mockResolvedValue({ id, order: { ...HONEST, status: 'confirmed', rev: 1 } });
  showBook(`?order=${id}`);
  await screen.findByLabelText('Your note');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const isConfirmed = () =>
  until(() => expect(screen.queryByRole('button', { name: 'Set to: Confirmed' })).toBeNull());

test('a status that was set just before the network went is shown with its time, and the next one follows it', async () => {
  await open();
  api.openOrder.mockRejectedValue(new Error('unavailable'));
  await press('Set to: Confirmed');
  await isConfirmed();
  expect(screen.getByText(/^Confirmed: /)).toBeTruthy();
  await press('Set to: In progress');
  expect(api.setStatus).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: 'confirmed', rev: 1 }),
    'working',
  );
});

test('a status of which nobody knows whether it is set is neither shown nor said not to be set', async () => {
  await open();
  api.setStatus.mockRejectedValue(new Error('unavailable'));
  api.openOrder.mockRejectedValue(new Error('unavailable'));
  await press('Set to: Confirmed');
  expect(await screen.findByText(/^It is not certain whether that was saved/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set to: Confirmed' })).toBeTruthy();
});

test('the focus goes from the button of the new status, which is gone, to the line that says the status', async () => {
  await open();
  await press('Set to: Confirmed');
  await isConfirmed();
  expect(document.activeElement?.textContent).toBe('Confirmed');
});

test('a status that is set while the focus is elsewhere leaves it there', async () => {
  await open();
  let respond = () => {};
  api.setStatus.mockReturnValue(new Promise<void>((resolve) => (respond = resolve)));
  await press('Set to: Confirmed');
  const note = screen.getByLabelText('Your note');
  note.focus();
  respond();
  await isConfirmed();
  expect(document.activeElement).toBe(note);
});
