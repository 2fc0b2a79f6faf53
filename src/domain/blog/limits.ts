export const LIMITS = {
  blogTitle: { min: 1, max: 140 },
  blogContent: { min: 1, max: 20_000 },
  blogImageUrl: { min: 12, max: 2_000 },
  /** Of a picture from the owner's phone, in bytes; its longer side is at most 1,200 pixels. */
  blogPicture: { max: 280_000 },
} as const;
