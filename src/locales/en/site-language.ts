import type { SiteLanguage } from '#src/locales/locales.ts';

export const SITE_LANGUAGE: SiteLanguage = 'en';
