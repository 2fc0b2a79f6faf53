import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownThumb } from '#src/data/photo-store.ts';
import type { WallPhoto } from '#src/features/wall/wall-copy.ts';
import { EMPTY_WALL } from '#src/features/wall/wall-copy.ts';
import { weddingSource } from '#src/features/wall/wall-source.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import type { Page } from '#src/lib/pages-api.ts';

const CODE = 'ABCD12345678';

const readPhotoPicture = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('#src/data/photo-picture.ts', () => ({ readPhotoPicture }));
const readShownPhotos = vi.hoisted(() =>
  vi.fn<(code: string, after?: TimeCursor) => Promise<Page<ShownThumb, TimeCursor>>>(),
);
vi.mock('#src/data/photo-store.ts', () => ({
  readShownPhotos,
  readAlbum: vi.fn(),
  shownPhotoChanges: vi.fn(),
}));

function photo(id: string, createdAt: number) {
  return { id, name: 'Asha', width: 4, height: 3, takenAt: null, createdAt, thumb: `thumbnail of ${id}` };
}

beforeEach(() => {
  window.localStorage.clear();
  readPhotoPicture.mockReset().mockResolvedValue('the picture');
  readShownPhotos.mockReset().mockResolvedValue({ items: [] });
});

/** What a television that is switched on again knows of these photographs. */
function afterReload(...photos: readonly WallPhoto[]) {
  const { keep } = weddingSource(CODE);
  keep({ ...EMPTY_WALL, photos: { items: photos, since: { time: '' }, older: undefined } });
  const source = weddingSource(CODE);
  return { source, photos: source.stored().photos.items };
}

test('the picture is asked for with the thumbnail that came with the photograph', async () => {
  await weddingSource(CODE).readPicture(photo('one', 1));
  expect(readPhotoPicture).toHaveBeenCalledWith(CODE, 'one', 'thumbnail of one');
  expect(readShownPhotos).not.toHaveBeenCalled();
});

test('a television keeps no thumbnails', () => {
  const { photos } = afterReload(photo('one', 1));
  expect(photos).toMatchObject([{ id: 'one', name: 'Asha' }]);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('thumbnail of one');
});

test('after a reload the thumbnails of many photographs are read at once, and each once', async () => {
  const { source, photos } = afterReload(photo('two', 2_000), photo('one', 1_000));
  readShownPhotos.mockResolvedValue({ items: [photo('two', 2_000), photo('one', 1_000)] });
  for (const one of [...photos, ...photos]) expect(await source.readPicture(one)).toBe('the picture');
  expect(readPhotoPicture).toHaveBeenCalledWith(CODE, 'one', 'thumbnail of one');
  expect(readShownPhotos).toHaveBeenCalledTimes(1);
  // From the first one on, whose time has microseconds.
  expect(readShownPhotos).toHaveBeenCalledWith(CODE, { time: '1970-01-01T00:00:02.001Z' });
});

test('after a reload a photograph without a thumbnail that can be shown is passed over', async () => {
  const { source, photos } = afterReload(photo('one', 1_000));
  for (const one of photos) expect(await source.readPicture(one)).toBeUndefined();
  expect(readPhotoPicture).not.toHaveBeenCalled();
});
