import type * as english from '#src/locales/en/orders.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const ORDER_MESSAGE = {
  greeting: (number) => `नमस्ते ${BRAND.nameHindi}, मैंने ऑर्डर ${number} दिया है`,
  name: (name) => `नाम: ${name}`,
  kinds: { cards: 'शादी के कार्ड', catering: 'कैटरिंग मेन्यू' },
  dinner: (dinner) => `दावत: ${dinner}`,
  andMore: (named, more) => `${named} और ${more} अन्य`,
  total: (total, cards) => `कुल: ${cards}, ${total} (अनुमानित)`,
  totalItems: (items) => `कुल व्यंजन: ${items}`,
  wishes: (count) => `और कुछ: ${count}, ऑर्डर के पेज पर`,
  onPage: 'बाक़ी सब ऑर्डर के पेज पर है:',
  unpaid: 'अभी कोई भुगतान नहीं हुआ है।',
} satisfies Translated<typeof english.ORDER_MESSAGE>;

export const ORDER_PANEL = {
  titles: { cards: 'आपका नाम, नंबर और तारीख़', catering: 'आपका नाम और नंबर' },
  optional: '(चाहें तो)',
  ask: {
    title: 'यह किसके लिए है?',
    line: 'आपका नाम या आपका नंबर, दोनों में से एक, हो तो आपके फ़ोन करने पर हम ऑर्डर जल्दी ढूँढ लेते हैं। न बताना चाहें, तो ‘ऑर्डर करें’ फिर से दबाइए।',
  },
  line: 'इस फ़ोन में सुरक्षित रहता है, और आपके हर ऑर्डर के साथ हमें मिलता है।',
  name: 'आपका नाम',
  phone: 'मोबाइल नंबर',
  phoneError: 'कृपया नंबर जाँच लें: 10 अंक, या + और देश का कोड।',
  couple: 'कार्ड पर छपने वाले नाम',
  coupleHint: 'जैसे छपने चाहिए, उदाहरण: आरव संग मीरा',
  place: 'शहर या शादी की जगह',
  date: 'शादी की तारीख़',
  dateError: 'यह तारीख़ निकल चुकी है। आज की या आगे की तारीख़ चुनिए।',
  who: 'हम यह जानकारी सिर्फ़ इस ऑर्डर के लिए रखते हैं। आप जब चाहें, हमसे इसे मिटाने को कह सकते हैं।',
  privacy: 'निजता सूचना',
  last: {
    waiting: (number) => `ऑर्डर ${number} इस फ़ोन में सुरक्षित है और भेज दिया जाएगा।`,
    delivered: (number) => `ऑर्डर ${number} हमें मिल गया है।`,
    refused: (number) => `ऑर्डर ${number} सहेजा नहीं जा सका।`,
    refusedLine: 'कृपया ऑर्डर कॉपी करके हमें व्हाट्सऐप पर भेज दें।',
    see: 'अपना ऑर्डर देखें',
    nextDinner: 'अगली दावत के लिए आपका कार्ट फिर से ख़ाली है।',
    toDesk: 'अगली दावत की तैयारी करें',
  },
} satisfies Translated<typeof english.ORDER_PANEL>;

export const ORDER_STATUS = {
  received: {
    name: 'मिल गया',
    since: (day) => `${day} को मिला`,
    line: 'आपका ऑर्डर हमें मिल गया है। हम व्हाट्सऐप पर उसकी पुष्टि करेंगे।',
  },
  confirmed: {
    name: 'पक्का हुआ',
    since: (day) => `${day} को पक्का हुआ`,
    line: 'दाम और तारीख़ तय हो गए हैं।',
    unpriced: 'आपका ऑर्डर पक्का हो गया है। सही दाम हम व्हाट्सऐप पर बताएँगे।',
  },
  working: {
    name: 'काम चल रहा है',
    since: (day) => `${day} से काम चल रहा है`,
    line: 'हम आपके ऑर्डर पर काम कर रहे हैं।',
  },
  ready: { name: 'तैयार', since: (day) => `${day} से तैयार`, line: 'सब कुछ तैयार है।' },
  delivered: {
    name: 'पहुँचा दिया',
    since: (day) => `${day} को पहुँचा दिया`,
    line: 'हमें यह मौक़ा देने के लिए धन्यवाद।',
  },
  cancelled: {
    name: 'रद्द',
    since: (day) => `${day} को रद्द हुआ`,
    line: 'यह ऑर्डर रद्द कर दिया गया है।',
  },
} satisfies Translated<typeof english.ORDER_STATUS>;

const TO_CONFIRM = 'तारीख़ और कार्ड के हिसाब से पक्का किया जाएगा।';
const FIRST_SPELLING = 'जो दो लिपियों में लिखा है, वह कार्ड पर पहली वाली लिपि में छपेगा।';

export const ORDER_PAGE = {
  heading: 'ऑर्डर',
  pageTitle: 'आपका ऑर्डर',
  description: 'आपने क्या ऑर्डर किया, किस दाम पर, और काम कहाँ तक पहुँचा।',
  placed: (day) => `${day} को दिया गया`,
  status: 'ऑर्डर कहाँ तक पहुँचा',
  items: 'आपने क्या ऑर्डर किया',
  each: 'प्रति कार्ड',
  total: 'कुल',
  estimate: '(अनुमानित)',
  totalItems: 'कुल व्यंजन',
  differs: {
    title: 'इस ऑर्डर के दाम हमारे दामों से अलग हैं',
    line: 'इस पेज के दाम और छूट हमारे हैं, ऑर्डर के समय के। अगर आपने कुछ और सोचा था, तो हमसे पूछ लीजिए।',
    total: (total) => `ऑर्डर में ${total} लिखा है।`,
    price: (price) => `ऑर्डर में ${price} लिखा है।`,
  },
  out: 'ऑर्डर के समय उपलब्ध नहीं था: हम कोई और सुझाएँगे',
  unknownItem: 'आज हमारी सूची में नहीं',
  wrote: 'आपने लिखा',
  wishes: 'और क्या चाहिए, आपके शब्दों में',
  printed: `यह आपने लिखा है, और इस ऑर्डर के हर कार्ड पर यही छपेगा। ${FIRST_SPELLING} एक-एक अक्षर देख लीजिए, और कुछ ग़लत हो तो छपाई से पहले हमें बता दीजिए।`,
  firstSpelling: FIRST_SPELLING,
  byQuotation: 'दाम कोटेशन से',
  perPlate: 'एक प्लेट का दाम',
  forPlates: (plates, _one, price) => `${plates} प्लेट × ${price}`,
  onRequest: 'आपके मेहमानों की संख्या के हिसाब से दाम हम व्हाट्सऐप पर बताते हैं।',
  discounts: 'आपसे वादा की गई छूट',
  toConfirm: TO_CONFIRM,
  discontinued: 'अब हमारे यहाँ नहीं मिलता',
  facts: {
    name: 'नाम',
    phone: 'मोबाइल नंबर',
    couple: 'कार्ड पर छपने वाले नाम',
    of: 'किनकी शादी',
    occasion: 'कार्यक्रम',
    date: 'कार्यक्रम की तारीख़',
    place: 'जगह',
    guests: 'मेहमान',
  },
  unpaid: 'अभी आपको कोई पैसा नहीं देना है। सही दाम हम पहले व्हाट्सऐप पर आपके साथ तय करते हैं।',
  ask: 'इस ऑर्डर के बारे में पूछें',
  askText: (number) => `नमस्ते ${BRAND.nameHindi}, मुझे अपने ऑर्डर ${number} के बारे में कुछ पूछना है:`,
  again: 'फिर से ऑर्डर करें',
  print: 'कोटेशन छापें',
  addedAgain: 'सब कुछ फिर से आपके कार्ट में है',
  partlyAgain: 'जो अब भी मिलता है, वह फिर से आपके कार्ट में है',
  noneAgain: 'इस ऑर्डर की चीज़ें अभी उपलब्ध नहीं हैं।',
  stale: 'ऑर्डर की ताज़ा जानकारी नहीं मिल पाई। यह वही है जो इस फ़ोन में पिछली बार थी।',
  waiting: 'यह ऑर्डर अभी सिर्फ़ इस फ़ोन में है। नेटवर्क आते ही हमें भेज दिया जाएगा।',
  refused:
    'यह ऑर्डर हमारे यहाँ सहेजा नहीं जा सका: यह सिर्फ़ इस फ़ोन में है। कृपया ‘फिर से ऑर्डर करें’ दबाइए, कार्ट में ऑर्डर कॉपी कीजिए और हमें व्हाट्सऐप पर भेज दीजिए।',
  states: {
    loading: { title: 'ऑर्डर खोज रहे हैं', line: 'एक पल रुकिए।' },
    missing: {
      title: 'यह ऑर्डर हमारे पास नहीं है',
      line: 'हो सकता है कि जिस फ़ोन से दिया गया, वहाँ से अभी पहुँचा न हो, या मिटा दिया गया हो। कुछ मिनट में फिर से कोशिश करें, या हमसे पूछें।',
    },
    offline: {
      title: 'नेटवर्क नहीं है',
      line: 'ऑर्डर सुरक्षित है। इंटरनेट चालू करके फिर से कोशिश करें।',
    },
    busy: {
      title: 'अभी ऑर्डर नहीं दिखा पा रहे हैं',
      line: 'ऑर्डर सुरक्षित है। कृपया एक मिनट में फिर से कोशिश करें।',
    },
  },
  retry: 'फिर से कोशिश करें',
  contact: 'हमसे बात करें',
  quotation: {
    title: 'कोटेशन',
    number: 'ऑर्डर नंबर',
    day: 'ऑर्डर की तारीख़',
    item: 'चीज़',
    course: 'श्रेणी',
    dishes: 'व्यंजन',
    amount: 'संख्या',
    price: 'एक का दाम',
    sum: 'कुल दाम',
    promised: (discounts) => `${discounts}। ${TO_CONFIRM}`,
    agreed: 'तय दाम',
    ways: (ways) => `भुगतान के तरीक़े: ${ways}। किसी भी तरीक़े पर कोई शुल्क नहीं लगता।`,
    agreedNote: 'यह तय दाम है, बिल नहीं। क्या भुगतान हुआ, यह ऑर्डर के पेज पर है।',
    note: 'यह अनुमान है, बिल नहीं। सही दाम और डिलीवरी की तारीख़ हम लिखकर बताते हैं।',
    nothingPaid: 'अभी कोई भुगतान नहीं हुआ है।',
    paid: 'क्या भुगतान हुआ, यह ऑर्डर के पेज पर है।',
  },
} satisfies Translated<typeof english.ORDER_PAGE>;
