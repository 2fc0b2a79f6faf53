import type * as english from '#src/locales/en/samples.ts';
import type { Translated } from '#src/locales/translated.ts';

export const SAMPLE_TEXT = {
  view: 'नमूने देखें',
  heading: (title) => `${title}: नमूने`,
  none: (name) => `${name} के नमूने अभी नहीं हैं।`,
  album: {
    title: 'पूरा एल्बम',
    line: 'बीती शादियों की सारी तस्वीरें, हमारे साझा फ़ोल्डर में।',
    link: 'एल्बम देखें',
  },
  notOpened: 'नमूने नहीं खुल पाए। अपना नेटवर्क देखकर फिर से कोशिश करें।',
  brokenImage: 'यह तस्वीर नहीं खुल पाई।',
} satisfies Translated<typeof english.SAMPLE_TEXT>;
