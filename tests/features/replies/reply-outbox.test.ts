import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplyMessage } from '#src/features/replies/reply-message.ts';
import { REPLY_OUTBOX } from '#src/features/replies/reply-outbox.ts';
import { createOutbox } from '#src/lib/outbox/outbox.ts';
import { createPageStore } from '#src/lib/outbox/outbox-store.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { byOf, coming, messageOf, replyDatabase } from '#tests/support/reply-database.ts';

/** A tab of a phone. Tabs with the same storage belong to one phone. */
function openTab(storage = createPhoneStorage()) {
  return createOutbox<ReplyMessage>({
    store: createPageStore(REPLY_OUTBOX, { open: storage.open, copies: storage.copiesPort }),
    send: REPLY_OUTBOX.send,
    withLock: (_name, work) => work(),
    schedule: () => () => {},
    notifyTabs: () => {},
    random: () => 1,
    replaces: REPLY_OUTBOX.replaces,
  });
}

const waitingIn = (outbox: ReturnType<typeof openTab>) =>
  outbox.view().items.map(({ message }) => message.fields.note);

let database = replyDatabase();

beforeEach(() => {
  database = replyDatabase();
  vi.stubGlobal('fetch', database.fetch);
});

test('without a network only the newest reply waits, and it alone is sent', async () => {
  const outbox = openTab();
  database.setOffline(true);
  for (const change of [1, 2, 3]) {
    await outbox.add(messageOf(byOf('a', change), coming(change, `reply ${change}`)));
    await outbox.flush();
    expect(waitingIn(outbox)).toEqual([`reply ${change}`]);
  }
  database.setOffline(false);
  await outbox.flush();
  expect(waitingIn(outbox)).toEqual([]);
  expect(database.history).toEqual([1]);
  expect(database.stored()?.note).toBe('reply 3');
});

test('replies to two weddings wait side by side', async () => {
  const outbox = openTab();
  database.setOffline(true);
  await outbox.add(messageOf(byOf('a', 1), coming(1, 'one wedding')));
  await outbox.add({ ...messageOf(byOf('a', 2), coming(1, 'another')), code: '0'.repeat(12) });
  await outbox.flush();
  expect(waitingIn(outbox)).toEqual(['one wedding', 'another']);
});

test('a reply that arrived unheard before the tab was killed is followed by the next one', async () => {
  const storage = createPhoneStorage();
  const killed = openTab(storage);
  database.faults.push('unheard');
  await killed.add(messageOf(byOf('a', 1), coming(4, 'first')));
  await killed.flush();
  const next = openTab(storage);
  await next.add(messageOf(byOf('a', 2), coming(2, 'second')));
  await next.flush();
  expect(waitingIn(next)).toEqual([]);
  expect(database.stored()).toMatchObject({ rev: 2, note: 'second' });
});

test('a tab killed between two replies leaves one to send, the later', async () => {
  const storage = createPhoneStorage();
  const rowOf = (id: string, change: number) => ({
    id: id.repeat(32),
    message: messageOf(byOf('a', change), coming(change, `reply ${change}`)),
    refused: false,
    // The phone's clock was set back between the two.
    writtenAt: 1_000 - change,
  });
  for (const row of [rowOf('a', 1), rowOf('b', 2)]) storage.rows.set(row.id, row);
  const outbox = openTab(storage);
  await outbox.flush();
  expect(database.history).toEqual([1]);
  expect(database.stored()?.note).toBe('reply 2');
});

test('a tab that slept does not bring back a reply that another tab has replaced', async () => {
  const storage = createPhoneStorage();
  const sleeping = openTab(storage);
  database.setOffline(true);
  await sleeping.add(messageOf(byOf('a', 1), coming(4, 'first')));
  await sleeping.flush();
  database.setOffline(false);
  const awake = openTab(storage);
  await awake.add(messageOf(byOf('a', 2), coming(2, 'second')));
  await awake.flush();
  await sleeping.flush();
  expect(waitingIn(sleeping)).toEqual([]);
  expect(database.stored()?.note).toBe('second');
});

test('of two phones the later one is told, and neither reply is lost', async () => {
  const mother = openTab();
  const son = openTab();
  await mother.add(messageOf(byOf('a', 1), coming(4, 'from mother')));
  await mother.flush();
  await son.add(messageOf(byOf('b', 1), coming(3, 'from son')));
  await son.flush();
  expect(son.view().items.map(({ state }) => state)).toEqual(['refused']);
  expect(database.stored()?.note).toBe('from mother');

  // 'Send mine'
  await son.add(messageOf(byOf('b', 2), coming(3, 'from son'), 1));
  await son.flush();
  expect(son.view().items).toEqual([]);
  expect(database.stored()).toMatchObject({ rev: 2, note: 'from son' });
});
