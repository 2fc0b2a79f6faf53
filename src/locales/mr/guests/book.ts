import type * as english from '#src/locales/en/guests/book.ts';
import type { Translated } from '#src/locales/translated.ts';

export const BOOK = {
  title: 'आपल्या माणसांच्या शुभेच्छा',
  count: (count) => `कुटुंबीय आणि मित्रांच्या ${count} शुभेच्छा`,
} satisfies Translated<typeof english.BOOK>;
