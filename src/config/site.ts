/**
 * The owner's values: phone, e-mail, city, profiles, outside links, and where the backend is. They are set in the
 * environment; scripts/build/settings.ts says what each means and which values are used until then. Those that few pages need are in
 * files of their own beside this one (brand.ts, shop-facts.ts).
 *
 * The build replaces each `import.meta.env.VITE_…` by its value, but only where it is written out in full.
 */
export const SITE = {
  /** Without a slash at the end. */
  url: withoutSlash(import.meta.env.VITE_SITE_URL),
  /** Empty where the shop's own pictures are on the site itself. */
  mediaBase: withoutSlash(import.meta.env.VITE_MEDIA_BASE),

  phone: import.meta.env.VITE_PHONE,
  email: import.meta.env.VITE_EMAIL,
  city: import.meta.env.VITE_CITY,
  formEndpoint: import.meta.env.VITE_FORM_ENDPOINT,

  instagram: import.meta.env.VITE_INSTAGRAM,
  facebook: import.meta.env.VITE_FACEBOOK,
  youtube: import.meta.env.VITE_YOUTUBE,

  cardDetailsForm: import.meta.env.VITE_CARD_DETAILS_FORM,
  cardVideoSample: import.meta.env.VITE_CARD_VIDEO_SAMPLE,
  cateringFolder: import.meta.env.VITE_CATERING_FOLDER,
  albumsFolder: import.meta.env.VITE_ALBUMS_FOLDER,
  photoSharingApp: import.meta.env.VITE_PHOTO_SHARING_APP,
  mapLink: import.meta.env.VITE_MAP_LINK,
  mapEmbed: import.meta.env.VITE_MAP_EMBED,

  // The couple whose QR page is shown (specification §3, 'QR page settings').
  venueLink: import.meta.env.VITE_VENUE_LINK,
  memoriesLink: import.meta.env.VITE_MEMORIES_LINK,
} as const;

/** How the browser reaches Firebase. Its web configuration is public by design; the rules are the lock. */
export const BACKEND = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
  /** `host:port` of the emulators on a developer's machine and in the tests; empty in production. */
  firestoreEmulator: import.meta.env.VITE_FIRESTORE_EMULATOR,
  authEmulator: import.meta.env.VITE_AUTH_EMULATOR,
  /** reCAPTCHA Enterprise key for App Check; off when empty. */
  appCheckKey: import.meta.env.VITE_APP_CHECK_KEY,
  /** Whether `npm start` found no emulator to run: messages then wait in the outbox. */
  missing: import.meta.env.VITE_BACKEND === 'none',
} as const;

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
