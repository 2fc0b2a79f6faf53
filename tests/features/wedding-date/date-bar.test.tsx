import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOOKED_MONTH_PREFIX } from '#src/config/late-storage-keys.ts';
import { chosenDate, forgetChosenDate } from '#src/data/chosen-date.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { Toaster } from '#src/ui/toast.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('#src/features/wedding-date/date-sheet.tsx', () => ({
  get DateSheet() {
    if (!network.isThere) throw new Error('No network');
    return () => <p>The sheet</p>;
  },
}));

beforeEach(() => {
  localStorage.clear();
  forgetChosenDate();
});

test('a date sheet that could not be loaded says so, and opens at the next press', async () => {
  render(
    <>
      <DateBar />
      <Toaster />
    </>,
  );
  const choose = screen.getByRole('button', { name: 'Choose your date' });
  await userEvent.click(choose);
  expect(await screen.findByText('The dates could not be opened')).toBeTruthy();
  network.isThere = true;
  await userEvent.click(choose);
  expect(await screen.findByText('The sheet')).toBeTruthy();
});

test('Clear leaves neither the date nor the month that was looked at on the phone', async () => {
  const kept = { taken: { units: ['dzire 1'], taken: {} }, readAt: Date.now() };
  localStorage.setItem(`${BOOKED_MONTH_PREFIX}2099-02`, JSON.stringify(kept));
  chosenDate.change(() => ({ day: '2099-02-12', part: 'day', place: 'Jaipur' }));
  render(<DateBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Choose your date' })).toBeTruthy();
  expect(Object.entries(localStorage).filter(([key, value]) => /2099|Jaipur/.test(key + value))).toEqual([]);
});
