/** Copy of the keepsake book, and of the desk's part that makes it. */
export const DESK_BOOK = {
  title: 'Your keepsake book',
  line: 'Every blessing that you have approved, in the order it came, as a book of A5 pages in the dress of your wedding.',
  count: (count: number) => `${count} ${count === 1 ? 'blessing' : 'blessings'} in the book`,
  print: 'Print it or save it as PDF',
  how: [
    'In the window that opens, choose ‘Save as PDF’ for a printing shop, or your own printer.',
    'Paper size A5, scale 100 %, margins ‘Default’. If there is a choice ‘Background graphics’, tick it, so that the cover has its colours.',
    'Blessings that you approve later come into the next print.',
  ],
  wait: 'Opening the book…',
  cover: (names: string) => `Cover of the book of ${names}`,
  none: {
    title: 'The book is waiting for its first blessing',
    line: 'Approve blessings under Blessings, and they come into the book by themselves.',
  },
  failed: {
    title: 'The blessings could not be read.',
    line: 'Nothing is lost. Check the connection and try again.',
    retry: 'Try again',
  },
} as const;
