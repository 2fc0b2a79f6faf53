import type * as english from '#src/locales/en/printed-names.ts';
import type { Translated } from '#src/locales/translated.ts';

export const PRINTED_NAMES = {
  title: 'कार्ड पर छपने वाले नाम',
  fields: {
    first: 'पहले दिखने वाला नाम',
    second: 'बाद में दिखने वाला नाम',
    families: 'परिवार',
    date: 'तारीख़',
    place: 'जगह',
  },
  onPage: 'कार्ड पर छपने वाली हर बात ऑर्डर के पेज पर है:',
} as const satisfies Translated<typeof english.PRINTED_NAMES>;
