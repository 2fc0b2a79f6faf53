import { afterAll, expect, test, vi } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { HALDI, PRIVATE_FUNCTION } from '#tests/support/guest-documents.ts';
import { INVITATION, MEERA, NOT_STAFF, PATH, START, stored } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const APPROVED = `${PATH}/private/approved`;
const page = { ...INVITATION, createdAt: START, updatedAt: START };
const FIELDS = { page, hidden: [HALDI], approvedAt: SERVER_TIME };

describeRules('the version of a page that the owner has approved', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['with ten private functions', { hidden: Array.from({ length: 10 }, () => HALDI) }, 'allowed'],
    ['with eleven private functions', { hidden: Array.from({ length: 11 }, () => HALDI) }, 'refused'],
    ['with a map in place of the list', { hidden: {} }, 'refused'],
    ['with a text in place of the page', { page: '{}' }, 'refused'],
    ['with a time of its own', { approvedAt: START }, 'refused'],
    ['with a field more', { by: 'me' }, 'refused'],
  ])('is stored and stored again: %s', async (_, change, verdict) => {
    await stored();
    expect(await write('admin', APPROVED, { ...FIELDS, ...change })).toBe(verdict);
    await write('owner', APPROVED, FIELDS);
    expect(await write('admin', APPROVED, { ...FIELDS, ...change })).toBe(verdict);
  });

  test.each(Object.keys(FIELDS))('is refused without its %s', async (key) => {
    await stored();
    const { [key as keyof typeof FIELDS]: _, ...rest } = FIELDS;
    expect(await write('admin', APPROVED, rest)).toBe('refused');
  });

  test('is the owner’s alone: an editor neither reads nor writes it', async () => {
    await stored();
    for (const who of [...NOT_STAFF, MEERA]) expect(await write(who, APPROVED, FIELDS)).toBe('refused');
    expect(await write('admin', APPROVED, FIELDS)).toBe('allowed');
    for (const who of [...NOT_STAFF, MEERA]) {
      expect(await get(who, APPROVED)).toBe('refused');
      expect(await write(who, APPROVED, FIELDS)).toBe('refused');
      expect(await remove(who, APPROVED)).toBe('refused');
    }
    expect(await get('admin', APPROVED)).toBe('allowed');
    expect(await remove('admin', APPROVED)).toBe('allowed');
  });
});

describeRules('a page that the owner publishes, through the shop’s own code', () => {
  const shop = openShopCode();
  afterAll(() => vi.unstubAllGlobals());

  test('is approved as the list had it: what an editor changes before the press is a change afterwards', async () => {
    await stored({ published: false });
    await write('owner', PRIVATE_FUNCTION, HALDI);
    const { listReviewed, publishPage, reviewPage } = await shop.approvals();
    const [listed] = (await listReviewed()).items;
    if (!listed?.invitation) throw new Error('There is no invitation');

    await write('owner', PRIVATE_FUNCTION, { ...HALDI, one: { ...HALDI.one, venue: 'Somewhere else' } });
    await publishPage(listed.invitation, listed.review);
    const { approved, current } = await reviewPage(listed.invitation);
    const venues = (page = approved) => page?.functions.map(({ venue }) => venue);
    expect(venues()).toEqual(['At home, 12 Tonk Road', 'Rambagh Palace, Jaipur']);
    expect(venues(current)).toEqual(['Somewhere else', 'Rambagh Palace, Jaipur']);
    expect(await get('guest', PATH)).toBe('allowed');
  });
});
