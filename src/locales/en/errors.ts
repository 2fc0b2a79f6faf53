/** Text for pages that do not exist, fail to open or do not finish loading. */
export const ERRORS = {
  notFound: {
    title: 'We could not find this page',
    description: 'The page you are looking for does not exist. Try one of these.',
    line: 'The address may have a spelling mistake, or the page may have moved. Try one of these.',
    home: 'Go to the home page',
    cards: 'See wedding cards',
  },
  broken: {
    title: 'This page did not open',
    line: 'Your carts and what you typed are safe. Try once more, or go back to the home page.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  /** The prerendered page is visible, but its script could not be loaded. */
  unfinished: {
    line: 'This page has not finished loading. Some buttons do not work yet, and what you tick is not saved.',
    /** On pages with a message form. */
    message:
      'This page has not finished loading, so your message is not sent yet. What you typed is kept on this phone.',
    retry: 'Try again',
  },
} as const;
