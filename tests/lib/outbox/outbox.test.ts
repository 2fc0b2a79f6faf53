import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GuestMessage } from '#src/features/messages/message.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import type { Outbox, OutboxPorts, Transport } from '#src/lib/outbox/outbox.ts';
import { ATTEMPT_TIMEOUT_MS, createOutbox } from '#src/lib/outbox/outbox.ts';
import { retryDelay } from '#src/lib/outbox/retry-delay.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { openPageStore } from '#tests/support/message-store.ts';
import { answering, BLESSING, createDatabase, createPorts } from '#tests/support/outbox-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Web Locks: one holder per name, the others wait. */
function createLocks(): OutboxPorts<GuestMessage>['withLock'] {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(name, turn);
    return turn;
  };
}

const statesOf = (outbox: Outbox<GuestMessage>) => outbox.view().items.map(({ state }) => state);

test('A message is stored before anything is sent', async () => {
  const store = openPageStore();
  const writtenDown: number[] = [];
  const outbox = createOutbox(
    createPorts(
      async () => {
        writtenDown.push((await store.read()).entries.length);
        return 'delivered';
      },
      { store },
    ),
  );
  await outbox.add(BLESSING);
  await vi.runAllTimersAsync();
  expect(writtenDown).toEqual([1]);
  expect((await store.read()).entries).toEqual([]);
});

test('A delivered message leaves the outbox, and its id is remembered', async () => {
  const { documents, send } = answering();
  const outbox = createOutbox(createPorts(send));
  const id = await outbox.add(BLESSING);
  await vi.runAllTimersAsync();
  expect([...documents]).toEqual([[id, BLESSING]]);
  expect(outbox.view()).toEqual({ items: [], delivered: [id], failures: 0, busy: false, unreadable: false });
});

test('Failed and unanswered attempts are repeated under the same id until one succeeds', async () => {
  const { documents, tried, send } = answering('unreachable', new Error('dropped'), 'silence');
  const outbox = createOutbox(createPorts(send));
  const id = await outbox.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  expect(statesOf(outbox)).toEqual(['waiting']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tried).toEqual([id, id]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(statesOf(outbox)).toEqual(['sending']);
  await vi.advanceTimersByTimeAsync(ATTEMPT_TIMEOUT_MS);
  expect(outbox.view().failures).toBe(3);
  await vi.runAllTimersAsync();
  expect(tried).toEqual([id, id, id, id]);
  expect([...documents.keys()]).toEqual([id]);
});

test('The delay doubles from two seconds to five minutes, with jitter in its second half', () => {
  expect([1, 2, 3, 4].map((failures) => retryDelay(failures, 1))).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(retryDelay(40, 1)).toBe(300_000);
  expect(retryDelay(1, 0)).toBe(1_000);
});

test('A message refused by the rules is not retried and stays for its author to change', async () => {
  const { tried, send } = answering('refused');
  const outbox = createOutbox(createPorts(send));
  const id = await outbox.add(BLESSING);
  await vi.runAllTimersAsync();
  await outbox.flush();
  expect(tried).toEqual([id]);
  expect(outbox.view().items).toMatchObject([{ id, state: 'refused', message: BLESSING }]);
  await outbox.discard(id);
  expect(outbox.view().items).toEqual([]);
});

test('A refused message does not block the next one', async () => {
  const { documents, send } = answering('refused');
  const outbox = createOutbox(createPorts(send));
  await outbox.add(BLESSING);
  const second = await outbox.add({ ...BLESSING, name: 'Ravi' });
  await vi.runAllTimersAsync();
  expect([...documents.keys()]).toEqual([second]);
});

test('A reload while sending continues, and a lost response creates no second document', async () => {
  const store = openPageStore();
  const { documents, take } = createDatabase();
  const before = createOutbox(
    createPorts(
      async (id, message) => {
        await take(id, message);
        return new Promise(() => {});
      },
      { store },
    ),
  );
  const id = await before.add(BLESSING);
  await vi.advanceTimersByTimeAsync(10);
  expect(documents.size).toBe(1);

  const after = createOutbox(createPorts(take, { store }));
  await after.flush();
  expect([...documents.keys()]).toEqual([id]);
  expect((await store.read()).entries).toEqual([]);
});

test('Two tabs sharing a store send a message once, and both learn that it has arrived', async () => {
  const store = openPageStore();
  const withLock = createLocks();
  const tried: string[] = [];
  const send: Transport<GuestMessage> = async (id) => {
    tried.push(id);
    await new Promise((done) => setTimeout(done, 500));
    return 'delivered';
  };
  const [one, other] = twoTabs(send, { store, withLock });
  const id = await one.add(BLESSING);
  void other.flush();
  await vi.runAllTimersAsync();
  expect(tried).toEqual([id]);
  expect([one, other].map((tab) => tab.view().delivered)).toEqual([[id], [id]]);
});

/** Two tabs of a phone, which tell each other what has changed. */
function twoTabs(send: Transport<GuestMessage>, ports: Partial<OutboxPorts<GuestMessage>>) {
  const tabs: Outbox<GuestMessage>[] = [];
  const open = (other: number) =>
    createOutbox(
      createPorts(send, { ...ports, notifyTabs: (change) => void tabs[other]?.syncWithStore(change) }),
    );
  const one = open(1);
  const other = open(0);
  tabs.push(one, other);
  return [one, other] as const;
}

test('A waiting message that the guest gives up is sent by no other tab that knew it', async () => {
  const store = openPageStore();
  const { documents, send } = answering('unreachable', 'unreachable');
  const [one, other] = twoTabs(send, { store });
  const id = await one.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  await other.flush();
  expect(statesOf(other)).toEqual(['waiting']);
  await one.discard(id);
  await vi.runAllTimersAsync();
  expect([...documents.keys()]).toEqual([]);
  expect(other.view().items).toEqual([]);
});

test('A message that is given up while the service worker waits to send it is not sent', async () => {
  const store = openPageStore();
  const { documents, send } = answering('unreachable');
  const page = createOutbox(createPorts(send, { store }));
  const id = await page.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  let start = () => {};
  const worker = createOutbox(
    createPorts(send, {
      store,
      sendsErased: false,
      withLock: async (_name, work) => {
        await new Promise<void>((done) => {
          start = done;
        });
        return work();
      },
    }),
  );
  const sent = worker.flush();
  await vi.advanceTimersByTimeAsync(0);
  await page.discard(id);
  start();
  await sent;
  expect([...documents.keys()]).toEqual([]);
});

test('Giving a message up resolves once the attempt of another tab has ended, whose outcome is known then', async () => {
  const store = openPageStore();
  const withLock = createLocks();
  const { documents, take } = createDatabase();
  let arrive = () => {};
  const [one, other] = twoTabs(
    async (id, message) => {
      await new Promise<void>((done) => {
        arrive = done;
      });
      return take(id, message);
    },
    { store, withLock },
  );
  const id = newDocumentId();
  await store.put({ id, message: BLESSING, refused: false, writtenAt: 1 });
  await one.syncWithStore();
  void other.flush();
  await vi.advanceTimersByTimeAsync(0);
  let given = false;
  void one.discard(id).then(() => {
    given = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toBe(false);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toBe(true);
  expect([...documents.keys()]).toEqual([id]);
});

test('A message added at the very end of a round is sent too', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const { tried, send } = answering();
    const outbox = createOutbox(createPorts(send));
    void outbox.flush();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    const id = await outbox.add(BLESSING);
    await vi.runAllTimersAsync();
    expect(tried, `${ticks} ticks later`).toEqual([id]);
  }
});

test('Reconnecting retries at once instead of waiting', async () => {
  const { tried, send } = answering('unreachable', 'unreachable');
  const outbox = createOutbox(createPorts(send));
  await outbox.add(BLESSING);
  await vi.advanceTimersByTimeAsync(0);
  await outbox.flush();
  expect(tried).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(tried).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(tried).toHaveLength(3);
});

test('100 messages arrive once each although every third request is lost', async () => {
  const { documents, take } = createDatabase();
  let count = 0;
  const outbox = createOutbox(
    createPorts(async (id, message) => {
      count += 1;
      if (count % 3 === 0) return 'unreachable';
      // Stored, but the response is lost.
      const outcome = await take(id, message);
      if (count % 7 === 0) throw new Error('response lost');
      return outcome;
    }),
  );
  for (let guest = 0; guest < 100; guest += 1) await outbox.add({ ...BLESSING, name: `Guest ${guest}` });
  await vi.runAllTimersAsync();
  expect(documents.size).toBe(100);
  expect(outbox.view().items).toEqual([]);
});

test('What cannot wait is on the phone before `putNow` returns, and is sent', async () => {
  const storage = createPhoneStorage();
  const { documents, send } = answering();
  const outbox = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  const id = newDocumentId();
  expect(outbox.putNow(BLESSING, id)).toBe(true);
  expect(storage.copies.get(id)).toMatchObject({ message: BLESSING });
  await vi.runAllTimersAsync();
  expect([...documents]).toEqual([[id, BLESSING]]);
  expect(storage.copies.size).toBe(0);
});

test('A phone with full local storage says so at once; the message is sent all the same', async () => {
  const storage = createPhoneStorage();
  storage.isFull = true;
  const { documents, send } = answering();
  const outbox = createOutbox(createPorts(send, { store: openPageStore(storage) }));
  const id = newDocumentId();
  expect(outbox.putNow(BLESSING, id)).toBe(false);
  await vi.runAllTimersAsync();
  expect([...documents]).toEqual([[id, BLESSING]]);
});

test('A message that was discarded can be submitted again under the same id', async () => {
  const { documents, send } = answering('unreachable');
  const outbox = createOutbox(createPorts(send));
  const id = await outbox.add(BLESSING, 'b'.repeat(32));
  await vi.advanceTimersByTimeAsync(0);
  await outbox.discard(id);
  await outbox.add(BLESSING, id);
  await vi.runAllTimersAsync();
  expect([...documents.keys()]).toEqual([id]);
});
