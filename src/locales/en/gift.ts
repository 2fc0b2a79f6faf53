import { inWords } from '#src/config/number-words.ts';
import { BRAND } from './brand.ts';

export const GIFT = {
  title: 'Gifts they will keep',
  hindi: 'उपहार',
  pageName: 'Wedding gifts',
  description: `Wedding gifts from ${BRAND.name}: hampers, silver, brass, sarees and sweets, wrapped and delivered to the venue. Order on WhatsApp.`,
  line: 'Wrapped by hand and delivered to the venue with your name on the tag.',
  service: 'Gifts',
  show: {
    start: 'Play with music',
    pause: 'Pause',
    mute: 'Mute the music',
    fallback: 'Your browser does not support the video tag.',
    /** Reserves the place of the offer, to avoid layout shift. */
    before: 'Press play. There is an offer in it for you.',
  },
  seeOffers: 'See all offers',
  listLabel: 'Gifts to order',
  /** The specification gives no gift prices. */
  price: 'Price on request',
  priceInText: 'on request',
  order: 'Order Now',
  offers: {
    title: (offers: number) => `${inWords(offers)} offers, on us`,
    hindi: 'प्यार के साथ',
    line: 'Mention the offer when you order, and we will take it off the bill.',
    off: { gifts: 'off gifts', cards: 'off cards' },
    voucher: 'gift voucher',
    flat: 'off your order',
    /** `Flat ₹20 off your order with code SHAGUN20`. */
    flatLine: (amount: string, code: string) => `Flat ${amount} off your order with code ${code}`,
    flatWord: 'Flat',
    lines: {
      gifts: 'On everything on this page',
      cards: 'On every series of wedding cards',
      voucher: 'Ask for it with your order',
      code: 'Write the code in your order',
    },
    noCode: 'No code needed',
    copy: 'Copy code',
    copied: (code: string) => `Code ${code} copied`,
    copyFailed: (code: string) => `The code could not be copied. It is ${code}.`,
  },
} as const;
