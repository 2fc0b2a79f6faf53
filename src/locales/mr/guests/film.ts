import type * as english from '#src/locales/en/guests/film.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WEDDING_FILM = {
  invitation: 'यांच्या शुभविवाहास आपण अगत्य यावे',
  closing: 'निमंत्रण उघडण्यासाठी स्कॅन करा',
  closingWithoutCode: 'कृपया येऊन आशीर्वाद द्या',
  sample: 'नमुना',
  forFamily: (name) => `${name.replace(/\bfamily$/i, 'परिवार')} यांना निमंत्रण`,
} as const satisfies Translated<typeof english.WEDDING_FILM>;
