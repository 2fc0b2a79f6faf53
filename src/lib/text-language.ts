/** Attributes that tell a browser, and the voice of a screen reader, how to read a text. */
export interface TextLanguage {
  readonly lang: string;
  readonly dir?: 'rtl';
}

/** The language of a text that people typed, by its script: Latin is read as Indian English. */
export function textLanguage(text: string): TextLanguage {
  if (/\p{Script=Devanagari}/u.test(text)) return { lang: 'hi' };
  if (/\p{Script=Gurmukhi}/u.test(text)) return { lang: 'pa' };
  if (/\p{Script=Arabic}/u.test(text)) return { lang: 'ur', dir: 'rtl' };
  return { lang: 'en' };
}
