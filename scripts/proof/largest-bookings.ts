import { LIMITS } from '#src/domain/booking/limits.ts';
import { BOOKING, BOOKING_ID, BOOKING_PATH, MONTH } from '#tests/support/booking-documents.ts';
import { many } from '#tests/support/booking-writes.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';

const MOST = LIMITS.bookingUnits.max;
const FEBRUARY = ['2027-02-27m', '2027-02-28e', '2027-03-01m'];
const APRIL = ['2027-04-29m', '2027-04-30e', '2027-05-01m'];
const OTHERS = [...many(99, 'a'), ...many(99, 'b'), ...many(62, 'c')];
const UNITS = [...many(MOST), ...OTHERS];

const monthsOf = (slots: readonly string[], units: readonly string[]): [string, Fields][] =>
  [...new Set(slots.map((slot) => slot.slice(0, 7)))].map((month) => {
    const taken = slots.filter((slot) => slot.startsWith(month)).map((slot) => [slot, [...OTHERS, ...units]]);
    return [`bookedMonths/${month}`, { ...MONTH, booking: BOOKING_ID, taken: Object.fromEntries(taken) }];
  });

const prepare = async () => {
  await write('owner', 'bookable/all', { units: UNITS, updatedAt: SERVER_TIME });
  await writeAll('owner', [
    [BOOKING_PATH, { ...BOOKING, slots: FEBRUARY, units: many(MOST) }],
    ...monthsOf(FEBRUARY, many(MOST)),
    ...monthsOf(APRIL, []),
  ]);
};

const move = () =>
  writeAll('admin', [
    [BOOKING_PATH, { ...BOOKING, rev: 2, slots: APRIL, units: many(MOST) }],
    ...monthsOf(FEBRUARY, []),
    ...monthsOf(APRIL, many(MOST)),
  ]);

/** A booking of everything it may have moves from two months to two others, where everything else is taken. */
export const LARGEST_BOOKINGS = [
  {
    name: 'a booking moves to other months',
    statement: ['match /bookings/{id}', 'allow create, update'],
    prepare,
    write: move,
  },
  {
    name: 'the months of that booking',
    statement: ['match /bookedMonths/{month}', 'allow update'],
    prepare,
    write: move,
  },
] as const;
