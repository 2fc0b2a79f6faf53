import { expect, test } from 'vitest';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import { get, getMany, list, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId, VISITORS } from '#tests/support/rules-suite.ts';

const A_TOMBSTONE = `deletedMessages/${deviceId('a')}`;

describeRules('deletedMessages: tombstones', () => {
  test.each<[string, Fields, Verdict]>([
    ['with the time of the request', { deletedAt: SERVER_TIME }, 'allowed'],
    ['with a time of its own', { deletedAt: new Date() }, 'refused'],
    ['without a time', {}, 'refused'],
    ['with what the message said', { deletedAt: SERVER_TIME, message: 'Joy' }, 'refused'],
  ])('%s', async (_, fields, verdict) => {
    expect(await write('admin', A_TOMBSTONE, fields)).toBe(verdict);
  });

  test('one that is there already may be written again, as when two tabs delete the same message', async () => {
    await write('admin', A_TOMBSTONE, { deletedAt: SERVER_TIME });
    expect(await write('admin', A_TOMBSTONE, { deletedAt: SERVER_TIME })).toBe('allowed');
  });

  test.each(VISITORS)('nobody but the admin writes them: %s', async (who) => {
    expect(await write(who, A_TOMBSTONE, { deletedAt: SERVER_TIME })).toBe('refused');
    await write('owner', A_TOMBSTONE, { deletedAt: new Date() });
    expect(await write(who, A_TOMBSTONE, { deletedAt: SERVER_TIME })).toBe('refused');
    expect(await remove(who, A_TOMBSTONE)).toBe('refused');
  });

  test.each<Who>(['guest', 'member', 'admin'])(
    '%s may ask for one by its id, there or not, and list none',
    async (who) => {
      expect(await get(who, A_TOMBSTONE)).toBe('allowed');
      await write('owner', A_TOMBSTONE, { deletedAt: new Date() });
      expect(await get(who, A_TOMBSTONE)).toBe('allowed');
      expect(await list(who, 'deletedMessages', 1)).toBe('refused');
    },
  );

  test('one request asks for 20 of them at most', async () => {
    const paths = Array.from({ length: 21 }, (_, place) => `deletedMessages/${deviceId(`m-${place}-`)}`);
    expect(await getMany('guest', paths.slice(0, 20))).toBe('allowed');
    expect(await getMany('guest', paths)).toBe('refused');
  });

  test('what their look-up asks for can never exist', async () => {
    for (const who of ['guest', 'admin'] as const) {
      expect(await write(who, `lookups/${deviceId('a')}`, { any: 'thing' })).toBe('refused');
    }
  });
});
