import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BookingsDesk } from '#src/features/bookings/bookings-desk.tsx';
import { Toaster } from '#src/ui/toast.tsx';

const api = vi.hoisted(() => ({
  readBookable: vi.fn(async () => ['dzire 1', 'dzire 2']),
  readMonth: vi.fn(async () => ({})),
  listBookings: vi.fn(async () => []),
  saveBooking: vi.fn(() => Promise.reject(new Error('no response'))),
}));
vi.mock('#src/features/bookings/bookings-api.ts', () => api);

function showDesk() {
  return render(
    <MemoryRouter initialEntries={['/manage-bookings?day=2099-02-12']}>
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
  await vi.waitFor(() => expect(api.listBookings.mock.calls.length).toBe(readings + 1));
  expect(screen.getByLabelText<HTMLInputElement>('Who is it for?').value).toBe('Sharma family');
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
