export const BRAND = {
  name: import.meta.env.VITE_NAME,
  nameHindi: import.meta.env.VITE_NAME_HINDI,
  tagline: import.meta.env.VITE_TAGLINE,
} as const;
