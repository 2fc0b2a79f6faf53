import type * as english from '#src/locales/en/guests/film.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WEDDING_FILM = {
  invitation: 'के शुभ विवाह में आप सादर आमंत्रित हैं',
  closing: 'निमंत्रण खोलने के लिए स्कैन कीजिए',
  closingWithoutCode: 'पधारकर आशीर्वाद दीजिए',
  traditions: {
    muslim: {
      invitation: 'के निकाह में आप सादर आमंत्रित हैं',
      closingWithoutCode: 'तशरीफ़ लाइए और दुआएँ दीजिए',
    },
    sikh: {
      invitation: 'के आनंद कारज में आप सादर आमंत्रित हैं',
      closingWithoutCode: 'पधारकर आशीर्वाद दीजिए',
    },
    christian: {
      invitation: 'के पवित्र विवाह में आप सादर आमंत्रित हैं',
      closingWithoutCode: 'आइए और हमारे लिए प्रार्थना कीजिए',
    },
    modern: {
      invitation: 'की शादी में आप सादर आमंत्रित हैं',
      closingWithoutCode: 'आइए, हमारे साथ ख़ुशी मनाइए',
    },
  },
  sample: 'नमूना',
  forFamily: (name) => `${name.replace(/\bfamily$/i, 'परिवार')} को निमंत्रण`,
} as const satisfies Translated<typeof english.WEDDING_FILM>;
