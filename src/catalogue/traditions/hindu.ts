import type { Tradition } from './tradition.ts';

const NONE = { en: '', hi: '' };

/** A North Indian Hindu wedding. */
export const HINDU: Tradition = {
  id: 'hindu',
  name: { en: 'Hindu', hi: 'हिंदू' },
  blessings: [
    { text: '॥ श्री गणेशाय नमः ॥', lang: 'sa' },
    { text: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ।\nनिर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा॥', lang: 'sa' },
    { text: 'मङ्गलं भगवान् विष्णुः मङ्गलं गरुडध्वजः।\nमङ्गलं पुण्डरीकाक्षो मङ्गलायतनो हरिः॥', lang: 'sa' },
  ],
  ornament:
    'M60 20c-7-3-10-8-10-12 4 1 7 3 10 8 3-5 6-7 10-8 0 4-3 9-10 12zM60 16c-4-5-4-10 0-15 4 5 4 10 0 15zM49 18c-6 1-11-1-14-5 5-2 9-1 13 2M71 18c6 1 11-1 14-5-5-2-9-1-13 2M0 14h28M92 14h28',
  blessingOnPaper: true,
  phrases: {
    families: { en: 'Together with our families', hi: 'परिवार सहित' },
    invitation: {
      en: 'With the blessings of our elders, we invite you and your family to the wedding of {names}. Please come, and bless the couple.',
      hi: 'बड़ों के आशीर्वाद से, {names} के शुभ विवाह के मांगलिक अवसर पर आप सपरिवार सादर आमंत्रित हैं। पधारकर वर-वधू को आशीर्वाद प्रदान करें।',
    },
    thanks: {
      en: 'Thank you for coming, and for your blessings.',
      hi: 'आप आए और आशीर्वाद दिया, आपका हृदय से धन्यवाद।',
    },
    anniversary: {
      en: 'A year already. Thank you for being part of the day it began.',
      hi: 'एक वर्ष हो गया। उस शुभ दिन आप साथ थे, आपका धन्यवाद।',
    },
    bless: { en: 'Bless the couple', hi: 'वर-वधू को आशीर्वाद दें' },
  },
  functions: [
    { id: 'roka', name: { en: 'Roka', hi: 'रोका' }, day: -30, hour: '11:00', dress: NONE, proposed: false },
    { id: 'sagai', name: { en: 'Sagai', hi: 'सगाई' }, day: -2, hour: '18:00', dress: NONE, proposed: false },
    {
      id: 'ganesh-pujan',
      name: { en: 'Ganesh Pujan', hi: 'गणेश पूजन' },
      day: -2,
      hour: '09:00',
      dress: NONE,
      proposed: false,
    },
    {
      id: 'haldi',
      name: { en: 'Haldi', hi: 'हल्दी' },
      day: -1,
      hour: '10:00',
      dress: { en: 'Yellow, and nothing you would miss', hi: 'पीले कपड़े, जिन पर हल्दी लग सके' },
      proposed: true,
    },
    {
      id: 'mehndi',
      name: { en: 'Mehndi', hi: 'मेहंदी' },
      day: -1,
      hour: '15:00',
      dress: { en: 'Greens, sleeves you can roll up', hi: 'हरे रंग के कपड़े' },
      proposed: true,
    },
    {
      id: 'sangeet',
      name: { en: 'Sangeet', hi: 'संगीत' },
      day: -1,
      hour: '19:00',
      dress: { en: 'Bright, and good to dance in', hi: 'चटक रंग, जिनमें नाचना आसान हो' },
      proposed: true,
    },
    {
      id: 'mayra',
      name: { en: 'Mayra (Bhaat)', hi: 'मायरा (भात)' },
      day: 0,
      hour: '11:00',
      dress: NONE,
      proposed: false,
    },
    {
      id: 'baraat',
      name: { en: 'Baraat', hi: 'बारात' },
      day: 0,
      hour: '18:00',
      dress: { en: 'Safas are tied at the gate', hi: 'साफ़े द्वार पर बाँधे जाएँगे' },
      proposed: true,
    },
    {
      id: 'varmala',
      name: { en: 'Varmala', hi: 'वरमाला' },
      day: 0,
      hour: '20:00',
      dress: NONE,
      proposed: false,
    },
    { id: 'phere', name: { en: 'Phere', hi: 'फेरे' }, day: 0, hour: '22:00', dress: NONE, proposed: true },
    {
      id: 'vidaai',
      name: { en: 'Vidaai', hi: 'विदाई' },
      day: 1,
      hour: '06:00',
      dress: NONE,
      proposed: false,
    },
    {
      id: 'reception',
      name: { en: 'Reception', hi: 'प्रीतिभोज' },
      day: 1,
      hour: '19:30',
      dress: NONE,
      proposed: true,
    },
  ],
};
