import { inWords } from '#src/config/number-words.ts';

export const MAKEUP_PAGE = {
  service: 'Makeup',
  description: (services: number) =>
    `Bridal makeup and mehndi for every function, from haldi to reception. ${inWords(services)} services with honest prices; book on WhatsApp.`,
  hindi: 'दुल्हन का शृंगार',
  title: 'Still you, on the brightest day',
  line: 'Artists for makeup and mehndi who come to your home or venue.',
  contact: 'Contact Us',
  pointsLabel: 'Why our artists',
  points: [
    { title: 'Flawless Finish', line: 'Skin prepared first, so your pictures need no editing.' },
    { title: 'Long-Lasting Wear', line: 'Holds through heat, tears and the last dance.' },
    {
      title: 'Custom Look for Every Bride',
      line: 'A trial before the date, matched to your outfit and your skin.',
    },
  ],
  listTitle: (services: number) => `${inWords(services)} looks`,
  book: 'BOOK NOW',
} as const;
