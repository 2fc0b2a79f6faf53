/**
 * The owner's settings: environment variables (README, 'The owner's values'). The demonstration shop has a value for each.
 * A shop with a name of its own goes without what it leaves out, except what it cannot do without.
 */

import { folderSetting } from '#src/catalogue/farewell-folders.ts';
import type { BranchId } from '#text/catalogue/farewell-branches.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { derivedSettings } from './derived-settings.ts';
import { LEGAL } from './legal-settings.ts';
import { MONEY } from './money-settings.ts';
import type { SettingKind } from './setting-kinds.ts';

export interface Setting {
  readonly demo: string;
  readonly meaning: string;
  readonly kind: SettingKind;
  /** Keeps its demonstration value where the owner sets none, and is listed at the end of the build. */
  readonly needed?: boolean;
}

const SHOP = {
  VITE_NAME: { demo: 'Shagun', kind: 'name', needed: true, meaning: 'the shop’s name' },
  VITE_NAME_HINDI: {
    demo: 'शगुन',
    kind: 'hindiName',
    needed: true,
    meaning: 'the name in Hindi; without it, Hindi pages have the other',
  },
  VITE_TAGLINE: {
    demo: 'Your Trusted Wedding Companion',
    kind: 'line',
    needed: true,
    meaning: 'the tagline shown with the name',
  },
  VITE_TAGLINE_HINDI: {
    demo: 'शादी का भरोसेमंद साथी',
    kind: 'hindi',
    needed: true,
    meaning: 'the tagline in Hindi',
  },
  VITE_SITE_URL: {
    demo: 'https://shagun.example',
    kind: 'origin',
    needed: true,
    meaning: 'where the site is served; link previews need absolute addresses',
  },
  VITE_MEDIA_BASE: {
    demo: '',
    kind: 'address',
    meaning: 'the address before /media if the shop’s own pictures are on another host',
  },
  VITE_PHONE: {
    demo: '+919800000000',
    kind: 'mobile',
    needed: true,
    meaning: 'the WhatsApp number that orders go to, a mobile in E.164',
  },
  VITE_LANDLINE: {
    demo: '',
    kind: 'phone',
    meaning: 'the number for calls, if it is not the WhatsApp number',
  },
  VITE_EMAIL: {
    demo: 'hello@shagun.example',
    kind: 'email',
    needed: true,
    meaning: 'the e-mail address for enquiries',
  },
  VITE_CITY: { demo: 'Bikaner', kind: 'line', needed: true, meaning: 'the city of the shop' },
  VITE_CITY_HINDI: { demo: 'बीकानेर', kind: 'hindi', needed: true, meaning: 'the city in Hindi' },
  VITE_HOURS: {
    demo: 'Every day, 10 am to 8 pm IST',
    kind: 'line',
    needed: true,
    meaning: 'when the shop replies',
  },
  VITE_HOURS_HINDI: {
    demo: 'हर दिन, सुबह 10 से रात 8 बजे तक (IST)',
    kind: 'hindi',
    needed: true,
    meaning: 'the same in Hindi',
  },
  VITE_CAR_RATINGS: {
    demo: '4.5 4.8 4.4 4.6 4.7 4.3',
    kind: 'ratings',
    meaning: 'star ratings of the cars, in catalogue order, separated by spaces; `-` for none',
  },
  VITE_INVITATION_PRICE: {
    demo: '2100',
    kind: 'price',
    meaning: 'what a couple pays for its own invitation page, in whole rupees; `-` for a price on request',
  },
  VITE_FORM_ENDPOINT: {
    demo: 'https://formsubmit.co',
    kind: 'address',
    needed: true,
    meaning: 'the form-forwarding provider that the pop-up and contact forms post to',
  },
  VITE_ORDER_MAIL: {
    demo: '',
    kind: 'yes',
    meaning: '`yes` to get an e-mail through the form provider for every new order',
  },
  VITE_HSTS_SUBDOMAINS: {
    demo: '',
    kind: 'yes',
    meaning: '`yes` if every subdomain of the shop’s domain has https: browsers then insist on it for a year',
  },
  VITE_INSTAGRAM: {
    demo: 'https://www.instagram.com/shagun.example',
    kind: 'instagram',
    meaning: 'the shop on Instagram',
  },
  VITE_FACEBOOK: {
    demo: 'https://www.facebook.com/shagun.example',
    kind: 'facebook',
    meaning: 'the shop on Facebook',
  },
  VITE_YOUTUBE: {
    demo: 'https://www.youtube.com/@shagun.example',
    kind: 'youtube',
    meaning: 'the shop on YouTube',
  },
  VITE_MAP_LINK: {
    demo: '',
    kind: 'address',
    meaning: 'the shop in Google Maps, as a link; without it, a search for name and city',
  },
  VITE_MAP_EMBED: {
    demo: '',
    kind: 'address',
    meaning: 'the same map within the contact page; without it, a map of the same search',
  },
  VITE_CARD_DETAILS_FORM: {
    demo: 'https://forms.example/shagun-card-details',
    kind: 'address',
    meaning: 'the form in which couples give the details of their card',
  },
  VITE_CARD_VIDEO_SAMPLE: {
    demo: 'https://videos.example/shagun-card-sample',
    kind: 'address',
    meaning: 'a sample of the video that comes with a card',
  },
  VITE_CATERING_FOLDER: {
    demo: 'https://drive.example/shagun-catering',
    kind: 'address',
    meaning: 'the shared folder with more pictures of the tables',
  },
  VITE_ALBUMS_FOLDER: {
    demo: 'https://drive.example/shagun-albums',
    kind: 'address',
    meaning: 'the shared folder of sample photo albums',
  },
  VITE_PHOTO_SHARING_APP: {
    demo: 'https://photos.example/shagun-guests',
    kind: 'address',
    meaning: 'the app in which guests share their photos',
  },
  VITE_VENUE_LINK: {
    demo: '',
    kind: 'address',
    meaning: 'directions to the venue, on the sample QR page; without it, to the sample’s city',
  },
  VITE_MEMORIES_LINK: {
    demo: 'https://photos.example/shagun-memories',
    kind: 'address',
    meaning: 'the photographer’s pictures, on the sample QR page',
  },
} satisfies Record<string, Setting>;

const FIREBASE = {
  VITE_FIREBASE_PROJECT_ID: {
    demo: 'demo-shagun',
    kind: 'project',
    needed: true,
    meaning: 'the Firebase project',
  },
  VITE_FIREBASE_API_KEY: { demo: 'demo-key', kind: 'key', needed: true, meaning: 'its web API key' },
  VITE_FIREBASE_AUTH_DOMAIN: {
    demo: '',
    kind: 'host',
    meaning: 'its sign-in domain, where it is not PROJECT.firebaseapp.com',
  },
  VITE_FIREBASE_APP_ID: { demo: '', kind: 'key', meaning: 'its web app, which App Check needs' },
  VITE_APP_CHECK_KEY: {
    demo: '',
    kind: 'key',
    meaning: 'reCAPTCHA Enterprise key for App Check, which is off without one',
  },
  VITE_FIRESTORE_EMULATOR: {
    demo: '',
    kind: 'port',
    meaning: 'host:port of the Firestore emulator; not for production',
  },
  VITE_AUTH_EMULATOR: {
    demo: '',
    kind: 'port',
    meaning: 'host:port of the Auth emulator; not for production',
  },
  VITE_BACKEND: {
    demo: '',
    kind: 'backend',
    meaning: '`none` when `npm start` found no emulator: messages wait in the outbox',
  },
} satisfies Record<string, Setting>;

const farewellFolder = (branch: BranchId): Setting => ({
  demo: `https://drive.example/shagun-farewell/${branch}`,
  kind: 'address',
  meaning: `the shared folder for memories of the ${branch} branch`,
});

export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...SHOP,
  ...LEGAL,
  ...MONEY,
  ...FIREBASE,
  ...Object.fromEntries(BRANCH_IDS.map((id) => [folderSetting(id), farewellFolder(id)])),
};

export type SettingName =
  | keyof typeof SHOP
  | keyof typeof LEGAL
  | keyof typeof MONEY
  | keyof typeof FIREBASE
  | keyof ReturnType<typeof derivedSettings>
  | `VITE_FAREWELL_${Uppercase<BranchId>}`;

export type Environment = Readonly<Record<string, string | undefined>>;

export function settingIn(environment: Environment, name: SettingName): string {
  return settingsIn(environment)[name] ?? '';
}

/** Every setting's value: the owner's, what follows from others of the owner's, the demonstration's, or none. */
export function settingsIn(environment: Environment): Record<string, string> {
  const isDemonstration = ownValue(environment, 'VITE_NAME') === '';
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { demo, needed }]) => {
      const own = ownValue(environment, name) || fromEnglish(environment, name);
      return [name, own || (needed || isDemonstration ? demo : '')];
    }),
  );
  return { ...settings, ...derivedSettings(settings) };
}

export function ownValue(environment: Environment, name: string): string {
  return environment[name]?.trim() ?? '';
}

/** Where the owner gives no Hindi, what is given in English: never the demonstration's. */
function fromEnglish(environment: Environment, name: string): string {
  return name.endsWith('_HINDI') ? ownValue(environment, name.replace(/_HINDI$/, '')) : '';
}
