import type { OfferId } from '#src/config/order.ts';
import { OFFERS } from '#src/config/order.ts';

/** A month and a half in days. */
const PREBOOKING_MS = 45 * 86_400_000;

/**
 * The offers on cards that are ordered at an instant for a wedding on a day in India (`2027-02-14`). Without a date both are
 * possible, and the shop confirms them.
 */
export function offersFor(date: string, orderedAt: number): readonly OfferId[] {
  const isLate = date !== '' && Date.parse(`${date}T23:59:59.999+05:30`) - orderedAt < PREBOOKING_MS;
  return isLate ? OFFERS.filter((offer) => offer !== 'prebooking') : OFFERS;
}
