import type * as english from '#src/locales/en/wedding-date.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WEDDING_DATE = {
  label: 'आपकी तारीख़',
  ask: 'आपकी शादी कब है?',
  line: 'तारीख़ एक बार चुनें, और हर पेज पर देखें कि क्या मिल सकता है।',
  choose: 'तारीख़ चुनें',
  change: 'बदलें',
  clear: 'हटाएँ',
  failed: 'तारीख़ें नहीं खुल सकीं',
  failedHint: 'नेटवर्क देखिए, फिर दोबारा दबाइए।',
} as const satisfies Translated<typeof english.WEDDING_DATE>;
