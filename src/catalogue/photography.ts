/** Coverage packages, single events and add-ons (specification §9). */
import type { PictureSource } from '#src/config/media.ts';
import { PATHS } from '#src/config/paths.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

export type TierId = 'traditional' | 'standard' | 'premium';

/** In whole rupees. */
export interface Extra {
  readonly name: string;
  readonly price: number;
}

export interface PhotographyPackage {
  /** Also the key of its samples. */
  readonly id: string;
  readonly title: string;
  /** Whole rupees. */
  readonly price: number;
  readonly items: readonly string[];
  readonly extras: readonly Extra[];
  readonly picture: PictureSource;
}

export interface PhotographyTier {
  readonly id: TierId;
  readonly path: string;
  /** On its own page: 'Traditional'. */
  readonly name: string;
  /** In the carousel of coverage packages: 'Basic'. */
  readonly coverage: string;
  /** One sentence. */
  readonly line: string;
  /** What every package of the tier includes. */
  readonly covers: readonly string[];
  readonly picture: PictureSource;
  readonly packages: readonly PhotographyPackage[];
}

export interface SingleEvent {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly items: readonly string[];
  readonly picture: PictureSource;
}

export interface AddOn {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly line: string;
}

function scene(name: string, alt: string): PictureSource {
  return picture(artwork, `services/photography/${name}`, 'scene', alt);
}

export const PHOTOGRAPHY_HERO = scene(
  'hero',
  'A camera under a line of wedding prints, among roses and marigolds',
);

const PRE_WEDDING = scene('pre-wedding', 'A print of a couple by a lake, with heart balloons');
const WEDDING = scene('wedding', 'Framed pictures of a mandap, a couple and a diya above a camera');

export const TIERS: readonly PhotographyTier[] = [
  {
    id: 'traditional',
    path: PATHS.photographyTraditional,
    name: 'Traditional',
    coverage: 'Basic',
    line: 'Every ritual and every relative, in focus and in order.',
    covers: ['Photographer and videographer', 'Full-length film', 'Printed album'],
    picture: scene('basic', 'A camera between two wedding prints'),
    packages: [
      {
        id: 'pre-wedding-traditional',
        title: 'Pre-Wedding Traditional',
        price: 25_000,
        items: [
          'One photographer for one day',
          'One place in the city, two outfits',
          '100 edited photographs',
          'A two-minute film set to your song',
        ],
        extras: [],
        picture: PRE_WEDDING,
      },
      {
        id: 'wedding-traditional',
        title: 'Wedding Traditional',
        price: 33_000,
        items: [
          'One photographer and one videographer for one day',
          'Every ritual from the baraat to the vidaai',
          '300 edited photographs and a full-length film',
          'A printed album of 40 pages',
        ],
        extras: [
          { name: 'Drone', price: 5_000 },
          { name: 'Extra day', price: 7_000 },
        ],
        picture: WEDDING,
      },
      {
        id: 'wedding-traditional-drone',
        title: 'Wedding Traditional + Drone',
        price: 40_000,
        items: [
          'One photographer and one videographer for one day',
          'Drone with its pilot for the baraat and the venue',
          '300 edited photographs and a full-length film',
          'A printed album of 40 pages',
        ],
        extras: [{ name: 'Extra day', price: 7_000 }],
        picture: scene('drone', 'A drone above a palace garden'),
      },
    ],
  },
  {
    id: 'standard',
    path: PATHS.photographyStandard,
    name: 'Standard',
    coverage: 'Standard',
    line: 'The rituals, and the looks between them: traditional and candid together.',
    covers: ['Traditional and candid photographers', 'Highlight film', 'Printed album'],
    picture: scene('standard', 'A camera on a tripod between two studio lights'),
    packages: [
      {
        id: 'pre-wedding-standard',
        title: 'Pre-Wedding Standard',
        price: 35_000,
        items: [
          'One candid photographer and one cinematographer for one day',
          'Two places, three outfits',
          '150 edited photographs',
          'A three-minute film and a save-the-date reel',
        ],
        extras: [],
        picture: PRE_WEDDING,
      },
      {
        id: 'wedding-standard',
        title: 'Wedding Standard',
        price: 70_000,
        items: [
          'One traditional and one candid photographer for one day',
          'One videographer and one cinematographer',
          '500 edited photographs, full-length and highlight film',
          'A printed album of 60 pages',
        ],
        extras: [
          { name: 'Extra candid photographer', price: 5_000 },
          { name: 'Extra day', price: 10_000 },
        ],
        picture: WEDDING,
      },
    ],
  },
  {
    id: 'premium',
    path: PATHS.photographyPremium,
    name: 'Premium',
    coverage: 'Premium',
    line: 'A whole crew, a drone, and a film you will show to grandchildren.',
    covers: ['Candid crew and cinematographers', 'Drone', 'Cinematic film and teaser'],
    picture: scene('premium', 'A camera and a drone in the evening, between two framed pictures'),
    packages: [
      {
        id: 'pre-wedding-premium',
        title: 'Pre-Wedding Premium',
        price: 55_000,
        items: [
          'Two photographers and one cinematographer for two days',
          'Three places, four outfits, drone included',
          '250 edited photographs',
          'A five-minute film and two reels',
        ],
        extras: [],
        picture: PRE_WEDDING,
      },
      {
        id: 'wedding-premium-a',
        title: 'Wedding Premium A',
        price: 1_20_000,
        items: [
          'Two candid and one traditional photographer for one day',
          'Two cinematographers, one videographer and a drone',
          '700 edited photographs, full-length and cinematic film',
          'Two printed albums of 60 pages',
        ],
        extras: [{ name: 'Extra day', price: 10_000 }],
        picture: WEDDING,
      },
      {
        id: 'wedding-premium-b',
        title: 'Wedding Premium B',
        price: 1_40_000,
        items: [
          'Everything in Wedding Premium A',
          'Haldi and mehndi covered as well',
          'A one-minute teaser the next morning',
          'A large canvas print and a leather album',
        ],
        extras: [],
        picture: scene('album', 'An open wedding album with its prints'),
      },
    ],
  },
];

export function tierOf(id: TierId): PhotographyTier {
  const tier = TIERS.find((candidate) => candidate.id === id);
  if (!tier) throw new Error(`Unknown photography tier: ${id}`);
  return tier;
}

export const EVENT_ALBUM: Extra = { name: 'Album', price: 6_500 };

export const SINGLE_EVENTS: readonly SingleEvent[] = [
  {
    id: 'engagement',
    title: 'Engagement',
    price: 25_000,
    items: ['Photographer and videographer', 'Ring ceremony and family portraits'],
    picture: scene('engagement', 'Two rings in an open velvet box'),
  },
  {
    id: 'anniversary',
    title: 'Anniversary',
    price: 24_000,
    items: ['Photographer and videographer', 'Cake, dances and table portraits'],
    picture: scene('anniversary', 'Framed pictures on a heart, two glasses before them'),
  },
  {
    id: 'birthday',
    title: 'Birthday',
    price: 24_000,
    items: ['Photographer and videographer', 'Candid pictures of the children'],
    picture: scene('birthday', 'A cake of three tiers under balloons'),
  },
];

export const ADD_ONS: readonly AddOn[] = [
  {
    id: 'decor-wall',
    title: 'Decor wall',
    price: 10_000,
    line: 'A flower wall for portraits, put up and taken down.',
  },
  { id: 'couple-frame', title: 'Couple frame', price: 400, line: 'One framed print, ready to hang.' },
  {
    id: 'live-broadcast',
    title: 'Live broadcast',
    price: 12_000,
    line: 'The wedding live on a private link, for family abroad.',
  },
];
