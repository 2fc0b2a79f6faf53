import { downloadZip } from 'client-zip';
import { expect, test } from 'vitest';
import { photoListing } from '#src/features/album-desk/zip/photo-listing.ts';
import { zipFiles } from '#src/features/album-desk/zip/zip-files.ts';
import { partsOf } from '#src/features/album-desk/zip/zip-parts.ts';
import { fakePhotos, manyPhotos, photoAt } from '#tests/support/fake-photos.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

async function fetched(
  count: number,
  read: (id: string) => Promise<Uint8Array | undefined>,
  signal = new AbortController().signal,
) {
  const missing: string[] = [];
  const progress: number[] = [];
  const names: string[] = [];
  const files = zipFiles({
    photos: manyPhotos(count),
    from: 501,
    read: ({ id }) => read(id),
    signal,
    onProgress: (done) => progress.push(done),
    onMissing: (name) => missing.push(name),
  });
  for await (const { name } of files) names.push(name);
  return { names, missing, progress };
}

test('parts have 500 photographs, and the last one the rest', () => {
  expect(partsOf(0)).toEqual([]);
  expect(partsOf(500)).toHaveLength(1);
  expect(partsOf(1_203)).toEqual([
    { number: 1, from: 1, to: 500 },
    { number: 2, from: 501, to: 1_000 },
    { number: 3, from: 1_001, to: 1_203 },
  ]);
});

test('every photograph is fetched, numbered on from the parts before', async () => {
  const { names, progress } = await fetched(7, async () => JPEG);
  expect(names[0]).toMatch(/Guest 0 0501\.jpg$/);
  expect(names[6]).toMatch(/Guest 6 0507\.jpg$/);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('one that fails once is fetched again; one that fails twice or is deleted is named, and the others still come', async () => {
  const tries = new Map<string, number>();
  const { names, missing } = await fetched(6, async (id) => {
    const attempt = (tries.get(id) ?? 0) + 1;
    tries.set(id, attempt);
    if (id === photoAt(1).id && attempt === 1) throw new Error('no network');
    if (id === photoAt(2).id) throw new Error('no network');
    return id === photoAt(4).id ? undefined : JPEG;
  });
  expect(names).toHaveLength(4);
  expect(missing.map((name) => name.slice(-12))).toEqual(['t 2 0503.jpg', 't 4 0505.jpg']);
});

test('a lost network ends the part, in place of a file with nothing in it', async () => {
  await expect(
    fetched(20, async () => {
      throw new Error('no network');
    }),
  ).rejects.toThrow('in a row');
});

test('many photographs that were deleted in a row are named, and the others are saved', async () => {
  const deleted = new Set(manyPhotos(30).map(({ id }) => id));
  const { names, missing } = await fetched(40, async (id) => (deleted.has(id) ? undefined : JPEG));
  expect(missing).toHaveLength(30);
  expect(names).toHaveLength(10);
});

test('a deleted photograph among those that fail shows that the network is there', async () => {
  const { missing } = await fetched(9, async (id) => {
    if (id === photoAt(4).id) return undefined;
    throw new Error('no network');
  });
  expect(missing).toHaveLength(9);
});

test('a cancelled part ends', async () => {
  const cancel = new AbortController();
  const reading = fetched(
    20,
    async () => {
      cancel.abort();
      return JPEG;
    },
    cancel.signal,
  );
  await expect(reading).rejects.toThrow();
});

test('the list is read as far as a part needs it, goes on after a failure, and is read once', async () => {
  const database = fakePhotos(manyPhotos(150));
  const list = photoListing((after) => database.api.listPhotos('', { oldestFirst: true }, 60, after));
  expect(await list(50)).toHaveLength(60);
  database.failAfter(0);
  await expect(list(150)).rejects.toThrow();
  database.failAfter(Number.POSITIVE_INFINITY);
  expect((await list(150)).map(({ name }) => name)).toEqual(manyPhotos(150).map(({ name }) => name));
  expect(database.reads).toBe(150);
});

test('a second press while the list is being read lists no photograph twice', async () => {
  const database = fakePhotos(manyPhotos(100));
  const list = photoListing((after) => database.api.listPhotos('', { oldestFirst: true }, 60, after));
  const [, second] = await Promise.all([list(100), list(100)]);
  expect(second.map(({ name }) => name)).toEqual(manyPhotos(100).map(({ name }) => name));
});

test('the packer fails when its files do, so that no broken file is saved', async () => {
  async function* broken() {
    yield { name: 'a.jpg', input: JPEG, lastModified: new Date() };
    throw new Error('no network');
  }
  await expect(downloadZip(broken()).blob()).rejects.toThrow();
});
