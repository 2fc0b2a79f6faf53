import { expect, test } from 'vitest';
import { countFunctions } from '#src/domain/guests/function-count.ts';
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

test('the table has one row for each family and function, and for each reply with the open link', () => {
  const rows = guestsCsv(SAMPLE, BOOK).trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split('","').map((cell) => cell.replaceAll('"', '')))).toEqual([
    [
      'Sharma family',
      '(+91) 98123 45678',
      'first family',
      'office',
      '4',
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
      'Phere',
      'not sure yet',
      '',
      '',
      '',
      '',
      '',
      'Late by an hour',
    ],
    ['Khan', '', 'both families', '', '2', 'Sangeet', 'no reply yet', '', '', '', '', '', ''],
    ['Asha', '(+91) 98000 00001', 'open link', '', '', 'Sangeet', 'not coming', '0', '0', '0', '0', '0', ''],
  ]);
});

test('the caterer gets counts, times in India and places, and no guest’s name or number', () => {
  const text = catererText(SAMPLE, countFunctions(SAMPLE, BOOK), Date.parse('2027-02-01T04:30:00Z'));
  expect(text).toContain('Plates for the wedding of Aarav & Meera');
  expect(text).toContain(
    'Sangeet\n12 February 2027, 7:15 pm IST, Rambagh Palace, Bhawani Singh Road, Jaipur',
  );
  expect(text).toContain('Plates: 4\n3 vegetarian, 1 Jain\nof them for children: 1');
  expect(text).toContain('Counted from the guests’ replies on 1 Feb 2027, 10:00 am IST.');
  expect(text).not.toMatch(/Sharma|Khan|Asha|98/);
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
