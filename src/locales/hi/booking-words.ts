import type * as english from '#src/locales/en/booking-words.ts';
import type { Translated } from '#src/locales/translated.ts';

export const BOOKING_WORDS = {
  parts: { morning: 'सुबह', evening: 'शाम', day: 'पूरा दिन' },
  things: {
    dj: 'डीजे सेट',
    horse: 'घोड़ी',
    photographer: 'फ़ोटोग्राफ़र',
    'makeup-artist': 'मेकअप आर्टिस्ट',
    kitchen: 'रसोई',
  },
} satisfies Translated<typeof english.BOOKING_WORDS>;
