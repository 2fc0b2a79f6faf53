/**
 * The owner's values: phone, e-mail, city, profiles, outside links, and where the backend is.
 *
 * Every one can be set from the environment as `VITE_…` (README, 'The owner's values'). The values here are for
 * demonstration: `npm run build` lists those still in use. Those that few pages need are in files of their own beside
 * this one (brand.ts, farewell-folders.ts, shop-facts.ts).
 */

import { setting } from './setting.ts';

const env = import.meta.env;

export const SITE = {
  /** Where the site is served, without a slash at the end; link previews need absolute addresses. */
  url: setting(env.VITE_SITE_URL, 'https://shagun.example').replace(/\/+$/, ''),
  /**
   * In front of `/media` when the shop's own pictures are on another host. That host, and those of VITE_MEDIA_HOST from
   * which the owner pastes addresses, are allowed by the build (scripts/hosting/media-hosts.ts).
   */
  mediaBase: setting(env.VITE_MEDIA_BASE, '').replace(/\/+$/, ''),

  /** In E.164; orders go to this number over WhatsApp. */
  phone: setting(env.VITE_PHONE, '+919800000000'),
  email: setting(env.VITE_EMAIL, 'hello@shagun.example'),
  city: setting(env.VITE_CITY, 'Jaipur'),

  /** Form-forwarding provider the pop-up and contact forms post to. */
  formEndpoint: setting(env.VITE_FORM_ENDPOINT, 'https://formsubmit.co'),

  instagram: setting(env.VITE_INSTAGRAM, 'https://www.instagram.com/shagun.example'),
  facebook: setting(env.VITE_FACEBOOK, 'https://www.facebook.com/shagun.example'),
  youtube: setting(env.VITE_YOUTUBE, 'https://www.youtube.com/@shagun.example'),

  cardDetailsForm: setting(env.VITE_CARD_DETAILS_FORM, 'https://forms.example/shagun-card-details'),
  cardVideoSample: setting(env.VITE_CARD_VIDEO_SAMPLE, 'https://videos.example/shagun-card-sample'),
  cateringFolder: setting(env.VITE_CATERING_FOLDER, 'https://drive.example/shagun-catering'),
  albumsFolder: setting(env.VITE_ALBUMS_FOLDER, 'https://drive.example/shagun-albums'),
  photoSharingApp: setting(env.VITE_PHOTO_SHARING_APP, 'https://photos.example/shagun-guests'),
  /** Opens the shop's place in Google Maps; no key is needed for either. */
  mapLink: setting(env.VITE_MAP_LINK, 'https://www.google.com/maps/search/?api=1&query=Jaipur'),
  mapEmbed: setting(env.VITE_MAP_EMBED, 'https://www.google.com/maps?q=Jaipur&output=embed'),

  // The couple whose QR page is shown (SPEC §3, 'QR page settings').
  venueLink: setting(env.VITE_VENUE_LINK, 'https://www.google.com/maps/dir/?api=1&destination=Jaipur'),
  memoriesLink: setting(env.VITE_MEMORIES_LINK, 'https://photos.example/shagun-memories'),
} as const;

/** How the browser reaches Firebase. Its web configuration is public by design; the rules are the lock. */
export const BACKEND = {
  projectId: setting(env.VITE_FIREBASE_PROJECT_ID, 'demo-shagun'),
  apiKey: setting(env.VITE_FIREBASE_API_KEY, 'demo-key'),
  authDomain: setting(env.VITE_FIREBASE_AUTH_DOMAIN, ''),
  appId: setting(env.VITE_FIREBASE_APP_ID, ''),
  /** `host:port` of the emulators on a developer's machine and in the tests; empty in production. */
  firestoreEmulator: setting(env.VITE_FIRESTORE_EMULATOR, ''),
  authEmulator: setting(env.VITE_AUTH_EMULATOR, ''),
  /** reCAPTCHA Enterprise key for App Check; off when empty. */
  appCheckKey: setting(env.VITE_APP_CHECK_KEY, ''),
  /** `none` when `npm start` found no emulator to run: messages then wait in the outbox. */
  missing: env.VITE_BACKEND === 'none',
} as const;
