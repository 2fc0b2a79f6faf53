import type { SiteLanguage } from '#src/locales/locales.ts';

/** The language of this build. */
export const SITE_LANGUAGE: SiteLanguage = 'en';
