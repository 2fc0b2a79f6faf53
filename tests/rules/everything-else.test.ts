import { expect, test } from 'vitest';
import type { Who } from '#tests/support/firestore-rest.ts';
import { get, list, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId } from '#tests/support/rules-suite.ts';

const EVERYONE: readonly Who[] = ['guest', 'member', 'helper', 'admin'];
const PLACES = ['payments', 'users', 'blesscouples', 'Blogs', 'admin'];
const BLESSING = { name: 'Asha', number: '+919812345678', message: '', createdAt: SERVER_TIME };

describeRules('any other collection', () => {
  test.each(PLACES)('%s is closed to everyone', async (collection) => {
    const path = `${collection}/${deviceId('a')}`;
    await write('owner', path, BLESSING);
    for (const who of EVERYONE) {
      expect(await write(who, `${collection}/${deviceId('b')}`, BLESSING)).toBe('refused');
      expect(await write(who, path, BLESSING)).toBe('refused');
      expect(await get(who, path)).toBe('refused');
      expect(await list(who, collection, 1)).toBe('refused');
      expect(await remove(who, path)).toBe('refused');
    }
  });

  test.each(EVERYONE)('a subcollection of a blessing is closed to %s', async (who) => {
    const path = `blesscouple/${deviceId('a')}/private/${deviceId('b')}`;
    await write('owner', path, BLESSING);
    expect(await get(who, path)).toBe('refused');
    expect(await remove(who, path)).toBe('refused');
  });
});
