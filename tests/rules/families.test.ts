import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import {
  get,
  getMany,
  listBelow,
  remove,
  SERVER_TIME,
  write,
  writeAll,
} from '#tests/support/firestore-rest.ts';
import {
  DEVICE,
  FAMILY,
  FAMILY_ID,
  FAMILY_PAGE,
  FAMILY_PRIVATE,
  FUNCTION_ID,
  OTHER_ID,
  PRIVATE,
  storedGuests,
} from '#tests/support/guest-documents.ts';
import { MEERA, NOT_STAFF, PATH, STAFF, START } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

describeRules('a family of the guest list', () => {
  const page: readonly [string, Fields, Verdict][] = [
    ['as it is', {}, 'allowed'],
    ['named in Hindi', { name: 'शर्मा परिवार' }, 'allowed'],
    ['without a name', { name: '' }, 'refused'],
    ['with a blank name', { name: ' ' }, 'refused'],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }, 'refused'],
    ['with a name on two lines', { name: 'a\nb' }, 'refused'],
    ['in a language that is none', { language: 'fr' }, 'refused'],
    ['invited to all ten functions', { functions: ['f1', 'f2', 'f3', 'f10'] }, 'allowed'],
    ['invited to nothing', { functions: [] }, 'refused'],
    ['invited to the same function eleven times', { functions: Array(11).fill('f1') }, 'refused'],
    ['invited to an eleventh function', { functions: ['f11'] }, 'refused'],
    ['invited by text', { functions: 'f1' }, 'refused'],
    ['with one seat', { seats: 1 }, 'allowed'],
    ['with 50 seats', { seats: 50 }, 'allowed'],
    ['without a seat', { seats: 0 }, 'refused'],
    ['with 51 seats', { seats: 51 }, 'refused'],
    ['with half a seat', { seats: 1.5 }, 'refused'],
    ['with one field more', { age: 9 }, 'refused'],
  ];
  const opens = (...ids: readonly string[]) => ({ opens: ids });
  const OTHER_FUNCTION = `p${'B'.repeat(22)}`;

  test.each<[string, Fields, Verdict]>([
    ...page,
    ['with the ids of its two functions', opens(FUNCTION_ID, OTHER_FUNCTION), 'allowed'],
    [
      'with the ids of more functions than it has',
      opens(FUNCTION_ID, OTHER_FUNCTION, FUNCTION_ID),
      'refused',
    ],
    ['with an id for one function of two', opens(FUNCTION_ID), 'refused'],
    ['with an id that is none', opens(FUNCTION_ID, 'haldi'), 'refused'],
    ['with ids that are a text', { opens: FUNCTION_ID }, 'refused'],
  ])('on its own page: %s', async (_, change, verdict) => {
    await storedGuests();
    expect(await write(MEERA, FAMILY, { ...FAMILY_PAGE, ...change })).toBe(verdict);
  });

  test.each<[string, Fields, Verdict]>([
    ...page,
    ['without a number', { phone: '' }, 'allowed'],
    ['with a number that is none', { phone: '98123' }, 'refused'],
    ['on a side that is none', { side: 'three' }, 'refused'],
    ['with tags of 160 characters', { tags: 'x'.repeat(160) }, 'allowed'],
    ['with tags of 161 characters', { tags: 'x'.repeat(161) }, 'refused'],
    ['with a note of 200 characters on lines', { note: 'x\n'.repeat(100) }, 'allowed'],
    ['with a note of 201 characters', { note: 'x'.repeat(201) }, 'refused'],
    [
      'with a number that moves the next texts',
      { phone: '+919812345678\none\noffice', note: '\npay' },
      'refused',
    ],
    ['on a side that moves the next texts', { phone: '', side: 'one\noffice\nPAY', note: '' }, 'refused'],
    ['with tags that move into the note', { tags: 'office\nPAY' }, 'refused'],
    ['sent at a time', { sentAt: START }, 'allowed'],
    ['sent at the time of the request', { sentAt: SERVER_TIME }, 'allowed'],
    ['sent at a word', { sentAt: 'today' }, 'refused'],
    ['at a time of its own', { updatedAt: START }, 'refused'],
  ])('at the desk: %s', async (_, change, verdict) => {
    await storedGuests();
    expect(await write(MEERA, PRIVATE, { ...FAMILY_PRIVATE, ...change })).toBe(verdict);
  });

  test.each(Object.keys(FAMILY_PRIVATE))('at the desk without its %s is refused', async (key) => {
    await storedGuests();
    const { [key as keyof typeof FAMILY_PRIVATE]: _, ...rest } = FAMILY_PRIVATE;
    expect(await write(MEERA, PRIVATE, rest)).toBe('refused');
  });

  test('is stored under a token that nobody can guess', async () => {
    await storedGuests();
    for (const id of ['sharma', FAMILY_ID.slice(1), `${FAMILY_ID}A`, `d${FAMILY_ID.slice(1)}`]) {
      expect(await write(MEERA, `${PATH}/families/${id}`, FAMILY_PAGE)).toBe('refused');
      expect(await write(MEERA, `${PATH}/familyPrivate/${id}`, FAMILY_PRIVATE)).toBe('refused');
    }
  });

  test('is read by whoever has its link, and by nobody after the page has closed', async () => {
    await storedGuests();
    expect(await get('guest', FAMILY)).toBe('allowed');
    await storedGuests({ closesAt: new Date('2020-01-01') });
    expect(await get('guest', FAMILY)).toBe('refused');
    await storedGuests({}, { published: false });
    expect(await get('guest', FAMILY)).toBe('refused');
    for (const who of STAFF) expect(await get(who, FAMILY)).toBe('allowed');
  });

  test('cannot be found by trying tokens', async () => {
    await storedGuests();
    expect(await get('guest', `${PATH}/families/${OTHER_ID}`)).toBe('refused');
    expect(await getMany('guest', [FAMILY, `${PATH}/families/${OTHER_ID}`])).toBe('refused');
    for (const who of NOT_STAFF) expect(await listBelow(who, `${PATH}/families`, 1)).toBe('refused');
  });

  test('has a number and a note that only staff read', async () => {
    await storedGuests();
    await write('owner', PRIVATE, FAMILY_PRIVATE);
    for (const who of NOT_STAFF) {
      expect(await get(who, PRIVATE)).toBe('refused');
      expect(await listBelow(who, `${PATH}/familyPrivate`, 1)).toBe('refused');
    }
    for (const who of STAFF) {
      expect(await get(who, PRIVATE)).toBe('allowed');
      for (const part of ['families', 'familyPrivate', 'replies', 'opened', 'arrivals', 'closed']) {
        expect(await listBelow(who, `${PATH}/${part}`, 300)).toBe('allowed');
        expect(await listBelow(who, `${PATH}/${part}`, 301)).toBe('refused');
        expect(await listBelow(who, `${PATH}/${part}`)).toBe('refused');
        expect(await listBelow(who, `${PATH}/${part}`, 300, 1)).toBe('refused');
      }
    }
  });

  test('is written and deleted by staff alone', async () => {
    await storedGuests();
    await write('owner', PRIVATE, FAMILY_PRIVATE);
    for (const who of NOT_STAFF) {
      expect(await write(who, FAMILY, FAMILY_PAGE)).toBe('refused');
      expect(await write(who, PRIVATE, FAMILY_PRIVATE)).toBe('refused');
      expect(await remove(who, FAMILY)).toBe('refused');
      expect(await remove(who, PRIVATE)).toBe('refused');
    }
    for (const who of STAFF) {
      expect(await write(who, FAMILY, { ...FAMILY_PAGE, seats: 5 })).toBe('allowed');
      expect(await write(who, PRIVATE, { ...FAMILY_PRIVATE, seats: 5 })).toBe('allowed');
      expect(await remove(who, FAMILY)).toBe('allowed');
      expect(await remove(who, PRIVATE)).toBe('allowed');
      expect(await write(who, PRIVATE, FAMILY_PRIVATE)).toBe('allowed');
    }
  });

  test('is added with sixty others in one request', async () => {
    await storedGuests();
    const ids = Array.from({ length: 60 }, (_, n) => `f${String(n).padStart(22, '0')}`);
    const writes = ids.flatMap((id) => [
      [`${PATH}/families/${id}`, FAMILY_PAGE] as const,
      [`${PATH}/familyPrivate/${id}`, FAMILY_PRIVATE] as const,
    ]);
    expect(await writeAll(MEERA, writes)).toBe('allowed');
  });
});

describeRules('the mark that a family has opened its link', () => {
  const MARK = `${PATH}/opened/${FAMILY_ID}`;
  const hoursAgo = (hours: number) => ({ at: new Date(Date.now() - hours * 3_600_000) });

  test('is left by whoever has the link, at the server’s time', async () => {
    await storedGuests();
    expect(await write('guest', MARK, { at: START })).toBe('refused');
    expect(await write('guest', MARK, { at: SERVER_TIME, by: 'me' })).toBe('refused');
    expect(await write('guest', MARK, { at: SERVER_TIME })).toBe('allowed');
  });

  test.each([
    ['unpublished', {}, { published: false }],
    ['closed', { closesAt: new Date('2020-01-01') }, {}],
  ])('is left on an open page only: not on one that is %s', async (_, settings, change) => {
    await storedGuests(settings, change);
    expect(await write('guest', MARK, { at: SERVER_TIME })).toBe('refused');
    await write('owner', MARK, hoursAgo(13));
    expect(await write('guest', MARK, { at: SERVER_TIME })).toBe('refused');
  });

  test('is left for a family only', async () => {
    await storedGuests();
    expect(await write('guest', `${PATH}/opened/${OTHER_ID}`, { at: SERVER_TIME })).toBe('refused');
  });

  test('is left again after twelve hours, not before', async () => {
    await storedGuests();
    await write('owner', MARK, hoursAgo(11));
    expect(await write('guest', MARK, { at: SERVER_TIME })).toBe('refused');
    await write('owner', MARK, hoursAgo(13));
    expect(await write('guest', MARK, { at: START })).toBe('refused');
    expect(await write('guest', MARK, { at: SERVER_TIME, by: 'me' })).toBe('refused');
    expect(await write('guest', MARK, { at: SERVER_TIME })).toBe('allowed');
  });

  test('is brought back with its own time by staff alone, once more if the response was lost', async () => {
    await storedGuests();
    for (const who of NOT_STAFF) expect(await write(who, MARK, hoursAgo(1))).toBe('refused');
    for (const fields of [{ ...hoursAgo(1), by: 'me' }, { at: 'soon' }, { at: 5 }, {}, hoursAgo(-1)])
      expect(await write(MEERA, MARK, fields)).toBe('refused');
    const unknown = `${PATH}/opened/${OTHER_ID}`;
    expect(await write(MEERA, unknown, { at: SERVER_TIME })).toBe('refused');
    expect(await write(MEERA, `${MARK}A`, hoursAgo(1))).toBe('refused');
    const mark = hoursAgo(1);
    for (const _time of [1, 2]) expect(await write(MEERA, MARK, mark)).toBe('allowed');
    for (const who of NOT_STAFF) expect(await write(who, MARK, mark)).toBe('refused');
  });

  test('is read and deleted by staff alone', async () => {
    await storedGuests();
    await write('owner', MARK, hoursAgo(13));
    for (const who of NOT_STAFF) {
      expect(await get(who, MARK)).toBe('refused');
      expect(await listBelow(who, `${PATH}/opened`, 1)).toBe('refused');
      expect(await remove(who, MARK)).toBe('refused');
    }
    expect(await remove(MEERA, MARK)).toBe('allowed');
  });
});

describeRules('a count at the door', () => {
  const COUNT = `${PATH}/arrivals/${FAMILY_ID}~${DEVICE}`;
  const ARRIVAL = { came: { f1: 3 }, updatedAt: SERVER_TIME };

  test.each<[string, Fields, Verdict]>([
    ['of three', {}, 'allowed'],
    ['of nobody yet', { came: {} }, 'allowed'],
    ['that corrects another phone', { came: { f1: -2 } }, 'allowed'],
    ['of 50', { came: { f10: 50 } }, 'allowed'],
    ['of -50', { came: { f10: -50 } }, 'allowed'],
    ['of 51', { came: { f10: 51 } }, 'refused'],
    ['of -51', { came: { f10: -51 } }, 'refused'],
    ['of half a guest', { came: { f1: 0.5 } }, 'refused'],
    ...['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'].map((key): [string, Fields, Verdict] => [
      `of text at ${key}`,
      { came: { [key]: 'two' } },
      'refused',
    ]),
    ['at an eleventh function', { came: { f11: 1 } }, 'refused'],
    ['with one field more', { note: '' }, 'refused'],
    ['at a time of its own', { updatedAt: START }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await storedGuests();
    expect(await write(MEERA, COUNT, { ...ARRIVAL, ...change })).toBe(verdict);
    await write('owner', COUNT, ARRIVAL);
    expect(await write(MEERA, COUNT, { ...ARRIVAL, ...change })).toBe(verdict);
  });

  test('belongs to a family and a phone', async () => {
    await storedGuests();
    for (const id of [FAMILY_ID, DEVICE, `${FAMILY_ID}~me`])
      expect(await write(MEERA, `${PATH}/arrivals/${id}`, ARRIVAL)).toBe('refused');
  });

  test('is written, read and deleted by staff alone', async () => {
    await storedGuests();
    await write('owner', COUNT, ARRIVAL);
    for (const who of NOT_STAFF) {
      expect(await write(who, COUNT, ARRIVAL)).toBe('refused');
      expect(await get(who, COUNT)).toBe('refused');
      expect(await listBelow(who, `${PATH}/arrivals`, 1)).toBe('refused');
      expect(await remove(who, COUNT)).toBe('refused');
    }
    for (const who of STAFF) expect(await write(who, COUNT, ARRIVAL)).toBe('allowed');
    expect(await remove(MEERA, COUNT)).toBe('allowed');
  });
});

describeRules('the tombstone of a family or reply', () => {
  const TOMBSTONE = `${PATH}/closed/${FAMILY_ID}`;

  test('is left, read and taken away by staff alone', async () => {
    await storedGuests();
    for (const who of NOT_STAFF) {
      expect(await write(who, TOMBSTONE, { closedAt: SERVER_TIME })).toBe('refused');
      expect(await listBelow(who, `${PATH}/closed`, 1)).toBe('refused');
    }
    for (const who of STAFF) expect(await write(who, TOMBSTONE, { closedAt: SERVER_TIME })).toBe('allowed');
    for (const who of NOT_STAFF) {
      expect(await write(who, TOMBSTONE, { closedAt: SERVER_TIME })).toBe('refused');
      expect(await remove(who, TOMBSTONE)).toBe('refused');
    }
    expect(await remove(MEERA, TOMBSTONE)).toBe('allowed');
  });

  test('has the server’s time and nothing else', async () => {
    await storedGuests();
    expect(await write(MEERA, TOMBSTONE, { closedAt: START })).toBe('refused');
    expect(await write(MEERA, TOMBSTONE, { closedAt: SERVER_TIME, by: 'me' })).toBe('refused');
  });
});
