import type * as english from '#src/locales/en/photography.ts';
import type { Translated } from '#src/locales/translated.ts';

export const PHOTOGRAPHY = {
  title: 'वह दिन, हमेशा के लिए',
  hindi: 'यादें',
  pageName: 'फ़ोटोग्राफ़ी और फ़िल्में',
  description:
    'शादी की फ़ोटोग्राफ़ी और फ़िल्में: बेसिक, स्टैंडर्ड और प्रीमियम कवरेज, एक कार्यक्रम के पैकेज और अतिरिक्त सेवाएँ, हर दाम पेज पर।',
  line: (tiers: number) => `शादी और उसके आसपास के दिनों की तस्वीरें और फ़िल्में। ${tiers} श्रेणियाँ, हर दाम पेज पर।`,
  service: 'फ़ोटोग्राफ़ी',
  strip: {
    label: 'हम क्या-क्या कवर करते हैं',
    words: ['प्री-वेडिंग', 'कैंडिड तस्वीरें', 'एक-एक रस्म', 'ड्रोन', 'सिनेमैटिक फ़िल्में', 'छपे हुए एल्बम'],
  },
  book: 'अभी बुक करें',
  included: (title: string) => `${title}: क्या-क्या शामिल है`,
  extras: 'अतिरिक्त',
  coverage: {
    title: (tiers: number) => `शादी कवर करने के ${tiers} तरीक़े`,
    label: 'कवरेज के पैकेज',
    /** 'बेसिक कवरेज' in the booking text. */
    item: (name: string) => `${name} कवरेज`,
    see: (packages: number) => `इसके ${packages} पैकेज देखें`,
  },
  tiers: {
    title: 'अपनी श्रेणी चुनिए',
    hindi: 'आपकी पसंद',
    line: 'हर श्रेणी का अपना पेज है, उसके पैकेज और अतिरिक्त सेवाओं के साथ।',
    see: 'पैकेज देखें',
  },
  events: {
    title: 'एक कार्यक्रम के लिए',
    line: 'एक शाम के लिए वही टीम। एल्बम अलग से।',
  },
  addOns: {
    title: 'किसी भी पैकेज में जोड़ें',
    line: 'एक दिन के किराए पर, हम ही लाते और लगाते हैं।',
  },
} as const satisfies Translated<typeof english.PHOTOGRAPHY>;

export const PHOTOGRAPHY_TIER = {
  title: (tier: string) => `${tier} फ़ोटोग्राफ़ी`,
  description: (tier: string, range: string) =>
    `शादी और प्री-वेडिंग के ${tier} फ़ोटोग्राफ़ी पैकेज, ${range}: हर पैकेज में क्या है, अतिरिक्त सेवाएँ, नमूने और व्हाट्सऐप पर बुकिंग।`,
  hindi: { traditional: 'परंपरा', standard: 'पल', premium: 'शान' },
  listLabel: (tier: string) => `${tier} पैकेज`,
  others: {
    title: 'बाक़ी श्रेणियाँ',
    all: 'पूरी फ़ोटोग्राफ़ी',
    allLine: 'एक कार्यक्रम के पैकेज और अतिरिक्त सेवाएँ',
  },
} as const satisfies Translated<typeof english.PHOTOGRAPHY_TIER>;
