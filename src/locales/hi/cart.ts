import type * as english from '#src/locales/en/cart.ts';
import type { Translated } from '#src/locales/translated.ts';
import { dishesText } from './counts.ts';

export const CART = {
  title: 'आपका कार्ट',
  description: 'आपके चुने हुए शादी के कार्ड, उनका अनुमानित दाम, और व्हाट्सऐप के लिए तैयार ऑर्डर।',
  line: 'लिखिए कि आपको कितने कार्ड चाहिए।',
  waiting: 'आपका कार्ट सिर्फ़ इसी फ़ोन में है। ऑर्डर हमें तभी दिखता है, जब आप उसे व्हाट्सऐप पर भेजते हैं।',
  empty: {
    title: 'आपका कार्ट ख़ाली है',
    line: 'पहले कोई कार्ड चुनिए, या खाने का मेन्यू।',
    cards: 'शादी के कार्ड देखें',
    catering: 'कैटरिंग चुनें',
  },
  emptyBesideMenu: {
    title: 'आपके कार्ट में अभी कोई कार्ड नहीं है',
    line: 'कोई कार्ड चुनिए, या अपने मेन्यू के साथ आगे बढ़िए।',
  },
  menu: {
    title: (dishes: number) => `आपका मेन्यू: ${dishesText(dishes)}`,
    action: 'मेरा मेन्यू देखें',
  },
  remove: 'हटाएँ',
  removed: 'कार्ट से हटाया गया',
  removedLine: 'हटाया गया।',
  undo: 'वापस लाएँ',
  fewer: (name: string) => `${name} का एक कार्ड कम करें`,
  more: (name: string) => `${name} का एक कार्ड बढ़ाएँ`,
  amount: (name: string) => `${name} के कितने कार्ड`,
  amountError: '1 से 10,000 तक की पूरी संख्या लिखिए।',
  each: 'प्रति कार्ड',
  discounts: (count: number) => (count === 1 ? '1 छूट लागू' : `${count} छूटें लागू`),
  discountsTitle: (count: number) => (count === 1 ? 'आपकी छूट' : `आपकी ${count} छूटें`),
  prebookingLine: 'व्हाट्सऐप पर सही दाम बताते समय हम 10% घटा देते हैं।',
  tooLate: '10% की छूट शादी से कम से कम डेढ़ महीने पहले के ऑर्डर पर है। आपकी शादी में इससे कम समय बचा है।',
  noDate: 'नीचे शादी की तारीख़ लिख दीजिए: 10% की छूट तारीख़ से कम से कम डेढ़ महीने पहले के ऑर्डर पर है।',
  estimate: 'आपका अनुमानित दाम',
  to: 'से',
  summary: (cards: string, designs: string) =>
    `${cards}, ${designs}। सही दाम हम व्हाट्सऐप पर बताते हैं। यहाँ आपको कुछ नहीं देना है।`,
  addMore: 'और कार्ड जोड़ें',
  total: 'कुल',
  discontinued: 'यह डिज़ाइन अब नहीं मिलता',
  soldOut: 'अभी उपलब्ध नहीं, इसलिए अनुमान में नहीं जोड़ा गया',
  dropped: 'आपके सहेजे हुए कार्ट का कुछ हिस्सा पढ़ा नहीं जा सका और छूट गया।',
  unsaved: 'यह फ़ोन आपका कार्ट सहेज नहीं सकता। इस पेज को बंद करने तक वह बना रहेगा।',
} as const satisfies Translated<typeof english.CART>;
