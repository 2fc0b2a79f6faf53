import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { instantInIndia, showIndiaDay } from '#src/domain/india-time.ts';
import { LIMITS } from '#src/domain/order/limits.ts';
import { platesText } from '#src/domain/order/plates.ts';
import { groupDigits } from '#src/lib/money.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { ORDER_WORDS } from '#text/order-words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const dinner = v.object({
  /** The invitation's code and the function's key, to count again. */
  code: v.string(),
  key: v.string(),
  /** As planned; the order has what was typed since. */
  name: v.string(),
  couple: v.string(),
  place: v.string(),
  plates: v.object({ total: whole, veg: whole, jain: whole, nonVeg: whole, children: whole }),
  /** Milliseconds since 1970. */
  countedAt: v.number(),
  countsOpenLink: v.optional(v.boolean(), false),
});

export type Dinner = Readonly<v.InferOutput<typeof dinner>>;

/** A stored dinner; `undefined` for a missing or invalid one. */
const storedDinner = v.fallback(v.optional(dinner), undefined);

/** What a menu is ordered for. */
export interface CateringParty {
  /** The function, as typed. */
  readonly occasion: string;
  readonly guests: number | undefined;
  /** Day in India, as `2027-02-14`. */
  readonly date: string | undefined;
  /** As typed. */
  readonly place: string;
  /** The dinner that `guests` was counted for, if it was. */
  readonly dinner?: Dinner | undefined;
}

export const NO_PARTY: CateringParty = { occasion: '', guests: undefined, date: undefined, place: '' };

const text = v.fallback(v.optional(v.string()), undefined);

const stored = v.object({
  occasion: text,
  guests: v.fallback(v.optional(v.number()), undefined),
  date: text,
  place: text,
  dinner: storedDinner,
});

/** Reads stored data of any shape and keeps the valid fields. */
export function parseParty(raw: unknown): { data: CateringParty; dropped: boolean } {
  const read = v.safeParse(stored, raw);
  if (!read.success) return { data: NO_PARTY, dropped: raw !== undefined && raw !== null };
  const { occasion, guests, date, place, dinner } = read.output;
  return {
    data: {
      occasion: occasion ?? dinner?.name ?? '',
      guests: guests === undefined ? undefined : parseGuests(String(guests)),
      date: date === undefined ? undefined : parseDate(date),
      place: place ?? dinner?.place ?? '',
      ...(dinner ? { dinner } : {}),
    },
    dropped: false,
  };
}

const NOON = '12:00';

export function parseGuests(typed: string): number | undefined {
  return parseWholeNumber(typed, LIMITS.guests);
}

/** Returns `typed` (`YYYY-MM-DD`) if that day exists. */
export function parseDate(typed: string): string | undefined {
  return instantInIndia(typed, NOON) === undefined ? undefined : typed;
}

/** `14 February 2027`. */
export function showDate(date: string): string {
  return showIndiaDay(instantInIndia(date, NOON) ?? Number.NaN);
}

/** The party's fields in an order; empty texts and 0 if unknown. */
export function partyFacts({ occasion, guests = 0, date = '', place, dinner }: CateringParty) {
  return {
    couple: dinner?.couple ?? '',
    occasion: occasion.trim(),
    place: place.trim(),
    date,
    guests,
  };
}

/** Plates by food, unless another number of guests was typed since they were counted. */
export function platesOf({ guests, dinner }: CateringParty): Dinner['plates'] | undefined {
  return guests !== undefined && dinner?.plates.total === guests ? dinner.plates : undefined;
}

/** `Sangeet, Aarav & Meera, Rambagh Palace`; unknown parts are left out. */
export function dinnerTitle(party: CateringParty): string {
  const { occasion, couple, place } = partyFacts(party);
  return [occasion, couple, place].filter(Boolean).join(', ');
}

/** Guests as the order says them: the plates, or how many; empty if not known. */
export function guestsText(party: CateringParty): string {
  const plates = platesOf(party);
  if (plates) return platesText(plates.total, plates, ORDER_WORDS.plates);
  return party.guests === undefined ? '' : groupDigits(party.guests);
}

/** `300 guests, 14 February 2027`; unknown parts are left out. */
export function partyText(party: CateringParty): string {
  const { guests, date } = party;
  const parts = [
    dinnerTitle(party),
    guests === undefined ? '' : ORDER_WORDS.guests(groupDigits(guests), guests === 1),
    date === undefined ? '' : showDate(date),
  ];
  return parts.filter(Boolean).join(', ');
}

const party = createStoredState({
  key: STORAGE_KEYS.cateringParty,
  empty: NO_PARTY,
  parse: parseParty,
});

export const useCateringParty = party.useRestored;

export const changeParty = party.change;

export const currentParty = party.current;
