import type { Tradition } from './tradition.ts';

/** A wedding of no tradition or of several. */
export const MODERN: Tradition = {
  id: 'modern',
  blessings: [],
  ornament:
    'M20 12h80M44 12c2-5 6-7 11-7-1 4-4 7-11 7zM52 12c2 5 6 7 11 7-1-4-4-7-11-7zM64 12c2-5 6-7 11-7-1 4-4 7-11 7z',
  blessingOnPaper: true,
  functions: [
    { id: 'engagement', day: -30, hour: '18:00', proposed: false },
    { id: 'mehndi', day: -1, hour: '15:00', proposed: false },
    { id: 'sangeet', day: -1, hour: '19:00', proposed: true },
    { id: 'wedding', day: 0, hour: '17:00', proposed: true },
    { id: 'dinner', day: 0, hour: '20:00', proposed: true },
  ],
};
