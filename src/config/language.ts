export const LANGUAGES = ['en', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Bilingual = Readonly<Record<Language, string>>;

/** The name of each language in its own script, for switches. */
export const LANGUAGE_NAMES: Bilingual = { en: 'English', hi: 'हिन्दी' };

/** What the addresses of a language begin with. */
export const LANGUAGE_BASES: Bilingual = { en: '', hi: '/hi' };

export const OTHER_LANGUAGE: Readonly<Record<Language, Language>> = { en: 'hi', hi: 'en' };

/** The address, in a language, of a path from `PATHS`. */
export function addressIn(language: Language, path: string): string {
  // A browser takes what begins with two slashes for another host.
  const local = path.replace(/^[/\\]+/, '/');
  return local === '/' ? LANGUAGE_BASES[language] || local : LANGUAGE_BASES[language] + local;
}
