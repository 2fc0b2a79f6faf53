export type Language = 'en' | 'hi';

export type Bilingual = Readonly<Record<Language, string>>;

/** The name of each language in its own script, for switches. */
export const LANGUAGE_NAMES: Bilingual = { en: 'English', hi: 'हिन्दी' };
