import type { Language } from './language.ts';

/** The language of this build. The Hindi build resolves this module to its sibling `site-language.hi.ts` (docs/hindi.md). */
export const SITE_LANGUAGE: Language = 'en';
