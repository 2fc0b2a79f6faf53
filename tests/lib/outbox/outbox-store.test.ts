import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GuestMessage } from '#src/features/messages/message.ts';
import { MESSAGE_OUTBOX } from '#src/features/messages/outbox/message-outbox.ts';
import { noCopies } from '#src/lib/outbox/entry-copies.ts';
import type { OutboxEntry } from '#src/lib/outbox/outbox-store.ts';
import {
  createPageStore,
  createWorkerStore,
  DATABASE_REST_MS,
  DATABASE_TIMEOUT_MS,
} from '#src/lib/outbox/outbox-store.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { openPageStore } from '#tests/support/message-store.ts';

const ENTRY: OutboxEntry<GuestMessage> = {
  id: 'a'.repeat(32),
  message: { kind: 'blessing', name: 'Asha', number: '+919845000012', message: 'Joy' },
  refused: false,
  writtenAt: 1,
};
const REFUSED = { ...ENTRY, refused: true };
const broken = () => Promise.reject(new Error('Connection to Indexed Database server lost'));
const silent = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails the next `times` calls to the database. */
function failing(times: number): () => Promise<void> {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) await broken();
  };
}

test('A message is stored twice: in IndexedDB and in local storage', async () => {
  const storage = createPhoneStorage();
  expect(await openPageStore(storage).put(ENTRY)).toBe(true);
  await vi.runAllTimersAsync();
  expect([...storage.rows.values()]).toEqual([ENTRY]);
  expect([...storage.copies.values()]).toEqual([ENTRY]);
});

test('A failed call is retried once on a new connection', async () => {
  const storage = createPhoneStorage();
  storage.isFull = true;
  const store = openPageStore(storage);
  await store.read();
  storage.beforeDatabase = failing(1);
  expect(await store.put(ENTRY)).toBe(true);
  expect(storage.opened).toBe(2);
  expect([...storage.rows.values()]).toEqual([ENTRY]);
});

test('Without a database a message is kept in local storage', async () => {
  const storage = createPhoneStorage();
  storage.beforeDatabase = broken;
  expect(await openPageStore(storage).put(ENTRY)).toBe(true);
  expect(await openPageStore(storage).read()).toEqual({ entries: [ENTRY], delivered: [], complete: false });
});

test('With local storage full a message is stored in IndexedDB', async () => {
  const storage = createPhoneStorage();
  storage.isFull = true;
  expect(await openPageStore(storage).put(ENTRY)).toBe(true);
  expect(await openPageStore(storage).read()).toEqual({ entries: [ENTRY], delivered: [], complete: true });
});

test('If neither accepts it, the message is not reported as saved', async () => {
  const storage = createPhoneStorage();
  storage.isFull = true;
  storage.beforeDatabase = broken;
  expect(await openPageStore(storage).put(ENTRY)).toBe(false);
});

test('An IndexedDB that is empty after a crash loses nothing', async () => {
  const storage = createPhoneStorage();
  await openPageStore(storage).put(ENTRY);
  await vi.runAllTimersAsync();
  storage.rows.clear();
  expect((await openPageStore(storage).read()).entries).toEqual([ENTRY]);
});

test('A hanging database is abandoned, and not tried again for a while', async () => {
  const storage = createPhoneStorage();
  storage.beforeDatabase = silent;
  const store = openPageStore(storage);
  const reading = store.read();
  await vi.advanceTimersByTimeAsync(DATABASE_TIMEOUT_MS);
  expect((await reading).complete).toBe(false);
  expect((await store.read()).complete).toBe(false);
  storage.beforeDatabase = async () => {};
  await vi.advanceTimersByTimeAsync(DATABASE_REST_MS);
  expect((await store.read()).complete).toBe(true);
});

test('A failed read differs from an empty database', async () => {
  const storage = createPhoneStorage();
  storage.beforeDatabase = broken;
  const store = createPageStore(MESSAGE_OUTBOX, { open: storage.open, copies: noCopies });
  expect(await store.read()).toEqual({ entries: [], delivered: [], complete: false });
});

test('Only a fingerprint of a delivered message is kept, for a day', async () => {
  const storage = createPhoneStorage();
  const store = openPageStore(storage);
  await store.put(ENTRY);
  await store.markDelivered(ENTRY.id);
  expect(await store.read()).toMatchObject({ entries: [], delivered: [{ id: ENTRY.id, told: true }] });
  expect(JSON.stringify([...storage.rows, ...storage.copies])).not.toContain('Asha');
  await vi.advanceTimersByTimeAsync(25 * 60 * 60 * 1_000);
  await store.read();
  expect([storage.rows.size, storage.copies.size]).toEqual([0, 0]);
});

test('A message delivered by the service worker is marked, and the next page removes its copy in local storage', async () => {
  const storage = createPhoneStorage();
  await openPageStore(storage).put(ENTRY);
  await vi.runAllTimersAsync();
  await createWorkerStore(MESSAGE_OUTBOX, { open: storage.open }).markDelivered(ENTRY.id);
  expect(storage.copies.size).toBe(1);
  expect(await openPageStore(storage).read()).toMatchObject({
    entries: [],
    delivered: [{ id: ENTRY.id, told: false }],
  });
  expect(storage.copies.size).toBe(0);
});

test('A message marked as refused in one store is refused, whichever is read first', async () => {
  const storage = createPhoneStorage();
  storage.rows.set(ENTRY.id, REFUSED);
  storage.copies.set(ENTRY.id, ENTRY);
  expect((await openPageStore(storage).read()).entries).toMatchObject([{ refused: true }]);
  storage.rows.set(ENTRY.id, ENTRY);
  storage.copies.set(ENTRY.id, REFUSED);
  expect((await openPageStore(storage).read()).entries).toMatchObject([{ refused: true }]);
});

test('A message that no longer fits the limits is returned as refused, as it was typed', async () => {
  const storage = createPhoneStorage();
  const message = {
    kind: 'farewell',
    branch: 'no-such-branch',
    name: 'R'.repeat(90),
    number: '12',
    message: '',
  };
  const row = { ...ENTRY, message };
  storage.rows.set(ENTRY.id, row);
  expect((await openPageStore(storage).read()).entries).toEqual([{ ...ENTRY, message, refused: true }]);
});

test.each([
  ['nothing', undefined],
  ['text', 'text'],
  ['another shape', { id: 'x' }],
])('Damaged rows (%s) are skipped', async (_, row) => {
  const store = createPageStore(MESSAGE_OUTBOX, {
    open: async () => ({ getAll: async () => [row], put: async () => {}, delete: async () => {} }),
    copies: noCopies,
  });
  expect((await store.read()).entries).toEqual([]);
});
