import { expect, test } from 'vitest';
import {
  APPROVED,
  BLESSING,
  BLESSING_ID,
  BURIED,
  COPY,
  GRAVE,
  HIDDEN,
  OFF_WALL,
  ON_WALL,
  SENT_BLESSING,
  STORED_BLESSING,
  storedBlessing,
} from '#tests/support/blessing-documents.ts';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import {
  get,
  getMany,
  listBelow,
  patch,
  remove,
  SERVER_TIME,
  timeOf,
  write,
  writeAll,
} from '#tests/support/firestore-rest.ts';
import { MEERA, NOT_STAFF, PATH, STAFF, START, STRANGERS } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const { name, phone, text } = SENT_BLESSING;

const decide = (who: Who, wish: Fields, copy: Fields) =>
  writeAll(who, [
    [BLESSING, wish],
    [COPY, copy],
  ]);

describeRules('a blessing of a guest', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['without a number', { phone: '' }, 'allowed'],
    ['with a number that is none', { phone: '98123' }, 'refused'],
    ['without a name', { name: '' }, 'refused'],
    ['with a blank name', { name: ' ' }, 'refused'],
    ['with a name of 80 characters', { name: 'x'.repeat(80) }, 'allowed'],
    ['with a name of 81 characters', { name: 'x'.repeat(81) }, 'refused'],
    ['with a name on two lines', { name: 'a\nb' }, 'refused'],
    ['without words', { text: '' }, 'refused'],
    ['with blank words', { text: ' \n' }, 'refused'],
    ['of 1,000 characters', { text: 'x'.repeat(1_000) }, 'allowed'],
    ['of 1,001 characters', { text: 'x'.repeat(1_001) }, 'refused'],
    ['of 40 lines', { text: `${'x\n'.repeat(39)}x` }, 'allowed'],
    ['of 41 lines', { text: `${'x\n'.repeat(40)}x` }, 'refused'],
    ['with words that turn the text around', { text: 'x\u202e' }, 'refused'],
    ['that says it is approved', { state: 'approved' }, 'refused'],
    ['that says it is hidden', { state: 'hidden' }, 'refused'],
    ['without a number or its place', { phone: undefined }, 'refused'],
    ['with one field more', { age: 9 }, 'refused'],
    ['at a time of its own', { createdAt: START }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await storedBlessing(undefined);
    const fields = Object.entries({ ...SENT_BLESSING, ...change }).filter(([, value]) => value !== undefined);
    expect(await write('guest', BLESSING, Object.fromEntries(fields))).toBe(verdict);
  });

  test('is taken while the page is published and open', async () => {
    await storedBlessing(undefined, {}, { published: false });
    expect(await write('guest', BLESSING, SENT_BLESSING)).toBe('refused');
    await storedBlessing(undefined, { closesAt: new Date('2020-01-01') });
    expect(await write('guest', BLESSING, SENT_BLESSING)).toBe('refused');
    await storedBlessing(undefined, { wall: 'off' });
    expect(await write('guest', BLESSING, SENT_BLESSING)).toBe('allowed');
  });

  test('is stored under an id made by the phone', async () => {
    await storedBlessing(undefined);
    for (const id of [BLESSING_ID.slice(1), `${BLESSING_ID}0`, 'asha', BLESSING_ID.replace('1', 'G')])
      expect(await write('guest', `${PATH}/wishes/${id}`, SENT_BLESSING)).toBe('refused');
  });

  test.each([
    ['new', STORED_BLESSING],
    ['approved', APPROVED],
    ['hidden', HIDDEN],
  ])(
    'is refused when it is sent again, so that nobody can ask what it says: one that is %s',
    async (_, wish) => {
      await storedBlessing(wish);
      expect(await write('guest', BLESSING, SENT_BLESSING)).toBe('refused');
      expect(await patch('guest', BLESSING, { name, phone, text })).toBe('refused');
      for (const [field, value] of Object.entries(wish))
        for (const guess of [value, 'Another', SERVER_TIME])
          expect(await patch('guest', BLESSING, { [field]: guess })).toBe('refused');
    },
  );

  test('has a receipt once it has arrived, which says nothing of it', async () => {
    await storedBlessing(undefined);
    expect(await get('guest', `${BLESSING}/receipt/mark`)).toBe('refused');
    expect(await write('guest', BLESSING, SENT_BLESSING)).toBe('allowed');
    expect(await get('guest', `${BLESSING}/receipt/mark`)).toBe('allowed');
    expect(await write('guest', `${BLESSING}/receipt/mark`, { name })).toBe('refused');
  });

  test('that was deleted does not come back when it is sent again', async () => {
    await storedBlessing(undefined);
    await write('owner', GRAVE, BURIED);
    for (const who of ['guest', MEERA, 'admin'] as const)
      expect(await write(who, BLESSING, SENT_BLESSING)).toBe('refused');
  });

  test('is read by staff alone', async () => {
    await storedBlessing(APPROVED);
    for (const who of STRANGERS) {
      expect(await get(who, BLESSING)).toBe('refused');
      expect(await listBelow(who, `${PATH}/wishes`, 1)).toBe('refused');
    }
    for (const who of STAFF) {
      expect(await get(who, BLESSING)).toBe('allowed');
      expect(await listBelow(who, `${PATH}/wishes`, 10_000)).toBe('allowed');
      expect(await listBelow(who, `${PATH}/wishes`, 10_001)).toBe('refused');
      expect(await listBelow(who, `${PATH}/wishes`)).toBe('refused');
    }
  });
});

describeRules('what staff decides about a blessing', () => {
  test('is decided by staff alone', async () => {
    for (const who of STRANGERS) {
      await storedBlessing(STORED_BLESSING);
      expect(await write(who, BLESSING, HIDDEN)).toBe('refused');
      expect(await decide(who, APPROVED, ON_WALL)).toBe('refused');
    }
    for (const who of STAFF) {
      await storedBlessing(STORED_BLESSING);
      expect(await decide(who, APPROVED, ON_WALL)).toBe('allowed');
      expect(await decide(who, HIDDEN, OFF_WALL)).toBe('allowed');
    }
  });

  test('never changes what the guest wrote', async () => {
    await storedBlessing(STORED_BLESSING);
    for (const change of [
      { name: 'B' },
      { phone: '' },
      { text: 'B' },
      { createdAt: SERVER_TIME },
      { age: 9 },
    ])
      expect(await write(MEERA, BLESSING, { ...HIDDEN, ...change })).toBe('refused');
    expect(await write(MEERA, BLESSING, { ...STORED_BLESSING, state: 'gone' })).toBe('refused');
    expect(await write(MEERA, BLESSING, HIDDEN)).toBe('allowed');
    expect(await write(MEERA, BLESSING, STORED_BLESSING)).toBe('allowed');
  });

  test('puts it on the wall with its approval, and only then', async () => {
    await storedBlessing(STORED_BLESSING);
    expect(await write(MEERA, BLESSING, APPROVED)).toBe('refused');
    await write('owner', COPY, OFF_WALL);
    expect(await write(MEERA, BLESSING, APPROVED)).toBe('refused');
    expect(await write(MEERA, COPY, ON_WALL)).toBe('refused');
    expect(await decide(MEERA, HIDDEN, ON_WALL)).toBe('refused');
    expect(await decide(MEERA, APPROVED, ON_WALL)).toBe('allowed');
  });

  test('may be repeated when its response was lost, but not to take an approved blessing off the wall', async () => {
    await storedBlessing(STORED_BLESSING);
    for (let times = 0; times < 2; times += 1) expect(await decide(MEERA, APPROVED, ON_WALL)).toBe('allowed');
    expect(await decide(MEERA, APPROVED, OFF_WALL)).toBe('refused');
    for (let times = 0; times < 2; times += 1) expect(await decide(MEERA, HIDDEN, OFF_WALL)).toBe('allowed');
  });

  test('copies it with the time at which it arrived, to the millisecond', async () => {
    await storedBlessing(undefined);
    await write('guest', BLESSING, SENT_BLESSING);
    const arrived = { createdAt: await timeOf(BLESSING, 'createdAt') };
    expect(await decide(MEERA, { ...APPROVED, ...arrived }, { ...ON_WALL, ...arrived })).toBe('allowed');
  });

  test('takes it off the wall when it is hidden or no longer decided', async () => {
    for (const wish of [HIDDEN, STORED_BLESSING]) {
      await storedBlessing(APPROVED);
      expect(await write(MEERA, BLESSING, wish)).toBe('refused');
      expect(await decide(MEERA, wish, OFF_WALL)).toBe('allowed');
    }
  });

  test('is decided for nine blessings in one request', async () => {
    await storedBlessing(undefined);
    const ids = Array.from({ length: 9 }, (_, n) => String(n).repeat(32));
    for (const id of ids) await write('owner', `${PATH}/wishes/${id}`, STORED_BLESSING);
    const writes = ids.flatMap((id) => [
      [`${PATH}/wishes/${id}`, APPROVED] as const,
      [`${PATH}/wall/${id}`, ON_WALL] as const,
    ]);
    expect(await writeAll(MEERA, writes)).toBe('allowed');
  });
});

describeRules('the deletion of a blessing', () => {
  test('leaves a tombstone and nothing on the wall', async () => {
    await storedBlessing(APPROVED);
    expect(await remove(MEERA, BLESSING)).toBe('refused');
    expect(await writeAll(MEERA, [[GRAVE, BURIED]], [BLESSING])).toBe('refused');
    expect(await writeAll(MEERA, [[COPY, OFF_WALL]], [BLESSING])).toBe('refused');
    expect(
      await writeAll(
        MEERA,
        [
          [GRAVE, BURIED],
          [COPY, OFF_WALL],
        ],
        [BLESSING],
      ),
    ).toBe('allowed');
  });

  test('is deleted once more when the response was lost, by its couple alone', async () => {
    const erase = (who: Who) =>
      writeAll(
        who,
        [
          [GRAVE, BURIED],
          [COPY, OFF_WALL],
        ],
        [BLESSING],
      );
    await storedBlessing(APPROVED);
    expect(await erase(MEERA)).toBe('allowed');
    expect(await erase(MEERA)).toBe('allowed');
    for (const who of NOT_STAFF) expect(await erase(who)).toBe('refused');
  });

  test.each([
    ['new', STORED_BLESSING],
    ['hidden', HIDDEN],
  ])('needs nothing on the wall when it is %s, nor when it is repeated', async (_, wish) => {
    await storedBlessing(wish);
    for (const _time of ['first', 'again'])
      expect(await writeAll(MEERA, [[GRAVE, BURIED]], [BLESSING])).toBe('allowed');
  });

  test.each([
    ['new', STORED_BLESSING],
    ['approved', APPROVED],
  ])('is of nine in one request: of those that are %s', async (state, wish) => {
    await storedBlessing(undefined);
    const ids = Array.from({ length: 9 }, (_, n) => String(n).repeat(32));
    for (const id of ids) {
      await write('owner', `${PATH}/wishes/${id}`, wish);
      if (state === 'approved') await write('owner', `${PATH}/wall/${id}`, ON_WALL);
    }
    const writes = ids.flatMap((id) => [
      [`${PATH}/closed/${id}`, BURIED] as const,
      [`${PATH}/wall/${id}`, OFF_WALL] as const,
    ]);
    const wishes = ids.map((id) => `${PATH}/wishes/${id}`);
    expect(await writeAll(MEERA, writes, wishes)).toBe('allowed');
  });

  test('is for staff alone', async () => {
    await storedBlessing(STORED_BLESSING);
    await write('owner', GRAVE, BURIED);
    for (const who of NOT_STAFF) expect(await remove(who, BLESSING)).toBe('refused');
    expect(await remove(MEERA, BLESSING)).toBe('allowed');
  });

  test('needs no tombstone when the owner erases the wedding', async () => {
    await storedBlessing(APPROVED);
    expect(await remove('admin', COPY)).toBe('allowed');
    expect(await remove('admin', BLESSING)).toBe('allowed');
  });

  test('can be asked about by whoever knows the id, for twenty ids at once', async () => {
    await storedBlessing(undefined);
    expect(await get('guest', GRAVE)).toBe('allowed');
    await write('owner', GRAVE, BURIED);
    expect(await get('guest', GRAVE)).toBe('allowed');
    const ids = Array.from({ length: 21 }, (_, n) => `${PATH}/closed/${String(n).padStart(32, '0')}`);
    expect(await getMany('guest', ids.slice(0, 20))).toBe('allowed');
    expect(await getMany('guest', ids)).toBe('refused');
    expect(await get('guest', `${PATH}/closed/f${'A'.repeat(22)}`)).toBe('refused');
  });
});
