import type { Language } from '#src/locales/locales.ts';
import { LANGUAGES } from '#src/locales/locales.ts';
import type { Invitation, PageLanguage } from './invitation.ts';

/** The languages of a page in both: the second has the couple's own texts as `hindi`. */
export const BOTH = ['en', 'hi'] as const satisfies readonly Language[];

export const PAGE_LANGUAGES: readonly PageLanguage[] = [...LANGUAGES, 'both'];

/** The languages of a printed or shared screen: guests cannot switch there, so `both` shows both. */
export function languagesOf({ language }: Pick<Invitation, 'language'>): readonly Language[] {
  return language === 'both' ? BOTH : [language];
}
