import type { Language } from '#src/locales/locales.ts';
import { LANGUAGES } from '#src/locales/locales.ts';
import type { Invitation, PageLanguage } from './invitation.ts';

/** What a page in both is in: the second has the couple's own texts as `hindi`. */
export const BOTH = ['en', 'hi'] as const satisfies readonly Language[];

export const PAGE_LANGUAGES: readonly PageLanguage[] = [...LANGUAGES, 'both'];

/** The languages that a printed or shared screen is in: guests cannot switch there, so `both` shows both. */
export function languagesOf({ language }: Pick<Invitation, 'language'>): readonly Language[] {
  return language === 'both' ? BOTH : [language];
}
