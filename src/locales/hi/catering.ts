import type * as english from '#src/locales/en/catering.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';
import { dishesText } from './counts.ts';

export const CATERING = {
  title: 'कैटरिंग',
  description:
    'शादी का मेन्यू अपने फ़ोन पर ही चुनिए, मॉकटेल से लेकर लाइव स्टेशन तक। आपकी पसंद का दाम हम व्हाट्सऐप पर बताते हैं।',
  hindi: 'अतिथि देवो भव',
  heading: 'ऐसी दावत, जिसकी बातें बरसों हों',
  line: 'जो परोसना चाहें, उस पर टिक लगाइए। हम मेहमानों की गिनती के हिसाब से पकाते हैं और दाम व्हाट्सऐप पर भेजते हैं।',
  menus: {
    title: 'तीन मेन्यू, एक ऑर्डर',
    line: 'तीनों में से चुनिए: हर व्यंजन एक ही कार्ट में जाता है।',
    cards: {
      veg: {
        title: 'शाकाहारी मेन्यू',
        line: 'मॉकटेल से कुल्फ़ी तक, सब शाकाहारी।',
        action: 'व्यंजन देखें',
      },
      'non-veg': {
        title: 'नॉन-वेज मेन्यू',
        line: 'कबाब, चिकन और मछली, साथ में रोटियाँ और मिठाइयाँ।',
        action: 'व्यंजन देखें',
      },
      live: {
        title: 'लाइव स्टेशन',
        line: 'चाट, डोसा और मिठाइयाँ, मेहमानों के सामने बनती हुई।',
        action: 'व्यंजन देखें',
      },
    },
  },
  sample: {
    title: 'मेन्यू का नमूना',
    line: 'हमारे कुछ व्यंजन। बाक़ी सब मेन्यू में हैं।',
    veg: 'शाकाहारी',
    nonVeg: 'नॉन-वेज',
    explore: 'और देखें',
    exploreHint: 'हमारे खाने की और तस्वीरें, एक साझा फ़ोल्डर में।',
  },
  start: 'चुनना शुरू करें',
  cart: 'मेरा मेन्यू देखें',
} as const satisfies Translated<typeof english.CATERING>;

export const MENUS = {
  veg: {
    title: 'शाकाहारी मेन्यू',
    description: 'अपनी शादी के शाकाहारी व्यंजन चुनिए, मॉकटेल से लेकर आइसक्रीम तक।',
    line: 'जो परोसना चाहें, उस पर टिक लगाइए। मेहमानों की गिनती के हिसाब से दाम हम व्हाट्सऐप पर भेजते हैं।',
  },
  'non-veg': {
    title: 'नॉन-वेज मेन्यू',
    description: 'अपनी शादी के लिए चिकन, मटन और मछली के व्यंजन चुनिए, साथ में स्टार्टर, रोटियाँ और मिठाइयाँ।',
    line: 'जो परोसना चाहें, उस पर टिक लगाइए। मेहमानों की गिनती के हिसाब से दाम हम व्हाट्सऐप पर भेजते हैं।',
  },
  live: {
    title: 'लाइव स्टेशन',
    description: 'चाट, दक्षिण भारतीय व्यंजन और मिठाइयाँ, आपके मेहमानों के सामने बनती हुई।',
    line: 'मेहमानों के सामने गरमागरम बनता है। जो परोसना चाहें, उस पर टिक लगाइए।',
  },
} as const satisfies Translated<typeof english.MENUS>;

export const MENU = {
  search: 'व्यंजन खोजें',
  clear: 'खोज मिटाएँ',
  chosenOnly: 'सिर्फ़ चुने हुए',
  category: 'श्रेणी',
  categories: (block: string) => `${block} की श्रेणियाँ`,
  range: (from: number, to: number, count: number) =>
    from === to ? `${count} में से ${from}` : `${count} में से ${from}–${to}`,
  dishes: dishesText,
  nextFour: 'अगले चार',
  firstFour: 'पहले चार',
  shown: 'नीचे दिख रहे हैं',
  show: 'ये दिखाएँ',
  cart: (count: number) =>
    count > 0 ? `कैटरिंग कार्ट, ${dishesText(count)} ${count === 1 ? 'चुना गया' : 'चुने गए'}` : 'कैटरिंग कार्ट',
  found: (count: number) =>
    count === 0 ? 'कोई व्यंजन नहीं मिला' : `${dishesText(count)} ${count === 1 ? 'मिला' : 'मिले'}`,
  noneFound: (query: string) => `इस मेन्यू में “${query}” नाम का कोई व्यंजन नहीं है।`,
  noneFoundChosen: (query: string) => `आपके चुने व्यंजनों में “${query}” नाम का कोई नहीं है।`,
  noneChosen: 'इस मेन्यू से अभी कुछ नहीं चुना।',
  showAll: 'पूरा मेन्यू दिखाएँ',
  veg: 'शाकाहारी',
  nonVeg: 'नॉन-वेज',
  added: 'कार्ट में जुड़ गया!',
  removed: 'कार्ट से हट गया!',
  dock: {
    label: 'कैटरिंग कार्ट',
    none: 'अभी कुछ नहीं चुना',
    chosen: (count: number) => `${dishesText(count)} ${count === 1 ? 'चुना' : 'चुने'}`,
    action: 'मेरा मेन्यू देखें',
  },
  out: 'अभी उपलब्ध नहीं',
  dropped: 'आपके सहेजे हुए मेन्यू का कुछ हिस्सा पढ़ा नहीं जा सका, या अब हमारे मेन्यू में नहीं है, इसलिए छूट गया।',
  unsaved: 'यह फ़ोन आपकी पसंद सहेज नहीं सकता। इस पेज को बंद करने तक वह बनी रहेगी।',
} as const satisfies Translated<typeof english.MENU>;

export const CATERING_CART = {
  title: 'आपका मेन्यू',
  description: 'आपकी शादी के लिए चुने हुए व्यंजन, व्हाट्सऐप पर ऑर्डर के लिए तैयार।',
  line: 'आपके चुने व्यंजन, परोसने के क्रम में।',
  waiting: 'आपका मेन्यू सिर्फ़ इसी फ़ोन में है। ऑर्डर हमें तभी दिखता है, जब आप उसे व्हाट्सऐप पर भेजते हैं।',
  empty: {
    title: 'आपका कार्ट ख़ाली है',
    line: 'कैटरिंग के पेज पर व्यंजन चुनिए, वे यहाँ आपको मिलेंगे।',
    back: 'कैटरिंग पर वापस जाएँ',
    contact: 'हमसे बात करें',
  },
  emptyBesideCards: {
    title: 'आपके कार्ट में अभी कोई व्यंजन नहीं है',
    line: 'कैटरिंग के पेज पर व्यंजन चुनिए, या अपने कार्डों के साथ आगे बढ़िए।',
  },
  cards: {
    title: (designs: string) => `आपके कार्ड: ${designs}`,
    action: 'मेरे कार्ड देखें',
  },
  amount: (count: number) => `संख्या ${count}`,
  price: 'दाम कोटेशन से',
  out: 'अभी उपलब्ध नहीं: हम कोई और व्यंजन सुझाएँगे',
  remove: 'हटाएँ',
  removed: 'कार्ट से हट गया!',
  removedLine: 'हटाया गया।',
  undo: 'वापस लाएँ',
  total: 'कुल व्यंजन',
  dishes: dishesText,
  confirm: 'मेहमानों की गिनती के हिसाब से दाम हम व्हाट्सऐप पर बताते हैं। यहाँ आपको कुछ नहीं देना है।',
  addMore: 'और व्यंजन जोड़ें',
  print: 'मेन्यू छापें',
  party: {
    title: 'आपका कार्यक्रम',
    line: 'एक बार भर दीजिए: यह इसी फ़ोन में रहता है और आपके ऑर्डर के साथ जाता है।',
    occasion: 'कार्यक्रम',
    guests: 'मेहमान',
    date: 'तारीख़',
    place: 'जगह',
    optional: '(अगर पता हो)',
    guestsError: '1 से 10,000 तक की पूरी संख्या लिखिए।',
    dateError: 'यह तारीख़ निकल चुकी है। आज की या आगे की तारीख़ चुनिए।',
  },
  dinner: {
    empty: 'इस दावत के लिए अभी कोई व्यंजन नहीं',
    emptyLine: 'मेन्यू में व्यंजन चुनिए, फिर यहाँ आकर ऑर्डर कीजिए।',
    failed: {
      title: 'इस पेज का एक हिस्सा नहीं खुल सका',
      line: 'आपके व्यंजन और दावतें सुरक्षित हैं। नेटवर्क देखिए, फिर दोबारा कोशिश कीजिए।',
    },
  },
  extra: {
    label: (category: string) => `${category} में और कुछ?`,
    hint: 'जैसा यहाँ लिखेंगे, वैसा ही ऑर्डर में जाएगा।',
    alone: 'कम से कम एक व्यंजन पर टिक लगाइए: आपने जो लिखा है, वह उसी के साथ जाएगा।',
  },
  printed: { title: 'हमारी शादी का मेन्यू', by: `कैटरिंग: ${BRAND.nameHindi}` },
} as const satisfies Translated<typeof english.CATERING_CART>;
