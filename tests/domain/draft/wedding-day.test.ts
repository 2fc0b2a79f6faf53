import { expect, test } from 'vitest';
import { faultsOf } from '#src/domain/draft/draft-check.ts';
import { changeFunction, dayOf } from '#src/domain/draft/draft-functions.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import {
  daysBehind,
  leaveBehind,
  moveAlong,
  movesOf,
  weddingDayOf,
  withWeddingDay,
} from '#src/domain/draft/wedding-day.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ON_THE_15TH = withWeddingDay(EMPTY_DRAFT, '2027-01-15');

/** Haldi on its own date, a fortnight before the rest. */
const EDITED = changeFunction(ON_THE_15TH, 'haldi', { day: '2027-01-01', follows: false });

const daysIn = (draft: typeof EDITED) => draft.functions.map((one) => dayOf(draft, one));

test('functions that are counted from the wedding follow it, and nobody is asked', () => {
  const moved = withWeddingDay(ON_THE_15TH, '2027-02-05');
  expect(daysBehind(moved)).toBe(0);
  expect([...new Set(daysIn(moved))]).toEqual(['2027-02-04', '2027-02-05', '2027-02-06']);
});

test('a function with a day of its own is shown with the day it would move to', () => {
  const moved = withWeddingDay(EDITED, '2027-02-05');
  expect(daysBehind(moved)).toBe(21);
  expect(movesOf(moved)).toEqual([{ id: 'haldi', name: 'Haldi', from: '2027-01-01', to: '2027-01-22' }]);
});

test('the invitation is not complete until it is said whether functions move along', () => {
  const moved = withWeddingDay(draftWith({ settledDay: '2027-02-14' }), '2027-02-21');
  const now = Date.UTC(2026, 10, 1);
  const day = expect.objectContaining({ field: 'names.weddingDay', kind: 'missing' });
  expect(faultsOf(moved, now)).toEqual([day]);
  expect(faultsOf(moveAlong(moved), now)).toEqual([]);
  expect(faultsOf(leaveBehind(moved), now)).toEqual([]);
});

test('moving all takes the last day to reply along, and nothing is left behind', () => {
  const moved = moveAlong(withWeddingDay({ ...EDITED, replyBy: '2026-12-31' }, '2027-02-05'));
  expect(dayOf(moved, functionWith({ ...moved.functions[0] }))).toBe('2027-01-22');
  expect(moved.replyBy).toBe('2027-01-21');
  expect(daysBehind(moved)).toBe(0);
});

test('functions that are left where they are stay there, and move from there the next time', () => {
  const left = leaveBehind(withWeddingDay(EDITED, '2027-02-05'));
  expect(daysBehind(left)).toBe(0);
  expect(movesOf(withWeddingDay(left, '2027-02-06'))[0]?.to).toBe('2027-01-02');
});

test('while the year of a new day is typed, nothing is offered and nothing is forgotten', () => {
  const typing = withWeddingDay(EDITED, '0002-02-05');
  expect(daysBehind(typing)).toBe(0);
  expect(daysBehind(withWeddingDay(typing, '2027-02-05'))).toBe(21);
});

test('at the desk the day is that of the wedding, not of its reception, whatever the couple calls them', () => {
  const [first, second] = SAMPLE.functions;
  if (!first || !second) throw new Error('The sample has two functions.');
  const days = (names: readonly [string, string]) =>
    weddingDayOf({
      tradition: 'hindu',
      functions: [
        { ...first, name: names[0] },
        { ...second, name: names[1] },
      ],
    });
  expect(days(['Shubho Bibaho', 'Reception'])).toBe('2027-02-12');
  expect(days(['Biye', 'Reception (Bou Bhat)'])).toBe('2027-02-12');
  expect(days(['Aiburobhat', 'Biye'])).toBe('2027-02-14');
});

test('at the desk the day of the wedding is filled in, and moving it moves the whole wedding', () => {
  const draft = draftOf(SAMPLE);
  expect(draft.weddingDay).toBe('2027-02-14');
  const moved = moveAlong(withWeddingDay(draft, '2027-03-07'));
  const { functions } = invitationOf(moved, 0, ['f1', 'f2']);
  expect(functions.map(({ start }) => indiaDay(start))).toEqual(['2027-03-05', '2027-03-07']);
});
