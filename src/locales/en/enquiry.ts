import { BRAND } from './brand.ts';

/** WhatsApp texts for bookings and questions; item facts come from the catalogue. */
export const ENQUIRY = {
  opening: {
    book: `Hello ${BRAND.name}, I would like to book:`,
    order: `Hello ${BRAND.name}, I would like to order:`,
    ask: `Hello ${BRAND.name}, I would like to know more about:`,
  },
  /** On the button of an item that cannot be had at the moment. */
  out: 'Not available now',
  price: 'Price',
  picture: 'Picture',
  closing: 'Our date and place: ',
  /** Replaces `closing` for guests of a wedding we know. */
  forWedding: (names: string, when: string) => `For the wedding of ${names}: ${when}`,
} as const;
