import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import ManageBookingsPage from '#src/pages/manage-bookings/manage-bookings-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { refuse } from '#tests/support/order-book.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const orders = vi.hoisted(() => ({ openOrder: vi.fn() }));
vi.mock('#src/features/orders/orders-api.ts', () => orders);
const bookings = vi.hoisted(() => ({
  readBookable: async () => ['kitchen 1', 'dzire 2'],
  readMonth: async () => ({}),
  listBookings: async () => [],
  listBookingsOf: async () => [],
  saveBooking: vi.fn(),
}));
vi.mock('#src/features/bookings/bookings-api.ts', () => bookings);
vi.mock('#src/features/admin/admin-frame.tsx', () => ({
  AdminFrame: ({ children }: { children: (guard: Guard, role: 'helper') => ReactNode }) =>
    children((work) => work(), 'helper'),
}));

beforeEach(() => {
  bookings.saveBooking.mockReset().mockRejectedValue(new Error('no response'));
});

const showPage = () =>
  render(
    <MemoryRouter initialEntries={[`/manage-bookings?order=${SAMPLE_ORDER.id}`]}>
      <ManageBookingsPage />
      <Toaster />
    </MemoryRouter>,
  );

function show(order: Order) {
  orders.openOrder.mockResolvedValue({ id: order.id, order });
  showPage();
  return screen.findByRole('button', { name: 'Save the booking' });
}

const MISSING = 'Please choose morning, evening or the whole day.';

test('a menu is booked for no part of the day until somebody has chosen it: a wedding may have two dinners on one day', async () => {
  const user = userEvent.setup();
  const save = await show({ ...SAMPLE_ORDER, kind: 'catering', lines: [], date: '2099-02-12' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(save);
  expect(bookings.saveBooking).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(MISSING);
  expect(document.activeElement?.textContent).toBe(MISSING);

  await user.click(screen.getByRole('radio', { name: /^Morning/ }));
  await user.click(save);
  expect(bookings.saveBooking.mock.calls[0]?.[0]).toMatchObject({
    order: SAMPLE_ORDER.number,
    slots: ['2099-02-12m'],
    wants: { kitchen: 1 },
  });
});

test('what goes with cards is booked for the evening, as what is booked by telephone', async () => {
  await show({ ...SAMPLE_ORDER, date: '2099-02-12' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Evening/ }).checked).toBe(true);
});

test.each([
  ['has been erased', refuse],
  ['is damaged', async () => ({ id: SAMPLE_ORDER.id, order: undefined })],
])('an order that %s is said not to be there, and something can be booked without it', async (_, stored) => {
  orders.openOrder.mockImplementation(stored);
  showPage();
  expect(await screen.findByText('We cannot find this order.')).toBeTruthy();
  expect(screen.getByText('It may have been erased. You can still book something without it.')).toBeTruthy();
  expect(screen.queryByText('The bookings could not be read.')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Book something' }));
  expect(screen.getByRole('button', { name: 'Save the booking' })).toBeTruthy();
});

test('an order that cannot be read for want of a connection is not said to be gone', async () => {
  orders.openOrder.mockRejectedValue(new Error('offline'));
  showPage();
  expect(await screen.findByText('The bookings could not be read.')).toBeTruthy();
  expect(screen.queryByText('We cannot find this order.')).toBeNull();
});
