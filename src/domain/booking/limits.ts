export const LIMITS = {
  /** Of one thing. */
  bookableCount: { min: 0, max: 20 },
  /** Of everything together. */
  bookableUnits: { min: 1, max: 300 },
  /** Of one booking: 12 cars, the kitchen and the music leave room. */
  bookingUnits: { min: 1, max: 40 },
} as const;

export const BOOKING_TEXTS = { who: 80, place: 160, note: 500 } as const;
