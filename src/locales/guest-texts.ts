/**
 * What guests read, in the language of the invitation. Those of the site's language are here from the start; others are loaded
 * before anything is shown in them, and are then read like constants.
 */

import type { TraditionId, TraditionTexts } from '#src/catalogue/traditions/tradition.ts';
import { GUEST_TEXTS } from '#text/guest-texts.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { GUEST_TEXTS as ENGLISH } from './en/guest-texts.ts';
import type { FormTexts } from './form-texts.ts';
import type { Language } from './locales.ts';
import { LANGUAGES } from './locales.ts';
import type { Translated } from './translated.ts';

export type GuestTexts = Translated<Omit<typeof ENGLISH, 'traditions'>> & {
  readonly traditions: Readonly<Record<TraditionId, TraditionTexts>>;
};

const loaded = new Map<Language, GuestTexts>([[SITE_LANGUAGE, GUEST_TEXTS]]);

const forms = new Map<Language, FormTexts>();

const loading = new Map<Language, Promise<void>>();

/** The texts in a language that has been loaded. */
export function guestTexts(language: Language): GuestTexts {
  const texts = loaded.get(language);
  if (!texts) throw notLoaded(language);
  return texts;
}

/** For form-texts.ts, which has those of the site's language. */
export function loadedFormTexts(language: Language): FormTexts {
  const texts = forms.get(language);
  if (!texts) throw notLoaded(language);
  return texts;
}

function notLoaded(language: Language): Error {
  return new Error(`Guests' texts in '${language}' are shown before they are loaded`);
}

export function hasGuestTexts(language: Language): boolean {
  return loaded.has(language);
}

/** Those of every language loaded so far. */
export function loadedGuestTexts(): readonly GuestTexts[] {
  return [...loaded.values()];
}

/** Loads the texts of a language once; retries after a failure. */
export function loadGuestTexts(language: Language): Promise<void> {
  const known = loading.get(language);
  if (known) return known;
  const started = fetchTexts(language).catch((error: unknown) => {
    loading.delete(language);
    throw error;
  });
  loading.set(language, started);
  return started;
}

/** Does something that needs the texts in a language, at once if they are there; `fail` if they cannot be loaded. */
export function withGuestTexts(language: Language, act: () => void, fail: () => void): void {
  if (loaded.has(language)) act();
  else loadGuestTexts(language).then(act, fail);
}

async function fetchTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const [page, form]: [{ GUEST_TEXTS: GuestTexts }, { FORM_TEXTS: FormTexts }] = await Promise.all([
    import(`./${language}/guest-texts.ts`),
    import(`./${language}/form-texts.ts`),
  ]);
  forms.set(language, form.FORM_TEXTS);
  loaded.set(language, page.GUEST_TEXTS);
}

/** Loads every language: for desks, where each family may read another one. */
export async function loadAllGuestTexts(): Promise<void> {
  await Promise.all(LANGUAGES.map(loadGuestTexts));
}
