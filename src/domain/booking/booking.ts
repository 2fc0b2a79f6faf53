/** Where a booking came from: an order of the book, an enquiry on WhatsApp, or a call. */
export const SOURCES = ['phone', 'enquiry', 'order'] as const;

export type Source = (typeof SOURCES)[number];

/** What the owner types about a booking; texts are empty if not known. */
export interface BookingFacts {
  readonly who: string;
  /** E.164. */
  readonly phone: string;
  /** The number of an order: `S-261122-7Q3M`. */
  readonly order: string;
  readonly place: string;
  readonly source: Source;
  readonly note: string;
}

export interface Booking extends BookingFacts {
  readonly id: string;
  /** The halves of days that it takes (`2027-02-12e`). */
  readonly slots: readonly string[];
  /** What it takes in each of them: `innova-crysta 2`. */
  readonly units: readonly string[];
  /** Whether it was given back; it then takes nothing. */
  readonly released: boolean;
  readonly rev: number;
  /** In milliseconds since 1970. */
  readonly updatedAt: number;
}
