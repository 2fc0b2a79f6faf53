import { BRAND } from '#src/config/brand.ts';

/** Words of the texts that open in WhatsApp when somebody books or asks. The item's own facts come from the catalogue. */
export const ENQUIRY = {
  /** First line, by what is wanted. */
  opening: {
    book: `Hello ${BRAND.name}, I would like to book:`,
    order: `Hello ${BRAND.name}, I would like to order:`,
    ask: `Hello ${BRAND.name}, I would like to know more about:`,
  },
  price: 'Price',
  picture: 'Picture',
  closing: 'Our date and place: ',
  /** Instead of the closing, where a guest orders for a wedding we know. */
  forWedding: (names: string, when: string) => `For the wedding of ${names}: ${when}`,
} as const;
