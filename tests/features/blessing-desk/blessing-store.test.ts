import { expect, test } from 'vitest';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { createBlessingStore } from '#src/features/blessing-desk/blessing-store.ts';
import { fakeBlessings } from '#tests/support/fake-blessings.ts';
import { ASHA, manyBlessings } from '#tests/support/sample-blessings.ts';
import { until } from '#tests/support/until.ts';

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
  await store.remove(store.view().list.blessings.slice(0, 1));
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

test('what another phone has hidden or deleted since the question stays so when the others are approved', async () => {
  const { database, store } = await open(manyBlessings(12));
  const asked = await store.readAfresh();
  await database.api.decideBlessings('ABCD12345678', asked.slice(0, 1), 'hidden');
  await database.api.deleteBlessings('ABCD12345678', [asked.at(-1)?.id ?? '']);
  expect(await store.approve(asked)).toBe(10);
  expect(store.view().list.counts).toEqual({ new: 0, approved: 10, hidden: 1 });
  expect(await database.api.countBlessings('ABCD12345678')).toEqual({ new: 0, approved: 10, hidden: 1 });
});

test('what another phone has approved since the question is not deleted with the others', async () => {
  const { database, store } = await open(manyBlessings(12));
  const asked = await store.readAfresh();
  await database.api.decideBlessings('ABCD12345678', asked.slice(0, 1), 'approved');
  expect(await store.remove(asked)).toBe(11);
  expect(store.view().list.counts).toEqual({ new: 0, approved: 1, hidden: 0 });
  expect(await database.api.countBlessings('ABCD12345678')).toEqual({ new: 0, approved: 1, hidden: 0 });
});

test('deleting one of three thousand reads that one again, and nothing else', async () => {
  const { database, store } = await open(manyBlessings(3_000));
  const before = database.reads;
  expect(await store.remove(store.view().list.blessings.slice(50, 51))).toBe(1);
  expect(database.reads).toBe(before + 1);
});

test('one that is hidden at this desk while the others are being approved is left out', async () => {
  const { database, store } = await open(manyBlessings(3));
  const asked = store.view().list.blessings;
  const read = database.api.readBlessings;
  let hiding: Promise<unknown> | undefined;
  database.api.readBlessings = async (code, ids) => {
    const found = await read(code, ids);
    hiding ??= store.decide(asked.slice(0, 1), 'hidden');
    await until(() => expect(store.view().list.counts.hidden).toBe(1));
    return found;
  };
  expect(await store.approve(asked)).toBe(2);
  await hiding;
  expect(store.view().list.counts).toEqual({ new: 0, approved: 2, hidden: 1 });
  expect(await database.api.countBlessings('ABCD12345678')).toEqual({ new: 0, approved: 2, hidden: 1 });
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

test('when two decisions about the same blessing both fail, it is shown as it was before the first', async () => {
  const { database, store } = await open(manyBlessings(1));
  let fail = () => {};
  const lost = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('no network'));
  });
  database.api.decideBlessings = () => lost;
  const approving = store.decide(store.view().list.blessings, 'approved');
  await expect.poll(() => store.view().list.counts.approved).toBe(1);
  const hiding = store.decide(store.view().list.blessings, 'hidden');
  await expect.poll(() => store.view().list.counts.hidden).toBe(1);
  fail();
  const both = await Promise.allSettled([approving, hiding]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(store.view().list.counts).toEqual({ new: 1, approved: 0, hidden: 0 });
});

test('a first decision that fails does not undo the second one', async () => {
  const { database, store } = await open(manyBlessings(1));
  const write = database.api.decideBlessings;
  database.api.decideBlessings = (code, those, state) =>
    state === 'approved' ? Promise.reject(new Error('no network')) : write(code, those, state);
  const { blessings } = store.view().list;
  await Promise.allSettled([store.decide(blessings, 'approved'), store.decide(blessings, 'hidden')]);
  expect(store.view().list.counts).toEqual({ new: 0, approved: 0, hidden: 1 });
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
