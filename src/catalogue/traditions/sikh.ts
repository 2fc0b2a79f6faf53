import type { Tradition } from './tradition.ts';

const NONE = { en: '', hi: '' };

export const SIKH: Tradition = {
  id: 'sikh',
  name: { en: 'Sikh (anand karaj)', hi: 'सिख (अनंद कारज)' },
  blessings: [{ text: 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ', lang: 'pa' }],
  ornament: 'M60 2l10 10-10 10-10-10zM60 7l5 5-5 5-5-5zM36 5l7 7-7 7-7-7zM84 5l7 7-7 7-7-7zM0 12h24M96 12h24',
  blessingOnPaper: false,
  phrases: {
    families: { en: 'With the blessings of Waheguru', hi: 'वाहेगुरु की मेहर से' },
    invitation: {
      en: 'With the blessings of Waheguru, our families request the pleasure of your company at the anand karaj of {names}.',
      hi: 'वाहेगुरु की मेहर से, {names} के अनंद कारज में हमारे परिवार आपकी हाज़िरी की अर्ज़ करते हैं।',
    },
    thanks: { en: 'Thank you for your company and your ardaas.', hi: 'आपकी हाज़िरी और अरदास के लिए शुक्रिया।' },
    anniversary: {
      en: 'A year, by Waheguru’s grace. Thank you for being there.',
      hi: 'वाहेगुरु की मेहर से एक साल हुआ। आप साथ थे, शुक्रिया।',
    },
    bless: { en: 'Bless the couple', hi: 'जोड़ी को असीस दें' },
  },
  functions: [
    { id: 'roka', name: { en: 'Roka', hi: 'रोका' }, day: -30, hour: '11:00', dress: NONE, proposed: false },
    {
      id: 'kurmai',
      name: { en: 'Kurmai (Shagan)', hi: 'कुड़माई (शगन)' },
      day: -2,
      hour: '11:00',
      dress: NONE,
      proposed: false,
    },
    {
      id: 'maiyan',
      name: { en: 'Maiyan (Vatna)', hi: 'मैय्या (वटना)' },
      day: -1,
      hour: '10:00',
      dress: NONE,
      proposed: true,
    },
    {
      id: 'mehndi',
      name: { en: 'Mehndi and Sangeet', hi: 'मेहंदी और संगीत' },
      day: -1,
      hour: '18:00',
      dress: { en: 'Phulkari, and shoes to dance in', hi: 'फुलकारी, और नाचने वाले जूते' },
      proposed: true,
    },
    { id: 'jaggo', name: { en: 'Jaggo', hi: 'जागो' }, day: -1, hour: '21:30', dress: NONE, proposed: true },
    { id: 'milni', name: { en: 'Milni', hi: 'मिलनी' }, day: 0, hour: '09:00', dress: NONE, proposed: false },
    {
      id: 'anand-karaj',
      name: { en: 'Anand Karaj', hi: 'अनंद कारज' },
      day: 0,
      hour: '10:30',
      dress: {
        en: 'Heads covered, shoes off. Langar follows.',
        hi: 'सिर ढका हो, जूते बाहर। उसके बाद लंगर।',
      },
      proposed: true,
    },
    { id: 'doli', name: { en: 'Doli', hi: 'डोली' }, day: 0, hour: '15:00', dress: NONE, proposed: false },
    {
      id: 'reception',
      name: { en: 'Reception', hi: 'रिसेप्शन' },
      day: 0,
      hour: '19:30',
      dress: NONE,
      proposed: true,
    },
  ],
};
