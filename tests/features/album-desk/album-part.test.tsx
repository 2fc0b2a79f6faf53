import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Album } from '#src/domain/album/album.ts';
import { AlbumPart } from '#src/features/album-desk/album-part.tsx';
import { createPhotoStore } from '#src/features/album-desk/desk-store.ts';
import { fakePhotos, manyPhotos, photoAt } from '#tests/support/fake-photos.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const DAY_MS = 86_400_000;
const ALBUM: Album = { opensAt: 0, closesAt: 1, revealsAt: 0, blocked: [] };
const database = fakePhotos(manyPhotos(61), [{ id: photoAt(5).id, reason: '', createdAt: 0 }]);
const store = createPhotoStore(SAMPLE.code, async () => database.api);
vi.mock('#src/features/album-desk/use-photos.ts', () => ({
  usePhotos: () => ({ ...store, ...useSyncExternalStore(store.listen, store.view) }),
}));
const readAlbumSettings = vi.fn<() => Promise<Album | undefined>>();
const saveAlbum = vi.fn(async (_code: string, _album: Album) => {});
vi.mock('#src/data/album-api.ts', () => ({ readAlbumSettings, saveAlbum }));

beforeEach(async () => {
  readAlbumSettings.mockReset().mockResolvedValue(ALBUM);
  saveAlbum.mockClear();
  database.failAfter(Number.POSITIVE_INFINITY);
  await store.open();
});

const show = (invitation = SAMPLE) =>
  render(<AlbumPart invitation={invitation} />, { wrapper: MemoryRouter });

test('the focus stays in its place when the last objection is settled', async () => {
  show();
  const user = userEvent.setup();
  const place = (await screen.findByRole('region', { name: /has asked you to remove/ })).parentElement;
  await user.click(screen.getByRole('button', { name: 'Keep it: photograph of Guest 5' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /has asked you to remove/ })).toBeNull());
  expect(document.activeElement).toBe(place);
});

test('a later page that cannot be read says so at the end of the list, and the list stays in its place', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Photographs' });
  database.failAfter(0);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const said = await screen.findByText('That did not work. Check your network and try again.');
  expect(list.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('The album could not be read')).toBeNull();
});

test('the focus stays in the dialog of a phone when all its photographs are hidden', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Open the photograph of Guest 1,/ }));
  await user.click(await screen.findByRole('button', { name: 'All from this phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'From the phone of Guest 1' });
  await user.click(await within(dialog).findByRole('button', { name: 'Hide all' }));
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Hide all' })).toBeNull());
  expect(document.activeElement).toBe(within(dialog).getByRole('list'));
});

test('days that are typed stay when the network comes back and is lost again', async () => {
  readAlbumSettings.mockResolvedValue(undefined);
  show();
  const until = await screen.findByLabelText(/Until and including/);
  fireEvent.change(until, { target: { value: '2030-05-06' } });
  readAlbumSettings.mockRejectedValue(new Error('no network'));
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(readAlbumSettings).toHaveBeenCalledTimes(2));
  expect(screen.getByLabelText(/Until and including/)).toHaveProperty('value', '2030-05-06');
});

test('saving the first day leaves an album closed that the other phone has closed meanwhile', async () => {
  const opensAt = Date.UTC(2030, 4, 5, 18, 30);
  const opened = { ...ALBUM, opensAt, revealsAt: opensAt, closesAt: opensAt + 7 * DAY_MS };
  readAlbumSettings.mockResolvedValue(opened);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change the days' }));
  fireEvent.change(screen.getByLabelText('Takes photographs from'), { target: { value: '2030-05-07' } });
  const closed = { ...opened, closesAt: Date.now() - 1, blocked: ['mark'] };
  readAlbumSettings.mockResolvedValue(closed);
  // Reads the album again, as phones do that find a network.
  await act(async () => window.dispatchEvent(new Event('online')));
  fireEvent.click(screen.getByRole('button', { name: 'Save the days' }));
  await until(() => expect(saveAlbum).toHaveBeenCalledOnce());
  const later = opensAt + DAY_MS;
  expect(saveAlbum.mock.calls[0]?.[1]).toEqual({ ...closed, opensAt: later, revealsAt: later });
});

test.each([
  ['right', 0],
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])(
  'an album that is closed now is closed for the server and on this phone, whose clock is %s',
  async (_, wrong) => {
    const now = Date.UTC(2030, 4, 5, 6);
    vi.useFakeTimers({ toFake: ['Date'], now: now + wrong });
    vi.stubGlobal('fetch', async () => {
      if (wrong === 0) throw new TypeError('Failed to fetch');
      return Response.json([{ readTime: new Date(now).toISOString() }]);
    });
    readAlbumSettings.mockResolvedValue({ ...ALBUM, closesAt: now + 9 * DAY_MS });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Close the album now' }));
    const question = within(screen.getByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Close the album now' }));
    await until(() => expect(saveAlbum).toHaveBeenCalledOnce());
    vi.useRealTimers();
    const late = (saveAlbum.mock.calls[0]?.[1].closesAt ?? 0) - Math.min(now, now + wrong);
    expect(Math.abs(late)).toBeLessThan(60_000);
  },
);

test('an album that was left on the old days of a postponed wedding says so, where its days are changed', async () => {
  const [first] = SAMPLE.functions;
  if (!first) throw new Error('the sample has no function');
  const start = Date.now() + 30 * DAY_MS;
  const invitation = { ...SAMPLE, functions: [{ ...first, name: 'Sangeet', start }] };
  readAlbumSettings.mockResolvedValue({ ...ALBUM, closesAt: start - DAY_MS });
  show(invitation);
  const line = await screen.findByText(/^The album’s days leave out Sangeet\./);
  expect(line.closest('section')).toBe(
    screen.getByRole('button', { name: 'Change the days' }).closest('section'),
  );
});

test('an album that covers all functions names none of them', async () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, start: Date.now() + DAY_MS, end: undefined }));
  readAlbumSettings.mockResolvedValue({ ...ALBUM, closesAt: Date.now() + 9 * DAY_MS });
  show({ ...SAMPLE, functions });
  await screen.findByRole('button', { name: 'Change the days' });
  expect(screen.queryByText(/leave out/)).toBeNull();
});
