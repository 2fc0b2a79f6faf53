import { afterEach, expect, test, vi } from 'vitest';
import { ALBUM_COPY_PREFIX } from '#src/config/late-storage-keys.ts';
import { fetchAlbum, storedAlbum } from '#src/data/album-copy.ts';

const CODE = 'ABCD12345678';
const time = (at: number) => ({ timestampValue: new Date(at).toISOString() });
const ALBUM = { opensAt: 1_000, closesAt: 2_000, revealsAt: 1_500, blocked: [] };
const stored = () =>
  Response.json([
    {
      found: {
        name: 'settings',
        fields: {
          opensAt: time(1_000),
          closesAt: time(2_000),
          revealsAt: time(1_500),
          blocked: { arrayValue: {} },
        },
      },
    },
  ]);
const missing = () => Response.json([{ missing: 'settings' }]);

afterEach(() => localStorage.clear());

test('an album that was read is known without a network, until the couple has none', async () => {
  vi.stubGlobal('fetch', async () => stored());
  expect(await fetchAlbum(CODE)).toEqual(ALBUM);
  expect(storedAlbum(CODE)).toEqual(ALBUM);
  vi.stubGlobal('fetch', async () => missing());
  expect(await fetchAlbum(CODE)).toBeUndefined();
  expect(storedAlbum(CODE)).toBeUndefined();
});

test('a copy that cannot be read counts as none', () => {
  localStorage.setItem(`${ALBUM_COPY_PREFIX}${CODE}`, '{"opensAt": "soon"}');
  expect(storedAlbum(CODE)).toBeUndefined();
});
