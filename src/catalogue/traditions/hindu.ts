import type { Tradition } from './tradition.ts';

/** A North Indian Hindu wedding. */
export const HINDU: Tradition = {
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
