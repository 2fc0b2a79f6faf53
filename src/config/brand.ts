export const BRAND = {
  name: import.meta.env.VITE_NAME,
  /** In Latin letters in every language: on the wordmark. */
  nameLatin: import.meta.env.VITE_NAME,
  nameHindi: import.meta.env.VITE_NAME_HINDI,
  tagline: import.meta.env.VITE_TAGLINE,
} as const;
