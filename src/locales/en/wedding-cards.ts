import { inWords } from '#src/config/number-words.ts';
import { PATHS } from '#src/config/paths.ts';
import { CARD_DISCOUNTS } from './card-discounts.ts';

export const WEDDING_CARDS = {
  title: 'Wedding cards',
  hindi: 'शुभ विवाह',
  description: (series: number) =>
    `${inWords(series)} series of QR wedding cards with honest prices per card. Choose the one you love, order on WhatsApp.`,
  line: (series: number) =>
    `${inWords(series)} series, each with your names, your muhurat and a QR code inside. Prices are per card.`,
  details: 'Fill in card details',
  video: 'View Video Sample',
  cart: { label: 'Your cart', to: PATHS.cart },
  types: 'Wedding card types',
  perCard: 'per card',
  aCard: 'a card',
  promosTitle: 'What comes with your cards',
  promos: [
    ...CARD_DISCOUNTS,
    { figure: '1', offer: 'e-invitation video', terms: 'made for you, with the card' },
  ],
  filter: {
    label: 'Price',
    labelWide: 'Price per card',
    all: 'All prices',
    allWide: 'All',
    none: (range: string) => `No series between ${range}`,
    showAll: 'Show all',
    count: (series: number) => (series === 1 ? '1 series' : `${series} series`),
  },
  series: (title: string) => `${title} wedding cards`,
  designs: (series: string) => `Designs of ${series}`,
  see: (designs: number) => `See ${designs} designs`,
  /** If the code of the lightbox or of the names cannot be loaded. */
  lightboxFailed: 'This card could not be opened',
  material: (paper: string, finish: string) => `${paper}. ${finish}.`,
  lightboxFailedHint: 'Check your network, then tap again.',
  names: 'See your names',
} as const;
