import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Family } from '#src/domain/guests/family.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { documentsIn, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import {
  ANSWER,
  DEVICE,
  FAMILY_ID,
  FAMILY_PAGE,
  FAMILY_PRIVATE,
  FAMILY_REPLY,
  FUNCTION_IDS,
  OTHER_ID,
  PRIVATE,
  REPLY,
  storedGuests,
} from '#tests/support/guest-documents.ts';
import { MEERA, PATH } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const CODE = PATH.replace('invitations/', '');

const SHARMAS: Family = {
  id: FAMILY_ID,
  ...FAMILY_PRIVATE,
  functions: ['f1', 'f3'],
  tags: ['office', 'Delhi'],
  language: 'hi',
  side: 'one',
  sentAt: 1_000,
  updatedAt: 1_000,
};

const THEIR_REPLY: Reply = {
  id: FAMILY_ID,
  name: '',
  phone: '',
  answers: { f1: ANSWER },
  unsure: ['f3'],
  note: 'We bring our own car',
  rev: 1,
  by: DEVICE,
  updatedAt: 1_000,
};

describeRules('a family’s new link, through the desk’s own code', () => {
  const shop = openShopCode();
  beforeEach(async () => {
    shop.signIn({ email: 'meera@mail.example' });
    await storedGuests();
    await write('owner', PRIVATE, { ...FAMILY_PRIVATE, sentAt: new Date() });
    await write('owner', `${PATH}/private/functionIds`, FUNCTION_IDS);
    await write('owner', REPLY, { ...FAMILY_REPLY, updatedAt: SERVER_TIME });
  });
  afterAll(() => vi.unstubAllGlobals());

  const replies = async () =>
    (await documentsIn(`${PATH}/replies`)).map(({ id, fields }) => [
      id,
      fields.note?.stringValue,
      fields.rev?.integerValue,
    ]);

  const pages = async () => (await documentsIn(`${PATH}/families`)).map(({ id }) => id);

  test('takes the family and its reply along, counts as not sent, and ends the old link', async () => {
    const { renewLink } = await shop.guests();
    await renewLink(CODE, SHARMAS, OTHER_ID, THEIR_REPLY, []);
    expect(await replies()).toEqual([[OTHER_ID, 'We bring our own car', '1']]);
    const [kept, ...others] = await documentsIn(`${PATH}/familyPrivate`);
    expect([kept?.id, others]).toEqual([OTHER_ID, []]);
    expect(kept?.fields.sentAt).toEqual({ nullValue: null });
    expect(kept?.fields.renewedFrom).toEqual({ stringValue: FAMILY_ID });
    expect(await pages()).toEqual([OTHER_ID]);
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, rev: 2 })).toBe('refused');
  });

  test.each<[string, Fields, Verdict]>([
    ['of its old link', { renewedFrom: OTHER_ID }, 'allowed'],
    ['that is none', { renewedFrom: 'sharma' }, 'refused'],
    ['of its old link, and a field more', { renewedFrom: OTHER_ID, pay: 'now' }, 'refused'],
  ])('is stored with an id %s', async (_, change, verdict) => {
    expect(await write(MEERA, PRIVATE, { ...FAMILY_PRIVATE, ...change })).toBe(verdict);
  });

  test('keeps who of it was counted at the door', async () => {
    const counted = [{ family: FAMILY_ID, device: DEVICE, came: { f1: 3 }, updatedAt: 1_000 }];
    const { saveArrivals, renewLink } = await shop.guests();
    await saveArrivals(CODE, counted);
    await renewLink(CODE, SHARMAS, OTHER_ID, undefined, counted);
    const arrivals = await documentsIn(`${PATH}/arrivals`);
    expect(arrivals.map(({ id, fields }) => [id, fields.came])).toEqual([
      [`${OTHER_ID}~${DEVICE}`, { mapValue: { fields: { f1: { integerValue: '3' } } } }],
    ]);
  });

  test('can be made once more with the same id when the response was lost', async () => {
    const { renewLink } = await shop.guests();
    await renewLink(CODE, SHARMAS, OTHER_ID, THEIR_REPLY, []);
    await renewLink(CODE, SHARMAS, OTHER_ID, THEIR_REPLY, []);
    expect(await replies()).toEqual([[OTHER_ID, 'We bring our own car', '2']]);
  });

  test('of a family that has not replied takes the family along alone', async () => {
    await write('owner', `${PATH}/families/${FAMILY_ID}`, FAMILY_PAGE);
    const { renewLink, removeFamilies } = await shop.guests();
    await removeFamilies(CODE, [FAMILY_ID], []);
    await renewLink(CODE, SHARMAS, OTHER_ID, undefined, []);
    expect(await replies()).toEqual([]);
    expect(await pages()).toEqual([OTHER_ID]);
  });
});

describeRules('a removed family that is brought back, through the desk’s own code', () => {
  const shop = openShopCode();
  beforeEach(async () => {
    shop.signIn({ email: 'meera@mail.example' });
    await storedGuests();
    await write('owner', `${PATH}/private/functionIds`, FUNCTION_IDS);
  });
  afterAll(() => vi.unstubAllGlobals());

  test('has its reply under the number that its phones know, who of it was counted, and when it opened its link', async () => {
    const { removeFamilies, restoreFamilies } = await shop.guests();
    const counted = [{ family: FAMILY_ID, device: DEVICE, came: { f1: 3 }, updatedAt: 1_000 }];
    const reply = { ...THEIR_REPLY, rev: 4 };
    const opened = { id: FAMILY_ID, at: Date.UTC(2026, 10, 20) };
    await write('owner', `${PATH}/opened/${FAMILY_ID}`, { at: new Date(opened.at) });
    await removeFamilies(CODE, [FAMILY_ID], counted);
    expect(await documentsIn(`${PATH}/opened`)).toEqual([]);
    await restoreFamilies(CODE, [SHARMAS], counted, [reply], [opened]);
    const [mark] = await documentsIn(`${PATH}/opened`);
    expect(mark?.fields.at).toEqual({ timestampValue: '2026-11-20T00:00:00Z' });
    const [kept] = await documentsIn(`${PATH}/familyPrivate`);
    expect(kept?.fields.sentAt).toEqual({ timestampValue: '1970-01-01T00:00:01Z' });
    const [arrival] = await documentsIn(`${PATH}/arrivals`);
    expect(arrival?.fields.came).toEqual({ mapValue: { fields: { f1: { integerValue: '3' } } } });
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, rev: 2 })).toBe('refused');
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, rev: 5 })).toBe('allowed');
  });

  test('is brought back once more when the response was lost', async () => {
    const { removeFamilies, restoreFamilies } = await shop.guests();
    await removeFamilies(CODE, [FAMILY_ID], []);
    const opened = [{ id: FAMILY_ID, at: 1_000 }];
    for (const _time of [1, 2])
      await restoreFamilies(CODE, [SHARMAS], [], [{ ...THEIR_REPLY, rev: 4 }], opened);
    const [stored] = await documentsIn(`${PATH}/replies`);
    expect(stored?.fields.rev).toEqual({ integerValue: '4' });
  });
});
