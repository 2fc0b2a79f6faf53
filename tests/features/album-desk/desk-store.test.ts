import { expect, test } from 'vitest';
import type { DeskPhoto, Objection } from '#src/data/album-api.ts';
import { createPhotoStore } from '#src/features/album-desk/desk-store.ts';
import { deferred } from '#tests/support/deferred.ts';
import { fakePhotos, manyPhotos, photoAt } from '#tests/support/fake-photos.ts';

async function open(stored: readonly DeskPhoto[], objections: readonly Objection[] = []) {
  const database = fakePhotos(stored, objections);
  const store = createPhotoStore('ABCD12345678', async () => database.api);
  await store.open();
  return { database, store };
}

test('an album of 900 opens with the 60 oldest new ones, and the counts are those of all', async () => {
  const { database, store } = await open(manyPhotos(900));
  expect(store.view().lists.new.photos).toHaveLength(60);
  expect(store.view().lists.new.photos[0]?.name).toBe('Guest 0');
  expect(store.view().counts.new).toBe(900);
  await store.more('new');
  expect(store.view().lists.new.photos).toHaveLength(120);
  expect(database.reads).toBe(120);
});

test('deciding while the next page is read misses none and shows none twice', async () => {
  const { store } = await open(manyPhotos(100));
  await store.decide(store.view().lists.new.photos.slice(0, 40), 'approved');
  await store.more('new');
  expect(store.view().lists.new.photos.map(({ name }) => name)).toEqual(
    Array.from({ length: 60 }, (_, place) => `Guest ${place + 40}`),
  );
  expect(store.view().counts).toEqual({ new: 60, approved: 40, hidden: 0 });
});

test('an undo while the next page is on its way brings all back, and the count is the one of the server', async () => {
  const { database, store } = await open(manyPhotos(100));
  await store.decide(store.view().lists.new.photos, 'approved');
  const reading = store.more('new');
  await store.undo();
  await reading;
  expect(store.view().lists.new.photos).toHaveLength(100);
  expect(store.view().counts).toEqual(await database.api.countPhotos(''));
});

test('the last photograph that was read comes back when its decision is not saved', async () => {
  const { database, store } = await open(manyPhotos(61));
  database.failAfter(0);
  await expect(store.decide(store.view().lists.new.photos.slice(-1), 'approved')).rejects.toThrow();
  expect(store.view().lists.new.photos.at(-1)?.name).toBe('Guest 59');
  database.failAfter(Number.POSITIVE_INFINITY);
  await store.more('new');
  expect(store.view().lists.new.photos).toHaveLength(61);
  expect(store.view().counts).toEqual(await database.api.countPhotos(''));
});

test('approving many takes nine at a time, and a failure leaves the rest new and what was done can be undone', async () => {
  const { database, store } = await open(manyPhotos(60));
  database.failAfter(3);
  await expect(store.decide(store.view().lists.new.photos, 'approved')).rejects.toThrow();
  expect(store.view().counts).toEqual({ new: 33, approved: 27, hidden: 0 });
  expect(store.view().lists.new.photos).toHaveLength(33);
  expect(store.view().progress).toBeUndefined();
  expect(Math.max(...database.batches)).toBe(9);
  database.failAfter(Number.POSITIVE_INFINITY);
  await store.undo();
  expect(store.view().counts).toEqual({ new: 60, approved: 0, hidden: 0 });
  expect(store.view().last).toBeUndefined();
});

test('an undo brings each photograph back to where it was', async () => {
  const { database, store } = await open([photoAt(0), photoAt(1, { state: 'approved' })]);
  await store.more('approved');
  const { new: fresh, approved } = store.view().lists;
  await store.decide([...fresh.photos, ...approved.photos], 'hidden');
  expect(store.view().counts).toEqual({ new: 0, approved: 0, hidden: 2 });
  await store.undo();
  expect(store.view().counts).toEqual({ new: 1, approved: 1, hidden: 0 });
  expect(database.stateOf(photoAt(0).id)).toBe('new');
  expect(database.stateOf(photoAt(1).id)).toBe('approved');
});

test('an undo of hiding brings back what a guest had objected to', async () => {
  const objection = { id: photoAt(0).id, reason: 'My child is on it', createdAt: 1 };
  const { database, store } = await open([photoAt(0, { state: 'approved' })], [objection]);
  const asked = () => store.view().objections.map(({ objection: one }) => one.reason);
  await store.decide(
    store.view().objections.map(({ photo }) => photo),
    'hidden',
  );
  expect(asked()).toEqual([]);
  await store.undo();
  expect(asked()).toEqual(['My child is on it']);
  expect(store.view().objections.map(({ photo }) => photo.state)).toEqual(['approved']);
  expect(await database.api.listObjections('')).toHaveLength(1);
});

test('an undo right after a decision is stored last', async () => {
  const { database, store } = await open(manyPhotos(1));
  const deciding = store.decide(store.view().lists.new.photos, 'approved');
  const undoing = store.undo();
  await Promise.all([deciding, undoing]);
  expect(database.stateOf(photoAt(0).id)).toBe('new');
});

test('when an approval and its undo both fail, the photograph is shown as the server has it', async () => {
  const { database, store } = await open(manyPhotos(2));
  database.failAfter(0);
  const deciding = store.decide(store.view().lists.new.photos.slice(0, 1), 'approved');
  const undoing = store.undo();
  await expect(deciding).rejects.toThrow();
  await expect(undoing).rejects.toThrow();
  expect(store.view().lists.new.photos.map(({ name }) => name)).toEqual(['Guest 0', 'Guest 1']);
  expect(store.view().counts).toEqual({ new: 2, approved: 0, hidden: 0 });
});

test('when only the undo of an approval fails, the photograph is shown as approved', async () => {
  const { database, store } = await open(manyPhotos(2));
  const deciding = store.decide(store.view().lists.new.photos.slice(0, 1), 'approved');
  const undoing = store.undo();
  database.failAfter(1);
  await deciding;
  await expect(undoing).rejects.toThrow();
  expect(store.view().counts).toEqual({ new: 1, approved: 1, hidden: 0 });
  expect(database.stateOf(photoAt(0).id)).toBe('approved');
});

test('a decision that fails leaves the undo of a later one', async () => {
  const { database, store } = await open(manyPhotos(2));
  const [first, second] = store.view().lists.new.photos;
  if (!first || !second) throw new Error('two photographs were stored');
  database.failNext();
  const failing = store.decide([first], 'approved');
  await store.decide([second], 'hidden');
  await expect(failing).rejects.toThrow();
  expect(store.view().last?.photos.map(({ name }) => name)).toEqual(['Guest 1']);
  await store.undo();
  expect(store.view().counts).toEqual({ new: 2, approved: 0, hidden: 0 });
});

test('a photograph that its guest has taken back leaves the desk, and those beside it are approved', async () => {
  const { database, store } = await open(manyPhotos(9));
  database.takeBack(photoAt(4).id);
  await store.decide(store.view().lists.new.photos, 'approved');
  expect(store.view().counts).toEqual({ new: 0, approved: 8, hidden: 0 });
  expect(await database.api.countPhotos('')).toEqual(store.view().counts);
  expect(store.view().last?.photos).toHaveLength(8);
  await store.undo();
  expect(store.view().lists.new.photos).toHaveLength(8);
  expect(store.view().counts).toEqual({ new: 8, approved: 0, hidden: 0 });
});

test('hiding one that its guest has taken back removes it with its objection, and there is nothing to undo', async () => {
  const objection = { id: photoAt(0).id, reason: '', createdAt: 0 };
  const { database, store } = await open([photoAt(0, { state: 'approved' })], [objection]);
  database.takeBack(photoAt(0).id);
  await store.decide(
    store.view().objections.map(({ photo }) => photo),
    'hidden',
  );
  expect(store.view()).toMatchObject({ counts: { new: 0, approved: 0, hidden: 0 }, objections: [] });
  expect(store.view().last).toBeUndefined();
});

test('an undo leaves out a photograph that its guest has taken back, also what was objected to', async () => {
  const objection = { id: photoAt(0).id, reason: '', createdAt: 0 };
  const { database, store } = await open(
    [photoAt(0, { state: 'approved' }), photoAt(1, { state: 'approved' })],
    [objection],
  );
  await store.more('approved');
  await store.decide(store.view().lists.approved.photos, 'hidden');
  database.takeBack(photoAt(0).id);
  await store.undo();
  expect(store.view()).toMatchObject({ counts: { new: 0, approved: 1, hidden: 0 }, objections: [] });
  expect(database.objections).toEqual([]);
});

test('a photograph taken back while its approval is undone is counted off once', async () => {
  const { database, store } = await open(manyPhotos(3));
  database.takeBack(photoAt(0).id);
  const deciding = store.decide(store.view().lists.new.photos.slice(0, 2), 'approved');
  await Promise.all([deciding, store.undo()]);
  expect(store.view().counts).toEqual({ new: 2, approved: 0, hidden: 0 });
  expect(store.view().lists.new.photos.map(({ name }) => name)).toEqual(['Guest 1', 'Guest 2']);
});

test('what the rules refuse for another reason stays as it was', async () => {
  const { database, store } = await open(manyPhotos(2));
  database.refuse();
  await expect(store.decide(store.view().lists.new.photos, 'approved')).rejects.toThrow('refused');
  expect(store.view().counts).toEqual({ new: 2, approved: 0, hidden: 0 });
});

test('deleted ones are gone, six at a time, and cannot be brought back', async () => {
  const { database, store } = await open(manyPhotos(20));
  await store.decide(store.view().lists.new.photos.slice(0, 1), 'hidden');
  await store.remove(store.view().lists.new.photos);
  expect(store.view().counts).toEqual({ new: 0, approved: 0, hidden: 1 });
  expect(Math.max(...database.batches)).toBe(6);
  expect(store.view().last).toBeUndefined();
});

test('an objection is settled when its photograph is hidden, and when its guest has taken it back', async () => {
  const objection = (minute: number) => ({ id: photoAt(minute).id, reason: '', createdAt: 0 });
  const { database, store } = await open([photoAt(0, { state: 'approved' })], [objection(0), objection(7)]);
  expect(store.view().objections.map(({ photo }) => photo.name)).toEqual(['Guest 0']);
  const [asked] = store.view().objections;
  if (asked) await store.decide([asked.photo], 'hidden');
  expect(store.view().objections).toEqual([]);
  expect(database.objections).toEqual([]);
});

/** An album on a slow network: each of these calls is answered once the test lets it. */
async function openSlowly(slow: 'decidePhotos' | 'listPhotos') {
  const { api } = fakePhotos(manyPhotos(20));
  const answer = deferred();
  let isSlow = false;
  const store = createPhotoStore('ABCD12345678', async () => ({
    ...api,
    decidePhotos: async (...about) => {
      if (slow === 'decidePhotos') await answer.promise;
      return api.decidePhotos(...about);
    },
    listPhotos: async (...about) => {
      const page = await api.listPhotos(...about);
      if (isSlow && slow === 'listPhotos') await answer.promise;
      return page;
    },
  }));
  await store.open();
  isSlow = true;
  return { store, answer: () => answer.resolve() };
}

test('who looks for new ones while many are being approved does not get those back as new', async () => {
  const { store, answer } = await openSlowly('decidePhotos');
  const approving = store.decide(store.view().lists.new.photos, 'approved');
  const looking = store.open();
  answer();
  await Promise.all([approving, looking]);
  expect(store.view().lists.new.photos).toEqual([]);
  expect(store.view().counts).toEqual({ new: 0, approved: 20, hidden: 0 });
});

test('what is approved while the list is being read does not come back as new', async () => {
  const { store, answer } = await openSlowly('listPhotos');
  const looking = store.open();
  await store.decide(store.view().lists.new.photos.slice(0, 5), 'approved');
  answer();
  await looking;
  expect(store.view().lists.new.photos).toHaveLength(15);
  expect(store.view().counts).toEqual({ new: 15, approved: 5, hidden: 0 });
});

test('without a network the list stays as it was read', async () => {
  const { database, store } = await open(manyPhotos(3));
  database.failAfter(0);
  await store.open();
  expect(store.view()).toMatchObject({ status: 'offline', reading: false });
  expect(store.view().lists.new.photos).toHaveLength(3);
});
