import type { Tradition } from './tradition.ts';

export const CHRISTIAN: Tradition = {
  id: 'christian',
  blessings: [
    { text: 'To the glory of God', lang: 'en' },
    { text: 'Love never fails.\n1 Corinthians 13:8', lang: 'en' },
  ],
  ornament:
    'M60 22V11M60 11c-4 0-7-4-7-9 4 1 6 2 7 5 1-3 3-4 7-5 0 5-3 9-7 9zM58 18c-5 0-8-2-10-5M62 18c5 0 8-2 10-5M0 14h40M80 14h40',
  blessingOnPaper: true,
  functions: [
    { id: 'engagement', day: -30, hour: '18:00', proposed: false },
    { id: 'roce', day: -1, hour: '17:00', proposed: true },
    { id: 'matrimony', day: 0, hour: '16:00', proposed: true },
    { id: 'reception', day: 0, hour: '19:00', proposed: true },
  ],
};
