/** Paths of `PATHS` are addresses in English; `site-path.hi.ts` is for Hindi. */

/** What the addresses of this language begin with: the router's basename. */
export const SITE_BASE: string = '';

/** The path, as in `PATHS`, of an address of this language's pages. */
export const sitePath = (pathname: string): string => pathname;

/** The opposite of {@link sitePath}: for links that the router does not make. */
export const siteAddress = (path: string): string => path;
