import { useCallback, useEffect, useState } from 'react';
import type { Booking } from '#src/domain/booking/booking.ts';
import type { Taken } from '#src/domain/booking/fit.ts';
import { monthOf } from '#src/domain/booking/slots.ts';
import type { Guard } from '#src/lib/guard.ts';
import { listBookings, readBookable, readMonth } from './bookings-api.ts';

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
    let left = false;
    setFailed(false);
    guard(() => Promise.all([readBookable(), readMonth(monthOf(day)), listBookings(day)])).then(
      ([units, taken, bookings]) => {
        if (!left) setShown({ day, units, month: { units: units ?? [], taken }, bookings });
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [guard, day, attempt]);

  return { shown, failed, read: useCallback(() => setAttempt((before) => before + 1), []) };
}
