import type { Language } from '#src/locales/locales.ts';
import { BRAND } from '#text/brand.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

/** The language of what the owner writes: Hindi in Devanagari, else English. Far smaller than `text-language.ts`. */
export function ownLanguage(text: string): Language {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';
}

/**
 * A text of the owner's, or one with the shop's name in it. Text in another language than the page is marked, for the
 * voice of a screen reader: a Latin name in a Hindi sentence, or a city that has no Hindi spelling.
 */
export function OwnText({ text }: { text: string }) {
  const { name } = BRAND;
  const part = text.includes(name) ? name : text;
  const lang = ownLanguage(part);
  if (lang === SITE_LANGUAGE) return text;
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <span lang={lang}>{part}</span>
      {after}
    </>
  );
}
