import type { Tradition } from './tradition.ts';

const NONE = { en: '', hi: '' };

export const CHRISTIAN: Tradition = {
  id: 'christian',
  name: { en: 'Christian', hi: 'ईसाई' },
  blessings: [
    { text: 'To the glory of God', lang: 'en' },
    { text: 'Love never fails.\n1 Corinthians 13:8', lang: 'en' },
  ],
  ornament:
    'M60 22V11M60 11c-4 0-7-4-7-9 4 1 6 2 7 5 1-3 3-4 7-5 0 5-3 9-7 9zM58 18c-5 0-8-2-10-5M62 18c5 0 8-2 10-5M0 14h40M80 14h40',
  blessingOnPaper: true,
  phrases: {
    families: { en: 'Together with our parents', hi: 'माता-पिता के साथ' },
    invitation: {
      en: 'To the glory of God, we request the honour of your presence at the Holy Matrimony of {names}.',
      hi: 'परमेश्वर की महिमा के लिए, {names} के पवित्र विवाह में आपकी उपस्थिति की विनती है।',
    },
    thanks: {
      en: 'Thank you for your presence and your prayers.',
      hi: 'आपकी उपस्थिति और प्रार्थनाओं के लिए धन्यवाद।',
    },
    anniversary: {
      en: 'A year, by God’s grace. Thank you for standing with us.',
      hi: 'परमेश्वर के अनुग्रह से एक वर्ष हुआ। आप साथ थे, धन्यवाद।',
    },
    bless: { en: 'Write the couple a prayer or a wish', hi: 'जोड़े के लिए प्रार्थना या शुभकामना लिखें' },
  },
  functions: [
    {
      id: 'engagement',
      name: { en: 'Engagement', hi: 'सगाई' },
      day: -30,
      hour: '18:00',
      dress: NONE,
      proposed: false,
    },
    { id: 'roce', name: { en: 'Roce', hi: 'रोस' }, day: -1, hour: '17:00', dress: NONE, proposed: true },
    {
      id: 'matrimony',
      name: { en: 'Holy Matrimony', hi: 'पवित्र विवाह' },
      day: 0,
      hour: '16:00',
      dress: NONE,
      proposed: true,
    },
    {
      id: 'reception',
      name: { en: 'Reception', hi: 'रिसेप्शन' },
      day: 0,
      hour: '19:00',
      dress: NONE,
      proposed: true,
    },
  ],
};
