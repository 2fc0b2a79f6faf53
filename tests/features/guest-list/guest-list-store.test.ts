import { expect, test } from 'vitest';
import type { GuestListReading } from '#src/data/guest-list-api.ts';
import type * as GuestsApi from '#src/data/guests-api.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import { createGuestListStore } from '#src/features/guest-list/guest-list-store.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';

const SHARMA = familyWith({ id: 'sharma' });

/** A desk whose next reading answers as given, or fails; it is `now` on this phone. */
function openDesk(
  copy: GuestList,
  reading: GuestListReading | undefined,
  now: number,
  changing: Partial<typeof GuestsApi> = {},
) {
  const kept: GuestList[] = [];
  const store = createGuestListStore('TEST12345678', {
    changing: async () => ({ ...(await import('#src/data/guests-api.ts')), ...changing }),
    reading: async () => ({
      ...(await import('#src/data/guest-list-api.ts')),
      readGuestList: () => (reading ? Promise.resolve(reading) : Promise.reject(new Error('offline'))),
    }),
    keptList: async () => copy,
    keepList: async (_, guestList) => void kept.push(guestList),
    now: () => now,
  });
  return { store, kept };
}

test('the list knows when all of it was last read, and keeps that on the phone', async () => {
  const { store, kept } = openDesk(NO_GUESTS, { changes: { families: [SHARMA] }, failure: undefined }, 500);
  await store.sync();
  expect(store.view().guestList.readAt).toBe(500);
  expect(kept.at(-1)?.readAt).toBe(500);
});

test('a copy read without a network is as old as before', async () => {
  const { store } = openDesk({ ...listOf([SHARMA]), readAt: 300 }, undefined, 500);
  await store.sync();
  expect(store.view()).toMatchObject({ status: 'offline', guestList: { readAt: 300 } });
});

test('a reading that missed a part does not make the list newer', async () => {
  const missed = { changes: { families: [SHARMA] }, failure: new Error('unavailable') };
  const { store } = openDesk({ ...listOf([]), readAt: 300 }, missed, 500);
  await store.sync();
  expect(store.view()).toMatchObject({ status: 'partial', guestList: { readAt: 300 } });
});

test('a phone at the door that could not read the list reads all of it once it is connected', async () => {
  const { store } = openDesk(NO_GUESTS, { changes: { families: [SHARMA] }, failure: undefined }, 500);
  await store.syncArrivals();
  expect(store.view().status).toBe('ready');
  expect([...store.view().guestList.families.keys()]).toEqual([SHARMA.id]);
});

test('a new link that failed half way is made again for the same new family', async () => {
  const ids: string[] = [];
  const { store } = openDesk(listOf([SHARMA]), undefined, 500, {
    renewLink: async (_code, _family, id) => {
      ids.push(id);
      if (ids.length === 1) throw new Error('offline');
    },
  });
  await store.openCopy();
  await expect(store.renewLink('sharma')).rejects.toThrow('offline');
  const renewed = await store.renewLink('sharma');
  expect(ids).toEqual([renewed.id, renewed.id]);
  expect([...store.view().guestList.families.keys()]).toEqual([renewed.id]);
});

test('removed families come back with when they were sent their links, and with replies that they may give', async () => {
  const eaten = { adults: 6, children: 0, veg: 6, jain: 0, nonVeg: 0 };
  const family = familyWith({ id: 'gupta', functions: ['f1'], seats: 4, sentAt: 77 });
  const reply = replyWith({ id: 'gupta', answers: { f1: eaten }, rev: 3 });
  const restored: unknown[] = [];
  const { store } = openDesk(listOf([family], [reply]), undefined, 500, {
    removeFamilies: async () => {},
    restoreFamilies: async (_code, families, replies) => void restored.push(families, replies),
  });
  await store.openCopy();
  const undo = await store.removeFamilies(['gupta']);
  await undo();
  expect(restored).toMatchObject([
    [{ id: 'gupta', sentAt: 77 }],
    [{ answers: { f1: { adults: 4, veg: 4 } } }],
  ]);
});

test('what a family told is saved over the reply that the couple has seen, and no newer one', async () => {
  const saved: number[] = [];
  const { store } = openDesk(listOf([SHARMA], [replyWith({ id: 'sharma', rev: 6 })]), undefined, 500, {
    saveReply: async (_code, _id, { rev }) => void saved.push(rev),
  });
  await store.openCopy();
  await store.saveReply('sharma', replyWith({ id: 'sharma' }), 4);
  expect(saved).toEqual([5]);
});
