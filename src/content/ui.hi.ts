import type { Translated } from '#src/config/translated.ts';
import type * as english from './ui.ts';

export const UI = {
  close: 'बंद करें',
  notifications: 'सूचनाएँ',
  carousel: { previous: 'पिछला', next: 'अगला', pause: 'रोकें', play: 'चलाएँ' },
  film: { play: 'फ़िल्म चलाएँ', pause: 'फ़िल्म रोकें' },
  picture: { failed: 'यह तस्वीर नहीं खुल सकी' },
  lightbox: { failed: 'तस्वीरें नहीं खुल सकीं।' },
  share: {
    copied: 'लिंक कॉपी हो गया',
    failed: 'लिंक कॉपी नहीं हो सका।',
    failedLine: 'उसे ऊपर पते की पट्टी से कॉपी कर लीजिए।',
  },
} as const satisfies Translated<typeof english.UI>;
