import { PATHS } from '#src/config/paths.ts';

export const WEDDING_CARDS = {
  title: 'Wedding cards',
  hindi: 'शुभ विवाह',
  description:
    'Sixteen series of QR wedding cards with honest prices per card. Choose by eye, order on WhatsApp.',
  line: 'Sixteen series, each with your names, your muhurat and a QR code inside. Prices are for one card.',
  details: 'Fill in card details',
  video: 'View Video Sample',
  cart: { label: 'Your cart', to: PATHS.cart },
  types: 'Wedding card types',
  perCard: 'per card',
  aCard: 'a card',
  promosTitle: 'What comes with your cards',
  promos: [
    { figure: '10%', offer: 'off', terms: 'for prebooking 1.5 months before the date' },
    { figure: '20', offer: 'carry bags free', terms: 'with branded card' },
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
  see: (designs: number) => `See ${designs} designs`,
  add: 'Add to Cart',
  added: 'Added. See cart',
  toastAdded: 'Item added to cart',
  toastAlready: 'Item already added to cart',
  paper: 'Paper',
  finish: 'Finish',
} as const;
