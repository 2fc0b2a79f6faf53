import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Album } from '#src/domain/album/album.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { TellFamilies } from '#src/pages/my-wedding/tell-families.tsx';
import { rememberTold } from '#src/pages/my-wedding/told-before.ts';
import { chatText } from '#tests/support/render-page.tsx';
import { GUPTAS } from '#tests/support/sample-families.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';

const guests = vi.hoisted(() => ({ families: [] as readonly Family[] }));

vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => guests,
}));

const album = vi.hoisted(() => ({ read: vi.fn<() => Promise<Album | undefined>>() }));
vi.mock('#src/data/album-api.ts', () => ({ readAlbumSettings: album.read }));

beforeEach(() => {
  album.read.mockReset().mockResolvedValue(undefined);
  localStorage.clear();
  guests.families = [GUPTAS];
});

const DAY = 86_400_000;

const moved = (invitation: Invitation, key: FunctionKey) => {
  const functions = invitation.functions.map((one) =>
    one.key === key ? { ...one, start: one.start + 7 * DAY } : one,
  );
  return { ...invitation, functions };
};

function show(invitation: Invitation) {
  render(
    <MemoryRouter>
      <TellFamilies invitation={invitation} />
    </MemoryRouter>,
  );
}

const tell = () => screen.queryByRole('button', { name: MY_WEDDING.tell.tell });

test('whoever moves the wedding is reminded to tell the shop, with the new days, hours and places', () => {
  const later = moved(moved(SAMPLE, 'f1'), 'f2');
  rememberTold(SAMPLE, later);
  show(later);
  screen.getByText(/An order does not change by itself/);
  const text = chatText(screen.getByRole('link', { name: 'Tell Shagun' }));
  expect(text).toContain('wedding of Aarav & Meera');
  expect(text).toContain('Sangeet: 19 February 2027, 7:15 pm IST, Rambagh Palace');
  expect(text).toContain('Phere: 21 February 2027, 10 pm to ');
});

test('whoever moves a function by an hour tells the shop the new hour, even without a place', () => {
  const start = SANGEET.start + 3_600_000;
  const later = { ...SAMPLE, functions: [{ ...SANGEET, start, venue: '' }] };
  rememberTold(SAMPLE, later);
  guests.families = [{ ...GUPTAS, functions: ['f1'] }];
  show(later);
  const text = chatText(screen.getByRole('link', { name: 'Tell Shagun' }));
  expect(text).toMatch(/\nSangeet: 12 February 2027, 8:15 pm IST$/);
});

test('a family whose invitation was sent after the change is not told what it has read already', () => {
  const later = moved(SAMPLE, 'f2');
  rememberTold(SAMPLE, later);
  guests.families = [{ ...GUPTAS, sentAt: Date.now() + 1 }];
  show(later);
  expect(tell()).toBeNull();
});

test('what families of one wedding are still to be told stays when another wedding changes', () => {
  const later = moved(SAMPLE, 'f2');
  rememberTold(SAMPLE, later);
  const other = { ...SAMPLE, code: 'OTHER1234567' };
  rememberTold(other, moved(other, 'f2'));
  show(later);
  expect(tell()).toBeTruthy();
});

test('a function that was added after an untold change is told of when it moves, too', () => {
  const first = moved(SAMPLE, 'f1');
  rememberTold(SAMPLE, first);
  const added = {
    ...first,
    functions: [...first.functions, { ...SANGEET, key: 'f3', name: 'Haldi' } as const],
  };
  rememberTold(added, moved(added, 'f3'));
  guests.families = [{ ...GUPTAS, functions: ['f1', 'f3'] }];
  show(moved(added, 'f3'));
  screen.getByText(/before you changed Sangeet, Haldi/);
});

test('a place that was corrected before any family was sent it is nothing to tell them', () => {
  const corrected = moved(SAMPLE, 'f1');
  rememberTold(SAMPLE, corrected);
  rememberTold(corrected, SAMPLE);
  const later = moved(SAMPLE, 'f2');
  rememberTold(SAMPLE, later);
  guests.families = [{ ...GUPTAS, functions: ['f1', 'f2'], sentAt: 1 }];
  show(later);
  screen.getByText(/before you changed Phere/);
});

test('whoever postpones the wedding is led to the album that was left on the old days', async () => {
  const soon = { ...SAMPLE, functions: [{ ...SANGEET, start: Date.now() + DAY }] };
  album.read.mockResolvedValue({ opensAt: 0, closesAt: Date.now() + 3 * DAY, revealsAt: 0, blocked: [] });
  const later = moved(soon, 'f1');
  rememberTold(soon, later);
  guests.families = [];
  show(later);
  await screen.findByText(/^The album’s days leave out Sangeet\./);
  const way = screen.getByRole('link', { name: 'Change the days' });
  expect(way.getAttribute('href')).toMatch(new RegExp(`${later.code}#photos$`));
});

test('nothing is said of an album that covers the new days', async () => {
  const soon = { ...SAMPLE, functions: [{ ...SANGEET, start: Date.now() + DAY }] };
  album.read.mockResolvedValue({ opensAt: 0, closesAt: Date.now() + 30 * DAY, revealsAt: 0, blocked: [] });
  const later = moved(soon, 'f1');
  rememberTold(soon, later);
  show(later);
  await until(() => expect(album.read).toHaveBeenCalledTimes(1));
  await act(async () => {});
  expect(screen.queryByRole('link', { name: 'Change the days' })).toBeNull();
});
