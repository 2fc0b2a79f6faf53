import { describe, expect, test } from 'vitest';
import { dayOf, monthOf, monthsOf, slotsOf, spanOf } from '#src/domain/booking/slots.ts';

describe('the halves of days that a booking takes', () => {
  test('a morning takes the morning, an evening the evening, a whole day both', () => {
    const day = '2027-02-12';
    expect(slotsOf({ day, part: 'morning', untilMorning: false })).toEqual(['2027-02-12m']);
    expect(slotsOf({ day, part: 'evening', untilMorning: false })).toEqual(['2027-02-12e']);
    expect(slotsOf({ day, part: 'day', untilMorning: false })).toEqual(['2027-02-12m', '2027-02-12e']);
  });

  test('an evening that needs its car until sunrise also takes the next morning, in the next month or year too', () => {
    expect(slotsOf({ day: '2027-02-28', part: 'evening', untilMorning: true })).toEqual([
      '2027-02-28e',
      '2027-03-01m',
    ]);
    expect(slotsOf({ day: '2026-12-31', part: 'day', untilMorning: true })).toEqual([
      '2026-12-31m',
      '2026-12-31e',
      '2027-01-01m',
    ]);
  });

  test('a morning is never longer than a morning', () => {
    expect(slotsOf({ day: '2027-02-12', part: 'morning', untilMorning: true })).toEqual(['2027-02-12m']);
  });

  test.each([
    { day: '2027-02-12', part: 'morning', untilMorning: false },
    { day: '2027-02-12', part: 'evening', untilMorning: false },
    { day: '2027-02-12', part: 'day', untilMorning: false },
    { day: '2027-02-28', part: 'evening', untilMorning: true },
    { day: '2026-12-31', part: 'day', untilMorning: true },
  ] as const)('$part of $day is read back from its slots', (span) => {
    expect(spanOf(slotsOf(span))).toEqual(span);
  });

  test('the months of a booking are named once each', () => {
    expect(monthsOf(['2027-02-12m', '2027-02-12e'])).toEqual(['2027-02']);
    expect(monthsOf(['2027-02-28e', '2027-03-01m'])).toEqual(['2027-02', '2027-03']);
    expect(monthOf('2027-02-12')).toBe('2027-02');
    expect(dayOf('2027-02-12e')).toBe('2027-02-12');
  });
});
