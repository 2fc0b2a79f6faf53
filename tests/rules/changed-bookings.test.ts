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
import { book, store } from '#tests/support/booking-writes.ts';
import { remove, write, writeAll } from '#tests/support/firestore-rest.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const MORNING = '2027-02-12m';

describeRules('changing a booking', () => {
  beforeEach(async () => {
    await write('owner', BOOKABLE_PATH, STOCK);
    await store();
  });

  const next = { rev: 2 };

  test('its texts change without the month', async () => {
    expect(await write('admin', BOOKING_PATH, { ...BOOKING, ...next, note: 'Red' })).toBe('allowed');
  });

  test('a change of what was not seen is refused', async () => {
    expect(await write('admin', BOOKING_PATH, { ...BOOKING, note: 'Red' })).toBe('refused');
    expect(await write('admin', BOOKING_PATH, { ...BOOKING, rev: 3 })).toBe('refused');
  });

  test('a change is checked like a new one', async () => {
    expect(await write('admin', BOOKING_PATH, { ...BOOKING, ...next, who: '' })).toBe('refused');
  });

  test.each([
    ['its things', { units: ['dj 1'] }],
    ['its slots', { slots: [MORNING] }],
    ['its release', { released: true }],
  ])('%s never change without the month', async (_, change) => {
    expect(await write('admin', BOOKING_PATH, { ...BOOKING, ...next, ...change })).toBe('refused');
  });

  test('it takes another car in place of the first', async () => {
    const units = ['innova-crysta 2'];
    expect(await book('admin', { ...next, units }, { taken: { [EVENING]: ['innova-crysta 1'] } })).toBe(
      'refused',
    );
    expect(await book('admin', { ...next, units }, { taken: { [EVENING]: UNITS.slice(0, 2) } })).toBe(
      'refused',
    );
    expect(await book('admin', { ...next, units }, { taken: { [EVENING]: units } })).toBe('allowed');
  });

  test('it moves to another half, and gives the first one back', async () => {
    const moved = { ...next, slots: [MORNING] };
    expect(
      await book('admin', moved, { taken: { [EVENING]: BOOKING.units, [MORNING]: BOOKING.units } }),
    ).toBe('refused');
    expect(await book('admin', moved, { taken: { [MORNING]: BOOKING.units } })).toBe('allowed');
  });

  test('it moves to another month, with both months in the request', async () => {
    const slots = ['2027-03-05e'];
    const moved = { ...BOOKING, ...next, slots };
    const march = { ...MONTH, taken: { '2027-03-05e': BOOKING.units } };
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, moved],
        [MARCH, march],
      ]),
    ).toBe('refused');
    expect(
      await writeAll('admin', [
        [BOOKING_PATH, moved],
        [MARCH, march],
        [FEBRUARY, { ...MONTH, taken: {} }],
      ]),
    ).toBe('allowed');
  });

  test('it moves to three halves, and never without the month of the second', async () => {
    const slots = [EVENING, '2027-03-05e', MORNING];
    const moved = [BOOKING_PATH, { ...BOOKING, ...next, slots }] as const;
    const taken = { [EVENING]: BOOKING.units, [MORNING]: BOOKING.units };
    const february = [FEBRUARY, { ...MONTH, taken }] as const;
    const march = [MARCH, { ...MONTH, taken: { '2027-03-05e': BOOKING.units } }] as const;
    expect(await writeAll('admin', [moved, february])).toBe('refused');
    expect(await writeAll('admin', [moved, february, march])).toBe('allowed');
  });

  test('it moves to another month, and never without that month', async () => {
    const moved = { ...next, slots: ['2027-03-05e'] };
    expect(await book('admin', moved, { taken: {} })).toBe('refused');
  });

  test.each([0, 1, 2])('it moves to three halves, and takes each of them (%i)', async (missing) => {
    const slots = ['2027-02-13m', '2027-02-13e', '2027-02-14m'];
    const taken = slots.map((slot) => [slot, BOOKING.units] as const);
    const without = taken.filter((_, place) => place !== missing);
    expect(await book('admin', { ...next, slots }, { taken: Object.fromEntries(without) })).toBe('refused');
    expect(await book('admin', { ...next, slots }, { taken: Object.fromEntries(taken) })).toBe('allowed');
  });

  test('a month keeps its three fields and the time of the server', async () => {
    const units = ['innova-crysta 2'];
    const taken = { [EVENING]: units };
    expect(await book('admin', { ...next, units }, { taken, who: 'Sharma family' })).toBe('refused');
    expect(await write('admin', FEBRUARY, { ...MONTH, updatedAt: new Date() })).toBe('refused');
  });

  test('a released one gives its place back, and is booked again if nobody took it', async () => {
    const released = { ...next, released: true };
    expect(await book('admin', released)).toBe('refused');
    expect(await book('admin', released, { taken: { [EVENING]: [] } })).toBe('allowed');
    expect(await book('admin', { rev: 3 }, { taken: {} })).toBe('refused');
    expect(await book('admin', { rev: 3 })).toBe('allowed');
  });

  test('a released one is not booked again over another', async () => {
    await store({ released: true }, { taken: { [EVENING]: ['innova-crysta 1'] } });
    expect(await book('admin', { rev: 2 }, { taken: { [EVENING]: ['innova-crysta 1'] } })).toBe('refused');
  });

  test('what others have stays as it is', async () => {
    await store({}, { taken: { [EVENING]: ['innova-crysta 1', 'dj 1'], [MORNING]: ['dj 1'] } });
    const released = { ...next, released: true };
    expect(await book('admin', released, { taken: { [MORNING]: ['dj 1'] } })).toBe('refused');
    expect(await book('admin', released, { taken: { [EVENING]: ['dj 1'] } })).toBe('refused');
    expect(await book('admin', released, { taken: { [EVENING]: ['dj 1'], [MORNING]: ['dj 1'] } })).toBe(
      'allowed',
    );
  });

  test('only the owner erases one, also twice, and only once it takes nothing', async () => {
    expect(await remove('admin', BOOKING_PATH)).toBe('refused');
    await store({ released: true }, { taken: {} });
    expect(await remove('admin', BOOKING_PATH)).toBe('allowed');
    // On the owner's other phone, which still shows it.
    expect(await remove('admin', BOOKING_PATH)).toBe('allowed');
    expect(await remove('helper', BOOKING_PATH)).toBe('refused');
  });

  test('one that needs more than there is now is given back, and booked again only with what there is', async () => {
    await write('owner', BOOKABLE_PATH, { ...STOCK, units: ['innova-crysta 2', 'dj 1'] });
    expect(await book('admin', { ...next, released: true }, { taken: {} })).toBe('allowed');
    expect(await book('admin', { rev: 3 })).toBe('refused');
    const other = ['innova-crysta 2'];
    expect(await book('admin', { rev: 3, units: other }, { taken: { [EVENING]: other } })).toBe('allowed');
  });
});
