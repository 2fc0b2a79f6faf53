import type * as english from '#src/locales/en/ui-film.ts';
import type { Translated } from '#src/locales/translated.ts';

export const FILM = {
  play: 'फ़िल्म चलाएँ',
  playTitled: (title: string) => `${title} चलाएँ`,
  pause: 'फ़िल्म रोकें',
  failed: 'यह फ़िल्म नहीं खुल सकी।',
  fallback: 'आपका ब्राउज़र यह वीडियो नहीं चला सकता।',
} as const satisfies Translated<typeof english.FILM>;
