import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';

/** One small drawing for each dress on a field of 120 × 24: lotus, star, phulkari diamonds, lily, leaves. */
export const ORNAMENTS: Readonly<Record<TraditionId, string>> = {
  hindu:
    'M60 20c-7-3-10-8-10-12 4 1 7 3 10 8 3-5 6-7 10-8 0 4-3 9-10 12zM60 16c-4-5-4-10 0-15 4 5 4 10 0 15zM49 18c-6 1-11-1-14-5 5-2 9-1 13 2M71 18c6 1 11-1 14-5-5-2-9-1-13 2M0 14h28M92 14h28',
  muslim:
    'M60 2l3 6 7-2-2 7 6 3-6 3 2 4-7-1-3-1-3 1-7 1 2-4-6-3 6-3-2-7 7 2zM0 14h40M80 14h40M34 10l4 4-4 4-4-4zM86 10l4 4-4 4-4-4z',
  sikh: 'M60 2l10 10-10 10-10-10zM60 7l5 5-5 5-5-5zM36 5l7 7-7 7-7-7zM84 5l7 7-7 7-7-7zM0 12h24M96 12h24',
  christian:
    'M60 22V11M60 11c-4 0-7-4-7-9 4 1 6 2 7 5 1-3 3-4 7-5 0 5-3 9-7 9zM58 18c-5 0-8-2-10-5M62 18c5 0 8-2 10-5M0 14h40M80 14h40',
  modern:
    'M20 12h80M44 12c2-5 6-7 11-7-1 4-4 7-11 7zM52 12c2 5 6 7 11 7-1-4-4-7-11-7zM64 12c2-5 6-7 11-7-1 4-4 7-11 7z',
};
