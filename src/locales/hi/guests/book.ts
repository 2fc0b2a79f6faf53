import type * as english from '#src/locales/en/guests/book.ts';
import type { Translated } from '#src/locales/translated.ts';

export const BOOK = {
  title: 'अपनों की शुभकामनाएँ',
  count: (count, isOne) => `परिवार और मित्रों की ${count} ${isOne ? 'शुभकामना' : 'शुभकामनाएँ'}`,
} satisfies Translated<typeof english.BOOK>;
