import { addressIn, baseOf } from '#src/locales/locales.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

/** Start of the addresses in this language: the router's basename. */
export const SITE_BASE: string = baseOf(SITE_LANGUAGE);

/** As in `PATHS`. */
export const sitePath = (pathname: string): string =>
  pathname.startsWith(SITE_BASE) ? pathname.slice(SITE_BASE.length) || '/' : pathname;

/** The opposite of {@link sitePath}: for links that the router does not make. */
export const siteAddress = (path: string): string => addressIn(SITE_LANGUAGE, path);
