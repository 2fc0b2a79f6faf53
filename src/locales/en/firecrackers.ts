import { inWords } from '#src/config/number-words.ts';

/** `note` is a decision of docs/design.md. */
export const FIRECRACKERS_PAGE = {
  service: 'Firecrackers',
  description:
    'Firecracker packages for the jaimala, baraat and stage, and a category-wise price list. Enquiry only: handed over in person by a licensed seller.',
  hindi: 'आतिशबाज़ी',
  title: 'Light up the night of the phere',
  line: (packages: number) =>
    `${inWords(packages)} packages for the gate, the stage and the sky, and a price list to put together your own.`,
  strip: {
    label: 'What lights up the night',
    words: [
      'Phooljhadi',
      'Anar',
      'Chakri',
      'Colour fountains',
      'Rockets',
      'Sky shots',
      'Cold anar',
      'Jharna',
    ],
  },
  collection: 'Our collection',
  note: {
    title: 'Enquiry only',
    line: 'Nothing is sold on this page. Crackers are sold and handed over in person by a licensed seller, where the rules of your state allow them. India’s Supreme Court barred both online sale and joined ladis in October 2018; our ladis are electronic.',
  },
  packagesTitle: 'Packages',
  items: (title: string) => `What is in the ${title}`,
  priceList: {
    hindi: 'दाम की सूची',
    title: 'Price list',
    line: 'Ask about a category, and tell us how many of each you need.',
    enquiry: (category: string) => `${category}, price list`,
  },
  book: 'Book Now',
} as const;
