/** Texts of guests' forms, messages, wall and prints; guest-texts.ts loads those of other languages. */
import { FORM_TEXTS } from '#text/form-texts.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { FORM_TEXTS as ENGLISH } from './en/form-texts.ts';
import { loadedFormTexts } from './guest-texts.ts';
import type { Language } from './locales.ts';
import type { Translated } from './translated.ts';

export type FormTexts = Translated<typeof ENGLISH>;

/** The texts in a language that has been loaded. */
export function formTexts(language: Language): FormTexts {
  return language === SITE_LANGUAGE ? FORM_TEXTS : loadedFormTexts(language);
}
