import { expect, test } from 'vitest';
import { countFunctions } from '#src/domain/guests/function-count.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { plannedDinner } from '#src/domain/guests/planned-dinner.ts';
import { catererText, guestsCsv } from '#src/features/guest-list/counts/count-text.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const BOOK = listOf(
  [
    familyWith({
      id: 'sharma',
      name: 'Sharma family',
      phone: '+919812345678',
      side: 'one',
      tags: ['office'],
      language: 'hi',
      note: 'Call in the evening',
    }),
    familyWith({ id: 'khan', name: 'Khan', functions: ['f1'], seats: 2 }),
  ],
  [
    replyWith({
      id: 'sharma',
      answers: { f1: { adults: 3, children: 1, veg: 3, jain: 1, nonVeg: 0 } },
      unsure: ['f2'],
      note: 'Late by an hour',
    }),
    replyWith({
      id: 'd-asha',
      name: 'Asha',
      phone: '+919800000001',
      answers: { f1: { adults: 0, children: 0, veg: 0, jain: 0, nonVeg: 0 } },
    }),
    replyWith({ id: 'd-removed' }),
  ],
);

const cellsOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((row) => row.split('","').map((cell) => cell.replaceAll('"', '')));

test('the table has one row for each family and function, and for each reply with the open link', () => {
  expect(cellsOf(guestsCsv(SAMPLE, BOOK)).slice(1)).toEqual([
    [
      'Sharma family',
      '(+91) 98123 45678',
      'first family',
      'office',
      '4',
      'हिन्दी',
      'Call in the evening',
      'Sangeet',
      'coming',
      '4',
      '1',
      '3',
      '1',
      '0',
      'Late by an hour',
    ],
    [
      'Sharma family',
      '(+91) 98123 45678',
      'first family',
      'office',
      '4',
      'हिन्दी',
      'Call in the evening',
      'Phere',
      'not sure yet',
      '',
      '',
      '',
      '',
      '',
      'Late by an hour',
    ],
    ['Khan', '', 'both families', '', '2', 'English', '', 'Sangeet', 'no reply yet', '', '', '', '', '', ''],
    [
      'Asha',
      '(+91) 98000 00001',
      'open link',
      '',
      '',
      '',
      '',
      'Sangeet',
      'not coming',
      '0',
      '0',
      '0',
      '0',
      '0',
      '',
    ],
  ]);
});

test('the table has everybody, also who has nothing to do with any function that is still on the page', () => {
  const answer = { adults: 2, children: 0, veg: 2, jain: 0, nonVeg: 0 };
  const list = listOf(
    [familyWith({ id: 'iyer', name: 'Iyer', functions: ['f9'], note: 'From Chennai' })],
    [
      replyWith({ id: 'iyer', answers: { f9: answer }, note: 'With joy' }),
      replyWith({ id: 'd-asha', name: 'Asha', phone: '+919800000001', answers: { f9: answer } }),
    ],
  );
  const [heads, ...rows] = cellsOf(guestsCsv(SAMPLE, list)).map((cells) => cells.filter(Boolean));
  expect(heads).toContain('Note');
  expect(rows).toEqual([
    ['Iyer', 'both families', '4', 'English', 'From Chennai', 'With joy'],
    ['Asha', '(+91) 98000 00001', 'open link'],
  ]);
});

test('each cell of the table is below its heading, the couple’s own note apart from the family’s', () => {
  const [heads = [], ...rows] = cellsOf(guestsCsv(SAMPLE, BOOK));
  for (const row of rows) expect(row).toHaveLength(heads.length);
  const cell = (head: string) => rows[0]?.[heads.findIndex((one) => one.endsWith(head))];
  expect([cell('Language'), cell('Their note'), cell('Function')]).toEqual([
    'हिन्दी',
    'Late by an hour',
    'Sangeet',
  ]);
  expect(rows[0]?.[heads.indexOf('Note')]).toBe('Call in the evening');
});

test('the table misses no reply to a function that asks for none, and keeps what was replied before', () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: false }));
  const [heads = [], ...rows] = cellsOf(guestsCsv({ ...SAMPLE, functions }, BOOK));
  const replies = rows.map((row) => [row[0], row[heads.indexOf('Reply')]]);
  expect(replies).toContainEqual(['Khan', 'not asked']);
  expect(replies).toContainEqual(['Sharma family', 'coming']);
  expect(replies).toContainEqual(['Sharma family', 'not sure yet']);
});

function wordsOf(list: GuestList, countsOpenLink = false): string {
  return catererText(SAMPLE, countFunctions(SAMPLE, list, countsOpenLink), {
    countedAt: Date.parse('2027-02-01T04:30:00Z'),
    countsOpenLink,
    withVenues: true,
  });
}

test('the caterer gets counts, times in India and places, and no guest’s name or number', () => {
  const text = wordsOf(BOOK);
  expect(text).toContain('Plates for the wedding of Aarav & Meera');
  expect(text).toContain(
    'Sangeet\n12 February 2027, 7:15 pm IST, Rambagh Palace, Bhawani Singh Road, Jaipur',
  );
  expect(text).toContain('Plates: 4\n3 vegetarian, 1 Jain\nof them for children: 1');
  expect(text).toContain('Counted from the guests’ replies on 1 Feb 2027, 10:00 am IST.');
  expect(text).not.toMatch(/Sharma|Khan|Asha|98/);
});

test('the caterer reads whether guests with the open link are among the plates, and nothing where there are none', () => {
  expect(wordsOf(BOOK)).not.toContain('open link');
  expect(wordsOf(BOOK, true)).not.toContain('open link');
  const two = { f1: { adults: 2, children: 0, veg: 2, jain: 0, nonVeg: 0 } };
  const list = {
    ...BOOK,
    replies: new Map([...BOOK.replies, ['d-ravi', replyWith({ id: 'd-ravi', answers: two })]]),
  };
  expect(wordsOf(list)).toContain('Plates: 4');
  expect(wordsOf(list)).toContain('\nNot among the plates, through the open link: Sangeet 2.\n');
  expect(wordsOf(list, true)).toContain('Plates: 6');
  expect(wordsOf(list, true)).toContain('\nAmong the plates, through the open link: Sangeet 2.\n');
});

test('a planned dinner carries the couple, the function, its day in India, its place and its plates', () => {
  const [sangeet] = countFunctions(SAMPLE, BOOK);
  if (!sangeet) throw new Error('The sample has a sangeet.');
  expect(plannedDinner(SAMPLE, sangeet, 7, true)).toEqual({
    code: 'ABCD12345678',
    key: 'f1',
    name: 'Sangeet',
    couple: 'Aarav & Meera',
    place: 'Rambagh Palace, Bhawani Singh Road, Jaipur',
    date: '2027-02-12',
    plates: { total: 4, veg: 3, jain: 1, nonVeg: 0, children: 1 },
    countedAt: 7,
    countsOpenLink: true,
  });
});

test('the table has no more people of a family than it has seats now, as the count has', () => {
  const answers = { f1: { adults: 3, children: 1, veg: 3, jain: 0, nonVeg: 1 } };
  const list = listOf(
    [familyWith({ id: 'sharma', functions: ['f1'], seats: 2 })],
    [replyWith({ id: 'sharma', answers })],
  );
  const [heads = [], row = []] = cellsOf(guestsCsv(SAMPLE, list));
  expect(row[heads.indexOf('Coming')]).toBe('2');
});
