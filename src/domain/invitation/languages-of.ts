import type { Language } from '#src/config/language.ts';
import type { Invitation } from './invitation.ts';

/** The languages that a printed or shared screen is in: guests cannot switch there, so `both` shows both. */
export function languagesOf({ language }: Pick<Invitation, 'language'>): readonly Language[] {
  return language === 'both' ? ['en', 'hi'] : [language];
}
