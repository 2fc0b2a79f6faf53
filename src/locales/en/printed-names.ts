export const PRINTED_NAMES = {
  title: 'Names as printed',
  line: 'You wrote this, and it is the same on every card of this order. Please check every letter, and tell us before we print if anything is wrong.',
  fields: {
    first: 'First name',
    second: 'Second name',
    families: 'Families',
    date: 'Date',
    place: 'Place',
  },
  /** In a message without room for all of them. */
  onPage: 'Everything to print is on the order’s page:',
} as const;
