import { PATHS } from '#src/config/paths.ts';
import type * as english from '#src/locales/en/wedding-cards.ts';
import type { Translated } from '#src/locales/translated.ts';
import { CARD_DISCOUNTS } from './card-discounts.ts';

export const WEDDING_CARDS = {
  title: 'शादी के कार्ड',
  hindi: 'शुभ विवाह',
  description: (series: number) =>
    `QR वाले शादी के कार्ड की ${series} सीरीज़, हर कार्ड का दाम साफ़-साफ़। जो मन को भाए, वह चुनिए और व्हाट्सऐप पर ऑर्डर कीजिए।`,
  line: (series: number) => `${series} सीरीज़, हर एक में आपके नाम, आपका मुहूर्त और अंदर QR कोड। दाम एक कार्ड का है।`,
  details: 'कार्ड की जानकारी भरें',
  video: 'वीडियो का नमूना देखें',
  cart: { label: 'आपका कार्ट', to: PATHS.cart },
  types: 'शादी के कार्ड के प्रकार',
  perCard: 'प्रति कार्ड',
  aCard: 'प्रति कार्ड',
  promosTitle: 'आपके कार्ड के साथ क्या-क्या मिलता है',
  promos: [...CARD_DISCOUNTS, { figure: '1', offer: 'ई-निमंत्रण वीडियो', terms: 'आपके लिए बना, कार्ड के साथ' }],
  filter: {
    label: 'दाम',
    labelWide: 'एक कार्ड का दाम',
    all: 'सभी दाम',
    allWide: 'सभी',
    none: (range: string) => `${range} में कोई सीरीज़ नहीं है`,
    showAll: 'सभी दिखाएँ',
    count: (series: number) => `${series} सीरीज़`,
  },
  series: (title: string) => `${title} शादी के कार्ड`,
  designs: (series: string) => `${series} के डिज़ाइन`,
  see: (designs: number) => `${designs} डिज़ाइन देखें`,
  lightboxFailed: 'यह कार्ड नहीं खुल सका',
  lightboxFailedHint: 'नेटवर्क देखिए, फिर दोबारा दबाइए।',
  names: 'अपने नाम देखें',
  material: (paper: string, finish: string) => `${paper}। ${finish}।`,
} as const satisfies Translated<typeof english.WEDDING_CARDS>;
