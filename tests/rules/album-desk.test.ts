import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createPhotoStore } from '#src/features/album-desk/desk-store.ts';
import { count, get, write, writeAll } from '#tests/support/firestore-rest.ts';
import { photoId, storedPhotos } from '#tests/support/guest-photos.ts';
import { PATH, STRANGER } from '#tests/support/invitation-documents.ts';
import { ALBUM_AT, markOf, SENT_FILE, SENT_PHOTO, storedAlbum } from '#tests/support/photo-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const CODE = PATH.replace('invitations/', '');
const ALL = { oldestFirst: true };
const OBJECTION = { reason: 'My child is on it', createdAt: new Date() };

describeRules("the guests' album through the desk's own code", () => {
  const shop = openShopCode();
  beforeEach(async () => {
    shop.signIn({ email: 'meera@mail.example' });
    await storedAlbum();
  });
  afterAll(() => vi.unstubAllGlobals());

  test('an album is opened, changed and read again', async () => {
    const { readAlbumSettings, saveAlbum } = await shop.album();
    const album = {
      opensAt: 1_000,
      closesAt: Date.now() + 1_000,
      revealsAt: 2_000,
      blocked: [markOf('one')],
    };
    await saveAlbum(CODE, album);
    expect(await readAlbumSettings(CODE)).toEqual(album);
    await saveAlbum(CODE, { ...album, blocked: [] });
    expect((await readAlbumSettings(CODE))?.blocked).toEqual([]);
  });

  test('new photographs are read page by page, the oldest first, and counted', async () => {
    await storedPhotos(7, { change: (place) => ({ state: place < 5 ? 'new' : 'approved' }) });
    const { listPhotos, countPhotos } = await shop.album();
    const first = await listPhotos(CODE, { state: 'new', ...ALL }, 3);
    const second = await listPhotos(CODE, { state: 'new', ...ALL }, 3, first.next);
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(names).toEqual(['Guest 0', 'Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']);
    expect(second.next).toBeUndefined();
    expect(first.items[0]?.thumb).toHaveLength(300);
    expect(await countPhotos(CODE)).toEqual({ new: 5, approved: 2, hidden: 0 });
  });

  test('a full batch is approved by the couple, hidden again and reopened, and guests see what they should', async () => {
    const { listPhotos, countPhotos, decidePhotos, PHOTOS_PER_DECISION } = await shop.album();
    await storedPhotos(PHOTOS_PER_DECISION);
    const { items } = await listPhotos(CODE, ALL, 60);
    await decidePhotos(CODE, items, 'approved');
    expect(await get(STRANGER, `${PATH}/photoFiles/${photoId(0)}`)).toBe('allowed');
    await decidePhotos(CODE, items, 'hidden');
    expect(await get(STRANGER, `${PATH}/photoFiles/${photoId(0)}`)).toBe('refused');
    await decidePhotos(CODE, items, 'new');
    expect(await countPhotos(CODE)).toEqual({ new: PHOTOS_PER_DECISION, approved: 0, hidden: 0 });
  });

  test.each(['approved', 'hidden'] as const)(
    'one that is gone does not keep the rest from being %s',
    async (state) => {
      const { deletePhotos, countPhotos } = await shop.album();
      await storedPhotos(3);
      const store = createPhotoStore(CODE, shop.album);
      await store.open();
      await deletePhotos(CODE, [photoId(1)]);
      await store.decide(store.view().lists.new.photos, state);
      expect(await countPhotos(CODE)).toEqual({ new: 0, approved: 0, hidden: 0, [state]: 2 });
      expect(store.view().counts).toEqual(await countPhotos(CODE));
    },
  );

  test('a full batch is deleted for good, with what guests objected to', async () => {
    const { deletePhotos, listObjections, PHOTOS_PER_DELETION } = await shop.album();
    await storedPhotos(PHOTOS_PER_DELETION, {
      change: (place) => ({ state: place % 2 ? 'approved' : 'hidden' }),
    });
    await write('owner', `${PATH}/photoObjections/${photoId(1)}`, OBJECTION);
    expect(await listObjections(CODE)).toMatchObject([{ id: photoId(1), reason: 'My child is on it' }]);
    await deletePhotos(
      CODE,
      Array.from({ length: PHOTOS_PER_DELETION }, (_, place) => photoId(place)),
    );
    for (const part of ['photos', 'photoFiles', 'photoObjections'])
      expect(await count(`${PATH}/${part}`)).toBe(0);
    const again = writeAll(STRANGER, [
      [`${PATH}/photos/${photoId(0)}`, SENT_PHOTO],
      [`${PATH}/photoFiles/${photoId(0)}`, SENT_FILE],
    ]);
    expect(await again).toBe('refused');
  });

  test('all photographs of a phone are found, and a picture is read until it is deleted', async () => {
    const { photosOfPhone, readPicture, readDeskPhoto, deletePhotos } = await shop.album();
    await storedPhotos(3, { change: (place) => ({ phone: markOf(place === 1 ? 'other' : 'same') }) });
    const found = await photosOfPhone(CODE, markOf('same'));
    expect(found.map(({ name }) => name)).toEqual(['Guest 0', 'Guest 2']);
    expect(await readPicture(CODE, photoId(0))).toHaveLength(3_000);
    expect(await readDeskPhoto(CODE, photoId(0))).toMatchObject({ name: 'Guest 0' });
    await deletePhotos(CODE, [photoId(0)]);
    expect(await readPicture(CODE, photoId(0))).toBeUndefined();
    expect(await readDeskPhoto(CODE, photoId(0))).toBeUndefined();
  });

  test('an objection is settled once the couple has decided', async () => {
    const { listObjections, settleObjection, setBookPlace, readDeskPhoto } = await shop.album();
    await storedPhotos(1, { change: () => ({ state: 'approved' }) });
    await write('owner', `${PATH}/photoObjections/${photoId(0)}`, OBJECTION);
    await settleObjection(CODE, photoId(0));
    expect(await listObjections(CODE)).toEqual([]);
    await setBookPlace(CODE, photoId(0), 'page');
    expect(await readDeskPhoto(CODE, photoId(0))).toMatchObject({ book: 'page', state: 'approved' });
  });
});

describeRules('a wedding with photographs is erased by the owner', () => {
  const PARTS = ['photos', 'photoFiles', 'shownPhotos', 'photoObjections', 'closed'] as const;
  const left = async () => {
    const counts = await Promise.all(PARTS.map((part) => count(`${PATH}/${part}`)));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  const shop = openShopCode();
  beforeEach(async () => {
    shop.signIn({ admin: true });
    await storedAlbum();
    await storedPhotos(25, { change: (place) => ({ state: place < 12 ? 'approved' : 'new' }) });
    await write('owner', `${PATH}/photoObjections/${photoId(3)}`, OBJECTION);
    await write('owner', `${PATH}/closed/${'7'.repeat(32)}`, { closedAt: new Date() });
    await write('owner', `${PATH}/shownPhotos/${'7'.repeat(32)}`, { changedAt: new Date() });
  });
  afterAll(() => vi.unstubAllGlobals());

  test('with all 25 of them, and nothing stays', async () => {
    const { eraseWedding, readInvitation } = await shop.invitations();
    shop.forgetReads();
    await eraseWedding(CODE);
    expect(await left()).toBe(0);
    expect(await count(`${PATH}/album`)).toBe(0);
    expect(await readInvitation(CODE)).toBeUndefined();
    // No picture is downloaded.
    expect(shop.reads()).toBeLessThan(35);
  });

  test('and once more after the line broke half-way', async () => {
    const { eraseWedding } = await shop.invitations();
    const whole = globalThis.fetch;
    let commits = 0;
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      if (String(input).includes(':commit')) commits += 1;
      if (commits > 3) throw new TypeError('Failed to fetch');
      return whole(input, init);
    });
    await expect(eraseWedding(CODE)).rejects.toThrow();
    vi.stubGlobal('fetch', whole);
    expect(await left()).toBeGreaterThan(0);
    expect(await get(STRANGER, ALBUM_AT)).toBe('refused');
    await eraseWedding(CODE);
    expect(await left()).toBe(0);
  });

  test('is not emptied by anybody else', async () => {
    shop.signIn({ email: 'meera@mail.example' });
    const { eraseWedding } = await shop.invitations();
    await expect(eraseWedding(CODE)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await count(`${PATH}/photos`)).toBe(25);
  });
});
