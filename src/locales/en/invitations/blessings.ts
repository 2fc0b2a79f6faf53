const blessings = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'blessing' : 'blessings'}`;

export const BLESSINGS = {
  title: 'Blessings',
  opening: 'Opening your blessings.',
  lost: {
    title: 'The blessings could not be read',
    line: 'They are safe. Check your network and try again.',
  },
  refused: {
    title: 'Please sign in again',
    line: 'Your sign-in has ended, or your address may no longer open this wedding. Reload the page to sign in.',
  },
  offline: 'There is no network right now. This is the list as it was read last.',
  notDone: 'That did not work. Check your network and try again.',
  empty: {
    title: 'No blessings yet',
    line: 'Your guests write them on your page, below the functions. New ones appear here by themselves.',
  },
  none: 'No blessing matches this.',
  noneNew: 'Nothing new. You have decided about every blessing.',
  filter: 'Show',
  states: { new: 'New', approved: 'Approved', hidden: 'Hidden' },
  all: 'All',
  withCount: (name: string, count: number) => `${name} (${count.toLocaleString('en-IN')})`,
  search: 'Find by name, words or number',
  searching: (read: number) => `Searched through ${blessings(read)} so far.`,
  more: 'Show older ones',
  shown: blessings,
  selectAll: 'Select all shown',
  selected: (count: number) => `${blessings(count)} selected`,
  select: (name: string) => `Select the blessing of ${name}`,
  clear: 'Clear',
  approve: 'Approve',
  approveOne: (name: string) => `Approve the blessing of ${name}`,
  approveAll: (count: number) => `Approve all ${count.toLocaleString('en-IN')} new ones`,
  discard: 'Discard all new ones from this hour',
  noneThisHour: 'No new blessing came in this hour.',
  hide: 'Hide',
  hideOne: (name: string) => `Hide the blessing of ${name}`,
  remove: 'Delete',
  removeOne: (name: string) => `Delete the blessing of ${name}`,
  approved: (count: number) => `${blessings(count)} approved.`,
  hidden: (count: number) => `${blessings(count)} hidden.`,
  removed: (count: number) => `${blessings(count)} deleted.`,
  leftOut: (count: number) =>
    `Someone else has already approved, hidden or deleted ${blessings(count)}, so nothing was changed there.`,
  approveQuestion: (count: number, wallOpen: boolean) => ({
    title: `Approve ${blessings(count)}?`,
    line: wallOpen
      ? `Guests can read ${count === 1 ? 'it' : 'them'} at once on your page and on the wall: names and words, never numbers.`
      : `Your wall is closed, so guests cannot read ${count === 1 ? 'it' : 'them'} until you open it.`,
    keep: 'Not yet',
  }),
  removeQuestion: (count: number) => ({
    title: count === 1 ? 'Delete this blessing?' : `Delete ${blessings(count)}?`,
    line: `${count === 1 ? 'It is' : 'They are'} then gone for good, also from the wall. To keep something only to yourselves, hide it instead.`,
    keep: 'Keep',
  }),
  wall: {
    title: 'The wall',
    closed: 'Closed: what your guests write is read by you, those who help you, and us.',
    open: (count: number) =>
      count === 0
        ? 'Open: guests read what you approve on your page and on the wall. Names and words, never a number.'
        : `Open: guests read the ${blessings(count)} you have approved on your page and on the wall. Names and words, never a number.`,
    openIt: 'Open the wall',
    closeIt: 'Close the wall',
    question: 'Open the wall for your guests?',
    questionLine: (count: number) =>
      `Everyone with the link of your page can then read ${count === 0 ? 'the blessings that you approve' : `the ${blessings(count)} that you have approved, and those that you approve later`}: name and words, never a number. You can close it at any time.`,
    keep: 'Keep it closed',
    opened: 'The wall is open.',
    nowClosed: 'The wall is closed. Guests no longer see any blessing.',
    unpublished: 'Your page is not open for guests, so nobody can read the wall yet.',
    see: 'See the wall',
    book: 'Print them as a book',
  },
  csv: 'Download as a table (CSV)',
  csvFile: 'blessings.csv',
  heads: {
    name: 'Name',
    text: 'Blessing',
    phone: 'Mobile number',
    state: 'State',
    createdAt: 'Written (IST)',
  },
} as const;
