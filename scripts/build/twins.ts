import type { Language } from '#src/config/language.ts';
import { addressIn } from '#src/config/language.ts';

const CANONICAL = /<link rel="canonical" href="([^"]*)"\/?>/;

/** The page's address in each language, by hreflang; `canonical` is its address in one of them. */
export function twinsOf(canonical: string, site: string): Readonly<Record<string, string>> {
  const path = canonical.slice(site.length).replace(/^\/hi(?=\/|$)/, '') || '/';
  const inLanguage = (language: Language) => `${site}${addressIn(language, path)}`;
  return { en: inLanguage('en'), hi: inLanguage('hi'), 'x-default': inLanguage('en') };
}

/** Adds links to a page's twins after its canonical address, for search engines; the app needs none. */
export function withTwinLinks(head: string, site: string): string {
  return head.replace(CANONICAL, (canonical, address: string) => {
    const links = Object.entries(twinsOf(address, site)).map(
      ([language, twin]) => `<link rel="alternate" hreflang="${language}" href="${twin}">`,
    );
    return canonical + links.join('');
  });
}
