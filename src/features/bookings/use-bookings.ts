import { useCallback, useEffect, useState } from 'react';
import type { Booking } from '#src/domain/booking/booking.ts';
import type { Taken } from '#src/domain/booking/fit.ts';
import { without } from '#src/domain/booking/fit.ts';
import { monthOf, monthsOf } from '#src/domain/booking/slots.ts';
import type { Guard } from '#src/lib/guard.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { useRead } from '#src/lib/use-read.ts';
import type { Outcome } from './bookings-api.ts';
import { listBookings, listBookingsOf, readBookable, readMonth } from './bookings-api.ts';

/** `units` is `undefined` until the owner has counted. */
export interface BookingDay {
  readonly day: string;
  readonly units: readonly string[] | undefined;
  readonly month: Taken;
  readonly bookings: readonly Booking[];
}

/**
 * What is taken in the month of a day, and the bookings of that day: two documents and those bookings. `read` reads all again;
 * what was read before stays in sight until then.
 */
export function useBookings(guard: Guard, day: string) {
  const [shown, setShown] = useState<BookingDay>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    setFailed(false);
    return unlessCleanedUp(
      guard(() => Promise.all([readBookable(), readMonth(monthOf(day)), listBookings(day)])),
      ([units, taken, bookings]) => setShown({ day, units, month: { units: units ?? [], taken }, bookings }),
      () => setFailed(true),
    );
  }, [guard, day, attempt]);

  return { shown, failed, read: useCallback(() => setAttempt((before) => before + 1), []) };
}

/** What is booked for an order, by its number, without what was released. `again` reads once more. */
export function useBookingsOf(order: string, guard: Guard) {
  const { found, again } = useRead(useCallback(() => guard(() => listBookingsOf(order)), [guard, order]));
  const isFound = found !== 'reading' && found !== 'failed';
  return { kept: isFound ? found.filter(({ released }) => !released) : found, again };
}

/**
 * What others have in some slots, without `own`, which is being changed; `undefined` until their months were read. A refusal
 * reads them again, since it tells of something newer.
 */
export function useOthers(
  guard: Guard,
  units: readonly string[],
  slots: readonly string[],
  own: Booking | undefined,
  refused: Outcome | undefined,
): Taken | undefined {
  const [known, setKnown] = useState<Readonly<Record<string, Taken['taken']>>>({});
  const months = monthsOf(slots);
  const wanted = months.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal reads again.
  useEffect(() => {
    const stops = wanted
      .split(' ')
      .filter(Boolean)
      .map((month) =>
        unlessCleanedUp(
          guard(() => readMonth(month)),
          (taken) => setKnown((before) => ({ ...before, [month]: taken })),
          // The form then shows no numbers; saving looks again.
          () => undefined,
        ),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [guard, wanted, refused]);

  if (slots.length === 0 || months.some((month) => !known[month])) return undefined;
  const all = { units, taken: Object.assign({}, ...months.map((month) => known[month])) };
  return own && !own.released ? without(all, own.slots, own.units) : all;
}
