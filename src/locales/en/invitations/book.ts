/** Copy of the keepsake book, and of the desk's part that makes it. */
export const DESK_BOOK = {
  title: 'Your keepsake book',
  line: 'The photographs that you choose, then every blessing that you have approved, as a book of A5 pages in the theme of your wedding page.',
  count: (count: number) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? 'blessing' : 'blessings'} in the book`,
  photoCount: (count: number) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? 'photograph' : 'photographs'} in the book`,
  print: 'Print it or save it as PDF',
  printWaits: 'The book is printed as soon as all photographs are here.',
  pictures: {
    progress: (read: number, all: number) =>
      `Photographs for the book: ${read.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} ${read === 1 ? 'is' : 'are'} here…`,
    title: 'Not all photographs of the book could be read.',
    line: 'Nothing is lost. The book is printed once all of them are here.',
    broken:
      'A photograph could not be loaded, so the book was not printed. Take it out of the book and try again.',
  },
  how: [
    'In the window that opens, choose ‘Save as PDF’ for a printing shop, or your own printer.',
    'Paper size A5, scale 100%, margins ‘Default’. If there is a choice ‘Background graphics’, tick it, so that the cover has its colours.',
    'Blessings that you approve later come into the next print.',
  ],
  wait: 'Opening the book…',
  cover: (names: string) => `Cover of the book of ${names}`,
  none: {
    title: 'The book is waiting for its first blessing',
    line: 'Approve blessings under Blessings, and they come into the book by themselves.',
  },
  photos: {
    title: 'Guests’ photographs in the book',
    line: 'Choose a place for each. They are printed in the order in which they were taken, before the blessings.',
    none: 'Photographs of your guests that you have approved can be put into the book here.',
    /** `name` may be empty. */
    place: (name: string, day: string) => (name ? `By ${name}, ${day}` : day),
    places: { no: 'Not in the book', page: 'Full page', quarter: 'Four to a page' },
    failed: 'The place could not be saved. Check the connection and choose it again.',
    reading: 'Opening the photographs…',
    more: 'More photographs',
    unreachable: {
      title: 'The photographs could not be read.',
      line: 'Nothing is lost. Check the connection and try again.',
    },
  },
  failed: {
    title: 'The blessings could not be read.',
    line: 'Nothing is lost. Check the connection and try again.',
  },
} as const;
