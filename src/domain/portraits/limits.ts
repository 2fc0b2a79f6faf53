/** Of the couple's own photographs. A document of Firestore holds 1 MiB. */
export const LIMITS = {
  portraitBytes: { min: 1, max: 350 * 1024 },
  portraitThumbBytes: { min: 1, max: 25 * 1024 },
  portraitSide: { min: 1, max: 1_600 },
  portraitAlt: { min: 0, max: 160 },
} as const;

/** Of the longer side of a thumbnail, in pixels. */
export const PORTRAIT_THUMB_SIDE = 480;

/** Of a cover: it is in the first view of a guest on a slow line, on one half of a wide screen at most. */
export const COVER_PICTURE = { longest: 1_280, bytes: 120 * 1024 };

/** Of the other photographs. */
export const GALLERY_PICTURE = { longest: LIMITS.portraitSide.max, bytes: LIMITS.portraitBytes.max };
