import { expect, test, vi } from 'vitest';
import type { ReplyMessage } from '#src/features/replies/reply-message.ts';
import { sendReply } from '#src/features/replies/send-reply.ts';
import { byOf, CODE, coming, FAMILY_ID, messageOf, replyDatabase } from '#tests/support/reply-database.ts';

const OTHER_PHONE = { ...coming(2), rev: 1, by: byOf('b', 1), updatedAt: Date.UTC(2026, 10, 22, 11, 42) };

/** Sends like an outbox, which gives each reply an id. */
function send(message: ReplyMessage) {
  return sendReply(message.by, message);
}

function online(database: ReturnType<typeof replyDatabase>) {
  vi.stubGlobal('fetch', database.fetch);
  return database;
}

test('a reply is one write below its invitation, with the server’s time and the next number', async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({ commitTime: '2026-11-22T00:00:00Z' });
  });
  const fields = { ...coming(3), unsure: ['f2'] as const };
  expect(await send(messageOf(byOf('a', 1), fields, 4))).toBe('delivered');
  expect(asked).toHaveLength(1);
  const [write] = JSON.parse(String(asked[0]?.body)).writes;
  expect(write.update.name).toMatch(new RegExp(`/documents/invitations/${CODE}/replies/${FAMILY_ID}$`));
  expect(write.update.fields.rev).toEqual({ integerValue: '5' });
  expect(write.update.fields.unsure).toEqual({ arrayValue: { values: [{ stringValue: 'f2' }] } });
  expect(write.update.fields.answers.mapValue.fields.f1.mapValue.fields.adults).toEqual({
    integerValue: '3',
  });
  expect(write.updateTransforms).toEqual([{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }]);
});

test('a reply whose response was lost is sent again, and stays one reply', async () => {
  const database = online(replyDatabase());
  const message = messageOf(byOf('a', 1), coming(4));
  database.faults.push('unheard');
  await expect(send(message)).rejects.toThrow(TypeError);
  expect(await send(message)).toBe('delivered');
  expect(database.history).toEqual([1]);
});

test('a later reply follows an earlier one of the same phone that arrived unheard', async () => {
  const database = online(replyDatabase());
  database.faults.push('unheard');
  await expect(send(messageOf(byOf('a', 1), coming(4)))).rejects.toThrow(TypeError);
  expect(await send(messageOf(byOf('a', 2), coming(1)))).toBe('delivered');
  expect(database.stored()).toMatchObject({ rev: 2, answers: { f1: { adults: 1 } } });
});

test('an earlier reply that is sent late never replaces a later one', async () => {
  const database = online(replyDatabase());
  expect(await send(messageOf(byOf('a', 2), coming(1)))).toBe('delivered');
  expect(await send(messageOf(byOf('a', 1), coming(4)))).toBe('delivered');
  expect(database.stored()).toMatchObject({ rev: 1, answers: { f1: { adults: 1 } } });
});

test('what another phone has stored meanwhile is not overwritten', async () => {
  const database = online(replyDatabase(OTHER_PHONE));
  expect(await send(messageOf(byOf('a', 1), coming(4)))).toBe('refused');
  expect(database.stored()).toMatchObject({ by: OTHER_PHONE.by, rev: 1 });
  expect(await send(messageOf(byOf('a', 2), coming(4), 1))).toBe('delivered');
  expect(database.stored()).toMatchObject({ by: byOf('a', 2), rev: 2 });
});

test('two phones that say the same are both content', async () => {
  const database = online(replyDatabase(OTHER_PHONE));
  expect(await send(messageOf(byOf('a', 1), coming(2)))).toBe('delivered');
  expect(database.history).toEqual([]);
});

test('a reply to a page that has closed is refused, and tried once', async () => {
  const database = online(replyDatabase({ ...OTHER_PHONE, by: byOf('a', 1) }));
  database.close();
  expect(await send(messageOf(byOf('a', 2), coming(4), 1))).toBe('refused');
});

test('an outage is no refusal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 }));
  expect(await send(messageOf(byOf('a', 1), coming(4)))).toBe('busy');
});

test('on a bad network each attempt goes on where the last one failed', async () => {
  const database = online(replyDatabase({ ...OTHER_PHONE, by: byOf('a', 1) }));
  const message = messageOf(byOf('a', 3), coming(4));
  const requests = vi.spyOn(database, 'fetch');
  vi.stubGlobal('fetch', database.fetch);
  database.faults.push('none', 'lost', 'none', 'lost');
  await expect(send(message)).rejects.toThrow(TypeError);
  await expect(send(message)).rejects.toThrow(TypeError);
  expect(await send(message)).toBe('delivered');
  expect(requests).toHaveBeenCalledTimes(5);
  expect(database.stored()).toMatchObject({ rev: 2, by: byOf('a', 3) });
});
