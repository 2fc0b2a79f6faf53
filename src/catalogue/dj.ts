/** DJs, bands and horse carriages (specification §9 'DJ'). */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

export interface AddOn {
  readonly name: string;
  /** Rupees. */
  readonly price: number;
  /** What the price covers, if not the whole. */
  readonly unit?: string;
}

export interface ServicePackage {
  /** Also the key of its samples. */
  readonly id: string;
  readonly title: string;
  /** Rupees; absent for the list of add-ons. */
  readonly price?: number;
  readonly includes: readonly string[];
  /** One sentence. */
  readonly highlight: string;
  readonly picture: PictureSource;
  /** How many live horses it takes; absent for music. */
  readonly horses?: number;
}

function dj(id: string, alt: string): PictureSource {
  return picture(artwork, `services/dj/${id}`, 'scene', alt);
}

function horse(id: string, alt: string): PictureSource {
  return picture(artwork, `services/horse/${id}`, 'scene', alt);
}

export const ADD_ONS: readonly AddOn[] = [
  { name: 'Name banner', price: 2500 },
  { name: 'Sarpi lights x2', price: 4000 },
  { name: 'Paper gun', price: 3000 },
  { name: 'Smoke gun', price: 4000 },
  { name: 'Extra umbrella light', price: 1500, unit: 'each' },
];

export const ADD_ONS_PACKAGE = {
  id: 'add-ons',
  title: 'Add-ons',
  includes: [],
  highlight: 'Chosen one by one, on top of any package.',
  picture: dj('add-ons', 'A name banner, lights, a smoke gun and a paper gun'),
} as const satisfies ServicePackage;

export const DJ_PACKAGES: readonly ServicePackage[] = [
  {
    id: 'premium-band',
    title: 'Premium DJ Band Procession',
    price: 24_000,
    includes: [
      'DJ on a decorated vehicle',
      'Brass band of 15 in uniform',
      'Four dhol players',
      '20 umbrella lights',
      'Generator and crew',
    ],
    highlight: 'Brass and bass in one baraat: the band for the elders, the DJ for the cousins.',
    picture: dj('premium-band', 'Brass trumpets and band drums with garlands'),
  },
  {
    id: 'punjabi-bhangra',
    title: 'Punjabi Bhangra Vibe',
    price: 19_000,
    includes: [
      'Six bhangra dancers',
      'Four dhol players in costume',
      'DJ with Punjabi sets',
      'Two hours with the baraat',
    ],
    highlight: 'Dancers who pull your guests in by the hand.',
    picture: dj('punjabi-bhangra', 'A dhol with tassels before a phulkari pattern'),
  },
  {
    id: 'musical-orchestra',
    title: 'Musical Orchestra',
    price: 32_000,
    includes: [
      'Two singers and an anchor',
      'Harmonium, tabla, shehnai and keyboard',
      'Sound for 500 guests',
      'Four hours with your list of songs',
    ],
    highlight: 'Live songs for the sangeet, from old films to this year’s.',
    picture: dj('musical-orchestra', 'Harmonium, tabla and shehnai under an arch'),
  },
  {
    id: 'road-dj',
    title: 'Road DJ',
    price: 18_000,
    includes: [
      'DJ on an open vehicle',
      'Four tops and two bass bins',
      'Two moving lights',
      'Generator and driver',
    ],
    highlight: 'All a baraat of 200 needs to reach the gate dancing.',
    picture: dj('road-dj', 'A decorated lorry with loudspeakers'),
  },
  {
    id: 'upgraded-road-dj',
    title: 'Upgraded Road DJ',
    price: 28_000,
    includes: [
      'DJ on a long vehicle',
      'Line-array sound',
      'LED screen with your names',
      'Five moving lights and a smoke machine',
      'Generator and crew of six',
    ],
    highlight: 'A stage on wheels, your names on its screen.',
    picture: dj('upgraded-road-dj', 'A lorry with a screen, light beams and line arrays'),
  },
  {
    id: 'dance-floor',
    title: 'Dance Floor Standard',
    price: 9000,
    includes: [
      'Lit floor of 16 × 16 feet',
      'DJ with sound for 150 guests',
      'Mirror ball and four lights',
      'Five hours',
    ],
    highlight: 'For the sangeet at home or in a small hall.',
    picture: dj('dance-floor', 'A mirror ball over a lit dance floor'),
  },
  {
    id: 'premium-truss',
    title: 'Premium with Truss',
    price: 14_000,
    includes: [
      'Lit floor of 20 × 20 feet under a truss',
      'DJ with sound for 300 guests',
      'Eight moving lights',
      'Six hours',
    ],
    highlight: 'Light from above, so the dancing looks as good in pictures.',
    picture: dj('premium-truss', 'A DJ booth under a truss with beams of light'),
  },
  ADD_ONS_PACKAGE,
];

export const HORSE_PACKAGES: readonly ServicePackage[] = [
  {
    id: 'single',
    title: 'Single Horse',
    price: 10_500,
    includes: [
      'Trained ghodi with two handlers',
      'Embroidered saddle cloth and plume',
      'Umbrella for the groom',
      'Three hours',
    ],
    highlight: 'A calm mare who has heard every band in town.',
    picture: horse('single', 'A dressed horse with garlands and a plume'),
    horses: 1,
  },
  {
    id: 'rath',
    title: 'Horse with Rath',
    price: 17_000,
    includes: [
      'One horse and a gilded rath',
      'Seat for the groom and two children',
      'Flowers and lamps on the rath',
      'Three hours',
    ],
    highlight: 'A chariot entry the whole street comes out to see.',
    picture: horse('rath', 'A gilded rath with a red canopy at dusk'),
    horses: 1,
  },
  {
    id: 'double-baggi',
    title: 'Double Horse with Baggi',
    price: 22_000,
    includes: [
      'Two matched horses',
      'White baggi with a folding hood',
      'Coachman and two footmen in livery',
      'Four hours',
    ],
    highlight: 'For the groom who arrives, and the bride who leaves.',
    picture: horse('double-baggi', 'A white baggi with a teal hood and flowers'),
    horses: 2,
  },
  {
    id: 'rath-replica',
    title: 'Rath with Horse Replica',
    price: 12_000,
    includes: [
      'Lit rath on a quiet motor',
      'Life-size horse replica, no live animal',
      'Flowers and lamps',
      'Three hours',
    ],
    highlight: 'The look of a rath where live animals may not go.',
    picture: horse('rath-replica', 'A flower-decked rath behind a horse replica'),
    horses: 0,
  },
];

/** In the order of the carousel. */
const COLLECTION_IDS = ['premium-band', 'double-baggi', 'musical-orchestra', 'rath', 'dance-floor', 'single'];

export function collectionOf(packages: readonly ServicePackage[]): readonly ServicePackage[] {
  return COLLECTION_IDS.flatMap((id) => packages.find((candidate) => candidate.id === id) ?? []);
}

export const DJ_COLLECTION = collectionOf([...DJ_PACKAGES, ...HORSE_PACKAGES]);

export const DJ_HERO = dj('hero', 'A DJ booth between loudspeakers and beams of light, hung with marigolds');

export const HORSE_HERO = horse('hero', 'A dressed white horse beside lamps and an umbrella at dusk');
