import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Album } from '#src/domain/album/album.ts';
import { AlbumLink } from '#src/features/album-upload/album-link.tsx';

const store = vi.hoisted(() => ({
  fetchAlbum: vi.fn<() => Promise<Album | undefined>>(),
  storedAlbum: () => undefined,
}));
vi.mock('#src/data/album-copy.ts', () => store);

const NOW = Date.UTC(2027, 1, 12, 14);
const DAY_MS = 86_400_000;
const ALBUM: Album = { opensAt: NOW - DAY_MS, closesAt: NOW + 3 * DAY_MS, revealsAt: NOW, blocked: [] };

/** Another invitation for each test: a visit keeps what it has read. */
let codes = 0;

beforeEach(() => {
  codes += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  store.fetchAlbum.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

async function show() {
  render(
    <MemoryRouter>
      <AlbumLink code={`ABCD1234567${codes}`} language="en" />
    </MemoryRouter>,
  );
  await act(async () => {});
}

const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const link = () => screen.findByRole('link', { name: 'Share your photographs' });

test('an invitation whose network failed once leads to the album when the guest comes back', async () => {
  store.fetchAlbum.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(ALBUM);
  await show();
  expect(screen.queryByRole('link')).toBeNull();
  await comeBack();
  expect(await link()).toBeTruthy();
});

test('an invitation opened the day before leads to the album once that has opened', async () => {
  store.fetchAlbum.mockResolvedValue({ ...ALBUM, opensAt: NOW + 60_000 });
  await show();
  expect(screen.queryByRole('link')).toBeNull();
  vi.setSystemTime(NOW + 60_000);
  await comeBack();
  expect(await link()).toBeTruthy();
  expect(store.fetchAlbum).toHaveBeenCalledOnce();
});

test('an album that the couple opens later is found by a guest who comes back after five minutes', async () => {
  store.fetchAlbum.mockResolvedValueOnce(undefined).mockResolvedValue(ALBUM);
  await show();
  vi.setSystemTime(NOW + 300_000);
  await comeBack();
  expect(await link()).toBeTruthy();
});
