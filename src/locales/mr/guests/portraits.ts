import type * as english from '#src/locales/en/guests/portraits.ts';
import type { Translated } from '#src/locales/translated.ts';

export const PORTRAITS = {
  title: 'आमची काही छायाचित्रे',
  one: (place) => `छायाचित्र ${place}`,
} satisfies Translated<typeof english.PORTRAITS>;
