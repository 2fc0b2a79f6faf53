import { useEffect, useState } from 'react';
import type { Booking } from '#src/domain/booking/booking.ts';
import type { Taken } from '#src/domain/booking/fit.ts';
import { without } from '#src/domain/booking/fit.ts';
import { monthsOf } from '#src/domain/booking/slots.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { Outcome } from './bookings-api.ts';
import { readMonth } from './bookings-api.ts';

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
    for (const month of wanted.split(' ').filter(Boolean)) {
      guard(() => readMonth(month)).then(
        (taken) => setKnown((before) => ({ ...before, [month]: taken })),
        // The form then shows no numbers; saving looks again.
        () => undefined,
      );
    }
  }, [guard, wanted, refused]);

  if (slots.length === 0 || months.some((month) => !known[month])) return undefined;
  const all = { units, taken: Object.assign({}, ...months.map((month) => known[month])) };
  return own && !own.released ? without(all, own.slots, own.units) : all;
}
