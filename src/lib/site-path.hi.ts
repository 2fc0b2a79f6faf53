import { addressIn, LANGUAGE_BASES } from '#src/config/language.ts';

export const SITE_BASE: string = LANGUAGE_BASES.hi;

export const sitePath = (pathname: string): string =>
  pathname.startsWith(SITE_BASE) ? pathname.slice(SITE_BASE.length) || '/' : pathname;

export const siteAddress = (path: string): string => addressIn('hi', path);
