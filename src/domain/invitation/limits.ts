export const LIMITS = {
  functions: { min: 1, max: 10 },
  editors: { min: 0, max: 6 },
  seats: { min: 0, max: 50 },
  draft: { min: 2, max: 30_000 },
  /** From the day a page is saved until it closes. */
  openDays: { min: 0, max: 4 * 365 + 1 },
  hindi: { min: 0, max: 11_000 },
} as const;

/** Longest texts, in UTF-16 units. */
export const INVITATION_TEXTS = { name: 60, line: 160, text: 600, url: 500 } as const;
