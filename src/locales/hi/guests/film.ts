import type * as english from '#src/locales/en/guests/film.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WEDDING_FILM = {
  invitation: 'के शुभ विवाह में आप सादर आमंत्रित हैं',
  closing: 'निमंत्रण खोलने के लिए स्कैन कीजिए',
  closingWithoutCode: 'पधारकर आशीर्वाद दीजिए',
  sample: 'नमूना',
  forFamily: (name) => `${name.replace(/\bfamily$/i, 'परिवार')} को निमंत्रण`,
} as const satisfies Translated<typeof english.WEDDING_FILM>;
