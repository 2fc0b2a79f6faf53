import { expect, test } from 'vitest';
import { isToCome } from '#src/features/blogs/blog.ts';
import { momentOf } from '#src/features/blogs/blog-draft.ts';

/** 8:30 in the morning in India. */
const EARLY = Date.parse('2026-11-25T03:00:00Z');
/** Half past midnight in India, the day before in Greenwich. */
const MIDNIGHT = Date.parse('2026-11-24T19:00:00Z');

test.each([
  ['without a day', '', EARLY, undefined],
  ['today before nine', '2026-11-25', EARLY, new Date('2026-11-25T03:30:00Z')],
  ['today after nine', '2026-11-25', EARLY + 3_600_000, undefined],
  ['today, just after midnight in India', '2026-11-25', MIDNIGHT, new Date('2026-11-25T03:30:00Z')],
  ['tomorrow', '2026-11-26', EARLY, new Date('2026-11-26T03:30:00Z')],
  ['yesterday', '2026-11-24', EARLY, 'wrong'],
  ['in two years', '2028-11-24', EARLY, 'wrong'],
  ['no day at all', 'soon', EARLY, 'wrong'],
])('a blog appears at nine in the morning of its day in India: %s', (_, day, now, moment) => {
  expect(momentOf(day, now)).toEqual(moment);
});

test('a blog is left out until its moment', () => {
  expect(isToCome({ createdAt: new Date(EARLY + 1) }, EARLY)).toBe(true);
  expect(isToCome({ createdAt: new Date(EARLY) }, EARLY)).toBe(false);
  expect(isToCome({ createdAt: undefined }, EARLY)).toBe(false);
});
