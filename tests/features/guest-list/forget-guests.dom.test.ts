import { afterEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { GuestList, GuestListChanges } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import type { GuestListPorts, GuestListStore } from '#src/features/guest-list/guest-list-store.ts';
import { createGuestListStore } from '#src/features/guest-list/guest-list-store.ts';
import { queueOf, sendQueues } from '#src/features/guest-list/sending/send-queue.ts';
import { readText } from '#src/lib/storage.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';
import { until } from '#tests/support/until.ts';

const CODE = 'TEST12345678';
const SHARMA = familyWith({ id: 'sharma' });
const REPLY = replyWith({ id: 'sharma' });

afterEach(() => localStorage.clear());

/** A guest list whose readings are answered one by one. */
function openStore(copy: GuestList | Promise<GuestList>) {
  const waiting: Array<(changes: Partial<GuestListChanges>) => void> = [];
  const kept: GuestList[] = [];
  let save = () => {};
  const saving = new Promise<void>((resolve) => {
    save = resolve;
  });
  const ports: GuestListPorts = {
    changing: async () => ({
      ...(await import('#src/data/guests-api.ts')),
      addFamilies: () => saving,
      markSent: () => saving,
      saveReply: () => saving,
    }),
    reading: async () => ({
      ...(await import('#src/data/guest-list-api.ts')),
      readGuestList: () =>
        new Promise((resolve) => {
          waiting.push((changes) => resolve({ changes, failure: undefined }));
        }),
    }),
    keptList: async () => copy,
    keepList: async (_, guestList) => void kept.push(guestList),
    now: Date.now,
  };
  const answer = async (changes: Partial<GuestListChanges>) => {
    await until(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.(changes);
  };
  return { store: createGuestListStore(CODE, ports), kept, answer, save: () => save() };
}

function slowRemoval() {
  let remove = () => {};
  const removed = new Promise<void>((resolve) => {
    remove = resolve;
  });
  return { removed, remove: () => remove() };
}

test('after signing out nothing of the list is shown', async () => {
  const { store } = openStore(listOf([SHARMA]));
  await store.openCopy();
  expect(store.view().guestList.families.size).toBe(1);
  await store.forget(Promise.resolve());
  expect(store.view()).toEqual({ status: 'refused', syncing: false, guestList: NO_GUESTS });
});

test('nobody is told that the list is gone before the phone has removed it', async () => {
  const { store } = openStore(listOf([SHARMA]));
  await store.openCopy();
  const { removed, remove } = slowRemoval();
  const forgotten = store.forget(removed);
  expect(store.view()).toEqual({ status: 'opening', syncing: false, guestList: NO_GUESTS });
  remove();
  await forgotten;
  expect(store.view().status).toBe('refused');
});

test('whoever signs in while the phone is still removing the list sees it', async () => {
  const { store, answer } = openStore(NO_GUESTS);
  const { removed, remove } = slowRemoval();
  const forgotten = store.forget(removed);
  const reading = store.sync();
  await answer({ families: [SHARMA] });
  await reading;
  remove();
  await forgotten;
  expect(store.view().status).toBe('ready');
});

test('a list that was still being read when somebody signed out is neither shown nor kept', async () => {
  const { store, kept, answer } = openStore(NO_GUESTS);
  const reading = store.sync();
  await until(() => expect(store.view().syncing).toBe(true));
  await store.forget(Promise.resolve());
  await answer({ families: [SHARMA] });
  await reading;
  expect(store.view().guestList.families.size).toBe(0);
  expect(kept).toEqual([]);
});

test('a copy that was still being opened when somebody signed out is not shown', async () => {
  let open = (_: GuestList) => {};
  const { store } = openStore(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  const opening = store.openCopy();
  await store.forget(Promise.resolve());
  open(listOf([SHARMA]));
  await opening;
  expect(store.view().guestList.families.size).toBe(0);
});

test.each<[string, (store: GuestListStore) => Promise<void>]>([
  ['families that were being added', (store) => store.addFamilies([SHARMA])],
  ['a reply that was being saved', (store) => store.saveReply(SHARMA.id, REPLY, 0)],
  ['an invitation that was being marked as sent', (store) => store.markSent(SHARMA.id)],
])('%s when somebody signed out: it is neither shown nor kept', async (_, change) => {
  const { store, kept, save } = openStore(listOf([SHARMA]));
  await store.openCopy();
  const changing = change(store);
  await store.forget(Promise.resolve());
  save();
  await changing;
  expect(store.view().guestList).toEqual(NO_GUESTS);
  expect(kept).toEqual([]);
});

test('whoever signs in next reads the list anew', async () => {
  const { store, answer } = openStore(NO_GUESTS);
  await store.forget(Promise.resolve());
  const reading = store.sync();
  expect(store.view().status).toBe('opening');
  await answer({ families: [SHARMA] });
  await reading;
  expect(store.view().status).toBe('ready');
  expect([...store.view().guestList.families.keys()]).toEqual(['sharma']);
});

test('the families that were waiting to be sent to are forgotten as well', async () => {
  sendQueues.change(CODE, () => queueOf(CODE, [SHARMA]));
  expect(readText(STORAGE_KEYS.sendQueue)).toContain('sharma');
  await forgetWeddings();
  expect(readText(STORAGE_KEYS.sendQueue)).toBeUndefined();
  expect(sendQueues.current(CODE)).toBeUndefined();
});
