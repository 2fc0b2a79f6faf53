/** The owner's settings: environment variables with demonstration values (README, 'The owner's values'). */
import type { BranchId } from '#src/catalogue/farewell-branches.ts';
import { BRANCH_IDS } from '#src/catalogue/farewell-branches.ts';
import { folderSetting } from '#src/catalogue/farewell-folders.ts';

interface Setting {
  readonly demo: string;
  readonly meaning: string;
}

const SHOP = {
  VITE_NAME: { demo: 'Shagun', meaning: 'the shop’s name' },
  VITE_NAME_HINDI: { demo: 'शगुन', meaning: 'the name in Hindi' },
  VITE_TAGLINE: { demo: 'Your Trusted Wedding Companion', meaning: 'the tagline shown with the name' },
  VITE_TAGLINE_HINDI: { demo: 'शादी का भरोसेमंद साथी', meaning: 'the tagline in Hindi' },
  VITE_SITE_URL: {
    demo: 'https://shagun.example',
    meaning: 'where the site is served; link previews need absolute addresses',
  },
  VITE_MEDIA_BASE: {
    demo: '',
    meaning: 'the address before /media if the shop’s own pictures are on another host',
  },
  VITE_MEDIA_HOST: {
    demo: '',
    meaning: 'other hosts from which pictures and films are shown, separated by spaces',
  },
  VITE_PHONE: { demo: '+919800000000', meaning: 'the WhatsApp number that orders go to, in E.164' },
  VITE_EMAIL: { demo: 'hello@shagun.example', meaning: 'the e-mail address for enquiries' },
  VITE_CITY: { demo: 'Jaipur', meaning: 'the city of the shop' },
  VITE_CITY_HINDI: { demo: 'जयपुर', meaning: 'the city in Hindi' },
  VITE_HOURS: { demo: 'Every day, 10 am to 8 pm IST', meaning: 'when the shop replies' },
  VITE_HOURS_HINDI: { demo: 'हर दिन, सुबह 10 से रात 8 बजे तक (IST)', meaning: 'the same in Hindi' },
  VITE_CAR_RATINGS: {
    demo: '4.5 4.8 4.4 4.6 4.7 4.3',
    meaning: 'star ratings of the cars, in catalogue order, separated by spaces',
  },
  VITE_INVITATION_PRICE: {
    demo: '2100',
    meaning: 'what a couple pays for its own invitation page, in whole rupees; `-` for a price on request',
  },
  VITE_FORM_ENDPOINT: {
    demo: 'https://formsubmit.co',
    meaning: 'the form-forwarding provider that the pop-up and contact forms post to',
  },
  VITE_INSTAGRAM: { demo: 'https://www.instagram.com/shagun.example', meaning: 'the shop on Instagram' },
  VITE_FACEBOOK: { demo: 'https://www.facebook.com/shagun.example', meaning: 'the shop on Facebook' },
  VITE_YOUTUBE: { demo: 'https://www.youtube.com/@shagun.example', meaning: 'the shop on YouTube' },
  VITE_MAP_LINK: {
    demo: 'https://www.google.com/maps/search/?api=1&query=Jaipur',
    meaning: 'the shop in Google Maps, as a link; needs no key',
  },
  VITE_MAP_EMBED: {
    demo: 'https://www.google.com/maps?q=Jaipur&output=embed',
    meaning: 'the same map within the contact page; needs no key',
  },
  VITE_CARD_DETAILS_FORM: {
    demo: 'https://forms.example/shagun-card-details',
    meaning: 'the form in which couples give the details of their card',
  },
  VITE_CARD_VIDEO_SAMPLE: {
    demo: 'https://videos.example/shagun-card-sample',
    meaning: 'a sample of the video that comes with a card',
  },
  VITE_CATERING_FOLDER: {
    demo: 'https://drive.example/shagun-catering',
    meaning: 'the shared folder with more pictures of the tables',
  },
  VITE_ALBUMS_FOLDER: {
    demo: 'https://drive.example/shagun-albums',
    meaning: 'the shared folder of sample photo albums',
  },
  VITE_PHOTO_SHARING_APP: {
    demo: 'https://photos.example/shagun-guests',
    meaning: 'the app in which guests share their photos',
  },
  VITE_VENUE_LINK: {
    demo: 'https://www.google.com/maps/dir/?api=1&destination=Jaipur',
    meaning: 'directions to the venue, on the sample QR page',
  },
  VITE_MEMORIES_LINK: {
    demo: 'https://photos.example/shagun-memories',
    meaning: 'the photographer’s pictures, on the sample QR page',
  },
} satisfies Record<string, Setting>;

const FIREBASE = {
  VITE_FIREBASE_PROJECT_ID: { demo: 'demo-shagun', meaning: 'the Firebase project' },
  VITE_FIREBASE_API_KEY: { demo: 'demo-key', meaning: 'its web API key' },
  VITE_FIREBASE_AUTH_DOMAIN: {
    demo: '',
    meaning: 'its sign-in domain, where it is not PROJECT.firebaseapp.com',
  },
  VITE_FIREBASE_APP_ID: { demo: '', meaning: 'its web app, which App Check needs' },
  VITE_APP_CHECK_KEY: {
    demo: '',
    meaning: 'reCAPTCHA Enterprise key for App Check, which is off without one',
  },
  VITE_FIRESTORE_EMULATOR: { demo: '', meaning: 'host:port of the Firestore emulator; not for production' },
  VITE_AUTH_EMULATOR: { demo: '', meaning: 'host:port of the Auth emulator; not for production' },
  VITE_BACKEND: {
    demo: '',
    meaning: '`none` when `npm start` found no emulator: messages wait in the outbox',
  },
} satisfies Record<string, Setting>;

const farewellFolder = (branch: BranchId): Setting => ({
  demo: `https://drive.example/shagun-farewell/${branch}`,
  meaning: `the shared folder for memories of the ${branch} branch`,
});

export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...SHOP,
  ...FIREBASE,
  ...Object.fromEntries(BRANCH_IDS.map((id) => [folderSetting(id), farewellFolder(id)])),
};

export type SettingName = keyof typeof SHOP | keyof typeof FIREBASE | `VITE_FAREWELL_${Uppercase<BranchId>}`;

export type Environment = Readonly<Record<string, string | undefined>>;

export function settingIn(environment: Environment, name: SettingName): string {
  return settingsIn(environment)[name] ?? '';
}

export function settingsIn(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { demo }]) => [name, environment[name]?.trim() || demo]),
  );
}
