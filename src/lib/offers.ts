import type { OfferId } from '#src/config/order.ts';
import { OFFERS } from '#src/config/order.ts';
import { daysBetween } from './india-day.ts';

/** A month and a half. */
const PREBOOKING_DAYS = 45;

/**
 * The offers on cards that are ordered on one day for a wedding on another (`2027-02-14`). Without a date both are possible, and
 * the shop confirms them.
 */
export function offersFor(date: string, orderedOn: string): readonly OfferId[] {
  const isLate = date !== '' && daysBetween(orderedOn, date) < PREBOOKING_DAYS;
  return isLate ? OFFERS.filter((offer) => offer !== 'prebooking') : OFFERS;
}
