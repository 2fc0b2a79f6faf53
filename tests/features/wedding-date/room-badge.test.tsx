import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BOOKED_MONTH_PREFIX, CHOSEN_DATE_KEY } from '#src/config/late-storage-keys.ts';
import { RoomBadge } from '#src/features/wedding-date/room-badge.tsx';
import { RoomLine } from '#src/features/wedding-date/room-line.tsx';

const DAY = '2099-02-12';

/** This phone has just read what is taken. */
function know(units: readonly string[], evening: readonly string[], month = '2099-02'): void {
  const read = { taken: { units, taken: { [`${DAY}e`]: evening } }, readAt: Date.now() };
  localStorage.setItem(`${BOOKED_MONTH_PREFIX}${month}`, JSON.stringify(read));
}

beforeEach(() => {
  localStorage.clear();
  const chosen = { day: DAY, part: 'evening', place: '' };
  localStorage.setItem(CHOSEN_DATE_KEY, JSON.stringify({ state: { data: chosen } }));
});

test('offers say free, last one or booked, also if the one that is out was counted away; what is not counted says nothing', async () => {
  know(
    ['dzire 1', 'dzire 2', 'ertiga 1', 'dj 1', 'photographer 1'],
    ['dzire 1', 'ertiga 1', 'photographer 2'],
  );
  const { container } = render(
    <>
      <RoomBadge thing="dzire" />
      <RoomBadge thing="ertiga" />
      <RoomBadge thing="dj" />
      <RoomBadge thing="photographer" />
      <RoomBadge thing="horse" />
    </>,
  );
  await waitFor(() => expect(container.textContent).not.toBe(''));
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'Last one on your date',
    'Booked on your date',
    'Free on your date',
    'Booked on your date',
  ]);
  render(<RoomLine service="kitchen" />);
  expect(screen.getByRole('status').textContent).toBe(
    'Ask us on WhatsApp what is free: your message includes the date.',
  );
});
