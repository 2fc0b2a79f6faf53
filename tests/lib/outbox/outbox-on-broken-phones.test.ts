import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGE_OUTBOX } from '#src/features/messages/outbox/message-outbox.ts';
import { createOutbox } from '#src/lib/outbox/outbox.ts';
import { createWorkerStore } from '#src/lib/outbox/outbox-store.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { openPageStore } from '#tests/support/message-store.ts';
import { answering, BLESSING, createPorts } from '#tests/support/outbox-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A message is sent even if IndexedDB has stopped responding', async () => {
  const storage = createPhoneStorage();
  const { documents, send } = answering();
  storage.beforeDatabase = () => Promise.reject(new Error('Connection to Indexed Database server lost'));
  const outbox = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  const id = await outbox.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  expect([...documents.keys()]).toEqual([id]);
});

test('A failed read is not an empty outbox: the message stays, and the read is retried', async () => {
  const storage = createPhoneStorage();
  const { documents, send } = answering();
  const before = createOutbox(createPorts(async () => 'unreachable', { store: openPageStore(storage) }));
  const id = await before.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);

  storage.copies.clear();
  storage.beforeDatabase = () => Promise.reject(new Error('lost'));
  const after = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  await after.flush();
  expect(after.view()).toMatchObject({ items: [], unreadable: true });
  storage.beforeDatabase = async () => {};
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...documents.keys()]).toEqual([id]);
});

test('A message whose storage was cleared is no longer reported as saved, but is still sent', async () => {
  const storage = createPhoneStorage();
  const { documents, send } = answering('unreachable');
  const outbox = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  const id = await outbox.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.view().items).toMatchObject([{ id, stored: true }]);
  storage.rows.clear();
  storage.copies.clear();
  await outbox.syncWithStore();
  expect(outbox.view().items).toMatchObject([{ id, stored: false, state: 'waiting' }]);
  expect(outbox.view().delivered).toEqual([]);
  await vi.runAllTimersAsync();
  expect([...documents.keys()]).toEqual([id]);
});

test('A message that could not be stored is stored as soon as possible', async () => {
  const storage = createPhoneStorage();
  storage.isFull = true;
  storage.beforeDatabase = () => Promise.reject(new Error('QuotaExceededError'));
  const outbox = createOutbox(
    createPorts(answering('unreachable', 'unreachable').send, { store: openPageStore(storage) }),
  );
  const id = await outbox.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.view().items).toMatchObject([{ id, stored: false }]);
  storage.beforeDatabase = async () => {};
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outbox.view().items).toMatchObject([{ id, stored: true }]);
  expect([...storage.rows.keys()]).toEqual([id]);
});

test('A message delivered by the service worker is reported by the next page with what it said, and not sent again', async () => {
  const storage = createPhoneStorage();
  const page = createOutbox(createPorts(async () => 'unreachable', { store: openPageStore(storage) }));
  const id = await page.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  const worker = createOutbox(
    createPorts(async () => 'delivered', {
      store: createWorkerStore(MESSAGE_OUTBOX, { open: storage.open }),
    }),
  );
  await worker.flush();
  expect([...storage.copies.keys()]).toEqual([id]);

  const { tried, send } = answering();
  const nextPage = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  const seen: unknown[] = [];
  nextPage.listen(() => seen.push(...nextPage.view().items.map(({ message }) => message)));
  await nextPage.flush();
  expect(seen).toEqual([BLESSING]);
  expect(nextPage.view()).toMatchObject({ items: [], delivered: [id] });
  expect(tried).toEqual([]);
  expect(storage.copies.size).toBe(0);

  const oneMorePage = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  await oneMorePage.flush();
  expect(oneMorePage.view().delivered).toEqual([]);
});

test('A tab that waited for another one does not send again, notified or not', async () => {
  const storage = createPhoneStorage();
  const { tried, send } = answering();
  const other = createOutbox(createPorts(async () => 'unreachable', { store: openPageStore(storage) }));
  const id = await other.add(BLESSING);
  const waiting = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  await waiting.syncWithStore();
  const sender = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  await sender.flush();
  await waiting.flush();
  expect(tried).toEqual([id]);
  expect(waiting.view().delivered).toEqual([id]);
});
