import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSignIn } from '#src/data/account-api.ts';
import { addToDoorCount, doorCounts, keptPage, keptPrivateFunctions } from '#src/data/guest-list-copy.ts';
import { saveArrivals } from '#src/data/guests-api.ts';
import { readInvitation } from '#src/data/invitations-api.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import AtTheDoorPage from '#src/pages/at-the-door/at-the-door-page.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { familyWith, listOf } from '#tests/support/guest-list.ts';
import { REFUSED, responds, STORED } from '#tests/support/invitation-responses.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

vi.mock('#src/data/account-api.ts');
vi.mock('#src/data/guest-list-copy.ts');
vi.mock('#src/data/guests-api.ts');
vi.mock('#src/data/invitations-api.ts');

const { code } = SAMPLE;
const LIST = listOf([familyWith({ id: 'sharma', name: 'Sharma family', seats: 4 })]);
const NOT_ALLOWED = Object.assign(new Error('refused'), { code: 'permission-denied' });

beforeEach(() => {
  vi.useFakeTimers({ now: SAMPLE.functions[0]?.start ?? 0, toFake: ['Date'] });
  localStorage.clear();
  const list = guestListOf(code);
  vi.spyOn(list, 'view').mockReturnValue({ status: 'ready', syncing: false, guestList: LIST });
  vi.spyOn(list, 'sync').mockResolvedValue();
  vi.spyOn(list, 'syncArrivals').mockResolvedValue();
  signedIn(true);
  vi.mocked(readInvitation).mockResolvedValue(SAMPLE);
  vi.mocked(keptPage).mockResolvedValue(undefined);
  vi.mocked(keptPrivateFunctions).mockResolvedValue([]);
  vi.mocked(doorCounts).mockResolvedValue([]);
  vi.mocked(addToDoorCount).mockImplementation(async (of, family, key, more) => ({
    code: of,
    family,
    came: { [key]: more },
    sent: false,
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

function signedIn(isSignedIn: boolean) {
  const account = isSignedIn ? { uid: 'u', email: 'uncle@example.com' } : undefined;
  vi.mocked(openSignIn).mockResolvedValue({ account } as Awaited<ReturnType<typeof openSignIn>>);
}

function open() {
  render(
    <MemoryRouter initialEntries={[`/at-the-door?code=${code}`]}>
      <AtTheDoorPage />
    </MemoryRouter>,
  );
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const guestsMayNot = () => vi.stubGlobal('fetch', responds(403, REFUSED));
const countSharmas = async () => fireEvent.click(await screen.findByRole('button', { name: 'All 4 came' }));

test.each<[string, Partial<Invitation>]>([
  ['is not published', { published: false }],
  ['has closed', { settings: { ...SAMPLE.settings, closesAt: SAMPLE.updatedAt } }],
])('staff count while the couple’s page %s, and the counts are shared', async (_, change) => {
  guestsMayNot();
  vi.mocked(readInvitation).mockResolvedValue({ ...SAMPLE, ...change });
  open();
  await countSharmas();
  await until(() => expect(saveArrivals).toHaveBeenCalled());
  expect(vi.mocked(saveArrivals).mock.lastCall?.[1]).toMatchObject([{ family: 'sharma', came: { f1: 4 } }]);
});

test('the list stays when the page is closed while guests are being counted', async () => {
  vi.stubGlobal('fetch', responds(200, STORED));
  open();
  await countSharmas();
  const asked = responds(403, REFUSED);
  vi.stubGlobal('fetch', asked);
  vi.mocked(readInvitation).mockImplementation(noNetwork);
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(asked).toHaveBeenCalled());
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('4 came, 0 expected')).toBeTruthy();
});

test('without a network the list opens with the page that staff read last', async () => {
  vi.stubGlobal('fetch', noNetwork);
  vi.mocked(openSignIn).mockImplementation(noNetwork);
  vi.mocked(keptPage).mockResolvedValue({ ...SAMPLE, published: false });
  open();
  await countSharmas();
  expect(screen.getByText('4 came, 0 expected')).toBeTruthy();
});

test('without signing in, a closed page says what to do, and that no count is lost', async () => {
  guestsMayNot();
  signedIn(false);
  open();
  await screen.findByText('The couple’s page is not open to guests');
  expect(screen.getByText(/Counts that are only on this phone stay here/)).toBeTruthy();
  expect(screen.queryByText('The guest list is not on this phone yet')).toBeNull();
});

const CLOSED = 'The couple’s page is not open to guests';
const MISSING = 'The guest list is not on this phone yet';

/** A page that could not be read is read again by itself, which a look at the phone hastens. */
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('where nothing could be read at first, staff are let in once the guests’ page is known to be closed', async () => {
  vi.stubGlobal('fetch', noNetwork);
  vi.mocked(readInvitation).mockImplementation(noNetwork);
  open();
  await screen.findByText(MISSING);
  guestsMayNot();
  vi.mocked(readInvitation).mockResolvedValue({ ...SAMPLE, published: false });
  look();
  await countSharmas();
  expect(screen.queryByText(CLOSED)).toBeNull();
});

test('staff whose own reading fails are told to check the connection, and to sign in only if they have not', async () => {
  guestsMayNot();
  vi.mocked(readInvitation).mockImplementation(noNetwork);
  open();
  await screen.findByText(MISSING);
  expect(screen.getByText(/^Check the connection and try again\. If you have not signed in/)).toBeTruthy();
  expect(screen.queryByText(CLOSED)).toBeNull();
});

test('staff whose own reading failed are let in when they look again, though the page was known to be closed', async () => {
  guestsMayNot();
  vi.mocked(readInvitation).mockImplementation(noNetwork);
  open();
  await screen.findByText(MISSING);
  vi.mocked(readInvitation).mockResolvedValue({ ...SAMPLE, published: false });
  look();
  await countSharmas();
});

test('staff who come back after an hour see what the couple has changed in a page that is not published', async () => {
  guestsMayNot();
  vi.mocked(readInvitation).mockResolvedValue({ ...SAMPLE, published: false });
  open();
  await countSharmas();
  const [sangeet, ...others] = SAMPLE.functions;
  if (!sangeet) throw new Error('The sample has no function.');
  const functions = [{ ...sangeet, name: 'Garba' }, ...others];
  vi.mocked(readInvitation).mockResolvedValue({ ...SAMPLE, published: false, functions });
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  look();
  expect((await screen.findAllByText(/Garba/)).length).toBeGreaterThan(0);
});

test('a reading by staff that lasts longer than the guests’ failed readings opens the list', async () => {
  const asked = vi.fn(noNetwork);
  vi.stubGlobal('fetch', asked);
  const arrived = deferred();
  vi.mocked(readInvitation)
    .mockImplementation(() => new Promise(() => {}))
    .mockImplementationOnce(async () => {
      await arrived.promise;
      return { ...SAMPLE, published: false };
    });
  open();
  await until(() => expect(readInvitation).toHaveBeenCalled());
  const tries = asked.mock.calls.length;
  look();
  await until(() => expect(asked.mock.calls.length).toBeGreaterThan(tries));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Opening the list.')).toBeTruthy();
  arrived.resolve();
  await countSharmas();
});

test('an account that may not read the page is told what to do', async () => {
  guestsMayNot();
  vi.mocked(readInvitation).mockRejectedValue(NOT_ALLOWED);
  open();
  await screen.findByText(CLOSED);
});

test('after ‘Try again’ nothing is said to be closed before staff’s reading has ended', async () => {
  guestsMayNot();
  signedIn(false);
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const asked = deferred();
  signedIn(true);
  vi.mocked(readInvitation).mockImplementation(async () => {
    await asked.promise;
    return { ...SAMPLE, published: false };
  });
  fireEvent.click(retry);
  await until(() => expect(readInvitation).toHaveBeenCalled());
  expect(screen.getByText('Opening the list.')).toBeTruthy();
  asked.resolve();
  await countSharmas();
});

test('an account that may not share counts any more is told so, and keeps them', async () => {
  vi.stubGlobal('fetch', responds(200, STORED));
  vi.mocked(saveArrivals).mockRejectedValue(NOT_ALLOWED);
  open();
  await countSharmas();
  await screen.findByText('This account cannot share counts for this wedding');
  expect(screen.getByText('4 came, 0 expected')).toBeTruthy();
  expect(screen.queryByText(/will be sent automatically/)).toBeNull();

  vi.mocked(saveArrivals).mockImplementation(noNetwork);
  const tries = vi.mocked(saveArrivals).mock.calls.length;
  look();
  await until(() => expect(vi.mocked(saveArrivals).mock.calls.length).toBeGreaterThan(tries));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('This account cannot share counts for this wedding')).toBeTruthy();
});
