import { expect, test } from 'vitest';
import {
  APPROVED,
  BLESSING,
  COPY,
  OFF_WALL,
  ON_WALL,
  STORED_BLESSING,
  storedBlessing,
} from '#tests/support/blessing-documents.ts';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, listBelow, remove, SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';
import { BY_LINK, MEERA, PATH, STRANGERS } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const WALL = `${PATH}/wall`;
const LONG_AGO = new Date('2020-01-01');

describeRules('the wall of blessings', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it was written', {}, 'allowed'],
    ['under another name', { name: 'Ravi' }, 'refused'],
    ['with other words', { text: 'Congratulations' }, 'refused'],
    ['with the number', { phone: STORED_BLESSING.phone }, 'refused'],
    ['with the number in place of the name', { name: STORED_BLESSING.phone }, 'refused'],
    ['written at another time', { createdAt: LONG_AGO }, 'refused'],
    ['changed at a time of its own', { changedAt: LONG_AGO }, 'refused'],
  ])('has a copy of a blessing %s', async (_, change, verdict) => {
    await storedBlessing(STORED_BLESSING);
    const copy = { ...ON_WALL, ...change };
    expect(
      await writeAll(MEERA, [
        [BLESSING, APPROVED],
        [COPY, copy],
      ]),
    ).toBe(verdict);
    await storedBlessing(APPROVED);
    expect(await write(MEERA, COPY, copy)).toBe(verdict);
  });

  test('has no copy of what was never sent', async () => {
    await storedBlessing(undefined);
    expect(await write(MEERA, COPY, ON_WALL)).toBe('refused');
  });

  test('has no mark of what was never sent', async () => {
    await storedBlessing(undefined);
    expect(await write(MEERA, COPY, OFF_WALL)).toBe('refused');
  });

  test('keeps of a blessing that was taken off only when that was', async () => {
    await storedBlessing(APPROVED);
    expect(await write(MEERA, COPY, { changedAt: LONG_AGO })).toBe('refused');
    expect(await write(MEERA, COPY, { ...OFF_WALL, name: 'Asha' })).toBe('refused');
    expect(await write(MEERA, COPY, OFF_WALL)).toBe('allowed');
  });

  test('is written by staff alone', async () => {
    for (const who of STRANGERS) {
      await storedBlessing(APPROVED);
      expect(await write(who, COPY, ON_WALL)).toBe('refused');
      expect(await write(who, COPY, OFF_WALL)).toBe('refused');
      expect(await remove(who, COPY)).toBe('refused');
      await remove('owner', COPY);
      expect(await write(who, COPY, { changedAt: SERVER_TIME })).toBe('refused');
    }
    for (const who of [MEERA, BY_LINK, 'admin'] as const)
      expect(await write(who, COPY, ON_WALL)).toBe('allowed');
    expect(await remove(MEERA, COPY)).toBe('refused');
    expect(await remove('admin', COPY)).toBe('allowed');
  });

  test('is read by everybody while it is open, twenty at a time', async () => {
    await storedBlessing(APPROVED);
    for (const who of STRANGERS) {
      expect(await listBelow(who, WALL, 20)).toBe('allowed');
      expect(await listBelow(who, WALL, 21)).toBe('refused');
      expect(await listBelow(who, WALL)).toBe('refused');
      expect(await listBelow(who, WALL, 20, 1)).toBe('refused');
      expect(await get(who, COPY)).toBe('refused');
    }
  });

  test.each<[string, Fields, Fields]>([
    ['the couple keeps it closed', { wall: 'off' }, {}],
    ['the page is closed', { closesAt: LONG_AGO }, {}],
    ['the page is not published', {}, { published: false }],
  ])('is read by staff alone while %s', async (_, settings, change) => {
    await storedBlessing(APPROVED, settings, change);
    for (const who of STRANGERS) expect(await listBelow(who, WALL, 20)).toBe('refused');
    for (const who of [MEERA, BY_LINK, 'admin'] as const) {
      expect(await listBelow(who, WALL, 300)).toBe('allowed');
      expect(await listBelow(who, WALL, 301)).toBe('refused');
      expect(await listBelow(who, WALL, 300, 1)).toBe('refused');
    }
  });
});
