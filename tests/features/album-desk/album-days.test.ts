import { expect, test } from 'vitest';
import { instantInIndia } from '#src/domain/india-time.ts';
import {
  albumOf,
  daysOf,
  faultsIn,
  functionsOutside,
  proposedDays,
  withTypedDays,
} from '#src/features/album-desk/album-days.ts';

const at = (day: string, hour = '12:00') => instantInIndia(day, hour) ?? Number.NaN;
const TODAY = at('2026-11-25');
const DAYS = { from: '2027-02-10', until: '2027-02-20', reveal: 'atOnce', revealDay: '2027-02-14' } as const;

test('an album is proposed from the first function to a week after the last', () => {
  const functions = [
    { start: at('2027-02-12', '19:00'), end: at('2027-02-13', '02:00') },
    { start: at('2027-02-10', '00:30'), end: undefined },
  ];
  expect(proposedDays(functions, TODAY)).toEqual({
    from: '2027-02-10',
    until: '2027-02-20',
    reveal: 'atOnce',
    revealDay: '2027-02-14',
  });
});

test('after the wedding it is proposed for a week from today', () => {
  const days = proposedDays([{ start: at('2026-11-01'), end: undefined }], TODAY);
  expect(days).toMatchObject({ from: '2026-11-01', until: '2026-12-02' });
});

test('it opens with the first day in India and closes with the end of the last', () => {
  expect(albumOf(DAYS, ['mark'])).toEqual({
    opensAt: at('2027-02-10', '00:00'),
    closesAt: at('2027-02-21', '00:00'),
    revealsAt: at('2027-02-10', '00:00'),
    blocked: ['mark'],
  });
  expect(albumOf({ ...DAYS, reveal: 'later' }, [])?.revealsAt).toBe(at('2027-02-14', '00:00'));
});

test.each([
  ['a day that is none', { from: '' }, { from: 'noDay' }],
  ['an end that is none', { until: '2027-02-30' }, { until: 'noDay' }],
  ['an end before the beginning', { until: '2027-02-09' }, { until: 'endsFirst' }],
  ['an end that is over', { from: '2026-01-01', until: '2026-11-24' }, { until: 'over' }],
  ['today as its last day', { from: '2026-11-25', until: '2026-11-25' }, {}],
  ['five years', { until: '2031-12-01' }, { until: 'tooLate' }],
  ['a surprise without a day', { reveal: 'later', revealDay: '' }, { revealDay: 'noDay' }],
  ['no surprise, whose day does not matter', { revealDay: '' }, {}],
] as const)('is told before it is saved: %s', (_, change, faults) => {
  expect(faultsIn({ ...DAYS, ...change }, TODAY)).toEqual(faults);
});

test('the days of an album are read back as they were typed, and a closed one is offered for a week more', () => {
  const surprise = { ...DAYS, reveal: 'later' } as const;
  const album = albumOf(surprise, []);
  if (!album) throw new Error('These are days');
  expect(daysOf(album, TODAY)).toEqual(surprise);
  const past = { ...album, opensAt: at('2026-11-01'), closesAt: TODAY - 1 };
  expect(daysOf(past, TODAY).until).toBe('2026-12-02');
});

test('an album that was closed before it opened is offered for a week from its first day', () => {
  const closed = {
    ...DAYS,
    opensAt: at('2027-02-10'),
    closesAt: TODAY - 1,
    revealsAt: at('2027-02-10'),
    blocked: [],
  };
  const days = daysOf(closed, TODAY);
  expect(days).toMatchObject({ from: '2027-02-10', until: '2027-02-17' });
  expect(faultsIn(days, TODAY)).toEqual({});
});

const STORED = {
  opensAt: at('2027-02-10', '00:00'),
  closesAt: at('2027-02-21', '00:00'),
  revealsAt: at('2027-02-10', '00:00'),
  blocked: [],
};

test('a form that saves one day leaves what the other phone has changed meanwhile', () => {
  const elsewhere = { ...STORED, closesAt: at('2027-03-01', '00:00'), blocked: ['mark'] };
  const typed = { ...DAYS, from: '2027-02-08' };
  expect(withTypedDays(elsewhere, STORED, DAYS, typed)).toEqual({
    opensAt: at('2027-02-08', '00:00'),
    closesAt: at('2027-03-01', '00:00'),
    revealsAt: at('2027-02-08', '00:00'),
    blocked: ['mark'],
  });
  const surprise = { ...STORED, revealsAt: at('2027-02-15', '00:00') };
  expect(withTypedDays(surprise, STORED, DAYS, typed)?.revealsAt).toBe(surprise.revealsAt);
});

test('an album that the other phone has closed meanwhile stays closed, unless another last day was typed', () => {
  const closed = { ...STORED, closesAt: at('2027-02-12', '15:30') };
  const surprise = { ...DAYS, reveal: 'later' } as const;
  expect(withTypedDays(closed, STORED, DAYS, surprise)).toEqual({
    ...closed,
    revealsAt: at('2027-02-14', '00:00'),
  });
  const typed = { ...DAYS, until: '2027-02-22' };
  expect(withTypedDays(closed, STORED, DAYS, typed)?.closesAt).toBe(at('2027-02-23', '00:00'));
});

test('a closed album opens again with the last day that the form offers, or with the one of the other phone', () => {
  const closed = { ...STORED, opensAt: at('2026-11-01', '00:00'), closesAt: TODAY - 1 };
  const shown = daysOf(closed, TODAY);
  expect(withTypedDays(closed, closed, shown, shown)?.closesAt).toBe(at('2026-12-03', '00:00'));
  const reopened = { ...closed, closesAt: at('2026-12-10', '00:00') };
  expect(withTypedDays(reopened, closed, shown, shown)).toEqual(reopened);
});

test('functions that have moved out of the album are named, and those that are over are not', () => {
  const album = { opensAt: at('2027-02-10', '00:00'), closesAt: at('2027-02-21', '00:00') };
  const outside = (start: number, end?: number, now = TODAY) =>
    functionsOutside(album, [{ start, end }], now).length > 0;
  expect(outside(at('2027-02-10', '00:00'), at('2027-02-10', '02:00')), 'from its first minute').toBe(false);
  expect(outside(at('2027-02-20', '19:00'), at('2027-02-21', '00:00')), 'until its last minute').toBe(false);
  expect(outside(at('2027-02-09', '19:00'), at('2027-02-10', '01:00')), 'begins before it').toBe(true);
  expect(outside(at('2027-02-20', '19:00'), at('2027-02-21', '01:00')), 'ends after it').toBe(true);
  expect(outside(at('2027-02-21', '00:00')), 'on the day after it').toBe(true);
  const before = at('2027-02-09', '19:00');
  expect(outside(before, undefined, at('2027-02-09', '20:00')), 'is over').toBe(false);
  expect(outside(before, at('2027-02-10', '03:00'), at('2027-02-10', '01:00')), 'the album is open').toBe(
    false,
  );
});
