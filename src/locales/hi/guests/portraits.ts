import type * as english from '#src/locales/en/guests/portraits.ts';
import type { Translated } from '#src/locales/translated.ts';

export const PORTRAITS = {
  title: 'हमारी कुछ तस्वीरें',
  one: (place) => `तस्वीर ${place}`,
} satisfies Translated<typeof english.PORTRAITS>;
