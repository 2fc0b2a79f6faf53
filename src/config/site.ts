/** The owner's values (scripts/build/settings.ts), or empty. Vite replaces only `import.meta.env.VITE_…`. */
export const SITE = {
  url: withoutSlash(import.meta.env.VITE_SITE_URL),
  mediaBase: withoutSlash(import.meta.env.VITE_MEDIA_BASE),

  phone: import.meta.env.VITE_PHONE,
  /** For calls; the WhatsApp number where the owner has no other. */
  landline: import.meta.env.VITE_LANDLINE,
  callNumber: import.meta.env.VITE_CALL_NUMBER,
  email: import.meta.env.VITE_EMAIL,
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

  venueLink: import.meta.env.VITE_VENUE_LINK,
  memoriesLink: import.meta.env.VITE_MEMORIES_LINK,
} as const;

export const BACKEND = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
  firestoreEmulator: import.meta.env.VITE_FIRESTORE_EMULATOR,
  authEmulator: import.meta.env.VITE_AUTH_EMULATOR,
  appCheckKey: import.meta.env.VITE_APP_CHECK_KEY,
  missing: import.meta.env.VITE_BACKEND === 'none',
} as const;

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
