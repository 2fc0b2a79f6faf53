import type * as english from '#src/locales/en/portraits.ts';
import type { Translated } from '#src/locales/translated.ts';

export const PORTRAIT_TEXTS = {
  title: 'आपकी अपनी तस्वीरें',
  line: 'एक कवर और छह तक और। आपके नाम कवर के नीचे रहते हैं, चेहरों पर कभी नहीं।',
  cover: 'कवर चुनें',
  another: (left) =>
    left === 6 ? 'तस्वीरें जोड़ें' : `तस्वीरें जोड़ें (${left} और आ ${left === 1 ? 'सकती है' : 'सकती हैं'})`,
  onlySome: (added) => `इनमें से ${added} की ही जगह थी।`,
  onlySaved: (saved, chosen) => `${chosen} में से सहेजी गईं: ${saved}। अपना नेटवर्क देखकर बाक़ी तस्वीरें फिर से चुनें।`,
  twice: 'जो तस्वीर पहले से है, वह दोबारा नहीं जोड़ी जाती।',
  opening: 'आपकी तस्वीर खुल रही है …',
  names: { cover: 'कवर', other: (place) => `तस्वीर ${place}` },
  place: (name) => `सेट और क्रॉप करें: ${name}`,
  placeShort: 'सेट और क्रॉप करें',
  remove: (name) => `हटाएँ: ${name}`,
  removeShort: 'हटाएँ',
  removed: (name) => `हटा दी गई: ${name}`,
  alt: (name) => `इसमें क्या दिखता है? (${name})`,
  altHint: 'जो मेहमान देख नहीं सकते, उनके लिए कुछ शब्द, जैसे ‘झील के किनारे हँसते हुए हम दोनों’।',
  notKept: 'यह ब्राउज़र तस्वीरें टैब बंद होने तक ही रखता है। नीचे अपने अकाउंट में सहेज लें।',
  failed: 'यह नहीं हो पाया। अपना नेटवर्क देखकर फिर कोशिश करें।',
  faults: {
    'not a picture': 'यह फ़ाइल तस्वीर नहीं है।',
    film: 'यह वीडियो है। कृपया एक तस्वीर चुनें।',
    'too large': 'यह तस्वीर यहाँ खोलने के लिए बहुत बड़ी है। कृपया छोटी चुनें।',
    broken: 'यह तस्वीर खुल नहीं पाई। कृपया दूसरी चुनें।',
    'too small': 'यह तस्वीर दिखाने के लिए बहुत छोटी है।',
    heic: 'यह ब्राउज़र HEIC तस्वीरें नहीं खोल पाता। कृपया JPEG चुनें, या यह पेज Safari में खोलें।',
  },
  crop: {
    title: (name) => `सेट और क्रॉप करें: ${name}`,
    how: 'अपने चेहरों को छुएँ: वे हर स्क्रीन पर दिखते रहेंगे। कीबोर्ड से: तीर के बटन, + और −।',
    label: 'जो बिंदु हमेशा दिखे',
    kind: 'तस्वीर पर बिंदु',
    value: (across, down, percent) => `बाएँ से ${across} %, ऊपर से ${down} %, ${percent} % आकार में`,
    larger: 'कम हिस्सा, बड़ा दिखाएँ',
    smaller: 'ज़्यादा हिस्सा, छोटा दिखाएँ',
    phone: 'पेज पर',
    use: 'ऐसे ही लगाएँ',
  },
} satisfies Translated<typeof english.PORTRAIT_TEXTS>;
