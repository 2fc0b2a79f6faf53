/** Of the couple's own photographs. A document of Firestore holds 1 MiB. */
export const LIMITS = {
  portraitBytes: { min: 1, max: 350 * 1024 },
  portraitThumbBytes: { min: 1, max: 25 * 1024 },
  portraitSide: { min: 1, max: 1_600 },
  portraitAlt: { min: 0, max: 160 },
} as const;

/** Longer side of a thumbnail, in pixels. */
export const PORTRAIT_THUMB_SIDE = 480;

/** A cover is in the first view of a guest on a slow line, on at most half of a wide screen. */
export const COVER_PICTURE = { longest: 1_280, bytes: 120 * 1024 };

export const GALLERY_PICTURE = { longest: LIMITS.portraitSide.max, bytes: LIMITS.portraitBytes.max };
