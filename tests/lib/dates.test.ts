import { expect, test } from 'vitest';
import { showDay, showDayAndTime } from '#src/lib/dates.ts';

test('late evening UTC is the next day in India', () => {
  expect(showDay(new Date('2026-11-20T20:00:00Z'))).toBe('21 November 2026');
});

test('the time is Indian Standard Time, UTC+5:30', () => {
  expect(showDayAndTime(new Date('2026-11-21T14:00:00Z'))).toMatch(/21 Nov 2026, 7:30\spm/);
});
