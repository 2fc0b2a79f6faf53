/**
 * The owner's values: phone, e-mail, city, profiles, outside links, and where the backend is.
 *
 * Every one can be set from the environment as `VITE_…` (README, 'The owner's values'). What stands
 * here are demonstration values: `npm run build` lists those still in use.
 */

const env = import.meta.env;

function text(value: string | undefined, demo: string): string {
  return value?.trim() || demo;
}

export const SITE = {
  /** Where the site is served, without a slash at the end; link previews need absolute addresses. */
  url: text(env.VITE_SITE_URL, 'https://shagun.example').replace(/\/+$/, ''),
  /**
   * In front of `/media` when the shop's own pictures are on another host. That host, and those of VITE_MEDIA_HOST from
   * which the owner pastes addresses, are allowed by the build (scripts/hosting/media-hosts.ts).
   */
  mediaBase: text(env.VITE_MEDIA_BASE, '').replace(/\/+$/, ''),

  /** In E.164; orders go to this number over WhatsApp. */
  phone: text(env.VITE_PHONE, '+919800000000'),
  email: text(env.VITE_EMAIL, 'hello@shagun.example'),
  city: text(env.VITE_CITY, 'Jaipur'),

  /** Form-forwarding provider the pop-up and contact forms post to. */
  formEndpoint: text(env.VITE_FORM_ENDPOINT, 'https://formsubmit.co'),

  instagram: text(env.VITE_INSTAGRAM, 'https://www.instagram.com/shagun.example'),
  facebook: text(env.VITE_FACEBOOK, 'https://www.facebook.com/shagun.example'),
  youtube: text(env.VITE_YOUTUBE, 'https://www.youtube.com/@shagun.example'),

  cardDetailsForm: text(env.VITE_CARD_DETAILS_FORM, 'https://forms.example/shagun-card-details'),
  cardVideoSample: text(env.VITE_CARD_VIDEO_SAMPLE, 'https://videos.example/shagun-card-sample'),
  cateringFolder: text(env.VITE_CATERING_FOLDER, 'https://drive.example/shagun-catering'),
  albumsFolder: text(env.VITE_ALBUMS_FOLDER, 'https://drive.example/shagun-albums'),
  photoSharingApp: text(env.VITE_PHOTO_SHARING_APP, 'https://photos.example/shagun-guests'),
  /** Shared folder of each farewell branch is this address followed by the branch's name. */
  farewellFolder: text(env.VITE_FAREWELL_FOLDER, 'https://drive.example/shagun-farewell'),
  /** Opens the shop's place in Google Maps; no key is needed for either. */
  mapLink: text(env.VITE_MAP_LINK, 'https://www.google.com/maps/search/?api=1&query=Jaipur'),
  mapEmbed: text(env.VITE_MAP_EMBED, 'https://www.google.com/maps?q=Jaipur&output=embed'),

  // The couple whose QR page is shown (SPEC §3, 'QR page settings').
  venueLink: text(env.VITE_VENUE_LINK, 'https://www.google.com/maps/dir/?api=1&destination=Jaipur'),
  memoriesLink: text(env.VITE_MEMORIES_LINK, 'https://photos.example/shagun-memories'),
} as const;

/** How the browser reaches Firebase. Its web configuration is public by design; the rules are the lock. */
export const BACKEND = {
  projectId: text(env.VITE_FIREBASE_PROJECT_ID, 'demo-shagun'),
  apiKey: text(env.VITE_FIREBASE_API_KEY, 'demo-key'),
  authDomain: text(env.VITE_FIREBASE_AUTH_DOMAIN, ''),
  appId: text(env.VITE_FIREBASE_APP_ID, ''),
  /** `host:port` of the emulators on a developer's machine and in the tests; empty in production. */
  firestoreEmulator: text(env.VITE_FIRESTORE_EMULATOR, ''),
  authEmulator: text(env.VITE_AUTH_EMULATOR, ''),
  /** reCAPTCHA Enterprise key for App Check; off when empty. */
  appCheckKey: text(env.VITE_APP_CHECK_KEY, ''),
  /** `none` when `npm start` found no emulator to run: messages then wait in the outbox. */
  missing: env.VITE_BACKEND === 'none',
} as const;
