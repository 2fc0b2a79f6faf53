import { expect, test } from 'vitest';
import {
  NO_PARTY,
  parseDate,
  parseGuests,
  parseParty,
  partyText,
} from '#src/features/catering-cart/catering-party.ts';

test.each([
  ['300', 300],
  ['1,250', 1250],
  ['1', 1],
  ['10000', 10000],
  ['३५०', 350],
  ['1 250', 1250],
])('%s guests are read', (typed, guests) => expect(parseGuests(typed)).toBe(guests));

test.each(['', '0', '-5', '12.5', 'many', '10001', '300-350', '20000', '1e3', '12,5'])(
  '"%s" is not a number of guests',
  (typed) => expect(parseGuests(typed)).toBeUndefined(),
);

test.each(['2027-02-30', '14/02/2027', '', '2027-13-01'])('"%s" is not a day', (typed) =>
  expect(parseDate(typed)).toBeUndefined(),
);

test('A day is shown in words, with the guests as India groups them', () => {
  expect(partyText({ ...NO_PARTY, guests: 1250, date: '2027-02-14' })).toBe('1,250 guests, 14 February 2027');
  expect(partyText({ ...NO_PARTY, guests: 1 })).toBe('1 guest');
  expect(partyText(NO_PARTY)).toBe('');
});

test('The valid part of the stored data is kept', () => {
  expect(parseParty({ guests: 300, date: '2027-02-14' }).data).toEqual({
    ...NO_PARTY,
    guests: 300,
    date: '2027-02-14',
  });
  expect(parseParty({ guests: 'many', date: '2027-02-14' }).data).toEqual({
    ...NO_PARTY,
    date: '2027-02-14',
  });
  expect(parseParty('broken')).toEqual({ data: NO_PARTY, dropped: true });
  expect(parseParty(undefined)).toEqual({ data: NO_PARTY, dropped: false });
});
