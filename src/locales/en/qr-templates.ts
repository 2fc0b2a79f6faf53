import { inWords } from '#src/config/number-words.ts';
import { PATHS } from '#src/config/paths.ts';

const LINKS = [
  { name: 'Bless the couple', line: 'Guests leave their blessings, even without network' },
  { name: 'Wedding Venue', line: 'Directions in their own maps app' },
  { name: 'Download DSLR Memories', line: 'The photographer’s pictures, when they are ready' },
  { name: 'Gifts', line: 'Gifts to send, delivered to the venue' },
] as const;

export const QR_TEMPLATE = {
  title: 'One card, one scan',
  hindi: 'क्यूआर निमंत्रण',
  pageName: 'QR Templates',
  description:
    'Hindi, Muslim and Punjabi wedding cards with a QR code that opens your own page: venue, memories, gifts and blessings.',
  line: 'A printed card with a QR code of your own. Your guests scan it to find the venue, the photographs and a place to bless you.',
  service: 'QR Templates',
  zoom: (name: string) => `See it larger: ${name}`,
  zoomShort: 'See it larger',
  price: 'Price on request',
  priceInText: 'on request',
  book: 'BOOK NOW',
  opens: {
    title: 'What the code opens',
    hindi: 'स्कैन करते ही',
    line: `${inWords(LINKS.length)} links on one page, which you can change even after the cards are printed.`,
    links: LINKS,
    sample: { label: 'Open a sample page', to: PATHS.qrHindu },
    own: { label: 'Make your own page', to: PATHS.invitations },
    code: 'QR code of the sample page',
    scan: 'Try it: point a phone’s camera here.',
  },
} as const;
