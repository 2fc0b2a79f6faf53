import type { Tradition } from './tradition.ts';

export const MUSLIM: Tradition = {
  id: 'muslim',
  blessings: [
    { text: 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ', lang: 'ar', dir: 'rtl' },
    { text: 'In the name of Allah, the Most Gracious, the Most Merciful', lang: 'en' },
  ],
  ornament:
    'M60 2l3 6 7-2-2 7 6 3-6 3 2 4-7-1-3-1-3 1-7 1 2-4-6-3 6-3-2-7 7 2zM0 14h40M80 14h40M34 10l4 4-4 4-4-4zM86 10l4 4-4 4-4-4z',
  blessingOnPaper: false,
  functions: [
    { id: 'mangni', day: -30, hour: '18:00', proposed: false },
    { id: 'milad', day: -3, hour: '17:00', proposed: false },
    { id: 'manjha', day: -2, hour: '16:00', proposed: true },
    { id: 'mehndi', day: -1, hour: '18:30', proposed: true },
    { id: 'baraat', day: 0, hour: '17:00', proposed: true },
    { id: 'nikah', day: 0, hour: '18:30', proposed: true },
    { id: 'rukhsati', day: 0, hour: '22:00', proposed: false },
    { id: 'walima', day: 1, hour: '20:00', proposed: true },
    { id: 'chauthi', day: 4, hour: '19:00', proposed: false },
  ],
};
