import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#src/domain/booking/booking.ts';
import { bookingIdOf } from '#src/features/bookings/booking-draft.ts';
import type { WantedBooking } from '#src/features/bookings/bookings-api.ts';
import { BookingsDesk } from '#src/features/bookings/bookings-desk.tsx';
import { NotCountedError } from '#src/features/bookings/not-counted-error.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { BOOKED } from '#tests/support/booked-order.ts';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({
  eraseBooking: vi.fn(),
  readBookable: vi.fn(async () => ['dzire 1', 'dzire 2']),
  readMonth: vi.fn(async () => ({})),
  listBookings: vi.fn(async (): Promise<Booking[]> => []),
  listBookingsOf: vi.fn(async (): Promise<Booking[]> => []),
  saveBookable: vi.fn(async () => undefined),
  saveBooking: vi.fn(
    (_wanted: WantedBooking, _sent?: readonly WantedBooking[]): Promise<unknown> =>
      Promise.reject(new Error('no response')),
  ),
}));
vi.mock('#src/features/bookings/bookings-api.ts', () => api);

beforeEach(() => vi.resetAllMocks());

const START = {
  id: '0123456789abcdef0123456789abcdef',
  order: 'S-261122-7Q3M',
  who: 'Asha Rao',
  day: '2099-02-14',
  wants: { dzire: 1 },
};

/** What was to be saved, in the order of the presses. */
const wanted = () => api.saveBooking.mock.calls.map(([booking]) => booking);

const showOrder = (readOrder = async () => START) =>
  render(
    <MemoryRouter initialEntries={[`/manage-bookings?order=${START.id}`]}>
      <BookingsDesk guard={(work) => work()} isOwner readOrder={readOrder} />
      <Toaster />
    </MemoryRouter>,
  );

test('an order that is booked already leads to its booking, and is booked again only where more is wanted', async () => {
  const user = userEvent.setup();
  api.listBookingsOf.mockResolvedValue([BOOKED]);
  showOrder();
  expect(await screen.findByText('Order S-261122-7Q3M is booked already')).toBeTruthy();
  expect(api.listBookingsOf).toHaveBeenCalledExactlyOnceWith(START.order);
  expect(screen.queryByRole('button', { name: 'Save the booking' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Book something else for it' }));
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  expect(wanted()).toMatchObject([{ order: START.order, rev: 0, id: expect.not.stringContaining(START.id) }]);
  await user.click(screen.getByRole('button', { name: 'Back without saving' }));

  await user.click(screen.getByRole('link', { name: 'Saturday, 14 February 2099: Dzire' }));
  const day = await screen.findByRole('region', { name: 'Saturday, 14 February 2099' });
  expect(document.activeElement).toBe(day);
  expect(screen.queryByText(/is booked already/)).toBeNull();
});

test('of two people who book the same order at the same moment, the second is told, and shown the first booking', async () => {
  const user = userEvent.setup();
  api.listBookingsOf.mockResolvedValue([]);
  // The database's response for an id that is in use.
  api.saveBooking.mockResolvedValue({ state: 'changed', booking: BOOKED });
  showOrder();
  await user.click(await screen.findByRole('button', { name: 'Save the booking' }));
  expect(wanted()).toMatchObject([{ id: START.id, rev: 0 }]);
  expect(await screen.findByText('Somebody else has just booked this order')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back without saving' }));
  expect(await screen.findByRole('region', { name: 'Saturday, 14 February 2099' })).toBeTruthy();
});

test('an order whose booking was released is booked anew: nothing is kept for it', async () => {
  const user = userEvent.setup();
  api.listBookingsOf.mockResolvedValue([{ ...BOOKED, released: true }]);
  showOrder();
  await user.click(await screen.findByRole('button', { name: 'Save the booking' }));
  expect(wanted()).toMatchObject([{ order: START.order, rev: 0, id: expect.not.stringContaining(START.id) }]);
});

test('what is being typed stays when the order of the address is read late', async () => {
  const user = userEvent.setup();
  let arrive: (order: typeof START) => void = () => undefined;
  showOrder(() => new Promise((resolve) => (arrive = resolve)));
  await user.click(await screen.findByRole('button', { name: 'Book something' }));
  await user.type(screen.getByLabelText('Who is it for?'), 'Sharma family');
  await act(async () => arrive(START));
  expect(screen.getByLabelText<HTMLInputElement>('Who is it for?').value).toBe('Sharma family');
});

test('days can be looked through by keyboard while an order is said to be booked', async () => {
  const user = userEvent.setup();
  api.listBookingsOf.mockResolvedValue([BOOKED]);
  showOrder();
  await screen.findByText('Order S-261122-7Q3M is booked already');
  const day = screen.getByRole('button', { pressed: true });
  day.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { pressed: true }));
  expect(document.activeElement).not.toBe(day);
  expect(screen.getByText('Order S-261122-7Q3M is booked already')).toBeTruthy();
});

test('after the link to a booking, the arrow keys go on from the day that it has led to', async () => {
  const user = userEvent.setup();
  api.listBookingsOf.mockResolvedValue([BOOKED]);
  showOrder();
  await user.click(await screen.findByRole('link', { name: 'Saturday, 14 February 2099: Dzire' }));
  await screen.findByRole('region', { name: 'Saturday, 14 February 2099' });
  screen.getByRole('button', { pressed: true }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await screen.findByRole('region', { name: 'Monday, 16 February 2099' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { pressed: true }));
});

test('the id of an order’s booking is always the same, and not that of the order, which opens its page', async () => {
  const id = await bookingIdOf(START.id);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await bookingIdOf(START.id)).toBe(id);
  expect(id).not.toContain(START.id.slice(0, 8));
});

function showDesk(day = '2099-02-12') {
  return render(
    <MemoryRouter initialEntries={[`/manage-bookings?day=${day}`]}>
      <BookingsDesk guard={(work) => work()} isOwner readOrder={async () => undefined} />
      <Toaster />
    </MemoryRouter>,
  );
}

test('a booking whose response was lost is looked for on its day', async () => {
  const user = userEvent.setup();
  showDesk();
  await user.click(await screen.findByRole('button', { name: 'Book something' }));
  await user.type(screen.getByLabelText('Who is it for?'), 'Sharma family');
  await user.click(screen.getByRole('button', { name: 'More: Dzire' }));
  const readings = api.listBookings.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  await until(() => expect(api.listBookings.mock.calls.length).toBe(readings + 1));
  expect(await screen.findByText(/^It is not certain whether that was done/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Who is it for?').value).toBe('Sharma family');
});

test('a booking that is corrected after its response was lost is saved over what was sent before', async () => {
  const user = userEvent.setup();
  showDesk();
  const book = async (who: string) => {
    await user.click(await screen.findByRole('button', { name: 'Book something' }));
    await user.type(screen.getByLabelText('Who is it for?'), who);
    await user.click(screen.getByRole('button', { name: 'More: Dzire' }));
  };
  const save = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Save the booking' }));
    await until(() => expect(api.saveBooking).toHaveBeenCalledTimes(times));
    await screen.findByRole('button', { name: 'Save the booking', busy: false });
  };
  await book('Sharma family');
  await save(1);
  await user.type(screen.getByLabelText('Your note'), 'Red flowers');
  await save(2);
  const [first, corrected] = wanted();
  expect(corrected).toEqual({ ...first, note: 'Red flowers' });
  expect(api.saveBooking.mock.calls.map(([, sent]) => sent)).toEqual([[], [first]]);

  await user.click(screen.getByRole('button', { name: 'Back without saving' }));
  await book('Gupta family');
  await save(3);
  expect(api.saveBooking.mock.calls.at(-1)?.[1]).toEqual([]);
});

test('who corrects a call’s booking that somebody else has changed since is not told of an order', async () => {
  const user = userEvent.setup();
  api.saveBooking.mockResolvedValue({ state: 'changed', booking: { ...BOOKED, order: '', rev: 2 } });
  showDesk();
  await user.click(await screen.findByRole('button', { name: 'Book something' }));
  await user.type(screen.getByLabelText('Who is it for?'), 'Sharma family');
  await user.click(screen.getByRole('button', { name: 'More: Dzire' }));
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  expect(await screen.findByText('This booking has been changed in the meantime')).toBeTruthy();
});

test.each([
  ['12', 'Evening, until the next morning'],
  ['13', 'Morning, from the day before'],
])('on the %sth a booking of the 12th until the next morning says: %s', async (day, said) => {
  api.listBookings.mockResolvedValue([{ ...BOOKED, slots: ['2099-02-12e', '2099-02-13m'] }]);
  showDesk(`2099-02-${day}`);
  const [row] = within(await screen.findByRole('list', { name: 'Booked' })).getAllByRole('listitem');
  expect(row?.querySelector('p')?.textContent).toBe(`Asha Rao ${said}`);
});

test('‘Change how many there are’ leads to the title of what is counted, and the way back to the day', async () => {
  const user = userEvent.setup();
  showDesk();
  await user.click(await screen.findByRole('button', { name: 'Change how many there are' }));
  const title = screen.getByRole('heading', { name: 'How many of each do you have?' });
  expect(document.activeElement).toBe(title);
  await user.click(screen.getByRole('button', { name: 'Back without saving' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /12 February 2099/ }));
});

test('a count is saved with what was seen before, and keeps what is not sold any more', async () => {
  const user = userEvent.setup();
  api.readBookable.mockResolvedValue(['dzire 1', 'dzire 2', 'ambassador 1']);
  showDesk();
  await user.click(await screen.findByRole('button', { name: 'Change how many there are' }));
  await user.click(screen.getByRole('button', { name: 'More: Dzire' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(api.saveBookable).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ dzire: 2, dj: 0, ambassador: 1 }),
    expect.objectContaining({ dzire: 3, dj: 0, ambassador: 1 }),
  );
});

test('a released booking that somebody has booked again is not erased, and nobody blames the connection', async () => {
  const user = userEvent.setup();
  api.listBookings.mockResolvedValueOnce([{ ...BOOKED, released: true }]).mockResolvedValue([BOOKED]);
  api.eraseBooking.mockRejectedValue(Object.assign(new Error('refused'), { code: 'permission-denied' }));
  showDesk('2099-02-14');
  await user.click(await screen.findByRole('button', { name: 'Erase: Asha Rao' }));
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^That was not done: something has changed/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Release: Asha Rao' })).toBeTruthy();
});

test('a booking of what nobody has counted is not said to be stored perhaps', async () => {
  const user = userEvent.setup();
  api.saveBooking.mockRejectedValue(new NotCountedError('not counted'));
  showDesk();
  await user.click(await screen.findByRole('button', { name: 'Book something' }));
  await user.type(screen.getByLabelText('Who is it for?'), 'Sharma family');
  await user.click(screen.getByRole('button', { name: 'More: Dzire' }));
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  expect(await screen.findByText(/^First the owner counts how many there are/)).toBeTruthy();
  expect(screen.queryByText(/^It is not certain/)).toBeNull();
});

test('an erasing and a count whose response was lost are not called a saving', async () => {
  const user = userEvent.setup();
  api.listBookings.mockResolvedValue([{ ...BOOKED, released: true }]);
  api.eraseBooking.mockRejectedValue(new Error('no response'));
  api.saveBookable.mockRejectedValue(new Error('no response'));
  const { unmount } = showDesk('2099-02-14');
  await user.click(await screen.findByRole('button', { name: 'Erase: Asha Rao' }));
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^It is not certain whether that was done/)).toBeTruthy();
  unmount();

  showDesk();
  await user.click(await screen.findByRole('button', { name: 'Change how many there are' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^It is not certain whether that was done/)).toBeTruthy();
});

test('a booking leads to its order', async () => {
  api.listBookings.mockResolvedValue([BOOKED]);
  showDesk('2099-02-14');
  const order = await screen.findByRole('link', { name: BOOKED.order });
  expect(order.getAttribute('href')).toBe('/manage-orders');
});
