import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CountPart } from '#src/features/guest-book/counts/count-part.tsx';
import type * as UseGuestBook from '#src/features/guest-book/use-guest-book.ts';
import { fakeGuestBook } from '#tests/support/fake-guest-book.ts';
import { familyWith, replyWith } from '#tests/support/guest-book.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const YESTERDAY = Date.parse('2027-01-30T19:05:00+05:30');
const TODAY = Date.parse('2027-01-31T09:00:00+05:30');

const state = vi.hoisted((): { book?: ReturnType<typeof UseGuestBook.useGuestBook> } => ({}));
vi.mock('#src/features/guest-book/use-guest-book.ts', async (original) => ({
  ...(await original<typeof UseGuestBook>()),
  useGuestBook: () => state.book,
}));

test('without a network the caterer’s sheet says when the counts are from, not when the desk was opened', () => {
  vi.setSystemTime(TODAY);
  const families = [familyWith({ id: 'sharma' })];
  const answers = { f1: { adults: 3, children: 1, veg: 4, jain: 0, nonVeg: 0 } };
  const replies = new Map([['sharma', replyWith({ id: 'sharma', answers })]]);
  state.book = fakeGuestBook(families, { status: 'offline', replies, readAt: YESTERDAY });
  const onPlan = vi.fn();
  render(
    <MemoryRouter>
      <CountPart invitation={SAMPLE} onChange={() => {}} onPlan={onPlan} />
    </MemoryRouter>,
  );
  const sheet = readable(document.querySelector('[data-paper]'));
  expect(sheet).toMatch(/Counted from the guests’ replies on 30 Jan 2027, 7:05 pm IST/);
  screen.getAllByRole('button', { name: /Plan this dinner/ })[0]?.click();
  expect(onPlan).toHaveBeenCalledWith(expect.objectContaining({ countedAt: YESTERDAY }));
  vi.useRealTimers();
});
