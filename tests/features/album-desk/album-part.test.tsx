import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Album } from '#src/domain/album/album.ts';
import { AlbumPart } from '#src/features/album-desk/album-part.tsx';
import { createPhotoStore } from '#src/features/album-desk/desk-store.ts';
import { fakePhotos, manyPhotos, photoAt } from '#tests/support/fake-photos.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ALBUM: Album = { opensAt: 0, closesAt: 1, revealsAt: 0, blocked: [] };
const database = fakePhotos(manyPhotos(61), [{ id: photoAt(5).id, reason: '', createdAt: 0 }]);
const store = createPhotoStore(SAMPLE.code, async () => database.api);
vi.mock('#src/features/album-desk/use-photos.ts', () => ({
  usePhotos: () => ({ ...store, ...useSyncExternalStore(store.listen, store.view) }),
}));
const readAlbumSettings = vi.fn<() => Promise<Album | undefined>>();
vi.mock('#src/data/album-api.ts', () => ({ readAlbumSettings }));

beforeEach(async () => {
  readAlbumSettings.mockReset().mockResolvedValue(ALBUM);
  database.failAfter(Number.POSITIVE_INFINITY);
  await store.open();
});

const show = () => render(<AlbumPart invitation={SAMPLE} />, { wrapper: MemoryRouter });

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
