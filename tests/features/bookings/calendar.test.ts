import { expect, test } from 'vitest';
import { unitsOf } from '#src/domain/booking/fit.ts';
import { daysOf, loadOf, moveMonth, parseDay } from '#src/features/bookings/calendar.ts';

test('a month begins on its weekday and has all of its days', () => {
  expect(daysOf('2027-02')).toMatchObject({ blanks: 1 });
  expect(daysOf('2027-02').days).toHaveLength(28);
  expect(daysOf('2028-02').days.at(-1)).toBe('2028-02-29');
});

test('the month after the 31st is a shorter month’s last day', () => {
  expect(moveMonth('2027-01-31', 1)).toBe('2027-02-28');
  expect(moveMonth('2027-01-15', -1)).toBe('2026-12-15');
});

test('a day that does not exist is no day', () => {
  expect(parseDay('2027-02-30')).toBeUndefined();
  expect(parseDay('12 February')).toBeUndefined();
  expect(parseDay('0027-02-28')).toBeUndefined();
  expect(parseDay('2027-02-28')).toBe('2027-02-28');
});

test('a day shows how much is taken, a whole day once, and what is booked out', () => {
  const month = {
    units: unitsOf({ innova: 2, dj: 1 }),
    taken: { '2027-02-12m': ['innova 1'], '2027-02-12e': ['innova 1', 'dj 1'] },
  };
  expect(loadOf(month, '2027-02-12')).toEqual({ taken: 2, out: 1 });
  expect(loadOf(month, '2027-02-13')).toEqual({ taken: 0, out: 0 });
});
