export const LIMITS = {
  familySeats: { min: 1, max: 50 },
  familyName: { min: 1, max: 60 },
  familyTags: { min: 0, max: 160 },
  replyNote: { min: 0, max: 200 },
} as const;

/** Of one import into a guest list; `lines` also limits table rows and contact cards. */
export const GUEST_IMPORT = { lines: 2_000, bytes: 512 * 1024 } as const;
