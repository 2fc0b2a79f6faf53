export const DJ_PAGE = {
  service: 'DJ & Horse',
  description:
    'DJs, brass bands, bhangra, orchestra and dance floors for the baraat and sangeet, and horses, raths and baggis for the groom. Prices on the page.',
  hindi: 'बैंड, बाजा, बारात',
  title: 'A baraat the street remembers',
  line: 'Bands, DJs and dance floors for every function, with crew, lights and generator.',
  strip: {
    label: 'What we bring to a baraat',
    words: ['Brass band', 'Dhol', 'Bhangra', 'Orchestra', 'Road DJ', 'Dance floor', 'Ghodi', 'Rath', 'Baggi'],
  },
  collection: 'Our collection',
  djTitle: 'DJ packages',
  includes: (title: string) => `${title} includes`,
  custom: 'Custom',
  customNote: 'Priced individually',
  horse: {
    hindi: 'घोड़ी और रथ',
    title: 'Horse and carriage',
    line: 'Calm horses with handlers who know weddings, and raths and baggis dressed in the flowers of your mandap.',
    listTitle: 'Horse and carriage packages',
    service: 'Horse and carriage',
  },
  book: 'Book Now',
} as const;
