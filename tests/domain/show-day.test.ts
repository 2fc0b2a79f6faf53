import { expect, test } from 'vitest';
import { showDay, showMonth, showWeekday } from '#src/domain/show-day.ts';

test('a day or a month of a date field is shown in words', () => {
  expect(showDay('2027-02-12')).toBe('12 February 2027');
  expect(showWeekday('2027-02-12')).toBe('Friday, 12 February 2027');
  expect(showMonth('2027-02')).toBe('February 2027');
  expect(showMonth('2026-12')).toBe('December 2026');
});

test('what is no day is shown as it was typed', () => {
  expect(showDay('2027-02-30')).toBe('2027-02-30');
  expect(showWeekday('in winter')).toBe('in winter');
});
