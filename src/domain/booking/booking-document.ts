import * as v from 'valibot';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { Booking } from './booking.ts';
import { SOURCES } from './booking.ts';
import { SLOTS_PATTERN } from './booking-patterns.ts';

const text = v.string();

export const bookingDocument = v.object({
  who: text,
  phone: text,
  order: text,
  place: text,
  source: v.picklist(SOURCES),
  note: text,
  /** The halves of days that it takes (`2027-02-12e`). */
  slots: v.array(text),
  /** What it takes in each of them: `innova-crysta 2`. */
  units: v.array(text),
  /** Whether it was given back; it then takes nothing. */
  released: v.boolean(),
  rev: v.pipe(v.number(), v.safeInteger()),
  updatedAt: timestampSchema,
});

const SLOTS = new RegExp(SLOTS_PATTERN, 'u');

export function parseBooking(id: string, fields: unknown): Booking | undefined {
  const parsed = v.safeParse(bookingDocument, fields);
  return parsed.success && SLOTS.test(parsed.output.slots.join(' ')) ? { ...parsed.output, id } : undefined;
}
