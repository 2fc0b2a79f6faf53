import type * as english from '#src/locales/en/guests/film.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WEDDING_FILM = {
  invitation: 'यांच्या शुभविवाहास आपण अगत्य यावे',
  closing: 'निमंत्रण उघडण्यासाठी स्कॅन करा',
  closingWithoutCode: 'कृपया येऊन आशीर्वाद द्या',
  traditions: {
    muslim: { invitation: 'यांच्या निकाहास आपण अगत्य यावे', closingWithoutCode: 'कृपया येऊन दुआ द्या' },
    sikh: { invitation: 'यांच्या आनंद कारजास आपण अगत्य यावे', closingWithoutCode: 'कृपया येऊन आशीर्वाद द्या' },
    christian: {
      invitation: 'यांच्या पवित्र विवाहास आपण अगत्य यावे',
      closingWithoutCode: 'कृपया या आणि आमच्यासाठी प्रार्थना करा',
    },
    modern: {
      invitation: 'यांच्या लग्नाला आपण अगत्य यावे',
      closingWithoutCode: 'या, आमच्या आनंदात सहभागी व्हा',
    },
  },
  sample: 'नमुना',
  forFamily: (name) => `${name.replace(/\bfamily$/i, 'परिवार')} यांना निमंत्रण`,
} as const satisfies Translated<typeof english.WEDDING_FILM>;
