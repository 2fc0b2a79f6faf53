/** The languages, and all that code needs to know of each. A new one is a line here and a folder beside it (docs/languages.md). */
interface Locale {
  /** As in a language tag; also the name of its folder. */
  readonly code: string;
  /** In its own script, for switches. */
  readonly name: string;
  /** That it is written in, as in a language tag. */
  readonly script: 'Latn' | 'Deva';
  /** What the addresses of the site in it begin with; `undefined` where only guests' pages are in it. */
  readonly base: string | undefined;
}

export const LOCALES = [
  { code: 'en', name: 'English', script: 'Latn', base: '' },
  { code: 'hi', name: 'हिन्दी', script: 'Deva', base: '/hi' },
  { code: 'mr', name: 'मराठी', script: 'Deva', base: undefined },
] as const satisfies readonly Locale[];

export type Language = (typeof LOCALES)[number]['code'];

/** A language that the whole site is in. */
export type SiteLanguage = Extract<(typeof LOCALES)[number], { base: string }>['code'];

export const LANGUAGES = LOCALES.map(({ code }) => code);

export const SITE_LANGUAGES = LOCALES.flatMap((one) => (one.base === undefined ? [] : [one.code]));

/** That of the owner's and couples' desks, and of everything that names no language. */
export const DEFAULT_LANGUAGE = LOCALES[0].code;

export function localeOf(language: Language): Locale {
  return LOCALES.find(({ code }) => code === language) ?? LOCALES[0];
}

/** Attributes of an element with texts of ours: the script, for styles, which are the same for all its languages. */
export function spokenIn(language: Language) {
  return { lang: language, 'data-script': localeOf(language).script };
}

/** What the addresses of a language begin with; those of guests' languages lead to the default site. */
export function baseOf(language: Language): string {
  return localeOf(language).base ?? '';
}

/** The address, in a language, of a path from `PATHS`. */
export function addressIn(language: Language, path: string): string {
  // A browser takes what begins with two slashes for another host.
  const local = path.replace(/^[/\\]+/, '/');
  return local === '/' ? baseOf(language) || local : baseOf(language) + local;
}

/** The opposite of {@link addressIn}: the language of an address, and its path. */
export function pathAt(address: string): { readonly language: SiteLanguage; readonly path: string } {
  const language =
    SITE_LANGUAGES.find((one) => baseOf(one) && `${address}/`.startsWith(`${baseOf(one)}/`)) ??
    DEFAULT_LANGUAGE;
  return { language, path: address.slice(baseOf(language).length) || '/' };
}
