import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn, LANGUAGE_NAMES, OTHER_LANGUAGE } from '#src/config/language.ts';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';

const OTHER = OTHER_LANGUAGE[SITE_LANGUAGE];

/** A link to the same page in the other language; a plain press also takes query, hash and scroll position along. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <a
      className={className}
      href={addressIn(OTHER, pathname)}
      lang={OTHER}
      hrefLang={OTHER}
      data-switch=""
      onClick={followToTwin}
    >
      {LANGUAGE_NAMES[OTHER]}
    </a>
  );
}

function followToTwin(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  import('./twin.ts').then(
    ({ openTwin }) => openTwin(href, OTHER),
    () => window.location.assign(href),
  );
}
