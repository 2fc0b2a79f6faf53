import type * as english from '#src/locales/en/e-videos.ts';
import type { Translated } from '#src/locales/translated.ts';

export const E_VIDEO = {
  title: 'निमंत्रण, जो चलते-बोलते हैं',
  hindi: 'सादर आमंत्रण',
  pageName: 'ई-वीडियो',
  description: (films: number) =>
    `जन्मदिन, शादी, सालगिरह और जनेऊ के लिए ${films} निमंत्रण फ़िल्में, आपके नाम और आपके संगीत के साथ।`,
  line: (films: number) =>
    `चुनने के लिए ${films} फ़िल्में। हम आपके नाम, आपकी तारीख़ें और आपका गाना जोड़ते हैं, आप व्हाट्सऐप पर भेजते हैं।`,
  service: 'ई-वीडियो',
  strip: 'हम किन मौक़ों की फ़िल्में बनाते हैं',
  listTitle: 'फ़िल्म चुनिए',
  play: 'चलाएँ',
  price: 'दाम पूछने पर',
  priceInText: 'पूछने पर',
  make: 'अपने नामों से बनाइए',
  ask: 'जानकारी लें',
  fallback: 'आपका ब्राउज़र यह वीडियो नहीं चला सकता।',
  failed: 'यह फ़िल्म खुल नहीं सकी। नेटवर्क देखकर फिर से दबाइए।',
  makerFailed: 'फ़िल्म बनाने वाला हिस्सा खुल नहीं सका',
  makerFailedLine: 'नेटवर्क देखकर फिर से दबाइए।',
} as const satisfies Translated<typeof english.E_VIDEO>;
