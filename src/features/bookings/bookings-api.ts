/** Bookings for the owner. All functions throw Firebase errors. */
import type { QueryConstraint, Transaction } from 'firebase/firestore/lite';
import { collection, deleteDoc, doc, query, serverTimestamp, where } from 'firebase/firestore/lite';
import { DESK_LIMIT } from '#src/config/page-size.ts';
import type { Booking, BookingFacts } from '#src/domain/booking/booking.ts';
import { parseBooking } from '#src/domain/booking/booking-document.ts';
import type { Shortage, Taken, Wants } from '#src/domain/booking/fit.ts';
import { countUnits, pickUnits, thingOf, unitsOf, without, withUnits } from '#src/domain/booking/fit.ts';
import { parseBookable, parseMonth } from '#src/domain/booking/month-document.ts';
import { monthOf, monthsOf } from '#src/domain/booking/slots.ts';
import { BOOKABLE, BOOKED_MONTHS, BOOKINGS } from '#src/domain/collections.ts';
import { codeOf } from '#src/lib/backend-failure.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/call-timeout.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { countDocuments, readFields, readSome } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { NotCountedError } from './not-counted-error.ts';

/** A booking to be stored: new, changed, released or booked again. */
export interface WantedBooking extends BookingFacts {
  readonly id: string;
  /** The revision that was seen; 0 for a new one. */
  readonly rev: number;
  readonly slots: readonly string[];
  readonly wants: Wants;
  readonly released: boolean;
}

/**
 * `short`: something was taken meanwhile, by the bookings in `by`; nothing was written. `changed`: somebody else has changed
 * this booking; nothing was written.
 */
export type Outcome =
  | { readonly state: 'saved'; readonly booking: Booking }
  | { readonly state: 'short'; readonly short: readonly Shortage[]; readonly by: readonly Booking[] }
  | { readonly state: 'changed'; readonly booking: Booking | undefined };

const ATTEMPTS = 3;

async function monthPlace(month: string) {
  return doc(await openDatabase(), BOOKED_MONTHS, month);
}

/** Everything the shop has; `undefined` until the owner has counted. */
export async function readBookable(): Promise<readonly string[] | undefined> {
  return parseBookable(await readFields(doc(await openDatabase(), BOOKABLE, 'all')));
}

/** What is taken in a month: one read, however many bookings there are. */
export async function readMonth(month: string): Promise<Taken['taken']> {
  return parseMonth(await readFields(await monthPlace(month)));
}

/** All there are, released ones too. */
export function countBookings(): Promise<number> {
  return countDocuments({ collection: BOOKINGS });
}

/** Every booking that takes something on a day, released ones too; also one of the evening before that lasts until morning. */
export async function listBookings(day: string): Promise<readonly Booking[]> {
  return bookingsIn([`${day}m`, `${day}e`]);
}

/** Every booking that names an order by its number, released ones too, the earliest day first. */
export function listBookingsOf(order: string): Promise<readonly Booking[]> {
  return findBookings(where('order', '==', order));
}

function bookingsIn(slots: readonly string[]): Promise<readonly Booking[]> {
  return findBookings(where('slots', 'array-contains-any', slots));
}

async function findBookings(which: QueryConstraint): Promise<readonly Booking[]> {
  const bookings = collection(await openDatabase(), BOOKINGS);
  const { docs } = await readSome(query(bookings, which), DESK_LIMIT);
  return docs
    .flatMap((one) => parseBooking(one.id, one.data()) ?? [])
    .sort(
      (one, other) => one.slots.join().localeCompare(other.slots.join()) || one.updatedAt - other.updatedAt,
    );
}

/**
 * Stores a booking together with its months, unless somebody was faster. Safe to repeat.
 *
 * @param sent earlier versions sent by this phone: one may be stored although no response came, and is then
 * replaced
 */
export async function saveBooking(
  wanted: WantedBooking,
  sent: readonly WantedBooking[] = [],
): Promise<Outcome> {
  const database = await openDatabase();
  const places = { booking: doc(database, BOOKINGS, wanted.id), bookable: doc(database, BOOKABLE, 'all') };

  const attempt = async (transaction: Transaction): Promise<Outcome | 'short'> => {
    const found = await transaction.get(places.booking);
    const before = found.exists() ? parseBooking(wanted.id, found.data()) : undefined;
    if (before && isSaved(before, wanted)) return { state: 'saved', booking: before };
    const isOwn = before !== undefined && sent.some((one) => isSaved(before, one));
    const rev = before?.rev ?? 0;
    if (rev !== wanted.rev && !isOwn) return { state: 'changed', booking: before };
    const next = { ...wanted, slots: [...wanted.slots], units: before?.units ?? [] };
    if (!before || !takesTheSame(before, wanted)) {
      const units = parseBookable((await transaction.get(places.bookable)).data());
      if (!units) throw new NotCountedError('the owner has not counted');
      const names = [...new Set([...monthsOf(before?.slots ?? []), ...monthsOf(wanted.slots)])];
      const months = await Promise.all(
        names.map(async (name) =>
          parseMonth((await transaction.get(doc(database, BOOKED_MONTHS, name))).data()),
        ),
      );
      const held = before && !before.released ? before : { slots: [], units: [] };
      const others = without({ units, taken: Object.assign({}, ...months) }, held.slots, held.units);
      const picked = wanted.released
        ? { units: next.units, short: [] }
        : pickUnits(others, wanted.slots, wanted.wants, held);
      if (picked.short.length > 0) {
        shortages = picked.short;
        return 'short';
      }
      next.units = picked.units;
      const taken = wanted.released ? others : withUnits(others, wanted.slots, picked.units);
      for (const name of names) {
        transaction.set(doc(database, BOOKED_MONTHS, name), {
          taken: partOf(taken, name),
          booking: wanted.id,
          updatedAt: serverTimestamp(),
        });
      }
    }
    const { id, wants: _, ...fields } = next;
    const stored = { ...fields, rev: rev + 1 };
    transaction.set(places.booking, { ...stored, updatedAt: serverTimestamp() });
    return { state: 'saved', booking: { ...stored, id, updatedAt: Date.now() } };
  };

  let shortages: readonly Shortage[] = [];
  const outcome = await again(() => retryConflicts(() => runTransaction(database, attempt)));
  return outcome === 'short'
    ? { state: 'short', short: shortages, by: await holders(wanted, shortages) }
    : outcome;
}

/** The rules may see another phone's write before the SDK does, and refuse: then it is read once more. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== 'permission-denied' || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The bookings that have the missing units, the last first. */
async function holders(
  { id, slots }: WantedBooking,
  short: readonly Shortage[],
): Promise<readonly Booking[]> {
  const things = new Set(short.map((one) => one.id));
  const bookings = await bookingsIn(slots).catch(() => []);
  return bookings
    .filter((one) => one.id !== id && !one.released && one.units.some((unit) => things.has(thingOf(unit))))
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

/** Whether it is stored already, for example by an attempt whose response was lost. */
function isSaved(stored: Booking, wanted: WantedBooking): boolean {
  return (
    takesTheSame(stored, wanted) &&
    (['who', 'phone', 'order', 'place', 'source', 'note'] as const).every(
      (key) => stored[key] === wanted[key],
    )
  );
}

function takesTheSame(stored: Booking, { slots, wants, released }: WantedBooking): boolean {
  return (
    stored.released === released &&
    stored.slots.join() === slots.join() &&
    countsText(countUnits(stored.units)) === countsText(wants)
  );
}

function countsText(counts: Wants): string {
  return Object.entries(counts).sort().join();
}

/** The slots of a month that anything is taken in. */
function partOf({ taken }: Taken, month: string) {
  const slots = Object.entries(taken).filter(([slot, units]) => monthOf(slot) === month && units.length > 0);
  return Object.fromEntries(slots);
}

/**
 * Owner only. Says how many there are of everything. Once counted, only what differs from `before` changes: the rest may have been
 * counted on another device since.
 *
 * @param before what the owner saw before typing
 */
export async function saveBookable(before: Wants, counts: Wants): Promise<void> {
  const database = await openDatabase();
  const place = doc(database, BOOKABLE, 'all');
  await retryConflicts(() =>
    runTransaction(database, async (transaction) => {
      const stored = parseBookable((await transaction.get(place)).data());
      const typed = Object.entries(counts).filter(([id, count]) => !stored || count !== before[id]);
      const units = unitsOf({ ...countUnits(stored ?? []), ...Object.fromEntries(typed) });
      transaction.set(place, { units, updatedAt: serverTimestamp() });
    }),
  );
}

/** Owner only. Erases a released booking. */
export async function eraseBooking(id: string): Promise<void> {
  const place = doc(await openDatabase(), BOOKINGS, id);
  await withTimeout(deleteDoc(place), CALL_TIMEOUT_MS);
}
