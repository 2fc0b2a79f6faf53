import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#src/domain/booking/booking.ts';
import { bookingIdOf, nextBookingId } from '#src/features/bookings/booking-draft.ts';
import type { Outcome, WantedBooking } from '#src/features/bookings/bookings-api.ts';
import { BookingsDesk } from '#src/features/bookings/bookings-desk.tsx';
import { notify } from '#src/ui/toast.tsx';
import { BOOKED } from '#tests/support/booked-order.ts';

const stored = new Map<string, Booking>();

/** The database's responses: an equal document is already saved, and another person's document stays. */
const saveBooking = async (wanted: WantedBooking): Promise<Outcome> => {
  const { wants, ...fields } = wanted;
  const units = Object.keys(wants).map((thing) => `${thing} 1`);
  const booking = { ...fields, units, rev: wanted.rev + 1, updatedAt: 0 };
  const before = stored.get(wanted.id);
  if (before && JSON.stringify(before) === JSON.stringify(booking))
    return { state: 'saved', booking: before };
  if ((before?.rev ?? 0) !== wanted.rev) return { state: 'changed', booking: before };
  stored.set(wanted.id, booking);
  return { state: 'saved', booking };
};

const api = vi.hoisted(() => ({
  readBookable: vi.fn(async () => ['dzire 1', 'dj 1', 'horse 1']),
  readMonth: vi.fn(async () => ({})),
  listBookings: vi.fn(async () => []),
  listBookingsOf: vi.fn(),
  saveBooking: vi.fn(),
}));
vi.mock('#src/features/bookings/bookings-api.ts', () => api);

const ORDER = 'S-261122-7Q3M';
const START = { order: ORDER, who: 'Asha Rao', day: '2099-02-14', wants: { dzire: 1 } };
const first = await bookingIdOf('0123456789abcdef0123456789abcdef');

const booked = (id: string, change: Partial<Booking> = {}): Booking => ({ ...BOOKED, id, ...change });

beforeEach(() => {
  stored.clear();
  vi.spyOn(notify, 'success');
  api.saveBooking.mockImplementation(saveBooking);
  api.listBookingsOf.mockImplementation(async () => [...stored.values()]);
});

/** Somebody's phone that has opened the order. */
function phone() {
  const { container } = render(
    <MemoryRouter initialEntries={['/manage-bookings?order=ID']}>
      <BookingsDesk guard={(work) => work()} isOwner readOrder={async () => ({ ...START, id: first })} />
    </MemoryRouter>,
  );
  return within(container);
}

type Phone = ReturnType<typeof phone>;

const user = userEvent.setup();
const press = async (on: Phone, name: string) => user.click(await on.findByRole('button', { name }));
const form = (on: Phone) => on.queryByRole('heading', { name: 'A new booking' });

test('‘Book something else’ with the same things on two phones is one booking, and both read ‘Booked.’', async () => {
  stored.set(first, booked(first));
  const phones = [phone(), phone()];
  for (const one of phones) {
    await press(one, 'Book something else for it');
    await press(one, 'More: DJ set');
  }
  for (const one of phones) await press(one, 'Save the booking');

  for (const one of phones) await waitFor(() => expect(form(one)).toBeNull());
  expect(vi.mocked(notify.success).mock.calls).toEqual([['Booked.'], ['Booked.']]);
  expect(stored.size).toBe(2);
});

test('of two phones that book something else for an order, the second is told, and may book again afterwards', async () => {
  stored.set(first, booked(first));
  const [one, other] = [phone(), phone()];
  await press(one, 'Book something else for it');
  await press(other, 'Book something else for it');
  await press(one, 'More: DJ set');
  await press(other, 'More: Horse');
  await press(one, 'Save the booking');
  await waitFor(() => expect(stored.size).toBe(2));
  await press(other, 'Save the booking');

  expect(await other.findByText('Somebody else has just booked this order')).toBeTruthy();
  expect(stored.size).toBe(2);
  await press(other, 'Back without saving');
  await other.findByRole('button', { name: 'Book something' });
  // The list of before would propose the same id again.
  expect(other.queryByText(/is booked already/)).toBeNull();

  const again = phone();
  await press(again, 'Book something else for it');
  await press(again, 'More: Horse');
  await press(again, 'Save the booking');
  await waitFor(() => expect(stored.size).toBe(3));
});

test('an order whose booking was released is booked anew on two phones at once, and once', async () => {
  stored.set(first, booked(first, { released: true, rev: 2 }));
  const phones = [phone(), phone()];
  for (const one of phones) await press(one, 'Save the booking');
  await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(2));
  expect(stored.size).toBe(2);
});

test('each booking of an order has an id of its own, which does not tell the order’s', async () => {
  const second = await nextBookingId(first, [booked(first)]);
  const third = await nextBookingId(first, [booked(second), booked(first, { released: true })]);
  expect(new Set([first, second, third]).size).toBe(3);
  for (const id of [second, third]) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await nextBookingId(first, [])).toBe(first);
});
