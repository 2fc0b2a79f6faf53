import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Album } from '#src/domain/album/album.ts';
import { ALBUM_TEXTS as ENGLISH } from '#src/locales/en/album-texts.ts';
import { ALBUM_TEXTS as HINDI } from '#src/locales/hi/album-texts.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import AlbumPage from '#src/pages/album/album-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const album = vi.hoisted(() => ({
  fetchAlbum: vi.fn<() => Promise<Album | undefined>>(),
  storedAlbum: () => undefined,
}));
const { loadAlbumTexts } = vi.hoisted(() => ({
  loadAlbumTexts: vi.fn<(language: Language) => Promise<AlbumTexts>>(),
}));
const reload = vi.hoisted(() => vi.fn(async (_manual: boolean) => {}));
vi.mock('#src/lib/safe-reload.ts', () => ({ reloadIfSafe: reload }));
vi.mock('#src/data/album-copy.ts', () => album);
vi.mock('#src/locales/load-album-texts.ts', () => ({ loadAlbumTexts }));
vi.mock('#src/features/invitation-page/use-invitation.ts', () => ({
  useInvitation: () => ({ reading: { state: 'shown', invitation: SAMPLE, stale: false }, retry: () => {} }),
}));
vi.mock('#src/features/album/album-grid.tsx', () => ({ AlbumGrid: () => null }));
vi.mock('#src/features/album-upload/album-upload.tsx', () => ({
  AlbumUpload: () => <p>Photographs go here</p>,
}));

const OPEN: Album = { opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER, revealsAt: 0, blocked: [] };

beforeEach(() => {
  album.fetchAlbum.mockReset().mockResolvedValue(OPEN);
  loadAlbumTexts.mockReset().mockImplementation(async (language) => (language === 'hi' ? HINDI : ENGLISH));
});

async function show() {
  const path = `/i/${SAMPLE.code}/photos`;
  const router = createMemoryRouter([{ path: '/i/:code/photos', element: <AlbumPage /> }], {
    initialEntries: [`${path}?in=en`],
  });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  await act(async () => {});
}

test('a press for another try keeps the focus in the album, also once it is there', async () => {
  album.fetchAlbum.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  expect(await screen.findByText('Photographs go here')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('Photographs go here').closest('[tabindex]'));
});

test('a guest who comes back finds the album that the couple has opened meanwhile', async () => {
  album.fetchAlbum.mockResolvedValueOnce(undefined);
  await show();
  expect(await screen.findByText('The couple has not opened an album yet.')).toBeTruthy();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Photographs go here')).toBeTruthy();
});

test('the button for the other language keeps the focus, and leads back', async () => {
  await show();
  const change = await screen.findByRole('button', { name: 'हिन्दी' });
  change.focus();
  fireEvent.click(change);
  const back = await screen.findByRole('button', { name: 'English' });
  expect(document.activeElement).toBe(back);
  expect(back.getAttribute('lang')).toBe('en');
});

test('where the other language cannot be loaded the page says so, stays in its language, and a press tries again', async () => {
  await show();
  loadAlbumTexts.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText(/^The other language could not be loaded/)).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(reload).not.toHaveBeenCalled();
  // Some browsers never fetch such a file again.
  loadAlbumTexts.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  await until(() => expect(reload).toHaveBeenCalledExactlyOnceWith(true));
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('hi');
});
