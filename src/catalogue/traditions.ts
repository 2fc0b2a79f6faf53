import type { Tradition, TraditionId } from './traditions/tradition.ts';

/** A North Indian Hindu wedding. */
const HINDU: Tradition = {
  id: 'hindu',
  blessings: [
    { text: '॥ श्री गणेशाय नमः ॥', lang: 'sa' },
    { text: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ।\nनिर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा॥', lang: 'sa' },
    { text: 'मङ्गलं भगवान् विष्णुः मङ्गलं गरुडध्वजः।\nमङ्गलं पुण्डरीकाक्षो मङ्गलायतनो हरिः॥', lang: 'sa' },
  ],
  ornament:
    'M60 20c-7-3-10-8-10-12 4 1 7 3 10 8 3-5 6-7 10-8 0 4-3 9-10 12zM60 16c-4-5-4-10 0-15 4 5 4 10 0 15zM49 18c-6 1-11-1-14-5 5-2 9-1 13 2M71 18c6 1 11-1 14-5-5-2-9-1-13 2M0 14h28M92 14h28',
  blessingOnPaper: true,
  functions: [
    { id: 'roka', day: -30, hour: '11:00', proposed: false },
    { id: 'sagai', day: -2, hour: '18:00', proposed: false },
    { id: 'ganesh-pujan', day: -2, hour: '09:00', proposed: false },
    { id: 'haldi', day: -1, hour: '10:00', proposed: true },
    { id: 'mehndi', day: -1, hour: '15:00', proposed: true },
    { id: 'sangeet', day: -1, hour: '19:00', proposed: true },
    { id: 'mayra', day: 0, hour: '11:00', proposed: false },
    { id: 'baraat', day: 0, hour: '18:00', proposed: true },
    { id: 'varmala', day: 0, hour: '20:00', proposed: false },
    { id: 'phere', day: 0, hour: '22:00', proposed: true },
    { id: 'vidaai', day: 1, hour: '06:00', proposed: false },
    { id: 'reception', day: 1, hour: '19:30', proposed: true },
  ],
};

const MUSLIM: Tradition = {
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

const SIKH: Tradition = {
  id: 'sikh',
  blessings: [{ text: 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ', lang: 'pa' }],
  ornament: 'M60 2l10 10-10 10-10-10zM60 7l5 5-5 5-5-5zM36 5l7 7-7 7-7-7zM84 5l7 7-7 7-7-7zM0 12h24M96 12h24',
  blessingOnPaper: false,
  functions: [
    { id: 'roka', day: -30, hour: '11:00', proposed: false },
    { id: 'kurmai', day: -2, hour: '11:00', proposed: false },
    { id: 'maiyan', day: -1, hour: '10:00', proposed: true },
    { id: 'mehndi', day: -1, hour: '18:00', proposed: true },
    { id: 'jaggo', day: -1, hour: '21:30', proposed: true },
    { id: 'milni', day: 0, hour: '09:00', proposed: false },
    { id: 'anand-karaj', day: 0, hour: '10:30', proposed: true },
    { id: 'doli', day: 0, hour: '15:00', proposed: false },
    { id: 'reception', day: 0, hour: '19:30', proposed: true },
  ],
};

const CHRISTIAN: Tradition = {
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

/** A wedding of no tradition or of several. */
const MODERN: Tradition = {
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

/** In display order. */
export const TRADITIONS: readonly Tradition[] = [HINDU, MUSLIM, SIKH, CHRISTIAN, MODERN];

export function traditionOf(id: TraditionId): Tradition {
  return TRADITIONS.find((tradition) => tradition.id === id) ?? MODERN;
}
