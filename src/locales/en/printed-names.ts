export const PRINTED_NAMES = {
  title: 'Names as printed',
  fields: {
    first: 'Name shown first',
    second: 'Name shown second',
    families: 'Families',
    date: 'Date',
    place: 'Place',
  },
  /** In a message without room for all of them. */
  onPage: 'Everything to print is on the order’s page:',
} as const;
