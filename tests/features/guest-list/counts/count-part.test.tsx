import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CountPart } from '#src/features/guest-list/counts/count-part.tsx';
import type * as UseGuestList from '#src/features/guest-list/use-guest-list.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { familyWith, replyWith } from '#tests/support/guest-list.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { DESK_COUNT } from '#text/invitations/counts.ts';

const YESTERDAY = Date.parse('2027-01-30T19:05:00+05:30');
const TODAY = Date.parse('2027-01-31T09:00:00+05:30');

const state = vi.hoisted((): { guestList?: ReturnType<typeof UseGuestList.useGuestList> } => ({}));
vi.mock('#src/features/guest-list/use-guest-list.ts', async (original) => ({
  ...(await original<typeof UseGuestList>()),
  useGuestList: () => state.guestList,
}));

const PROPS = {
  invitation: SAMPLE,
  countsOpenLink: false,
  onCountOpenLink: () => {},
  onChange: () => {},
  onPlan: () => {},
};

test('a list of which nothing could be read yet is not called empty', () => {
  state.guestList = fakeGuestList([], { status: 'partial' });
  render(<CountPart {...PROPS} />);
  expect(screen.queryByText(DESK_COUNT.none.title)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('without a network the caterer’s sheet says when the counts are from, not when the desk was opened', () => {
  vi.setSystemTime(TODAY);
  const families = [familyWith({ id: 'sharma' })];
  const answers = { f1: { adults: 3, children: 1, veg: 4, jain: 0, nonVeg: 0 } };
  const replies = new Map([['sharma', replyWith({ id: 'sharma', answers })]]);
  state.guestList = fakeGuestList(families, { status: 'offline', replies, readAt: YESTERDAY });
  const onPlan = vi.fn();
  render(
    <MemoryRouter>
      <CountPart {...PROPS} onPlan={onPlan} />
    </MemoryRouter>,
  );
  const sheet = readable(document.querySelector('[data-paper]'));
  expect(sheet).toMatch(/Counted from the guests’ replies on 30 Jan 2027, 7:05 pm IST/);
  screen.getAllByRole('button', { name: /Plan this dinner/ })[0]?.click();
  expect(onPlan).toHaveBeenCalledWith(expect.objectContaining({ countedAt: YESTERDAY }));
  vi.useRealTimers();
});
