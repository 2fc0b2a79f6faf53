import * as v from 'valibot';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { Booking } from './booking.ts';
import { SOURCES } from './booking.ts';
import { SLOTS_PATTERN } from './booking-patterns.ts';

const text = v.string();

const bookingDocument = v.object({
  who: text,
  phone: text,
  order: text,
  place: text,
  source: v.picklist(SOURCES),
  note: text,
  slots: v.array(text),
  units: v.array(text),
  released: v.boolean(),
  rev: v.pipe(v.number(), v.safeInteger()),
  updatedAt: timestampSchema,
});

const SLOTS = new RegExp(SLOTS_PATTERN, 'u');

/** The booking in a document's fields, or `undefined` if they are not one. */
export function parseBooking(id: string, fields: unknown): Booking | undefined {
  const parsed = v.safeParse(bookingDocument, fields);
  return parsed.success && SLOTS.test(parsed.output.slots.join(' ')) ? { ...parsed.output, id } : undefined;
}
