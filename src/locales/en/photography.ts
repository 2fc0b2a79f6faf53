import { inWords } from '#src/config/number-words.ts';

export const PHOTOGRAPHY = {
  title: 'Your wedding day, for ever',
  hindi: 'यादें',
  pageName: 'Photography and films',
  description:
    'Wedding photography and films: Basic, Standard and Premium coverage, single events and add-ons, with every price on the page.',
  line: (tiers: number) =>
    `Photographs and films of the wedding and the days around it. ${inWords(tiers)} tiers, every price on the page.`,
  service: 'Photography',
  strip: {
    label: 'What we cover',
    words: [
      'Pre-wedding',
      'Candid portraits',
      'Ritual by ritual',
      'Drone',
      'Cinematic films',
      'Printed albums',
    ],
  },
  book: 'Book Now',
  included: (title: string) => `What ${title} includes`,
  extras: 'Extras',
  coverage: {
    title: (tiers: number) => `${inWords(tiers)} ways to cover your wedding`,
    label: 'Coverage packages',
    /** 'Basic coverage' in the booking text. */
    item: (name: string) => `${name} coverage`,
    see: (packages: number) => `See its ${packages} packages`,
  },
  tiers: {
    title: 'Choose a tier',
    hindi: 'आपकी पसंद',
    line: 'Each tier has its own page, with its packages and add-ons.',
    see: 'See packages',
  },
  events: {
    title: 'For a single event',
    line: 'The same crew for one evening. An album is extra.',
  },
  addOns: {
    title: 'Add to any package',
    line: 'Hired for the day, brought and set up by us.',
  },
} as const;

export const PHOTOGRAPHY_TIER = {
  title: (tier: string) => `${tier} photography`,
  description: (tier: string, range: string) =>
    `${tier} wedding and pre-wedding photography packages, ${range}: what each includes, add-ons, samples and booking on WhatsApp.`,
  hindi: { traditional: 'परंपरा', standard: 'पल', premium: 'शान' },
  listLabel: (tier: string) => `${tier} packages`,
  others: {
    title: 'The other tiers',
    all: 'All photography',
    allLine: 'Single events and add-ons',
  },
} as const;
