/** A booking as it is typed, before it is saved. */
import type { Booking, BookingFacts } from '#src/domain/booking/booking.ts';
import type { Wants } from '#src/domain/booking/fit.ts';
import { countUnits } from '#src/domain/booking/fit.ts';
import { BOOKING_TEXTS, LIMITS } from '#src/domain/booking/limits.ts';
import type { Part, Span } from '#src/domain/booking/slots.ts';
import { slotsOf, spanOf } from '#src/domain/booking/slots.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { hexHash } from '#src/lib/hex-hash.ts';
import { formatPhone, parsePhone } from '#src/lib/phone.ts';
import { cleanText, cutText, shortLine } from '#src/lib/text.ts';
import { BOOKING_FORM } from '#text/manage-bookings.ts';
import type { WantedBooking } from './bookings-api.ts';
import { parseDay } from './calendar.ts';

export interface BookingDraft extends BookingFacts, Omit<Span, 'part'> {
  readonly id: string;
  /** 0 for a new one. */
  readonly rev: number;
  readonly wants: Wants;
  /** `undefined` until it is chosen. */
  readonly part: Part | undefined;
}

/** What a new booking starts with: a day, or what an order says. */
export type BookingStart = Partial<Omit<BookingDraft, 'id' | 'rev'>>;

/** The same of an order. The id is {@link bookingIdOf} the order, or the {@link nextBookingId} if it has been booked before. */
export type OrderStart = BookingStart & Pick<BookingDraft, 'id' | 'order'>;

/**
 * The id of an order's first booking: two people who book the order at once write one document. Months, which anybody may read, name
 * bookings, and the id of an order opens its page, so it cannot be found from this one.
 */
export function bookingIdOf(orderId: string): Promise<string> {
  return idFrom(`booking of ${orderId}`);
}

/**
 * The id of an order's next booking, after the known ones, including released ones: two people who know the
 * same ones write the same document.
 *
 * @param first {@link bookingIdOf} the order
 */
export async function nextBookingId(first: string, known: readonly Booking[]): Promise<string> {
  const taken = new Set(known.map(({ id }) => id));
  let id = first;
  for (let place = 2; taken.has(id); place += 1) id = await idFrom(`${first} ${place}`);
  return id;
}

async function idFrom(text: string): Promise<string> {
  return (await hexHash(text)).slice(0, 32);
}

export type DraftErrors = Readonly<Partial<Record<keyof typeof BOOKING_FORM.errors, string>>>;

/** A booking that is not stored yet; without an `id` it gets a new one. */
export function newDraft(start: BookingStart | OrderStart): BookingDraft {
  return {
    who: '',
    phone: '',
    order: '',
    place: '',
    note: '',
    source: 'phone',
    day: '',
    part: 'evening',
    untilMorning: false,
    wants: {},
    id: newDocumentId(),
    ...start,
    rev: 0,
  };
}

export function draftOf({ units, slots, phone, updatedAt: _, released: __, ...rest }: Booking): BookingDraft {
  return { ...rest, ...spanOf(slots), phone: formatPhone(phone), wants: countUnits(units) };
}

/** The booking of a draft, or what is missing. */
export function wantedOf(draft: BookingDraft): {
  readonly wanted?: WantedBooking;
  readonly errors: DraftErrors;
} {
  const { id, rev, source, order } = draft;
  const { errors: texts } = BOOKING_FORM;
  const who = shortLine(draft.who, BOOKING_TEXTS.who);
  const phone = draft.phone.trim() === '' ? '' : parsePhone(draft.phone);
  const { part } = draft;
  const day = parseDay(draft.day);
  const wants = Object.fromEntries(Object.entries(draft.wants).filter(([, count]) => count > 0));
  const many = Object.values(wants).reduce((sum, count) => sum + count, 0);
  const errors: DraftErrors = {
    ...(who === '' && { who: texts.who }),
    ...(phone === undefined && { phone: texts.phone }),
    ...(day === undefined && { day: texts.day }),
    ...(part === undefined && { part: texts.part }),
    ...(many === 0 && { things: texts.things }),
    ...(many > LIMITS.bookingUnits.max && { many: texts.many }),
  };
  if (phone === undefined || day === undefined || !part || Object.keys(errors).length > 0) return { errors };
  const place = shortLine(draft.place, BOOKING_TEXTS.place);
  const note = cutText(cleanText(draft.note), BOOKING_TEXTS.note);
  const slots = slotsOf({ ...draft, day, part });
  return {
    errors,
    wanted: { id, rev, who, phone, order, place, source, note, slots, wants, released: false },
  };
}

/** The draft of a stored booking, to release it or to book it again. */
export function wantedAgain({ updatedAt: _, units, ...booking }: Booking, released: boolean): WantedBooking {
  return { ...booking, wants: countUnits(units), released };
}

/** What is said when somebody else was faster. */
export function conflictText({ rev, order }: Pick<WantedBooking, 'rev' | 'order'>) {
  return rev === 0 && order !== '' ? BOOKING_FORM.bookedNow : BOOKING_FORM.conflict;
}
