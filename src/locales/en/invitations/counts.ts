/** The count of replies at the couple's desk. */
export const DESK_COUNT = {
  title: 'Who is coming',
  line: 'Counted from the replies of your families, and brought up to date whenever you open this page.',
  none: {
    title: 'Nothing to count yet',
    line: 'Add your families under Guests and send them their links. Their replies are added up here.',
  },
  reading: 'Reading the replies.',
  offline: 'No network: these are the counts of your last visit.',
  partial: 'Some replies could not be read just now, so these counts may be too low.',
  failed: {
    title: 'The replies could not be read.',
    line: 'Nothing is lost. Check the connection and try again.',
    retry: 'Try again',
  },
  coming: 'coming',
  foods: {
    veg: (count: string) => `${count} vegetarian`,
    jain: (count: string) => `${count} Jain`,
    nonVeg: (count: string) => `${count} non-vegetarian`,
  },
  children: (count: string) => (count === '1' ? '1 of them a child' : `${count} of them children`),
  withOpenLink: (count: string) => `${count} of them with the open link`,
  besideOpenLink: (count: string) => `${count} more with the open link, not counted here`,
  families: (families: string, seats: string) => `${families} families, ${seats} seats`,
  oneFamily: (seats: string) => `1 family, ${seats} seats`,
  invited: 'Invited',
  replied: 'Replied',
  unsure: 'Not sure yet',
  silent: 'No reply yet',
  expected: (count: string) => `If those who have not said yet come as the others do: ${count}`,
  plan: 'Plan this dinner',
  planLine: 'Takes the plates, the day and the place into the catering cart.',
  door: 'At the door',
  csv: 'Download as a table (CSV)',
  csvFile: 'guests.csv',
  print: 'Print the caterer’s sheet',
  share: 'Send it to the caterer',
  sheet: {
    title: (names: string) => `Plates for the wedding of ${names}`,
    plates: (count: string) => `Plates: ${count}`,
    children: (count: string) => `of them for children: ${count}`,
    heads: ['Function', 'When and where', 'Plates', 'Vegetarian', 'Jain', 'Non-vegetarian', 'Children'],
    counted: (time: string) =>
      `Counted from the guests’ replies on ${time} IST. Children are among the plates.`,
  },
  open: {
    title: 'With the open link',
    line: (replies: number) =>
      `${replies === 1 ? 'One reply' : `${replies.toLocaleString('en-IN')} replies`} from people who are not on your list. Whoever has the link can send one, so they are counted for the caterer only if you say so.`,
    countIn: 'Count them for the caterer too',
    close: 'Close the open link',
    closed: 'The open link is closed. Families reply with their own links as before.',
    isClosed: 'The open link is closed: nobody can send more of these.',
    discard: 'Discard all from this hour',
    discardTitle: (replies: number) =>
      replies === 1 ? 'Discard one reply?' : `Discard ${replies.toLocaleString('en-IN')} replies?`,
    discardLine: 'These came with the open link in the last hour. They are then gone for good.',
    keep: 'Keep them',
    discarded: (replies: number) =>
      replies === 1 ? 'One reply discarded.' : `${replies.toLocaleString('en-IN')} replies discarded.`,
    notDone: 'That did not work. Check your network and try again.',
  },
  openLink: 'open link',
  notComing: 'not coming',
  states: { replied: 'coming', unsure: 'not sure yet', silent: 'no reply yet' },
  sides: { one: 'first family', two: 'second family', both: 'both families' },
} as const;

export const CSV_HEADS = [
  'Family',
  'Mobile number',
  'Guests of',
  'Tags',
  'Seats',
  'Function',
  'Reply',
  'Coming',
  'Children among them',
  'Vegetarian',
  'Jain',
  'Non-vegetarian',
  'Note',
];

/** Parts of the couple's desk, as its navigation names them. */
export const DESK_PARTS = {
  label: 'Your desk',
  page: 'Page',
  guests: 'Guests',
  count: 'Count',
  blessings: 'Blessings',
  photos: 'Photos',
  book: 'Book',
  print: 'Print',
  film: 'Film',
} as const;
