export type Language = 'en' | 'hi';

export type Bilingual = Readonly<Record<Language, string>>;
