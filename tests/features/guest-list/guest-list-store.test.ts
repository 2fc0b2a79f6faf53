import { expect, test } from 'vitest';
import type { GuestListReading } from '#src/data/guest-list-api.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import { createGuestListStore } from '#src/features/guest-list/guest-list-store.ts';
import { familyWith, listOf } from '#tests/support/guest-list.ts';

const SHARMA = familyWith({ id: 'sharma' });

/** A desk whose next reading answers as given, or fails; it is `now` on this phone. */
function openDesk(copy: GuestList, reading: GuestListReading | undefined, now: number) {
  const kept: GuestList[] = [];
  const store = createGuestListStore('TEST12345678', {
    changing: () => import('#src/data/guests-api.ts'),
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
