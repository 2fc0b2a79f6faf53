import { BOOKING, BOOKING_ID, BOOKING_PATH, FEBRUARY, MONTH } from './booking-documents.ts';
import type { Fields, Verdict, Who } from './firestore-rest.ts';
import { writeAll } from './firestore-rest.ts';

/** A booking and its month in one request. */
export function book(who: Who, booking: Fields = {}, month: Fields = {}, id = BOOKING_ID): Promise<Verdict> {
  return writeAll(who, [
    [`bookings/${id}`, { ...BOOKING, ...booking }],
    [FEBRUARY, { ...MONTH, booking: id, ...month }],
  ]);
}

/** The same, bypassing the rules. */
export function store(booking: Fields = {}, month: Fields = {}): Promise<Verdict> {
  return writeAll('owner', [
    [BOOKING_PATH, { ...BOOKING, ...booking }],
    [FEBRUARY, { ...MONTH, ...month }],
  ]);
}

/** That many of a thing. */
export function many(count: number, thing = 'dj'): string[] {
  return Array.from({ length: count }, (_, place) => `${thing} ${place + 1}`);
}
