import { addressIn, LANGUAGE_BASES } from '#src/config/language.ts';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';

const BASE = LANGUAGE_BASES[SITE_LANGUAGE];

/** The path, as in `PATHS`, of an address of this language's pages. */
export function sitePath(pathname: string): string {
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length) || '/' : pathname;
}

/** The opposite of {@link sitePath}: for links that the router does not make. */
export function siteAddress(path: string): string {
  return addressIn(SITE_LANGUAGE, path);
}
