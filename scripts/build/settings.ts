/**
 * The owner's settings: environment variables (README, 'The owner's values'). The demonstration shop has a value for each.
 * A shop with a name of its own has none for what it leaves out, except for the needed ones.
 */

import { folderSetting } from '#src/catalogue/farewell-folders.ts';
import type { BranchId } from '#text/catalogue/farewell-branches.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { derivedSettings } from './derived-settings.ts';
import type { SettingKind } from './setting-kinds.ts';

interface Setting {
  readonly demo: string;
  readonly meaning: string;
  readonly kind: SettingKind;
  /** Keeps its demonstration value where the owner sets none, and is listed at the end of the build. */
  readonly needed?: boolean;
}

const optional = (kind: SettingKind, meaning: string, demo = ''): Setting => ({ kind, meaning, demo });
const needed = (...setting: Parameters<typeof optional>): Setting => ({
  ...optional(...setting),
  needed: true,
});

const SHOP = {
  VITE_NAME: needed('name', 'the shop’s name', 'Shagun'),
  VITE_NAME_HINDI: needed('hindiName', 'the name in Hindi; without it, Hindi pages have the other', 'शगुन'),
  VITE_TAGLINE: needed('line', 'the tagline shown with the name', 'Your Trusted Wedding Companion'),
  VITE_TAGLINE_HINDI: needed('hindi', 'the tagline in Hindi', 'शादी का भरोसेमंद साथी'),
  VITE_SITE_URL: needed(
    'origin',
    'where the site is served; link previews need absolute addresses',
    'https://shagun.example',
  ),
  VITE_MEDIA_BASE: optional(
    'address',
    'the address before /media if the shop’s own pictures are on another host',
  ),
  VITE_PHONE: needed('mobile', 'the WhatsApp number that orders go to, a mobile in E.164', '+919800000000'),
  VITE_LANDLINE: optional('phone', 'the number for calls, if it is not the WhatsApp number'),
  VITE_EMAIL: needed('email', 'the e-mail address for enquiries', 'hello@shagun.example'),
  VITE_CITY: needed('line', 'the city of the shop', 'Bikaner'),
  VITE_CITY_HINDI: needed('hindi', 'the city in Hindi', 'बीकानेर'),
  VITE_HOURS: needed('line', 'when the shop replies', 'Every day, 10 am to 8 pm IST'),
  VITE_HOURS_HINDI: needed('hindi', 'the same in Hindi', 'हर दिन, सुबह 10 से रात 8 बजे तक (IST)'),
  VITE_CAR_RATINGS: optional(
    'ratings',
    'star ratings of the cars, in catalogue order, separated by spaces; `-` for none',
    '4.5 4.8 4.4 4.6 4.7 4.3',
  ),
  VITE_INVITATION_PRICE: optional(
    'price',
    'what a couple pays for its own invitation page, in whole rupees; `-` for a price on request',
    '2100',
  ),
  VITE_FORM_ENDPOINT: needed(
    'address',
    'the form-forwarding provider that the pop-up and contact forms post to: FormSubmit, or one with its addresses ' +
      '(/EMAIL, /ajax/EMAIL) and its response ({"success":"true"})',
    'https://formsubmit.co',
  ),
  VITE_ORDER_MAIL: optional('yes', '`yes` to get an e-mail through the form provider for every new order'),
  VITE_HSTS_SUBDOMAINS: optional(
    'yes',
    '`yes` if every subdomain of the shop’s domain has https: browsers then insist on it for a year',
  ),
  VITE_INSTAGRAM: optional('instagram', 'the shop on Instagram', 'https://www.instagram.com/shagun.example'),
  VITE_FACEBOOK: optional('facebook', 'the shop on Facebook', 'https://www.facebook.com/shagun.example'),
  VITE_YOUTUBE: optional('youtube', 'the shop on YouTube', 'https://www.youtube.com/@shagun.example'),
  VITE_MAP_LINK: optional(
    'address',
    'the shop in Google Maps, as a link; without it, a search for name and city',
  ),
  VITE_MAP_EMBED: optional(
    'address',
    'the same map within the contact page; without it, a map of the same search',
  ),
  VITE_CARD_DETAILS_FORM: optional(
    'address',
    'the form in which couples give the details of their card',
    'https://forms.example/shagun-card-details',
  ),
  VITE_CARD_VIDEO_SAMPLE: optional(
    'address',
    'a sample of the video that comes with a card',
    'https://videos.example/shagun-card-sample',
  ),
  VITE_CATERING_FOLDER: optional(
    'address',
    'the shared folder with more pictures of the tables',
    'https://drive.example/shagun-catering',
  ),
  VITE_ALBUMS_FOLDER: optional(
    'address',
    'the shared folder of sample photo albums',
    'https://drive.example/shagun-albums',
  ),
  VITE_PHOTO_SHARING_APP: optional(
    'address',
    'the app in which guests share their photos',
    'https://photos.example/shagun-guests',
  ),
  VITE_VENUE_LINK: optional(
    'address',
    'directions to the venue, on the sample QR page; without it, to the sample’s city',
  ),
  VITE_MEMORIES_LINK: optional(
    'address',
    'the photographer’s pictures, on the sample QR page',
    'https://photos.example/shagun-memories',
  ),
} satisfies Record<string, Setting>;

/** What the law requires a shop to state: on /grievances, /privacy and /terms. */
const LEGAL = {
  VITE_LEGAL_NAME: needed(
    'line',
    'the name under which the business is registered, or the owner’s own',
    'Kote Gate Weddings',
  ),
  VITE_LEGAL_ADDRESS: needed(
    'line',
    'the address of the head office',
    '12 Kote Gate Road, Bikaner 334001, Rajasthan',
  ),
  VITE_BRANCHES: optional('addresses', 'the addresses of branches, separated by `;`'),
  VITE_GRIEVANCE_NAME: needed(
    'line',
    'the grievance officer, who also answers questions about personal data',
    'Kavita Purohit',
  ),
  VITE_GRIEVANCE_ROLE: needed(
    'line',
    'what the grievance officer is in the business',
    'Customer care manager',
  ),
  VITE_GRIEVANCE_ROLE_HINDI: needed('hindi', 'the same in Hindi', 'ग्राहक सेवा प्रबंधक'),
  VITE_GRIEVANCE_EMAIL: optional('email', 'the grievance officer’s e-mail address, if it is not the shop’s'),
  VITE_GRIEVANCE_PHONE: optional('phone', 'the grievance officer’s number, if it is not the one for calls'),
  VITE_CANCEL_DAYS: needed(
    'days',
    'days before a function until which a customer may cancel and get the advance back',
    '30',
  ),
  VITE_REFUND_DAYS: needed('days', 'days within which a refund is paid', '7'),
} satisfies Record<string, Setting>;

/** For bills, quotations and the customer’s page. Bills and that page leave out what is not set. */
const MONEY = {
  VITE_UPI_ID: optional(
    'upi',
    'the UPI ID that customers pay to; without it, no page shows a QR code for paying',
    'kotegate@examplebank',
  ),
  VITE_PAYMENT_WAYS: needed(
    'paymentWays',
    'the ways in which customers may pay without a fee, separated by spaces; quotations name them',
    'upi cash bank cheque',
  ),
  VITE_GSTIN: optional('gstin', 'the GST number; without it, bills have no GST', '08AAAPL1234C1ZE'),
  VITE_COMPOSITION: optional('yes', '`yes` for a shop in the composition scheme, which may not charge GST'),
  VITE_FSSAI: optional('fssai', 'the FSSAI licence number, on the bills of catering', '12200000000000'),
} satisfies Record<string, Setting>;

const FIREBASE = {
  VITE_FIREBASE_PROJECT_ID: needed('project', 'the Firebase project', 'demo-shagun'),
  VITE_FIREBASE_API_KEY: needed('key', 'its web API key', 'demo-key'),
  VITE_FIREBASE_AUTH_DOMAIN: optional('host', 'its sign-in domain, where it is not PROJECT.firebaseapp.com'),
  VITE_FIREBASE_APP_ID: optional('key', 'its web app, which App Check needs'),
  VITE_APP_CHECK_KEY: optional('key', 'reCAPTCHA Enterprise key for App Check, which is off without one'),
  VITE_FIRESTORE_EMULATOR: optional('port', 'host:port of the Firestore emulator; not for production'),
  VITE_AUTH_EMULATOR: optional('port', 'host:port of the Auth emulator; not for production'),
  VITE_BACKEND: optional('backend', '`none` when `npm start` found no emulator: messages wait in the outbox'),
} satisfies Record<string, Setting>;

const farewellFolder = (branch: BranchId) =>
  optional(
    'address',
    `the shared folder for memories of the ${branch} branch`,
    `https://drive.example/shagun-farewell/${branch}`,
  );

export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...SHOP,
  ...LEGAL,
  ...MONEY,
  ...FIREBASE,
  ...Object.fromEntries(BRANCH_IDS.map((id) => [folderSetting(id), farewellFolder(id)])),
};

/** Makes the shop the demonstration, whatever the owner's `.env` files say. */
export const DEMONSTRATION: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SETTINGS).map((name) => [name, '']),
);

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

/** Without Hindi, the owner's English value: never the demonstration's. */
function fromEnglish(environment: Environment, name: string): string {
  return name.endsWith('_HINDI') ? ownValue(environment, name.replace(/_HINDI$/, '')) : '';
}

/** For Vite's `define`. */
export function settingConstants(environment: Environment): Record<string, string> {
  const constants = Object.entries(settingsIn(environment));
  return Object.fromEntries(
    constants.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}

export function demoValues(environment: Environment): string[] {
  const used = settingsIn(environment);
  return Object.entries(SETTINGS).flatMap(([name, { demo, meaning }]) =>
    demo === '' || ownValue(environment, name) !== '' || used[name] !== demo
      ? []
      : [`${name} (${demo}): ${meaning}`],
  );
}
