import { expect, test } from 'vitest';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { createBlessingStore } from '#src/features/blessing-desk/blessing-store.ts';
import { fakeBlessings } from '#tests/support/fake-blessings.ts';
import { ASHA, manyBlessings } from '#tests/support/sample-blessings.ts';

const open = async (stored: readonly Blessing[]) => {
  const database = fakeBlessings(stored);
  const store = createBlessingStore('ABCD12345678', async () => database.api);
  await store.open();
  return { database, store };
};

test('three thousand blessings open with one page, and the counts are those of all', async () => {
  const { database, store } = await open(manyBlessings(3_000));
  expect(store.view().list.blessings).toHaveLength(100);
  expect(store.view().list.counts.new).toBe(3_000);
  expect(database.reads).toBe(100);
  await store.more();
  expect(database.reads).toBe(200);
  expect(await store.readAll()).toHaveLength(3_000);
  expect(database.reads).toBe(3_000);
});

test('approving many takes few at a time, and a failure leaves the rest as they were', async () => {
  const { database, store } = await open(manyBlessings(100));
  database.failAfter(3);
  await expect(store.decide(store.view().list.blessings, 'approved')).rejects.toThrow();
  const { counts } = store.view().list;
  expect(counts.approved).toBe(27);
  expect(counts.new).toBe(73);
  expect(Math.max(...database.batches)).toBe(9);
});

test('a new one appears without a reload, and no more once nobody looks', async () => {
  const { database, store } = await open(manyBlessings(30));
  const stop = store.follow();
  await expect.poll(() => database.listeners).toBe(1);
  database.arrive({ ...ASHA, createdAt: ASHA.createdAt + 1 });
  expect(store.view().list.blessings[0]).toMatchObject({ id: ASHA.id });
  stop();
  expect(database.listeners).toBe(0);
});

test('when very many arrive at once, the list begins again at the newest', async () => {
  const { database, store } = await open(manyBlessings(30));
  store.follow();
  await expect.poll(() => database.listeners).toBe(1);
  const crowd = manyBlessings(40).map((one, n) => ({
    ...one,
    id: `f${n}`.padStart(32, '0'),
    createdAt: ASHA.createdAt + 1 + n,
  }));
  database.arrive(...crowd);
  await expect.poll(() => store.view().list.blessings.length).toBe(70);
});

test('deleted ones are gone, and without a network the list stays', async () => {
  const { database, store } = await open(manyBlessings(3));
  const [first] = store.view().list.blessings;
  await store.remove([first?.id ?? '']);
  expect(store.view().list.blessings).toHaveLength(2);
  database.failAfter(0);
  await store.open();
  expect(store.view()).toMatchObject({ status: 'offline' });
  expect(store.view().list.blessings).toHaveLength(2);
});

test('before many are decided about, all are read anew, so that what another phone has decided stays', async () => {
  const { database, store } = await open(manyBlessings(150));
  await store.readAll();
  const [hidden] = store.view().list.blessings.slice(-1);
  if (!hidden) throw new Error('There is no blessing');
  await database.api.decideBlessings('ABCD12345678', [hidden], 'hidden');
  const all = await store.readAfresh();
  expect(all).toHaveLength(150);
  expect(all.find(({ id }) => id === hidden.id)?.state).toBe('hidden');
  expect(store.view().list.counts).toEqual({ new: 149, approved: 0, hidden: 1 });
});

test('of two decisions about the same blessing the second is written last, however long the first takes', async () => {
  const { database, store } = await open(manyBlessings(1));
  const written: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const write = database.api.decideBlessings;
  database.api.decideBlessings = async (code, those, state) => {
    if (state === 'approved') await slow;
    written.push(state);
    await write(code, those, state);
  };
  const { blessings } = store.view().list;
  const both = Promise.all([store.decide(blessings, 'approved'), store.decide(blessings, 'hidden')]);
  finish();
  await both;
  expect(written).toEqual(['approved', 'hidden']);
  expect(store.view().list.counts.hidden).toBe(1);
});

test('all are read anew only once what this phone has decided has arrived', async () => {
  const { database, store } = await open(manyBlessings(3));
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const write = database.api.decideBlessings;
  database.api.decideBlessings = async (...asked) => {
    await slow;
    await write(...asked);
  };
  const [first] = store.view().list.blessings;
  if (!first) throw new Error('There is no blessing');
  const hiding = store.decide([first], 'hidden');
  const reading = store.readAfresh();
  finish();
  await hiding;
  expect((await reading).filter(({ state }) => state === 'new')).toHaveLength(2);
});

test('what is decided while all are being read anew counts as well', async () => {
  const { database, store } = await open(manyBlessings(150));
  const [first] = store.view().list.blessings;
  if (!first) throw new Error('There is no blessing');
  const reading = store.readAfresh();
  await store.decide([first], 'hidden');
  const all = await reading;
  expect(all.find(({ id }) => id === first.id)?.state).toBe('hidden');
  expect(database.batches).toEqual([1]);
});
