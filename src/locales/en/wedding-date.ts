/** The bar on the pages of services where visitors say when they marry. */
export const WEDDING_DATE = {
  label: 'Your date',
  ask: 'When is your wedding?',
  line: 'Choose the date once, and see on every page what is free.',
  choose: 'Choose your date',
  change: 'Change',
  clear: 'Clear',
  failed: 'The dates could not be opened',
  failedHint: 'Check your network, then tap again.',
} as const;
