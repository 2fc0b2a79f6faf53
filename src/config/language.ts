/** A language that pages are written in. */
export type Language = 'en' | 'hi';

/** The same text in each language. */
export type Bilingual = Readonly<Record<Language, string>>;
