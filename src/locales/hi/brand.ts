import type * as english from '#src/locales/en/brand.ts';
import type { Translated } from '#src/locales/translated.ts';

export const BRAND = {
  name: import.meta.env.VITE_NAME_HINDI,
  nameLatin: import.meta.env.VITE_NAME,
  nameHindi: import.meta.env.VITE_NAME_HINDI,
  mark: import.meta.env.VITE_MARK,
  tagline: import.meta.env.VITE_TAGLINE_HINDI,
} as const satisfies Translated<typeof english.BRAND>;

export const CITY = import.meta.env.VITE_CITY_HINDI;

export const HOURS = import.meta.env.VITE_HOURS_HINDI;

export const OFFICER_ROLE = import.meta.env.VITE_GRIEVANCE_ROLE_HINDI;
