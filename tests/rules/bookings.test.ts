import { beforeEach, expect, test } from 'vitest';
import {
  BOOKABLE_PATH,
  BOOKING,
  BOOKING_PATH,
  EVENING,
  FEBRUARY,
  MARCH,
  MONTH,
  STOCK,
  UNITS,
} from '#tests/support/booking-documents.ts';
import { book, many, store } from '#tests/support/booking-writes.ts';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, list, patch, remove, SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId, VISITORS } from '#tests/support/rules-suite.ts';

type Case = readonly [title: string, change: Fields, verdict: Verdict];

const OTHER_ID = deviceId('other');
const OTHER_PATH = `bookings/${OTHER_ID}`;
const MORNING = '2027-02-12m';

const taking = (...units: string[]) => ({ units, slots: [EVENING] });

describeRules('bookings', () => {
  beforeEach(() => write('owner', BOOKABLE_PATH, STOCK));

  const CASES: readonly Case[] = [
    ['a good one', {}, 'allowed'],
    [
      'one with all texts',
      { order: 'S-261122-7Q3M', source: 'order', note: 'Red flowers\nat the gate' },
      'allowed',
    ],
    ['one with nothing but a name', { phone: '', place: '' }, 'allowed'],
    ['nobody’s', { who: '' }, 'refused'],
    ['a name of spaces', { who: ' ' }, 'refused'],
    ['a name of 80 characters', { who: 'x'.repeat(80) }, 'allowed'],
    ['a name of 81 characters', { who: 'x'.repeat(81) }, 'refused'],
    ['a phone number without its country', { phone: '9812345678' }, 'refused'],
    ['an order that is no number', { order: 'their order' }, 'refused'],
    ['a place of 161 characters', { place: 'x'.repeat(161) }, 'refused'],
    ['a note of 500 characters', { note: 'x'.repeat(500) }, 'allowed'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'refused'],
    ['a note with a right-to-left override', { note: '\u202e' }, 'refused'],
    ['one from nowhere', { source: 'dream' }, 'refused'],
    ['a field more', { paid: true }, 'refused'],
    ['a later revision', { rev: 2 }, 'refused'],
    ['a time of the phone', { updatedAt: new Date() }, 'refused'],
    ['released in words', { released: 'no' }, 'refused'],
  ];

  test.each(CASES)('staff books %s', async (_, change, verdict) => {
    expect(await book('admin', change)).toBe(verdict);
  });

  test.each(VISITORS)('%s neither books, changes, reads, lists nor erases', async (who) => {
    expect(await book(who)).toBe('refused');
    await store();
    expect(
      await book(who, { rev: 2, units: ['innova-crysta 2'] }, { taken: { [EVENING]: ['innova-crysta 2'] } }),
    ).toBe('refused');
    expect(await patch(who, BOOKING_PATH, { note: 'x', rev: 2, updatedAt: SERVER_TIME })).toBe('refused');
    expect(await get(who, BOOKING_PATH)).toBe('refused');
    expect(await list(who, 'bookings', 1)).toBe('refused');
    await store({ released: true });
    expect(await remove(who, BOOKING_PATH)).toBe('refused');
  });

  test('staff reads one, and lists or counts at most 10,000', async () => {
    await store();
    expect(await get('admin', BOOKING_PATH)).toBe('allowed');
    expect(await list('admin', 'bookings', 10_000)).toBe('allowed');
    expect(await list('admin', 'bookings', 10_001)).toBe('refused');
    expect(await list('admin', 'bookings')).toBe('refused');
  });

  test('an id that a phone has not made is refused', async () => {
    expect(await book('admin', {}, {}, 'short')).toBe('refused');
  });

  const SLOTS: readonly (readonly [string, readonly string[], Verdict])[] = [
    ['a whole day', [MORNING, EVENING], 'allowed'],
    ['a day and the next morning', [MORNING, EVENING, '2027-02-13m'], 'allowed'],
    ['four halves', [MORNING, EVENING, '2027-02-13m', '2027-02-13e'], 'refused'],
    ['one half twice', [EVENING, EVENING], 'refused'],
    ['an afternoon', ['2027-02-12a'], 'refused'],
    ['no half', [], 'refused'],
  ];
  test.each(SLOTS)('%s', async (_, slots, verdict) => {
    const taken = Object.fromEntries(slots.map((slot) => [slot, BOOKING.units]));
    expect(await book('admin', { slots }, { taken })).toBe(verdict);
  });

  test('a booking takes one thing at least and 40 at most', async () => {
    const units = many(41);
    await write('owner', BOOKABLE_PATH, { ...STOCK, units });
    const take = (count: number) =>
      book('admin', { units: many(count) }, { taken: count > 0 ? { [EVENING]: many(count) } : {} });
    expect(await take(0)).toBe('refused');
    expect(await take(41)).toBe('refused');
    expect(await take(40)).toBe('allowed');
  });

  test('a thing in words that are none is refused', async () => {
    expect(await book('admin', { units: ['Innova!'] }, { taken: { [EVENING]: ['Innova!'] } })).toBe(
      'refused',
    );
    expect(await book('admin', { units: ['Innova!'], released: true }, { taken: {} })).toBe('refused');
  });

  test('a booking without its month is refused, and so is a month without its booking', async () => {
    expect(await write('admin', BOOKING_PATH, BOOKING)).toBe('refused');
    expect(await write('admin', FEBRUARY, MONTH)).toBe('refused');
  });

  test('a month that another booking wrote, or wrote before, does not count', async () => {
    await store();
    expect(await write('admin', OTHER_PATH, { ...BOOKING, units: ['dj 1'] })).toBe('refused');
    expect(
      await writeAll('admin', [
        [OTHER_PATH, { ...BOOKING, units: ['dj 1'] }],
        [FEBRUARY, MONTH],
      ]),
    ).toBe('refused');
    await write('owner', FEBRUARY, { ...MONTH, booking: OTHER_ID });
    expect(await write('admin', OTHER_PATH, { ...BOOKING, units: ['dj 1'] })).toBe('refused');
  });

  test('a booking of three halves writes the month of the last as well', async () => {
    const slots = ['2027-02-28m', '2027-02-28e', '2027-03-01m'];
    const taken = { '2027-02-28m': BOOKING.units, '2027-02-28e': BOOKING.units };
    const booking = [BOOKING_PATH, { ...BOOKING, slots }] as const;
    const february = [FEBRUARY, { ...MONTH, taken }] as const;
    const march = [MARCH, { ...MONTH, taken: { '2027-03-01m': BOOKING.units } }] as const;
    expect(await writeAll('admin', [booking, february])).toBe('refused');
    expect(await writeAll('admin', [booking, february, march])).toBe('allowed');
  });

  test('a booking over midnight at the end of a month writes both months', async () => {
    const slots = ['2027-02-28e', '2027-03-01m'];
    const first: Fields = { ...MONTH, taken: { '2027-02-28e': BOOKING.units } };
    const second: Fields = { ...MONTH, taken: { '2027-03-01m': BOOKING.units } };
    const over = { ...BOOKING, slots };
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, over],
        [FEBRUARY, first],
      ]),
    ).toBe('refused');
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, over],
        [MARCH, second],
      ]),
    ).toBe('refused');
    const both = { ...MONTH, taken: { '2027-02-28e': BOOKING.units, '2027-03-01m': BOOKING.units } };
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, over],
        [FEBRUARY, both],
        [MARCH, second],
      ]),
    ).toBe('refused');
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, over],
        [FEBRUARY, first],
        [MARCH, second],
      ]),
    ).toBe('allowed');
  });

  test('the same car is not promised twice, whatever the phone says is taken', async () => {
    await store();
    const same = taking('innova-crysta 1');
    expect(await book('admin', same, { taken: { [EVENING]: ['innova-crysta 1'] } }, OTHER_ID)).toBe(
      'refused',
    );
    expect(
      await book('admin', same, { taken: { [EVENING]: ['innova-crysta 1', 'innova-crysta 1'] } }, OTHER_ID),
    ).toBe('refused');
    expect(
      await book('admin', taking('innova-crysta 2'), { taken: { [EVENING]: ['innova-crysta 2'] } }, OTHER_ID),
    ).toBe('refused');
    expect(
      await book('admin', taking('innova-crysta 2'), { taken: { [EVENING]: UNITS.slice(0, 2) } }, OTHER_ID),
    ).toBe('allowed');
  });

  test('not one more than there are', async () => {
    const third = taking('innova-crysta 3');
    expect(await book('admin', third, { taken: { [EVENING]: third.units } })).toBe('refused');
    await write('owner', BOOKABLE_PATH, { ...STOCK, units: [...UNITS, 'innova-crysta 3'] });
    expect(await book('admin', third, { taken: { [EVENING]: third.units } })).toBe('allowed');
  });

  const WRONG_MONTHS: readonly Case[] = [
    ['takes nothing', { taken: {} }, 'refused'],
    ['takes more than the booking', { taken: { [EVENING]: ['innova-crysta 1', 'dj 1'] } }, 'refused'],
    [
      'takes something in a half that is not booked',
      { taken: { [EVENING]: BOOKING.units, [MORNING]: ['dj 1'] } },
      'refused',
    ],
    ['names another thing', { taken: { [EVENING]: ['dj 1'] } }, 'refused'],
    ['has a field more', { who: 'Sharma family' }, 'refused'],
    ['has a time of the phone', { updatedAt: new Date() }, 'refused'],
    ['is of another booking', { booking: OTHER_ID }, 'refused'],
  ];
  test.each(WRONG_MONTHS)('a month that %s', async (_, month, verdict) => {
    expect(await book('admin', {}, month)).toBe(verdict);
  });

  test('a month has the name of a month', async () => {
    const strange = { ...BOOKING, slots: ['2027-02-12e'] };
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, strange],
        [FEBRUARY, MONTH],
        ['bookedMonths/2027-13', { ...MONTH, taken: {} }],
      ]),
    ).toBe('refused');
  });

  test('everybody reads a month, also one without bookings, and only staff lists them', async () => {
    await store();
    for (const who of [...VISITORS, 'admin'] as const) {
      expect(await get(who, FEBRUARY)).toBe('allowed');
      expect(await get(who, MARCH)).toBe('allowed');
    }
    for (const who of VISITORS) expect(await list(who, 'bookedMonths', 1)).toBe('refused');
    expect(await list('admin', 'bookedMonths', 10_000)).toBe('allowed');
    expect(await list('admin', 'bookedMonths', 10_001)).toBe('refused');
    expect(await list('admin', 'bookedMonths')).toBe('refused');
  });

  test.each(VISITORS)('%s neither writes nor removes a month', async (who) => {
    await write('owner', BOOKING_PATH, BOOKING);
    expect(await write(who, FEBRUARY, MONTH)).toBe('refused');
    await store();
    expect(await write(who, FEBRUARY, MONTH)).toBe('refused');
    expect(await remove(who, FEBRUARY)).toBe('refused');
    expect(await remove('admin', FEBRUARY)).toBe('refused');
  });
});
