/** Attributes that tell browsers and screen readers the language of a text. */
export interface TextLanguage {
  readonly lang: string;
  readonly dir?: 'rtl';
}

/** Scripts that people type in, as in a language tag, and the language that each is assumed to be. */
const SCRIPTS = [
  ['Deva', /\p{Script=Devanagari}/u, { lang: 'hi' }],
  ['Guru', /\p{Script=Gurmukhi}/u, { lang: 'pa' }],
  ['Arab', /\p{Script=Arabic}/u, { lang: 'ur', dir: 'rtl' }],
] as const;

/** By its script: Latin is read as Indian English. */
export function textLanguage(text: string): TextLanguage {
  return SCRIPTS.find(([, letters]) => letters.test(text))?.[2] ?? { lang: 'en' };
}

export function scriptOf(text: string): 'Latn' | 'Deva' | 'Guru' | 'Arab' {
  return SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'Latn';
}
