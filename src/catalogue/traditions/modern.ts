import type { Tradition } from './tradition.ts';

const NONE = { en: '', hi: '' };

/** A wedding of no tradition or of several. */
export const MODERN: Tradition = {
  id: 'modern',
  name: { en: 'Plain modern', hi: 'सादा आधुनिक' },
  blessings: [],
  ornament:
    'M20 12h80M44 12c2-5 6-7 11-7-1 4-4 7-11 7zM52 12c2 5 6 7 11 7-1-4-4-7-11-7zM64 12c2-5 6-7 11-7-1 4-4 7-11 7z',
  blessingOnPaper: true,
  phrases: {
    families: { en: 'Together with our families', hi: 'अपने परिवारों के साथ' },
    invitation: {
      en: '{names} are getting married, and would love to have you there.',
      hi: '{names} की शादी है। आप आएँगे तो ख़ुशी दोगुनी होगी।',
    },
    thanks: { en: 'Thank you for celebrating with us.', hi: 'हमारी ख़ुशी में शामिल होने का शुक्रिया।' },
    anniversary: {
      en: 'One year in. Thank you for being there at the start.',
      hi: 'एक साल हो गया। शुरुआत में आप साथ थे, शुक्रिया।',
    },
    bless: { en: 'Leave the couple a wish', hi: 'जोड़े को शुभकामना दें' },
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
    {
      id: 'mehndi',
      name: { en: 'Mehndi', hi: 'मेहंदी' },
      day: -1,
      hour: '15:00',
      dress: NONE,
      proposed: false,
    },
    {
      id: 'sangeet',
      name: { en: 'Sangeet', hi: 'संगीत' },
      day: -1,
      hour: '19:00',
      dress: NONE,
      proposed: true,
    },
    {
      id: 'wedding',
      name: { en: 'Wedding', hi: 'विवाह' },
      day: 0,
      hour: '17:00',
      dress: NONE,
      proposed: true,
    },
    {
      id: 'dinner',
      name: { en: 'Dinner', hi: 'रात्रिभोज' },
      day: 0,
      hour: '20:00',
      dress: NONE,
      proposed: true,
    },
  ],
};
