export const LIMITS = {
  blogTitle: { min: 1, max: 140 },
  blogContent: { min: 1, max: 20_000 },
  blogImageUrl: { min: 12, max: 2_000 },
} as const;
