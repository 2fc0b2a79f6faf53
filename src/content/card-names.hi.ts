import type { Translated } from '#src/config/translated.ts';
import type * as english from './card-names.ts';

const FIELDS = {
  first: 'पहला नाम',
  second: 'दूसरा नाम',
  families: 'परिवार',
  date: 'तारीख़',
  place: 'जगह',
};

export const CARD_NAMES_TEXT = {
  title: 'अपने नाम देखें',
  line: 'एक बार लिखिए। फिर हर कार्ड पर आपके ही नाम दिखेंगे।',
  letters: 'कार्ड पर लिपि',
  scripts: { latin: 'अंग्रेज़ी', local: 'हिन्दी, पंजाबी या उर्दू' },
  fields: FIELDS,
  hints: {
    families: 'जैसे: शर्मा एवं मेहरा परिवार',
    date: 'जैसी छपनी चाहिए, वैसी ही लिखिए: 14 फ़रवरी 2027',
    place: 'शहर या विवाह-स्थल',
  },
  more: 'परिवार, तारीख़ और जगह',
  optional: '(चाहें तो)',
  offer: (spelling: string) => `${spelling} लिखें`,
  offerLine: 'एक-एक अक्षर ज़रूर देख लीजिए।',
  errors: {
    emoji: 'छपाई में अक्षर ही छपते हैं, इमोजी नहीं। कृपया नाम बिना इमोजी के लिखिए।',
    script: 'हम कार्ड पर अंग्रेज़ी, हिन्दी, पंजाबी और उर्दू लिखते हैं। कृपया इन्हीं में से कोई लिपि चुनिए।',
    ampersand: 'एक खाने में एक ही नाम लिखिए। ‘&’ कार्ड अपने आप लगा लेता है।',
    noLetter: 'कम से कम एक अक्षर लिखिए।',
    missing: 'दोनों नाम लिखिए।',
    cut: (longest: number) => `यहाँ कार्ड पर ${longest} अक्षरों की जगह है। बाकी हमने छोड़ दिए।`,
  },
  see: 'कार्डों पर दिखाएँ',
  sharePicture: 'तस्वीर साझा करें',
  shareLink: 'लिंक साझा करें',
  linkTitle: (couple: string) => `हमारी शादी का कार्ड: ${couple}`,
  forget: 'नाम हटाएँ',
  kept: 'कोई भी कार्ड खोलिए, उस पर आपके नाम हैं।',
  removed: 'इस फ़ोन से नाम हटा दिए गए।',
  unsaved: 'यह फ़ोन नाम सहेज नहीं सकता। इस पेज को बंद करने तक वे बने रहेंगे।',
  received: 'ये नाम लिंक के साथ आए हैं। इन्हें रखेंगे, तो इस फ़ोन के पुराने नाम हट जाएँगे।',
  preview: (couple: string, design: string) => `${design}, इन नामों के साथ: ${couple}`,
  pictureFailed: 'तस्वीर नहीं बन सकी',
  pictureFailedLine: 'नेटवर्क देखिए और फिर कोशिश कीजिए।',
  noPicture: 'इस कार्ड पर नाम हम हाथ से सजाते हैं, इसलिए अभी तस्वीर नहीं है।',
  saved: 'तस्वीर सहेजी गई',
  linkCopied: 'लिंक कॉपी हो गया। आपके नाम इसी में हैं।',
  linkFailed: 'लिंक कॉपी नहीं हो सका।',
  printed: { title: 'कार्ड पर छपने वाले नाम:', fields: FIELDS },
} as const satisfies Translated<typeof english.CARD_NAMES_TEXT>;
