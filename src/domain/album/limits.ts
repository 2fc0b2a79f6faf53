/** Of guests' photographs. A document of Firestore holds 1 MiB. */
export const LIMITS = {
  photoBytes: { min: 1, max: 350 * 1024 },
  photoThumbBytes: { min: 1, max: 25 * 1024 },
  photoSide: { min: 1, max: 1_600 },
  photoName: { min: 0, max: 60 },
  objection: { min: 0, max: 300 },
  blockedPhones: { min: 0, max: 40 },
} as const;

export const PHOTO_PICTURE = { longest: LIMITS.photoSide.max, bytes: LIMITS.photoBytes.max };

/** Thirty of these are one page of the album on a guest's slow line. */
export const PHOTO_THUMB = { longest: 360, bytes: 16 * 1024 };

export const PHOTOS_AT_ONCE = 30;

/** How many one phone may send to a wedding. The page enforces it: rules cannot count. */
export const PHOTOS_PER_PHONE = 150;

/** How many one wedding holds. The desk enforces it. */
export const PHOTOS_PER_WEDDING = 3_000;

export const ALBUM_PAGE = 30;
