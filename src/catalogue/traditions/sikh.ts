import type { Tradition } from './tradition.ts';

export const SIKH: Tradition = {
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
