import { CALENDAR_DAY } from '#src/domain/day.ts';
import { line, visibleLine } from '#src/domain/document-patterns.ts';
import { ORDER_NUMBER_PATTERN } from '#src/domain/order/order-patterns.ts';
import { BANNED } from '#src/domain/text-patterns.ts';
import { PHONE_PATTERN } from '#src/lib/phone.ts';
import { SOURCES } from './booking.ts';
import { BOOKING_TEXTS } from './limits.ts';

/** Who, phone, order, place, source, note: joined with tabs, which none may contain. */
export const BOOKING_PATTERN = [
  `^${visibleLine(BOOKING_TEXTS.who)}`,
  `(?:${PHONE_PATTERN.slice(1, -1)})?`,
  `(?:${ORDER_NUMBER_PATTERN.slice(1, -1)})?`,
  line(BOOKING_TEXTS.place),
  `(?:${SOURCES.join('|')})`,
  `[^${BANNED}]{0,${BOOKING_TEXTS.note}}$`,
].join('\\t');

export const MONTH_PATTERN = '^20[0-9]{2}-(?:0[1-9]|1[0-2])$';

const slot = `${CALENDAR_DAY}[me]`;

/** The slots of a booking: at most morning, evening and the next morning. */
export const SLOTS_PATTERN = `^${slot}(?: ${slot}){0,2}$`;

const unit = '[a-z0-9-]{1,40} [1-9][0-9]?';

/** One unit per line; none for a shop that has nothing. */
export const UNITS_PATTERN = `^(?:${unit}\\n)*${unit}$`;
