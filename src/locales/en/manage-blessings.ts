export const MANAGE_BLESSINGS = {
  title: 'New blessings of all couples',
  line: 'What you approve, the couple’s guests read at once if their wall is open: name and words, never the number. What you hide, only the couple and you read. Each couple can change it at their own desk.',
  reading: 'Reading the blessings.',
  empty: { title: 'Nothing is waiting', line: 'Every blessing has been checked.' },
  unreachable: {
    title: 'The blessings could not be read.',
    line: 'They are safe. Check the connection and try again.',
  },
  ofCouple: (couple: string) => `For ${couple}`,
  more: 'Show older ones',
  approved: 'Blessing approved.',
  hidden: 'Blessing hidden.',
  decided: 'Someone else has already approved, hidden or deleted this blessing, so nothing was changed.',
  notDone: 'That did not work. Check the connection and try again.',
} as const;
