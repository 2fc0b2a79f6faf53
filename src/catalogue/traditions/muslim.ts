import type { Tradition } from './tradition.ts';

const NONE = { en: '', hi: '' };

export const MUSLIM: Tradition = {
  id: 'muslim',
  name: { en: 'Muslim (nikah)', hi: 'मुस्लिम (निकाह)' },
  blessings: [
    { text: 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ', lang: 'ar', dir: 'rtl' },
    { text: 'In the name of Allah, the Most Gracious, the Most Merciful', lang: 'en' },
  ],
  ornament:
    'M60 2l3 6 7-2-2 7 6 3-6 3 2 4-7-1-3-1-3 1-7 1 2-4-6-3 6-3-2-7 7 2zM0 14h40M80 14h40M34 10l4 4-4 4-4-4zM86 10l4 4-4 4-4-4z',
  blessingOnPaper: false,
  phrases: {
    families: { en: 'By the grace of Allah, with our families', hi: 'अल्लाह के फ़ज़्ल से, दोनों ख़ानदान' },
    invitation: {
      en: 'We request the honour of your presence at the nikah of {names}, Insha’Allah. Your company and your duas will complete the day.',
      hi: 'तक़रीब-ए-निकाह {names} में, इंशाअल्लाह, आपकी शिरकत की गुज़ारिश है। तशरीफ़ लाएँ और अपनी दुआओं से नवाज़ें।',
    },
    thanks: {
      en: 'Thank you for your company and your duas.',
      hi: 'आपकी शिरकत और आपकी दुआओं का शुक्रिया।',
    },
    anniversary: {
      en: 'A year, Alhamdulillah. Please keep us in your duas.',
      hi: 'अल्हम्दुलिल्लाह, एक साल हुआ। हमें अपनी दुआओं में याद रखें।',
    },
    bless: { en: 'Send your duas', hi: 'अपनी दुआएँ भेजें' },
  },
  functions: [
    {
      id: 'mangni',
      name: { en: 'Mangni', hi: 'मंगनी' },
      day: -30,
      hour: '18:00',
      dress: NONE,
      proposed: false,
    },
    { id: 'milad', name: { en: 'Milad', hi: 'मिलाद' }, day: -3, hour: '17:00', dress: NONE, proposed: false },
    {
      id: 'manjha',
      name: { en: 'Manjha', hi: 'मांझा' },
      day: -2,
      hour: '16:00',
      dress: { en: 'Yellow', hi: 'पीले कपड़े' },
      proposed: true,
    },
    {
      id: 'mehndi',
      name: { en: 'Mehndi', hi: 'मेहंदी' },
      day: -1,
      hour: '18:30',
      dress: { en: 'Greens', hi: 'हरे रंग के कपड़े' },
      proposed: true,
    },
    { id: 'baraat', name: { en: 'Baraat', hi: 'बारात' }, day: 0, hour: '17:00', dress: NONE, proposed: true },
    {
      id: 'nikah',
      name: { en: 'Nikah', hi: 'निकाह' },
      day: 0,
      hour: '18:30',
      timeLabel: { en: 'after Maghrib', hi: 'मग़रिब की नमाज़ के बाद' },
      dress: NONE,
      proposed: true,
    },
    {
      id: 'rukhsati',
      name: { en: 'Rukhsati', hi: 'रुख़्सती' },
      day: 0,
      hour: '22:00',
      dress: NONE,
      proposed: false,
    },
    {
      id: 'walima',
      name: { en: 'Walima', hi: 'दावत-ए-वलीमा' },
      day: 1,
      hour: '20:00',
      dress: NONE,
      proposed: true,
    },
    {
      id: 'chauthi',
      name: { en: 'Chauthi', hi: 'चौथी' },
      day: 4,
      hour: '19:00',
      dress: NONE,
      proposed: false,
    },
  ],
};
