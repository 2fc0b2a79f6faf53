import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#src/domain/booking/booking.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import ManageOrdersPage from '#src/pages/manage-orders/manage-orders-page.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const orders = vi.hoisted(() => ({ openOrder: vi.fn(), readNote: vi.fn(), setStatus: vi.fn() }));
vi.mock('#src/features/orders/orders-api.ts', () => orders);
const bookings = vi.hoisted(() => ({ listBookingsOf: vi.fn() }));
vi.mock('#src/features/bookings/bookings-api.ts', () => bookings);
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));
vi.mock('#src/features/admin/admin-frame.tsx', () => ({
  AdminFrame: ({ children }: { children: (guard: Guard, role: 'helper') => ReactNode }) =>
    children((work) => work(), 'helper'),
}));

const BOOKING: Booking = {
  id: SAMPLE_ORDER.id,
  who: 'Asha Rao',
  phone: '',
  order: SAMPLE_ORDER.number,
  place: '',
  source: 'order',
  note: '',
  slots: ['2027-02-12e'],
  units: ['kitchen 1'],
  released: false,
  rev: 1,
  updatedAt: 0,
};
const RELEASED: Booking = { ...BOOKING, id: 'other', slots: ['2027-02-13e'], released: true };
const CANCELLED: Order = { ...SAMPLE_ORDER, status: 'cancelled', rev: 1 };

beforeEach(() => {
  vi.clearAllMocks();
  orders.readNote.mockResolvedValue({ text: '', rev: 0 });
  orders.setStatus.mockResolvedValue(undefined);
});

const show = () =>
  render(
    <MemoryRouter initialEntries={[`/manage-orders?order=${SAMPLE_ORDER.id}`]}>
      <ManageOrdersPage />
    </MemoryRouter>,
  );

test('whoever cancels an order is told that its booking is still kept, and led to where it is released', async () => {
  orders.openOrder
    .mockResolvedValueOnce({ id: SAMPLE_ORDER.id, order: SAMPLE_ORDER })
    .mockResolvedValueOnce({ id: SAMPLE_ORDER.id, order: CANCELLED });
  bookings.listBookingsOf.mockResolvedValue([BOOKING, RELEASED]);
  show();
  expect(await screen.findByRole('link', { name: 'Book for this order' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Set to: Cancelled' }));
  const told = await screen.findByText('This order is cancelled, but something is still booked for it');
  expect(told.closest('[role="alert"]')?.querySelectorAll('a')).toHaveLength(1);
  expect(bookings.listBookingsOf).toHaveBeenLastCalledWith(SAMPLE_ORDER.number);
  const link = screen.getByRole('link', { name: 'Friday, 12 February 2027: Kitchen' });
  expect(link.getAttribute('href')).toBe('/manage-bookings?day=2027-02-12');
  expect(screen.queryByRole('link', { name: 'Book for this order' })).toBeNull();
});

test('a cancelled order whose bookings cannot be read says so, and looks again when it is asked to', async () => {
  orders.openOrder.mockResolvedValue({ id: SAMPLE_ORDER.id, order: CANCELLED });
  bookings.listBookingsOf.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce([BOOKING]);
  show();
  await screen.findByText(/^We could not check whether anything is still booked/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('This order is cancelled, but something is still booked for it'),
  ).toBeTruthy();
});

test('an order that is not cancelled lists what is booked for it, without what was released', async () => {
  orders.openOrder.mockResolvedValue({ id: SAMPLE_ORDER.id, order: SAMPLE_ORDER });
  bookings.listBookingsOf.mockResolvedValue([BOOKING, RELEASED]);
  show();
  const booked = within(await screen.findByRole('region', { name: 'Booked for this order' }));
  expect(booked.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Friday, 12 February 2027: Kitchen',
  ]);
});

test('an order for which nothing is booked says so', async () => {
  orders.openOrder.mockResolvedValue({ id: SAMPLE_ORDER.id, order: SAMPLE_ORDER });
  bookings.listBookingsOf.mockResolvedValue([RELEASED]);
  show();
  expect(await screen.findByText('Nothing is booked for this order yet.')).toBeTruthy();
});

test('what is booked for an order appears below the note and not before it, so that the note moves no link', async () => {
  orders.openOrder.mockResolvedValue({ id: SAMPLE_ORDER.id, order: SAMPLE_ORDER });
  bookings.listBookingsOf.mockResolvedValue([BOOKING]);
  let arrive: (note: object) => void = () => undefined;
  orders.readNote.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show();
  await screen.findByRole('button', { name: 'Set to: Cancelled' });
  expect(bookings.listBookingsOf).not.toHaveBeenCalled();

  await act(async () => arrive({ text: '', rev: 0 }));
  expect(screen.getByLabelText('Your note')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Booked for this order' })).toBeTruthy();
});

test('what is booked for an order is listed although its note cannot be read', async () => {
  orders.openOrder.mockResolvedValue({ id: SAMPLE_ORDER.id, order: SAMPLE_ORDER });
  orders.readNote.mockRejectedValue(new Error('unavailable'));
  bookings.listBookingsOf.mockResolvedValue([BOOKING]);
  show();
  expect(await screen.findByRole('region', { name: 'Booked for this order' })).toBeTruthy();
});
