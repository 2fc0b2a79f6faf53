/** Offers on cards, as orders keep them: only our own texts are shown, never those of an order. */
export const OFFERS = ['prebooking', 'carry-bags'] as const;

export type OfferId = (typeof OFFERS)[number];

/** How orders kept both offers before they kept ids; phones that were offline since then still send it. */
export const OFFERS_IN_WORDS =
  '10% off for prebooking 1.5 months before the date; 20 carry bags free with branded card';

/** A month and a half. */
const PREBOOKING_MS = 45 * 86_400_000;

/** For cards ordered at an instant for a day in India (`2027-02-14`). Without a date both are possible. */
export function offersFor(date: string, orderedAt: number): readonly OfferId[] {
  const isLate = date !== '' && Date.parse(`${date}T23:59:59.999+05:30`) - orderedAt < PREBOOKING_MS;
  return isLate ? OFFERS.filter((offer) => offer !== 'prebooking') : OFFERS;
}
