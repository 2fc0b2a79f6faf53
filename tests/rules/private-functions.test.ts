import { expect, test } from 'vitest';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import { get, getMany, listBelow, remove, write, writeAll } from '#tests/support/firestore-rest.ts';
import {
  ALL_KEYS,
  ANSWER,
  DEVICE,
  FUNCTION_ID,
  FUNCTION_IDS,
  HALDI,
  OPEN_LINK_REPLY,
  PRIVATE_FUNCTION,
  storedGuests,
} from '#tests/support/guest-documents.ts';
import {
  FUNCTION,
  INVITATION,
  MEERA,
  NOT_STAFF,
  PATH,
  STAFF,
  START,
} from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const IDS = `${PATH}/private/functionIds`;
const OTHER = `${PATH}/privateFunctions/p${'B'.repeat(22)}`;

const placeOf = (key: string) => `${PATH}/privateFunctions/${FUNCTION_IDS[key]}`;

/** An invitation whose private functions have ids, as everyone has before the first is stored. */
async function storedWithIds(settings: Fields = {}, change: Fields = {}): Promise<void> {
  await storedGuests(settings, change);
  await write('owner', IDS, FUNCTION_IDS);
}

/** Stores a private function together with its page, as the editor does. */
const save = (who: Who, path: string, fields: Fields) =>
  writeAll(who, [
    [PATH, { ...INVITATION, createdAt: START }],
    [path, fields],
  ]);

describeRules('a function that is not on the public page', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['at the tenth place', { place: 9 }, 'allowed'],
    ['of a key that is none', { key: 'f11' }, 'refused'],
    ['of a key that is a number', { key: 4 }, 'refused'],
    ['of another key', { key: 'f5' }, 'refused'],
    ['at the place before the first', { place: -1 }, 'refused'],
    ['at an eleventh place', { place: 10 }, 'refused'],
    ['at half a place', { place: 0.5 }, 'refused'],
    ['with one field more', { phone: '+919812345678' }, 'refused'],
    ['in Hindi, too', { hindi: 'f3.name हल्दी\tf3.venue घर पर\t' }, 'allowed'],
    ['with Hindi that is none of its texts', { hindi: 'f3.price 100\t' }, 'refused'],
    ['with Hindi and one field more', { hindi: '', phone: '' }, 'refused'],
    ['without a name', { one: { ...FUNCTION, name: '' } }, 'refused'],
    ['that ends before it starts', { one: { ...FUNCTION, end: new Date(START.valueOf() - 1) } }, 'refused'],
    ['that is none', { one: 'Haldi' }, 'refused'],
  ])('is stored: %s', async (_, change, verdict) => {
    await storedWithIds();
    expect(await save(MEERA, PRIVATE_FUNCTION, { ...HALDI, ...change })).toBe(verdict);
  });

  test.each(Object.keys(HALDI))('is refused without its %s', async (key) => {
    await storedWithIds();
    const { [key as keyof typeof HALDI]: _, ...rest } = HALDI;
    expect(await save(MEERA, PRIVATE_FUNCTION, rest)).toBe('refused');
  });

  test('is stored under the id of its key, which nobody can guess, and under no other', async () => {
    await storedWithIds();
    for (const id of ['haldi', 'f4', FUNCTION_ID.slice(1), `${FUNCTION_ID}A`]) {
      expect(await save(MEERA, `${PATH}/privateFunctions/${id}`, HALDI)).toBe('refused');
    }
    for (const key of ALL_KEYS) {
      expect(await save(MEERA, placeOf(key), { ...HALDI, key })).toBe('allowed');
    }
  });

  test('is stored once: a second one of its key, which the owner’s list would not show, is refused', async () => {
    await storedWithIds();
    const other = { ...HALDI, one: { ...FUNCTION, name: 'Another address' } };
    for (const who of STAFF) {
      expect(await save(who, PRIVATE_FUNCTION, HALDI)).toBe('allowed');
      expect(await save(who, OTHER, other)).toBe('refused');
      expect(await save(who, placeOf('f5'), other)).toBe('refused');
      expect(
        await writeAll(who, [
          [PATH, { ...INVITATION, createdAt: START }],
          [PRIVATE_FUNCTION, HALDI],
          [OTHER, other],
        ]),
      ).toBe('refused');
    }
  });

  test('is stored together with the ids, or after them, and not without them', async () => {
    await storedGuests();
    expect(await save(MEERA, PRIVATE_FUNCTION, HALDI)).toBe('refused');
    const page = [PATH, { ...INVITATION, createdAt: START }] as const;
    expect(await writeAll(MEERA, [page, [IDS, FUNCTION_IDS], [PRIVATE_FUNCTION, HALDI]])).toBe('allowed');
  });

  test('is read by whoever knows its id, and by nobody after the page has closed', async () => {
    await storedWithIds();
    await write('owner', PRIVATE_FUNCTION, HALDI);
    expect(await get('guest', PRIVATE_FUNCTION)).toBe('allowed');
    await storedWithIds({ closesAt: new Date('2020-01-01') });
    expect(await get('guest', PRIVATE_FUNCTION)).toBe('refused');
    await storedWithIds({}, { published: false });
    expect(await get('guest', PRIVATE_FUNCTION)).toBe('refused');
    for (const who of STAFF) expect(await get(who, PRIVATE_FUNCTION)).toBe('allowed');
  });

  test('cannot be found by trying ids, or by listing them', async () => {
    await storedWithIds();
    await write('owner', PRIVATE_FUNCTION, HALDI);
    expect(await get('guest', OTHER)).toBe('refused');
    expect(await getMany('guest', [PRIVATE_FUNCTION, OTHER])).toBe('refused');
    for (const who of NOT_STAFF) expect(await listBelow(who, `${PATH}/privateFunctions`, 1)).toBe('refused');
    for (const who of STAFF) {
      expect(await listBelow(who, `${PATH}/privateFunctions`, 300)).toBe('allowed');
      expect(await listBelow(who, `${PATH}/privateFunctions`, 301)).toBe('refused');
    }
  });

  test('is written and deleted by staff alone', async () => {
    await storedWithIds();
    await write('owner', PRIVATE_FUNCTION, HALDI);
    for (const who of NOT_STAFF) {
      expect(await write(who, PRIVATE_FUNCTION, HALDI)).toBe('refused');
      expect(await write(who, OTHER, HALDI)).toBe('refused');
      expect(await remove(who, PRIVATE_FUNCTION)).toBe('refused');
    }
    for (const who of STAFF) {
      expect(await save(who, PRIVATE_FUNCTION, { ...HALDI, place: 2 })).toBe('allowed');
      expect(await remove(who, PRIVATE_FUNCTION)).toBe('allowed');
      expect(await save(who, PRIVATE_FUNCTION, HALDI)).toBe('allowed');
    }
  });

  test('is not changed without its page, so that the owner sees that something has changed', async () => {
    await storedWithIds();
    for (const who of STAFF) {
      expect(await write(who, PRIVATE_FUNCTION, HALDI)).toBe('refused');
      expect(await save(who, PRIVATE_FUNCTION, HALDI)).toBe('allowed');
      expect(await write(who, PRIVATE_FUNCTION, { ...HALDI, place: 2 })).toBe('refused');
    }
  });

  test('a stranger stores none on a page that was saved in the same moment', async () => {
    await storedWithIds();
    for (const who of NOT_STAFF) expect(await save(who, PRIVATE_FUNCTION, HALDI)).toBe('refused');
  });

  test('is not accepted by a guest with the open link', async () => {
    await storedWithIds();
    await write('owner', PRIVATE_FUNCTION, HALDI);
    const reply = `${PATH}/replies/d${DEVICE}`;
    const fields = { ...OPEN_LINK_REPLY, answers: { f4: ANSWER }, unsure: [] };
    expect(await write('guest', reply, fields)).toBe('refused');
    expect(await write('guest', reply, { ...fields, answers: { f1: ANSWER } })).toBe('allowed');
  });

  test('nine of them leave the public page in one request', async () => {
    await storedWithIds();
    const functions = ALL_KEYS.slice(1).map(
      (key, place) => [placeOf(key), { ...HALDI, key, place }] as const,
    );
    const page = [PATH, { ...INVITATION, createdAt: START }] as const;
    expect(await writeAll(MEERA, [page, ...functions])).toBe('allowed');
  });
});

describeRules('the ids of private functions', () => {
  test('are made once by staff, and never changed', async () => {
    await storedGuests();
    for (const who of NOT_STAFF) expect(await write(who, IDS, FUNCTION_IDS)).toBe('refused');
    expect(await write(MEERA, IDS, { ...FUNCTION_IDS, f1: 'haldi' })).toBe('refused');
    expect(await write(MEERA, IDS, { ...FUNCTION_IDS, f11: FUNCTION_ID })).toBe('refused');
    expect(await write(MEERA, IDS, FUNCTION_IDS)).toBe('allowed');
    for (const who of STAFF)
      expect(await write(who, IDS, { ...FUNCTION_IDS, f1: FUNCTION_ID })).toBe('refused');
  });

  test('are read by staff alone, and deleted by the owner', async () => {
    await storedGuests();
    await write('owner', IDS, FUNCTION_IDS);
    for (const who of NOT_STAFF) {
      expect(await get(who, IDS)).toBe('refused');
      expect(await remove(who, IDS)).toBe('refused');
    }
    for (const who of STAFF) expect(await get(who, IDS)).toBe('allowed');
    expect(await remove(MEERA, IDS)).toBe('refused');
    expect(await remove('admin', IDS)).toBe('allowed');
  });
});
