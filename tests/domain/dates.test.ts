import { expect, test } from 'vitest';
import { formatDay, formatDayAndTime } from '#src/domain/dates.ts';

test('late evening UTC is the next day in India', () => {
  expect(formatDay(new Date('2026-11-20T20:00:00Z'))).toBe('21 November 2026');
});

test('the time is Indian Standard Time, UTC+5:30', () => {
  expect(formatDayAndTime(new Date('2026-11-21T14:00:00Z'))).toMatch(/21 Nov 2026, 7:30\spm/);
});
