import * as v from 'valibot';
import { LIMITS } from '#src/config/limits.ts';
import { ORDER_WORDS } from '#src/content/order-words.ts';
import { formatDay } from '#src/lib/dates.ts';
import { groupDigits } from '#src/lib/money.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import type { Dinner } from './dinner.ts';
import { dinnerTitle, platesText, storedDinner } from './dinner.ts';

export interface CateringParty {
  readonly guests: number | undefined;
  /** Day in India, as `2027-02-14`. */
  readonly date: string | undefined;
  /** The dinner that `guests` was counted for, if it was. */
  readonly dinner?: Dinner | undefined;
}

export const NO_PARTY: CateringParty = { guests: undefined, date: undefined };

const stored = v.object({
  guests: v.fallback(v.optional(v.number()), undefined),
  date: v.fallback(v.optional(v.string()), undefined),
  dinner: storedDinner,
});

/** Reads stored data of any shape and keeps the valid fields. */
export function parseParty(raw: unknown): { data: CateringParty; dropped: boolean } {
  const read = v.safeParse(stored, raw);
  if (!read.success) return { data: NO_PARTY, dropped: raw !== undefined && raw !== null };
  const { guests, date, dinner } = read.output;
  return {
    data: {
      guests: guests === undefined ? undefined : parseGuests(String(guests)),
      date: date === undefined ? undefined : parseDate(date),
      ...(dinner ? { dinner } : {}),
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

/** Guests as the order says them: the plates counted from replies, unless another number was typed since. */
export function guestsText({ guests, dinner }: CateringParty): string {
  if (guests === undefined) return '';
  return dinner?.plates.total === guests ? platesText(dinner.plates) : groupDigits(guests);
}

/** `300 guests, 14 February 2027`; unknown parts are left out. */
export function partyText({ guests, date, dinner }: CateringParty): string {
  const parts = [
    dinner ? dinnerTitle(dinner) : '',
    guests === undefined ? '' : ORDER_WORDS.guests(groupDigits(guests), guests === 1),
    date === undefined ? '' : showDate(date),
  ];
  return parts.filter(Boolean).join(', ');
}
