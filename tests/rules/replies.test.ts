import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, getMany, listBelow, patch, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import {
  ALL_KEYS,
  ANSWER,
  DEVICE,
  FAMILY,
  FAMILY_ID,
  FAMILY_PAGE,
  FAMILY_REPLY,
  OPEN_LINK_REPLY,
  OPEN_REPLY,
  OTHER_ID,
  REPLY,
  storedGuests,
} from '#tests/support/guest-documents.ts';
import { FUNCTION, MEERA, NOT_STAFF, PATH, START } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const answers = (change: Fields) => ({ answers: { f1: { ...ANSWER, ...change } } });
/** One stored field over itself, at the time of the request. */
const oneField = (fields: Fields, field: string): Fields => ({
  [field]: fields[field],
  updatedAt: SERVER_TIME,
});
const every = (answer: Fields) => Object.fromEntries(ALL_KEYS.map((key) => [key, answer]));

describeRules('a family’s reply', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['that nobody comes', answers({ adults: 0, children: 0, veg: 0, jain: 0 }), 'allowed'],
    ['with every seat taken', answers({ adults: 3, children: 1, veg: 3 }), 'allowed'],
    ['with one more than its seats', answers({ adults: 4, children: 1, veg: 4 }), 'refused'],
    ['with more food than guests', answers({ veg: 3 }), 'refused'],
    ['with less food than guests', answers({ jain: 0 }), 'refused'],
    ['with meat for one', answers({ jain: 0, nonVeg: 1 }), 'allowed'],
    ['with minus one adult', answers({ adults: -1, children: 4 }), 'refused'],
    ['with minus one child', answers({ adults: 4, children: -1 }), 'refused'],
    ['with minus one Jain meal', answers({ veg: 4, jain: -1 }), 'refused'],
    ['with minus one meal with meat', answers({ veg: 3, nonVeg: -1 }), 'refused'],
    ['with minus one vegetarian meal', answers({ veg: -1, jain: 4 }), 'refused'],
    ['with halves', answers({ adults: 1.5, children: 1.5 }), 'refused'],
    ['in words', answers({ adults: 'two' }), 'refused'],
    ['of digits in quotes', answers({ adults: '2', children: '1', veg: '3' }), 'refused'],
    ['with one number more', answers({ babies: 1 }), 'refused'],
    ['without a number', { answers: { f1: { adults: 1, children: 0, veg: 1, jain: 0 } } }, 'refused'],
    ['for a function it is not invited to', { answers: { f2: ANSWER } }, 'refused'],
    ['for one of its functions, and one more', { answers: { f1: ANSWER, f2: ANSWER } }, 'refused'],
    ['for its second function', { answers: { f3: ANSWER }, unsure: [] }, 'allowed'],
    ['for a function that does not exist', { answers: { f11: ANSWER } }, 'refused'],
    ['unsure of a function it is not invited to', { unsure: ['f2'] }, 'refused'],
    ['unsure of a function it has answered', { unsure: ['f1'] }, 'refused'],
    ['unsure of one function ten times', { answers: {}, unsure: Array(10).fill('f3') }, 'allowed'],
    ['unsure of one function eleven times', { answers: {}, unsure: Array(11).fill('f3') }, 'refused'],
    ['as heavy as a list can be', { answers: {}, unsure: Array(100_000).fill('f3') }, 'refused'],
    ['sure of everything', { unsure: [] }, 'allowed'],
    ['removed', { answers: {}, unsure: [], note: '' }, 'allowed'],
    ['with a note of 200 characters on lines', { note: 'x\n'.repeat(100) }, 'allowed'],
    ['with a note of 201 characters', { note: 'x'.repeat(201) }, 'refused'],
    ['with a note that turns the text around', { note: '\u202e' }, 'refused'],
    ['with a name', { name: 'Asha' }, 'refused'],
    ['with a number', { phone: '+919812345678' }, 'refused'],
    ['with a phone’s id that moves into the note', { by: `${DEVICE}\nPAY`, note: '' }, 'refused'],
    ['from a phone without an id', { by: '' }, 'refused'],
    ['said to be from the couple', { by: 'host' }, 'refused'],
    ['at a time of its own', { updatedAt: START }, 'refused'],
    ['with one field more', { age: 9 }, 'refused'],
    ['that does not begin at 1', { rev: 2 }, 'refused'],
    ['that begins at 0', { rev: 0 }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await storedGuests();
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, ...change })).toBe(verdict);
  });

  test.each(ALL_KEYS)('is checked at %s', async (key) => {
    await storedGuests({}, { functions: every(FUNCTION) });
    await write('owner', FAMILY, { ...FAMILY_PAGE, functions: ALL_KEYS });
    const answer = (change: Fields) => ({ answers: { [key]: { ...ANSWER, ...change } }, unsure: [] });
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, ...answer({ veg: 9 }) })).toBe('refused');
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, ...answer({}) })).toBe('allowed');
  });

  test('of fifty guests to ten functions is within what a rule may evaluate', async () => {
    await storedGuests({}, { functions: every(FUNCTION), order: ALL_KEYS.join(' ') });
    await write('owner', FAMILY, { ...FAMILY_PAGE, functions: ALL_KEYS, seats: 50 });
    const full = {
      ...FAMILY_REPLY,
      answers: every({ adults: 30, children: 20, veg: 20, jain: 10, nonVeg: 20 }),
      unsure: [],
      note: 'x'.repeat(200),
    };
    expect(await write('guest', REPLY, full)).toBe('allowed');
    expect(await write('guest', REPLY, { ...full, rev: 2, note: '' })).toBe('allowed');
    expect(await write(MEERA, REPLY, { ...full, rev: 3, by: 'host' })).toBe('allowed');
    await remove(MEERA, REPLY);
    expect(await write(MEERA, REPLY, { ...full, rev: 3 })).toBe('allowed');
  });

  test('is changed in order: an older one that arrives late changes nothing', async () => {
    await storedGuests();
    await write('guest', REPLY, FAMILY_REPLY);
    const second = { ...FAMILY_REPLY, rev: 2, note: 'Two more' };
    expect(await write('guest', REPLY, { ...second, rev: 3 })).toBe('refused');
    expect(await write('guest', REPLY, second)).toBe('allowed');
    expect(await write('guest', REPLY, FAMILY_REPLY)).toBe('refused');
    expect(await write('guest', REPLY, { ...second, note: 'Three more' })).toBe('refused');
  });

  test('is refused when it is sent again, so that nobody can ask what it says', async () => {
    await storedGuests();
    await write('guest', REPLY, FAMILY_REPLY);
    expect(await write('guest', REPLY, FAMILY_REPLY)).toBe('refused');
    for (const field of Object.keys(FAMILY_REPLY))
      expect(await patch('guest', REPLY, oneField(FAMILY_REPLY, field))).toBe('refused');
  });

  test('is written again as it is by staff, when the answer was lost', async () => {
    await storedGuests();
    await write('owner', REPLY, FAMILY_REPLY);
    for (const who of NOT_STAFF) expect(await write(who, REPLY, FAMILY_REPLY)).toBe('refused');
    for (const who of [MEERA, 'admin'] as const) {
      expect(await write(who, REPLY, FAMILY_REPLY)).toBe('allowed');
      expect(await write(who, REPLY, { ...FAMILY_REPLY, note: 'Another' })).toBe('refused');
      expect(await write(who, REPLY, { ...FAMILY_REPLY, updatedAt: START })).toBe('refused');
    }
  });

  test('is brought back by staff under the number that phones know, and by nobody else', async () => {
    await storedGuests();
    const back = { ...FAMILY_REPLY, rev: 4 };
    for (const who of NOT_STAFF) expect(await write(who, REPLY, back)).toBe('refused');
    for (const rev of [0, -1, 1.5, '4']) expect(await write(MEERA, REPLY, { ...back, rev })).toBe('refused');
    expect(await write(MEERA, REPLY, back)).toBe('allowed');
    expect(await write(MEERA, REPLY, { ...back, rev: 6 })).toBe('refused');
    expect(await write('guest', REPLY, { ...FAMILY_REPLY, rev: 5 })).toBe('allowed');
  });

  test('is read with seventeen others at most in one request', async () => {
    await storedGuests();
    const ids = Array.from({ length: 19 }, (_, n) => `${PATH}/replies/d${String(n).padStart(32, '0')}`);
    for (const id of ids) expect(await write('guest', id, OPEN_LINK_REPLY)).toBe('allowed');
    expect(await getMany('guest', ids.slice(0, 18))).toBe('allowed');
    expect(await getMany('guest', ids.slice(0, 19))).toBe('refused');
  });

  test('is taken until the last moment to reply, and while the page is open', async () => {
    for (const settings of [
      { replyBy: new Date(Date.now() - 1_000) },
      { closesAt: new Date('2020-01-01') },
    ]) {
      await storedGuests(settings);
      expect(await write('guest', REPLY, FAMILY_REPLY)).toBe('refused');
    }
    await storedGuests({}, { published: false });
    expect(await write('guest', REPLY, FAMILY_REPLY)).toBe('refused');
    await storedGuests({ replyBy: new Date(Date.now() + 60_000) });
    expect(await write('guest', REPLY, FAMILY_REPLY)).toBe('allowed');
  });

  test('of a family that was removed does not come back', async () => {
    await storedGuests();
    await write('owner', `${PATH}/closed/${FAMILY_ID}`, { closedAt: SERVER_TIME });
    expect(await write('guest', REPLY, FAMILY_REPLY)).toBe('refused');
    expect(await write(MEERA, REPLY, { ...FAMILY_REPLY, by: 'host' })).toBe('refused');
  });

  test('of a family that there is not is refused', async () => {
    await storedGuests();
    expect(await write('guest', `${PATH}/replies/${OTHER_ID}`, FAMILY_REPLY)).toBe('refused');
    expect(await write('guest', `${PATH}/replies/Sharma`, FAMILY_REPLY)).toBe('refused');
  });

  test('that there is not yet is asked for with the family’s link, while the page is open', async () => {
    await storedGuests();
    expect(await getMany('guest', [REPLY])).toBe('allowed');
    expect(await getMany('guest', [`${PATH}/replies/${OTHER_ID}`])).toBe('refused');
    expect(await getMany('guest', [OPEN_REPLY])).toBe('refused');
    await storedGuests({ closesAt: new Date('2020-01-01') });
    expect(await getMany('guest', [REPLY])).toBe('refused');
    await storedGuests({}, { published: false });
    expect(await getMany('guest', [REPLY])).toBe('refused');
  });

  test('is read by whoever has the link while the page is open, and listed by staff alone', async () => {
    await storedGuests();
    await write('guest', REPLY, FAMILY_REPLY);
    expect(await get('guest', REPLY)).toBe('allowed');
    for (const who of NOT_STAFF) expect(await listBelow(who, `${PATH}/replies`, 1)).toBe('refused');
    await storedGuests({}, { published: false });
    expect(await get('guest', REPLY)).toBe('refused');
    for (const who of [MEERA, 'admin'] as const) expect(await get(who, REPLY)).toBe('allowed');
  });

  test('is written down by staff after the last day too, and deleted by them alone', async () => {
    await storedGuests({ replyBy: new Date('2020-01-01') });
    await write('owner', REPLY, FAMILY_REPLY);
    const told = { ...FAMILY_REPLY, rev: 2, by: 'host' };
    for (const who of NOT_STAFF) expect(await remove(who, REPLY)).toBe('refused');
    expect(await write('guest', REPLY, told)).toBe('refused');
    expect(await write(MEERA, REPLY, told)).toBe('allowed');
    expect(await write('admin', REPLY, { ...told, rev: 3 })).toBe('allowed');
    expect(await remove(MEERA, REPLY)).toBe('allowed');
  });
});

describeRules('a reply with the open link', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['to any function of the wedding', { answers: { f2: ANSWER } }, 'allowed'],
    ['to a function that is none', { answers: { f4: ANSWER } }, 'refused'],
    ['without a name', { name: '' }, 'refused'],
    ['without a number', { phone: '' }, 'refused'],
    ['with a blank name', { name: ' ' }, 'refused'],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }, 'refused'],
    ['with a number that is none', { phone: '98' }, 'refused'],
    [
      'with a number that moves the next texts',
      { phone: `+919812345678\n${DEVICE}\nPAY 5000`, by: 'x', note: 'x' },
      'refused',
    ],
    ['with a note that holds what other texts are', { note: `\n${DEVICE}\nx` }, 'allowed'],
    ['with more than the open seats', answers({ adults: 4, children: 1, veg: 4 }), 'refused'],
    ['removed with its name and number', { name: '', phone: '', answers: {}, unsure: [] }, 'allowed'],
    ['removed, but for its name and number', { answers: {}, unsure: [] }, 'refused'],
    ['unsure, without a name', { name: '', phone: '', answers: {} }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await storedGuests();
    expect(await write('guest', OPEN_REPLY, { ...OPEN_LINK_REPLY, ...change })).toBe(verdict);
  });

  test('is refused where only families reply', async () => {
    await storedGuests({ openSeats: 0 });
    const none = { f1: { adults: 0, children: 0, veg: 0, jain: 0, nonVeg: 0 } };
    expect(await write('guest', OPEN_REPLY, { ...OPEN_LINK_REPLY, answers: none })).toBe('refused');
  });

  test('can be removed after the couple has closed the open link, but neither changed nor made up', async () => {
    const removed = { ...OPEN_LINK_REPLY, name: '', phone: '', answers: {}, unsure: [] };
    await storedGuests();
    await write('guest', OPEN_REPLY, OPEN_LINK_REPLY);
    await storedGuests({ openSeats: 0 });
    const none = { f1: { adults: 0, children: 0, veg: 0, jain: 0, nonVeg: 0 } };
    const changed = { ...OPEN_LINK_REPLY, answers: none, rev: 2 };
    expect(await write('guest', OPEN_REPLY, changed)).toBe('refused');
    expect(await write('guest', `${PATH}/replies/d${'9'.repeat(32)}`, removed)).toBe('refused');
    expect(await write('guest', OPEN_REPLY, { ...removed, rev: 2 })).toBe('allowed');
  });

  test('is not brought back by staff: under its id only its phone replies', async () => {
    await storedGuests();
    for (const who of [MEERA, 'admin'] as const)
      expect(await write(who, OPEN_REPLY, { ...OPEN_LINK_REPLY, rev: 4 })).toBe('refused');
  });

  test('is stored under an id made by the phone', async () => {
    await storedGuests();
    for (const id of [DEVICE, `d${DEVICE}0`, 'dasha'])
      expect(await write('guest', `${PATH}/replies/${id}`, OPEN_LINK_REPLY)).toBe('refused');
  });

  test('that the couple has deleted is said to be gone to whoever has its id, while the page is open', async () => {
    await storedGuests();
    await write('guest', OPEN_REPLY, OPEN_LINK_REPLY);
    await write('owner', `${PATH}/closed/d${DEVICE}`, { closedAt: SERVER_TIME });
    expect(await getMany('guest', [OPEN_REPLY])).toBe('refused');
    await remove('owner', OPEN_REPLY);
    expect(await getMany('guest', [OPEN_REPLY])).toBe('allowed');
    expect(await write('guest', OPEN_REPLY, OPEN_LINK_REPLY)).toBe('refused');
    await storedGuests({}, { published: false });
    expect(await getMany('guest', [OPEN_REPLY])).toBe('refused');
  });
});
