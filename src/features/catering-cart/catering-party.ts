import * as v from 'valibot';
import { LIMITS } from '#src/config/limits.ts';
import { formatDay } from '#src/lib/dates.ts';
import { groupDigits } from '#src/lib/money.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';

export interface CateringParty {
  readonly guests: number | undefined;
  /** Day in India, as `2027-02-14`. */
  readonly date: string | undefined;
}

export const NO_PARTY: CateringParty = { guests: undefined, date: undefined };

const stored = v.object({
  guests: v.fallback(v.optional(v.number()), undefined),
  date: v.fallback(v.optional(v.string()), undefined),
});

/** Reads stored data of any shape and keeps the valid fields. */
export function parseParty(raw: unknown): { data: CateringParty; dropped: boolean } {
  const read = v.safeParse(stored, raw);
  if (!read.success) return { data: NO_PARTY, dropped: raw !== undefined && raw !== null };
  const { guests, date } = read.output;
  return {
    data: {
      guests: guests === undefined ? undefined : parseGuests(String(guests)),
      date: date === undefined ? undefined : parseDate(date),
    },
    dropped: false,
  };
}

export function parseGuests(typed: string): number | undefined {
  return parseWholeNumber(typed, LIMITS.guests);
}

/** Returns `typed` (`YYYY-MM-DD`) if that day exists. */
export function parseDate(typed: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const instant = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(typed) ? typed : undefined;
}

/** `14 February 2027`. */
export function showDate(date: string): string {
  return formatDay(new Date(`${date}T12:00:00+05:30`));
}

/** Today in India, as `2026-11-21`. */
export function todayInIndia(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
}

/** `300 guests, 14 February 2027`; unknown parts are left out. */
export function partyText({ guests, date }: CateringParty): string {
  const parts = [
    guests === undefined ? '' : `${groupDigits(guests)} ${guests === 1 ? 'guest' : 'guests'}`,
    date === undefined ? '' : showDate(date),
  ];
  return parts.filter(Boolean).join(', ');
}
