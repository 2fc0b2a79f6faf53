import type * as english from '#src/locales/en/enquiry.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const ENQUIRY = {
  opening: {
    book: `नमस्ते ${BRAND.nameHindi}, हमें यह बुक करना है:`,
    order: `नमस्ते ${BRAND.nameHindi}, हमें यह ऑर्डर करना है:`,
    ask: `नमस्ते ${BRAND.nameHindi}, हमें इसके बारे में और जानना है:`,
  },
  out: 'अभी उपलब्ध नहीं',
  price: 'दाम',
  picture: 'फ़ोटो',
  closing: 'हमारी तारीख़ और जगह: ',
  forWedding: (names: string, when: string) => `${names} की शादी के लिए: ${when}`,
} as const satisfies Translated<typeof english.ENQUIRY>;
