import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { CountPart } from '#src/features/guest-list/counts/count-part.tsx';
import type * as UseGuestList from '#src/features/guest-list/use-guest-list.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { familyWith, replyWith } from '#tests/support/guest-list.ts';
import { chatText, readable } from '#tests/support/render-page.tsx';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';
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

test.each([
  [false, 'Not among the plates, through the open link: Sangeet 3.'],
  [true, 'Among the plates, through the open link: Sangeet 3.'],
])(
  'the caterer’s sheet says of guests with the open link whether they are counted: %s',
  (countsOpenLink, line) => {
    const answers = { f1: { adults: 3, children: 0, veg: 3, jain: 0, nonVeg: 0 } };
    const replies = new Map([['d1', replyWith({ id: 'd1', answers })]]);
    state.guestList = fakeGuestList([familyWith({ id: 'sharma' })], { replies, readAt: TODAY });
    render(
      <MemoryRouter>
        <CountPart {...PROPS} countsOpenLink={countsOpenLink} />
      </MemoryRouter>,
    );
    expect(readable(document.querySelector('[data-paper]'))).toContain(line);
  },
);

test('where no function asks for replies, that is said instead of an empty sheet for the caterer', () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: false }));
  state.guestList = fakeGuestList([familyWith({ id: 'sharma' })], { readAt: TODAY });
  render(
    <MemoryRouter>
      <CountPart {...PROPS} invitation={{ ...SAMPLE, functions }} />
    </MemoryRouter>,
  );
  expect(screen.getByText('No function asks for replies')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Send it to the caterer' })).toBeNull();
  expect(screen.queryByRole('button', { name: /caterer’s sheet/ })).toBeNull();
  expect(document.querySelector('[data-paper]')).toBeNull();
  expect(screen.getByRole('link', { name: 'At the door' })).toBeTruthy();
});

describe('the counts go to the caterer on WhatsApp', () => {
  const PALACE = 'रामबाग पैलेस, भवानी सिंह रोड, रामबाग सर्कल, जयपुर, राजस्थान';

  /** The WhatsApp link of a page with this many functions, in Hindi. */
  function share(functions: number, name: string): HTMLElement {
    const keys = FUNCTION_KEYS.slice(0, functions);
    const invitation: Invitation = {
      ...SAMPLE,
      functions: keys.map((key) => ({ ...SANGEET, key, name, venue: PALACE })),
    };
    const answer = { adults: 40, children: 8, veg: 20, jain: 8, nonVeg: 20 };
    const answers = Object.fromEntries(keys.map((key) => [key, answer]));
    state.guestList = fakeGuestList([familyWith({ id: 'sharma', functions: keys, seats: 48 })], {
      replies: new Map([['sharma', replyWith({ id: 'sharma', answers })]]),
      readAt: TODAY,
    });
    render(
      <MemoryRouter>
        <CountPart {...PROPS} invitation={invitation} />
      </MemoryRouter>,
    );
    return screen.getByRole('link', { name: DESK_COUNT.share });
  }
  const lengthOf = (link: HTMLElement) => link.getAttribute('href')?.length;

  test('with the places of a page that has few functions', () => {
    const link = share(2, 'संगीत');
    expect(chatText(link)).toContain(PALACE);
    expect(screen.queryByRole('button', { name: 'Copy the text' })).toBeNull();
  });

  test('without the places where they would make the link too long to open everywhere', () => {
    const link = share(8, 'संगीत');
    expect(lengthOf(link)).toBeLessThanOrEqual(3_500);
    expect(chatText(link)).toContain('Plates: 48');
    expect(chatText(link)).toContain('12 February 2027');
    expect(chatText(link)).not.toContain(PALACE);
  });

  test('by a copy where even that is too long, and WhatsApp opens with an empty message', () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    const link = share(8, 'संगीत और मेहंदी की शाम, दोनों परिवारों के साथ');
    expect(link.getAttribute('href')).toBe('https://wa.me/?text=');
    fireEvent.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(copy.mock.calls[0]?.[0]).toContain(PALACE);
  });
});
