import type * as english from '#src/locales/en/checkout.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const CHECKOUT = {
  action: 'ऑर्डर करें',
  actionOnWhatsApp: 'व्हाट्सऐप पर ऑर्डर करें',
  part: (part: number, parts: number) => `${parts} में से हिस्सा ${part} भेजें`,
  sent: 'खोला गया',
  partsTitle: 'आपका ऑर्डर, हिस्सों में',
  partsLine: '‘ऑर्डर करें’ दबाने पर यह लंबा ऑर्डर एक ही मैसेज में जाता है। नेटवर्क न हो तो इन हिस्सों में, एक-एक करके जाता है।',
  copy: 'ऑर्डर कॉपी करें',
  copied: 'ऑर्डर कॉपी हो गया',
  copyFailed: 'ऑर्डर कॉपी नहीं हो सका। उसे व्हाट्सऐप में खोलकर वहाँ से कॉपी कीजिए।',
} as const satisfies Translated<typeof english.CHECKOUT>;

export const CARD_ORDER = {
  greeting: `नमस्ते ${BRAND.nameHindi}, हमें शादी के ये कार्ड चाहिए:`,
  total: (total: string, cards: string) => `कुल: ${cards}, ${total} (अनुमानित)`,
  closing: 'कृपया सही दाम और डिलीवरी की तारीख़ बता दीजिए।',
} as const satisfies Translated<typeof english.CARD_ORDER>;

export const CATERING_ORDER = {
  greeting: `नमस्ते ${BRAND.nameHindi}, हमें कैटरिंग का यह मेन्यू चाहिए:`,
  dinner: 'दावत',
  date: 'तारीख़',
  guests: 'मेहमान',
  extra: (category: string, text: string) => `और कुछ, ${category}: ${text}`,
  out: '(अभी उपलब्ध नहीं)',
  total: 'कुल व्यंजन',
} as const satisfies Translated<typeof english.CATERING_ORDER>;
