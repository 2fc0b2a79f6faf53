import { expect, test } from 'vitest';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import {
  count,
  deleteWithTombstone,
  get,
  list,
  patch,
  remove,
  SERVER_TIME,
  write,
  writeMany,
} from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId, VISITORS } from '#tests/support/rules-suite.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

const BLESSING = {
  name: 'Asha & Ravi',
  number: '+919812345678',
  message: 'शुभ विवाह! Many happy years 🎉',
  createdAt: SERVER_TIME,
};
const FAREWELL = { ...BLESSING, branch: 'cse' };

/** A change to a valid document, and the expected verdict. */
type Case = readonly [title: string, change: Fields, verdict: Verdict];

const CREATES: readonly Case[] = [
  ['a good one', {}, 'allowed'],
  ['an empty message', { message: '' }, 'allowed'],
  ['a message of several lines', { message: 'Namaste\n\nAsha' }, 'allowed'],
  ['a family joined by zero-width joiners', { message: '👨‍👩‍👧 क्‍ष' }, 'allowed'],
  ['HTML, which is text like any other', { message: '<script>alert(1)</script>' }, 'allowed'],
  ['a name of 1 character', { name: 'अ' }, 'allowed'],
  ['a name of 80 characters', { name: 'x'.repeat(80) }, 'allowed'],
  ['a name of 81 characters', { name: 'x'.repeat(81) }, 'refused'],
  ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'refused'],
  ['an empty name', { name: '' }, 'refused'],
  ['a name of blanks', { name: '   ' }, 'refused'],
  ['a name of two lines', { name: 'Asha\nRavi' }, 'refused'],
  ['a name ending in a line break', { name: 'Asha\n' }, 'refused'],
  ['a name with a right-to-left override', { name: 'Asha\u202eivaR' }, 'refused'],
  ['a name with a bell', { name: 'Asha\u0007' }, 'refused'],
  ...(
    [
      ['a no-break space', '\u00a0'],
      ['a wide space', '\u3000'],
      ['zero-width joiners', '\u200d\u200c'],
      ['a zero-width space', '\u200b'],
      ['an accent without a letter', '\u0301'],
      ['a variation selector', '\ufe0f'],
    ] as const
  ).map(([what, name]): Case => [`a name of ${what} alone`, { name }, 'refused']),
  ...(
    [
      ['a byte-order mark', '\ufeff'],
      ['a Hangul filler', '\u3164'],
      ['a narrow Hangul filler', '\uffa0'],
      ['a jamo filler', '\u115f'],
      ['a blank Braille pattern', '\u2800'],
      ['a left-to-right mark', '\u200e'],
      ['a right-to-left mark', '\u200f'],
      ['an Arabic letter mark', '\u061c'],
    ] as const
  ).flatMap(([what, sign]): Case[] => [
    [`a name with ${what}`, { name: `Asha${sign}` }, 'refused'],
    [`a message with ${what}`, { message: `Joy${sign}` }, 'refused'],
  ]),
  ['a name that is an emoji', { name: '💐' }, 'allowed'],
  ['a name that is a flag of tags', { name: '🏴󠁧󠁢󠁥󠁮󠁧󠁿' }, 'allowed'],
  ['a message of spaces', { message: '   ' }, 'refused'],
  ['a message of zero-width joiners', { message: '\u200d' }, 'refused'],
  ['a message of 40 lines', { message: `${'x\n'.repeat(39)}x` }, 'allowed'],
  ['a message of 41 lines', { message: `${'x\n'.repeat(40)}x` }, 'refused'],
  ['a message of 1,000 line breaks', { message: '\n'.repeat(1_000) }, 'refused'],
  ['a name that is a number', { name: 80 }, 'refused'],
  ['a name that is a list', { name: ['Asha'] }, 'refused'],
  ['a name that is nothing', { name: null }, 'refused'],
  ['a message of 1,000 characters', { message: 'x'.repeat(1_000) }, 'allowed'],
  ['a message of 1,001 characters', { message: 'x'.repeat(1_001) }, 'refused'],
  ['a message with a control character', { message: 'a\u0000b' }, 'refused'],
  ['a message with a right-to-left override', { message: 'a\u202eb' }, 'refused'],
  ['a message with an isolate', { message: 'a\u2066b' }, 'refused'],
  ['a message that is a map', { message: { text: 'hello' } }, 'refused'],
  ['a message that is true', { message: true }, 'refused'],
  ['a number of 8 digits', { number: '+12345678' }, 'allowed'],
  ['a number of 15 digits', { number: '+123456789012345' }, 'allowed'],
  ['a number of 7 digits', { number: '+1234567' }, 'refused'],
  ['a number of 16 digits', { number: '+1234567890123456' }, 'refused'],
  ['a number without its plus', { number: '919812345678' }, 'refused'],
  ['a number with a blank', { number: '+91 9812345678' }, 'refused'],
  ['a number with letters', { number: '+91981234567a' }, 'refused'],
  ['a number that starts with 0', { number: '+0912345678' }, 'refused'],
  ['a number after another line', { number: 'x\n+919812345678' }, 'refused'],
  ['a number that is a number', { number: 919_812_345_678 }, 'refused'],
  ['an empty number', { number: '' }, 'refused'],
  ['an extra field', { admin: true }, 'refused'],
  ['an id inside', { id: 'a' }, 'refused'],
  ['a time of the guest’s own', { createdAt: new Date() }, 'refused'],
  ['a time of tomorrow', { createdAt: new Date(Date.now() + 86_400_000) }, 'refused'],
  ['a time that is text', { createdAt: '2026-11-21' }, 'refused'],
];

interface Collection {
  readonly name: string;
  readonly good: Fields;
  readonly more: readonly Case[];
}

const COLLECTIONS: readonly Collection[] = [
  {
    name: 'blesscouple',
    good: BLESSING,
    more: [['a branch, which a blessing has not', { branch: 'cse' }, 'refused']],
  },
  {
    name: 'farewellMessages',
    good: FAREWELL,
    more: [
      ...BRANCH_IDS.map((branch): Case => [`the branch ${branch}`, { branch }, 'allowed']),
      ['an unknown branch', { branch: 'no-such-branch' }, 'refused'],
      ['a branch in capitals', { branch: 'CSE' }, 'refused'],
      ['an empty branch', { branch: '' }, 'refused'],
      ['a branch that is a list', { branch: ['cse'] }, 'refused'],
    ],
  },
];

for (const { name: collection, good, more } of COLLECTIONS) {
  const at = (id: string) => `${collection}/${deviceId(id)}`;

  describeRules(`${collection}: adding`, () => {
    test.each([...CREATES, ...more])('%s', async (_, change, verdict) => {
      expect(await write('guest', at('a'), { ...good, ...change })).toBe(verdict);
      expect(await count(collection)).toBe(verdict === 'allowed' ? 1 : 0);
    });

    test.each(Object.keys(good))('without %s is refused', async (missing) => {
      const { [missing]: _, ...rest } = good;
      expect(await write('guest', at('a'), rest)).toBe('refused');
    });

    test.each<[string, string, Verdict]>([
      ['20 characters', 'a'.repeat(20), 'allowed'],
      ['40 characters', 'Z'.repeat(40), 'allowed'],
      ['every letter of a UUID', '0b0e7a6e-6a5b-4a94-9d0a-1b2c3d4e5f60', 'allowed'],
      ['19 characters', 'a'.repeat(19), 'refused'],
      ['41 characters', 'a'.repeat(41), 'refused'],
      ['a dot', `${'a'.repeat(20)}.b`, 'refused'],
      ['another script', 'अ'.repeat(20), 'refused'],
    ])('under an id of %s', async (_, id, verdict) => {
      expect(await write('guest', `${collection}/${id}`, good)).toBe(verdict);
    });

    test('is allowed to accounts and admins too', async () => {
      expect(await write('member', at('a'), good)).toBe('allowed');
      expect(await write('admin', at('b'), good)).toBe('allowed');
    });

    test('below a message is refused', async () => {
      expect(await write('guest', `${at('a')}/replies/${deviceId('b')}`, good)).toBe('refused');
    });
  });

  describeRules(`${collection}: sending again`, () => {
    test.each<Who>(['guest', 'member', 'admin'])('the same document is refused to %s', async (who) => {
      await write('guest', at('a'), good);
      expect(await write(who, at('a'), good)).toBe('refused');
      expect(await count(collection)).toBe(1);
    });

    test.each(Object.keys(good))('nobody can ask what its %s is', async (field) => {
      await write('guest', at('a'), good);
      const guess = { [field]: good[field] };
      for (const who of VISITORS) {
        expect(await patch(who, at('a'), guess)).toBe('refused');
        expect(await patch(who, at('a'), { ...guess, createdAt: SERVER_TIME })).toBe('refused');
      }
    });

    test('it has a receipt once it has arrived, which says nothing of it', async () => {
      const receipt = `${at('a')}/receipt/mark`;
      expect(await get('guest', receipt)).toBe('refused');
      await write('guest', at('a'), good);
      for (const who of VISITORS) expect(await get(who, receipt)).toBe('allowed');
      expect(await write('guest', receipt, { name: 'Asha' })).toBe('refused');
    });

    test.each<[string, Fields]>([
      ['another message', { message: 'Something else' }],
      ['another name', { name: 'Mallory' }],
      ['another number', { number: '+919800000001' }],
      ['an extra field', { approved: true }],
      ['a time of the guest’s own', { createdAt: new Date() }],
    ])('with %s is refused', async (_, change) => {
      await write('guest', at('a'), good);
      for (const who of [...VISITORS, 'admin'] as const) {
        expect(await write(who, at('a'), { ...good, ...change })).toBe('refused');
      }
    });

    test('with a field left out is refused', async () => {
      await write('guest', at('a'), good);
      const { message: _, ...rest } = good;
      expect(await write('guest', at('a'), rest)).toBe('refused');
    });
  });

  describeRules(`${collection}: reading and deleting`, () => {
    test.each(VISITORS)('is refused to %s', async (who) => {
      await write('guest', at('a'), good);
      expect(await get(who, at('a'))).toBe('refused');
      expect(await list(who, collection, 20)).toBe('refused');
      expect(await list(who, collection, 1)).toBe('refused');
      expect(await remove(who, at('a'))).toBe('refused');
      expect(await deleteWithTombstone(who, at('a'))).toBe('refused');
      expect(await count(collection)).toBe(1);
    });

    test('is allowed to the admin', async () => {
      await write('guest', at('a'), good);
      expect(await get('admin', at('a'))).toBe('allowed');
      expect(await list('admin', collection, 20)).toBe('allowed');
      expect(await deleteWithTombstone('admin', at('a'))).toBe('allowed');
      expect(await count(collection)).toBe(0);
    });

    test('leaves a tombstone, or is refused', async () => {
      await write('guest', at('a'), good);
      expect(await remove('admin', at('a'))).toBe('refused');
      expect(await count(collection)).toBe(1);
    });

    test('reads, for the admin, as far as a count goes, ten thousand', async () => {
      expect(await list('admin', collection, 21)).toBe('allowed');
      expect(await list('admin', collection, 10_000)).toBe('allowed');
      expect(await list('admin', collection, 10_001)).toBe('refused');
      expect(await list('admin', collection)).toBe('refused');
    });
  });

  describeRules(`${collection}: after deleting`, () => {
    test('the same message sent once more, weeks later, is refused', async () => {
      await write('guest', at('a'), good);
      await deleteWithTombstone('admin', at('a'));
      expect(await write('guest', at('a'), good)).toBe('refused');
      expect(await count(collection)).toBe(0);
    });

    test('a resend is refused too where the message is still there beside its tombstone', async () => {
      await write('guest', at('a'), good);
      await write('owner', `deletedMessages/${deviceId('a')}`, { deletedAt: new Date() });
      expect(await write('guest', at('a'), good)).toBe('refused');
    });

    test('a message that is still there beside its tombstone is deleted by the admin alone', async () => {
      await write('guest', at('a'), good);
      await write('owner', `deletedMessages/${deviceId('a')}`, { deletedAt: new Date() });
      for (const who of VISITORS) expect(await remove(who, at('a'))).toBe('refused');
      expect(await remove('admin', at('a'))).toBe('allowed');
    });

    test('another message is taken as before', async () => {
      await write('guest', at('a'), good);
      await deleteWithTombstone('admin', at('a'));
      expect(await write('guest', at('b'), good)).toBe('allowed');
    });
  });

  describeRules(`${collection}: many in one request`, () => {
    const paths = (first: string, number: number) =>
      Array.from({ length: number }, (_, place) => at(`${first}-${place}-`));

    test('20 are allowed, 21 are refused', async () => {
      expect(await writeMany('guest', paths('a', 20), good)).toBe('allowed');
      expect(await writeMany('guest', paths('b', 21), good)).toBe('refused');
      expect(await count(collection)).toBe(20);
    });
  });
}
