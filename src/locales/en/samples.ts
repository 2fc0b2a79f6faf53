/** Exact texts of the specification (§2 'Sample modal', §8). */
export const SAMPLE_TEXT = {
  view: 'View Sample',
  heading: (title: string) => `${title} - Samples`,
  none: (name: string) => `No samples available for ${name}.`,
  album: {
    title: 'The whole album',
    line: 'Full sets from past weddings, in our shared folder.',
    link: 'See Albums',
  },
  notOpened: 'The samples could not be opened. Check your connection and try again.',
  brokenImage: 'This picture could not be loaded.',
} as const;
