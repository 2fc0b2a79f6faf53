import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  daysBetween,
  indiaDay,
  indiaHour,
  instantInIndia,
  midnightAfter,
  showIndiaDay,
  showIndiaHour,
  showIndiaWeekday,
} from '#src/domain/india-time.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';

const SANGEET = Date.UTC(2027, 1, 12, 13, 45);

describe('a moment is shown in Indian time, whatever the phone’s time zone', () => {
  test('the day changes at midnight in India', () => {
    const midnight = Date.UTC(2027, 1, 11, 18, 30);
    expect(indiaDay(midnight - 60_000)).toBe('2027-02-11');
    expect(indiaHour(midnight - 60_000)).toBe('23:59');
    expect(indiaDay(midnight)).toBe('2027-02-12');
    expect(indiaHour(midnight)).toBe('00:00');
  });

  test('a day and an hour typed in India are that moment', () => {
    expect(instantInIndia('2027-02-12', '19:15')).toBe(SANGEET);
    expect(indiaDay(SANGEET)).toBe('2027-02-12');
    expect(indiaHour(SANGEET)).toBe('19:15');
  });

  test.each([
    ['2027-02-31', '19:15'],
    ['2027-13-01', '19:15'],
    ['2027-02-12', '25:00'],
    ['+275760-09-13', '05:30'],
    ['', ''],
    ['tomorrow', '7 pm'],
  ])('%s at %s is not a valid moment', (day, hour) => {
    expect(instantInIndia(day, hour)).toBeUndefined();
  });
});

test('the next midnight is the one in India, also from midnight itself', () => {
  const midnight = Date.UTC(2027, 1, 11, 18, 30);
  expect(midnightAfter(midnight - 1)).toBe(midnight);
  expect(midnightAfter(midnight)).toBe(midnight + 86_400_000);
  expect(midnightAfter(SANGEET)).toBe(midnight + 86_400_000);
});

test('days are counted across months and years', () => {
  expect(daysBetween('2027-02-12', '2027-02-12')).toBe(0);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1);
});

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['9999-12-31', 0, '9999-12-31'],
  ['9999-12-31', 1, undefined],
  ['0000-01-01', -1, undefined],
  ['2027-02-12', 1e300, undefined],
  ['2027-02-12', -1e9, undefined],
  ['2027-02-12', Number.NaN, undefined],
  ['2027-02-31', 1, undefined],
  ['+275760-09-13', 1, undefined],
  ['', 0, undefined],
])('from %s by %d days it is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test('days and hours are written in English and in Hindi', () => {
  expect(showIndiaDay(SANGEET)).toBe('12 February 2027');
  expect(showIndiaDay(SANGEET, guestTexts('hi').dates)).toBe('12 फ़रवरी 2027');
  expect(showIndiaDay(SANGEET, guestTexts('mr').dates)).toBe('12 फेब्रुवारी 2027');
  expect(showIndiaWeekday(SANGEET)).toBe('Friday, 12 February 2027');
  expect(showIndiaWeekday(SANGEET, guestTexts('hi').dates)).toBe('शुक्रवार, 12 फ़रवरी 2027');
});

test.each([
  ['00:00', '12 am', 'रात 12 बजे'],
  ['00:30', '12:30 am', 'रात 12:30'],
  ['03:59', '3:59 am', 'रात 3:59'],
  ['04:00', '4 am', 'सुबह 4 बजे'],
  ['11:45', '11:45 am', 'सुबह 11:45'],
  ['12:00', '12 pm', 'दोपहर 12 बजे'],
  ['15:05', '3:05 pm', 'दोपहर 3:05'],
  ['16:00', '4 pm', 'शाम 4 बजे'],
  ['19:15', '7:15 pm', 'शाम 7:15'],
  ['20:00', '8 pm', 'रात 8 बजे'],
  ['23:59', '11:59 pm', 'रात 11:59'],
])('%s is %s and %s', (hour, english, hindi) => {
  const instant = instantInIndia('2027-02-12', hour) ?? Number.NaN;
  expect(showIndiaHour(instant)).toBe(english);
  expect(showIndiaHour(instant, guestTexts('hi').dates)).toBe(hindi);
});
