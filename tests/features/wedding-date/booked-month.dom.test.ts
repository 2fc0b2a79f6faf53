import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenDate, forgetChosenDate } from '#src/data/chosen-date.ts';
import { keptMonth, readBookedMonth, useTaken } from '#src/features/wedding-date/use-taken.ts';
import { database } from '#src/lib/firestore-rest.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';

const found = (path: string, fields: object) => ({
  found: { name: `${database()}/${path}`, fields: encodeFields(fields) },
  readTime: '2026-11-25T12:00:00Z',
});
const missing = (path: string) => ({ missing: `${database()}/${path}` });

const UNITS = ['dzire 1', 'dzire 2'];
const TAKEN = { '2099-02-12e': ['dzire 1'] };

function respond(...rows: readonly object[]) {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(rows));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test('what there is and what is taken come in one request, in any order', async () => {
  const fetched = respond(
    found('bookedMonths/2099-02', { taken: TAKEN, booking: '' }),
    found('bookable/all', { units: UNITS }),
  );
  expect((await readBookedMonth('2099-02')).taken).toEqual({ units: UNITS, taken: TAKEN });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).documents).toHaveLength(2);
});

test('in a month without bookings everything is there and nothing is taken', async () => {
  respond(found('bookable/all', { units: UNITS }), missing('bookedMonths/2099-02'));
  expect((await readBookedMonth('2099-02')).taken).toEqual({ units: UNITS, taken: {} });
});

test('of a shop that has not counted nothing is known', async () => {
  respond(missing('bookable/all'), missing('bookedMonths/2099-02'));
  expect((await readBookedMonth('2099-02')).taken.units).toEqual([]);
});

test('a phone keeps the month that it read last, and no other', async () => {
  respond(found('bookable/all', { units: UNITS }), found('bookedMonths/2099-02', { taken: TAKEN }));
  await readBookedMonth('2099-02');
  expect(keptMonth('2099-02')?.taken).toEqual({ units: UNITS, taken: TAKEN });
  await readBookedMonth('2099-03');
  expect(keptMonth('2099-02')).toBeUndefined();
});

test('a late response removes no copy of a month that was asked for after it', async () => {
  const things = found('bookable/all', { units: UNITS });
  let respondLate = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    respondLate = resolve;
  });
  const march = Response.json([things, missing('bookedMonths/2099-03')]);
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(march));
  vi.setSystemTime(1_000);
  const february = readBookedMonth('2099-02');
  vi.setSystemTime(2_000);
  await readBookedMonth('2099-03');
  respondLate(Response.json([things, missing('bookedMonths/2099-02')]));
  await february;
  expect(keptMonth('2099-03')?.taken.units).toEqual(UNITS);
});

test('a damaged copy is none', () => {
  localStorage.setItem('shagun.booked-month.2099-02', '{"taken"');
  expect(keptMonth('2099-02')).toBeUndefined();
});

test('a late response for another month changes nothing for the date that is chosen now', async () => {
  let fail = () => {};
  const late = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  const things = found('bookable/all', { units: UNITS });
  const march = Response.json([things, missing('bookedMonths/2099-03')]);
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(march));
  const choose = (day: string) => act(async () => chosenDate.change((before) => ({ ...before, day })));
  const { result } = renderHook(useTaken);
  await choose('2099-02-12');
  await choose('2099-03-12');
  expect(result.current).toMatchObject({ month: '2099-03', state: 'known' });
  await act(async () => fail());
  expect(result.current).toMatchObject({ month: '2099-03', state: 'known' });
});

test('a response that comes after Clear is not kept', async () => {
  let respondLate = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    respondLate = resolve;
  });
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(late));
  await act(async () => chosenDate.change((before) => ({ ...before, day: '2099-05-12' })));
  renderHook(useTaken);
  await act(async () => forgetChosenDate());
  const things = found('bookable/all', { units: UNITS });
  await act(async () => respondLate(Response.json([things, missing('bookedMonths/2099-05')])));
  expect(keptMonth('2099-05')).toBeUndefined();
});

test('a date that is looked at again shows what another tab has read since', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T12:00:00Z'));
  const things = found('bookable/all', { units: UNITS });
  respond(things, missing('bookedMonths/2099-04'));
  await act(async () => chosenDate.change((before) => ({ ...before, day: '2099-04-12' })));
  const first = renderHook(useTaken);
  await act(async () => undefined);
  expect(first.result.current.taken?.taken).toEqual({});
  first.unmount();
  vi.setSystemTime(Date.parse('2026-11-25T12:10:00Z'));
  const other = { taken: { units: UNITS, taken: { '2099-04-12e': ['dzire 1'] } }, readAt: Date.now() };
  localStorage.setItem('shagun.booked-month.2099-04', JSON.stringify(other));
  const { result } = renderHook(useTaken);
  expect(result.current).toMatchObject({ state: 'known', taken: other.taken });
});
