import type * as english from '#src/locales/en/ui.ts';
import type { Translated } from '#src/locales/translated.ts';

export const UI = {
  close: 'बंद करें',
  notifications: 'सूचनाएँ',
  carousel: {
    name: 'कैरोसेल',
    previous: 'पिछला',
    next: 'अगला',
    pause: 'रोकें',
    play: 'चलाएँ',
    slide: 'स्लाइड',
    /** After the number of the slide, which comes last in Hindi: so a slash instead of words. */
    outOf: (count: number) => `/ ${count}`,
  },
  position: (place: number, count: number) => `${count} में से ${place}`,
  picture: { failed: 'यह तस्वीर नहीं खुल सकी' },
  lightbox: { failed: 'तस्वीरें नहीं खुल सकीं।' },
  retry: 'फिर कोशिश करें',
  share: {
    label: (title: string) => `${title} साझा करें`,
    copied: 'लिंक कॉपी हो गया',
    failed: 'लिंक कॉपी नहीं हो सका।',
    failedLine: 'उसे ऊपर पते की पट्टी से कॉपी कर लीजिए।',
  },
} as const satisfies Translated<typeof english.UI>;
