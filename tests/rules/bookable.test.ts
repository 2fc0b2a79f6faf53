import { expect, test } from 'vitest';
import { BOOKABLE_PATH, STOCK } from '#tests/support/booking-documents.ts';
import { many } from '#tests/support/booking-writes.ts';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, list, remove, write } from '#tests/support/firestore-rest.ts';
import { describeRules, VISITORS } from '#tests/support/rules-suite.ts';

type Case = readonly [title: string, change: Fields, verdict: Verdict];

describeRules('what the shop has', () => {
  const CASES: readonly Case[] = [
    ['a good list', {}, 'allowed'],
    ['a field more', { note: '' }, 'refused'],
    ['a time of the phone', { updatedAt: new Date() }, 'refused'],
    ['nothing at all', { units: [] }, 'refused'],
    ['one thing twice', { units: ['dj 1', 'dj 1'] }, 'refused'],
    ['a hundredth of a thing', { units: ['dj 100'] }, 'refused'],
    ['a thing without a number', { units: ['dj'] }, 'refused'],
    ['a text', { units: 'dj 1' }, 'refused'],
    ['300 things', { units: [...many(99), ...many(99, 'a'), ...many(99, 'b'), ...many(3, 'c')] }, 'allowed'],
    ['301 things', { units: [...many(99), ...many(99, 'a'), ...many(99, 'b'), ...many(4, 'c')] }, 'refused'],
  ];

  test.each(CASES)('the owner counts: %s', async (_, change, verdict) => {
    expect(await write('admin', BOOKABLE_PATH, { ...STOCK, ...change })).toBe(verdict);
  });

  test('the owner counts again and reads it', async () => {
    await write('owner', BOOKABLE_PATH, STOCK);
    expect(await write('admin', BOOKABLE_PATH, { ...STOCK, units: ['dj 1'] })).toBe('allowed');
    expect(await get('admin', BOOKABLE_PATH)).toBe('allowed');
  });

  test.each(VISITORS)('%s reads it and does not count', async (who) => {
    expect(await write(who, BOOKABLE_PATH, STOCK)).toBe('refused');
    await write('owner', BOOKABLE_PATH, STOCK);
    expect(await write(who, BOOKABLE_PATH, STOCK)).toBe('refused');
    expect(await get(who, BOOKABLE_PATH)).toBe('allowed');
    expect(await list(who, 'bookable', 1)).toBe('refused');
  });

  test('nobody removes it, and there is only one', async () => {
    await write('owner', BOOKABLE_PATH, STOCK);
    expect(await remove('admin', BOOKABLE_PATH)).toBe('refused');
    expect(await write('admin', 'bookable/more', STOCK)).toBe('refused');
  });
});
