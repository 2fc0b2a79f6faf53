import type * as english from '#src/locales/en/gift.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const GIFT = {
  title: 'उपहार, जो बरसों साथ रहें',
  hindi: 'स्नेह की भेंट',
  pageName: 'शादी के उपहार',
  description: `${BRAND.nameHindi} से शादी के उपहार: हैंपर, चाँदी, पीतल, साड़ियाँ और मिठाइयाँ, सजाकर शादी की जगह पर पहुँचाए हुए। ऑर्डर व्हाट्सऐप पर।`,
  line: 'हाथ से सजाकर, आपके नाम की पर्ची के साथ शादी की जगह पर पहुँचाया जाता है।',
  service: 'उपहार',
  show: {
    start: 'संगीत के साथ चलाएँ',
    pause: 'रोकें',
    mute: 'संगीत बंद करें',
    fallback: 'आपका ब्राउज़र यह वीडियो नहीं चला सकता।',
    before: 'चलाकर देखिए। इसमें आपके लिए एक ऑफ़र है।',
  },
  seeOffers: 'सारे ऑफ़र देखें',
  listLabel: 'ऑर्डर के लिए उपहार',
  price: 'दाम पूछने पर',
  priceInText: 'पूछने पर',
  order: 'अभी ऑर्डर करें',
  offers: {
    title: (offers: number) => `हमारी तरफ़ से ${offers} ऑफ़र`,
    hindi: 'प्यार के साथ',
    line: 'ऑर्डर करते समय ऑफ़र बता दीजिए, हम बिल में घटा देंगे।',
    off: { gifts: 'छूट, उपहारों पर', cards: 'छूट, कार्ड पर' },
    voucher: 'गिफ़्ट वाउचर',
    flat: 'छूट, आपके ऑर्डर पर',
    /** `कोड SHAGUN20 से आपके ऑर्डर पर सीधे ₹20 की छूट`. */
    flatLine: (amount: string, code: string) => `कोड ${code} से आपके ऑर्डर पर सीधे ${amount} की छूट`,
    flatWord: 'सीधे',
    lines: {
      gifts: 'इस पेज की हर चीज़ पर',
      cards: 'शादी के कार्ड की हर सीरीज़ पर',
      voucher: 'ऑर्डर के साथ माँग लीजिए',
      code: 'अपने ऑर्डर में कोड लिखिए',
    },
    noCode: 'कोड की ज़रूरत नहीं',
    copy: 'कोड कॉपी करें',
    copied: (code: string) => `कोड ${code} कॉपी हो गया`,
    copyFailed: (code: string) => `कोड कॉपी नहीं हो सका। कोड है ${code}।`,
  },
} as const satisfies Translated<typeof english.GIFT>;
