import { addressIn, DEFAULT_LANGUAGE, pathAt, SITE_LANGUAGES } from '#src/locales/locales.ts';

const CANONICAL = /<link rel="canonical" href="([^"]*)"\/?>/;

/** The page's address in each language, by hreflang; `canonical` is its address in one of them. */
export function alternatesOf(canonical: string, site: string): Readonly<Record<string, string>> {
  const { path } = pathAt(canonical.slice(site.length));
  const addresses = SITE_LANGUAGES.map((language) => [language, `${site}${addressIn(language, path)}`]);
  return {
    ...Object.fromEntries(addresses),
    'x-default': `${site}${addressIn(DEFAULT_LANGUAGE, path)}`,
  };
}

/** Adds links to the page in each language after its canonical address, for search engines; the app needs none. */
export function withAlternates(head: string, site: string): string {
  return head.replace(CANONICAL, (canonical, address: string) => {
    const links = Object.entries(alternatesOf(address, site)).map(
      ([language, alternate]) => `<link rel="alternate" hreflang="${language}" href="${alternate}">`,
    );
    return canonical + links.join('');
  });
}
