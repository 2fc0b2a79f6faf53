import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useChosenLanguage } from '#src/lib/chosen-language.ts';
import { addressIn, localeOf, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

const OTHERS = SITE_LANGUAGES.filter((language) => language !== SITE_LANGUAGE);

/** Links to the same page in the other languages; a plain press also keeps query, hash and scroll position. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  const chosen = useChosenLanguage();
  return OTHERS.map((language) => (
    <a
      key={language}
      className={className}
      href={addressIn(language, pathname)}
      lang={language}
      hrefLang={language}
      data-switch={language === chosen ? 'chosen' : ''}
      onClick={followToAlternate}
    >
      {localeOf(language).name}
    </a>
  ));
}

function followToAlternate(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, lang } = event.currentTarget;
  import('./alternate.ts').then(
    ({ openAlternate }) => openAlternate(pathname, lang),
    () => window.location.assign(pathname),
  );
}
