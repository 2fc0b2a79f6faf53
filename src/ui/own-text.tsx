import { BRAND } from '#src/config/brand.ts';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { textLanguage } from '#src/lib/text-language.ts';

/**
 * A text of the owner's, or one with the shop's name in it. What is in another language than the page is marked, for the
 * voice of a screen reader: a Latin name in a Hindi sentence, or a city that has no Hindi spelling.
 */
export function OwnText({ text }: { text: string }) {
  const ofName = textLanguage(BRAND.name).lang;
  if (ofName !== SITE_LANGUAGE && text.includes(BRAND.name)) {
    const [before, ...after] = text.split(BRAND.name);
    return (
      <>
        {before}
        <span lang={ofName}>{BRAND.name}</span>
        {after.join(BRAND.name)}
      </>
    );
  }
  const { lang } = textLanguage(text);
  return lang === SITE_LANGUAGE ? text : <span lang={lang}>{text}</span>;
}
