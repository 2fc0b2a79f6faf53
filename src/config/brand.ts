/** The shop's name and the words that go with it, in both scripts. */
export const BRAND = {
  name: 'Shagun',
  nameHindi: 'शगुन',
  tagline: 'Your Trusted Wedding Companion',
} as const;
