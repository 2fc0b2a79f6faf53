import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import ManageBookingsPage from '#src/pages/manage-bookings/manage-bookings-page.tsx';
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

function show(order: Order) {
  orders.openOrder.mockResolvedValue({ id: order.id, order });
  render(
    <MemoryRouter initialEntries={[`/manage-bookings?order=${order.id}`]}>
      <ManageBookingsPage />
    </MemoryRouter>,
  );
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
