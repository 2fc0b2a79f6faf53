import type { Parsed } from '#src/lib/parsed.ts';
import type { bookingDocument } from './booking-document.ts';

/** Where a booking came from: an order of the book, an enquiry on WhatsApp, or a call. */
export const SOURCES = ['phone', 'enquiry', 'order'] as const;

export interface Booking extends Parsed<typeof bookingDocument> {
  readonly id: string;
}

export type BookingFacts = Pick<Booking, 'who' | 'phone' | 'order' | 'place' | 'source' | 'note'>;
