/** The shop's name in both scripts and its tagline (settings.ts). */
export const BRAND = {
  name: import.meta.env.VITE_NAME,
  nameHindi: import.meta.env.VITE_NAME_HINDI,
  tagline: import.meta.env.VITE_TAGLINE,
} as const;
