import { addressIn, DEFAULT_LANGUAGE, pathAt, SITE_LANGUAGES } from '#src/locales/locales.ts';
import type { BuiltPage } from './built-page.ts';
import { canonicalOf, isHidden } from './built-page.ts';

export function sitemapOf(pages: readonly BuiltPage[], site: string): string {
  const addresses = pages.flatMap((page) => (isHidden(page) ? [] : (canonicalOf(page) ?? [])));
  const entries = [...new Set(addresses)]
    .sort()
    .map((address) => `  <url><loc>${escaped(address)}</loc>${alternateLinks(address, site)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function alternateLinks(address: string, site: string): string {
  return Object.entries(alternatesOf(address, site))
    .map(
      ([language, alternate]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(alternate)}"/>`,
    )
    .join('');
}

/** `site` has no trailing slash; `closed` are the addresses to exclude. */
export function robotsOf(site: string, closed: readonly string[]): string {
  return [
    'User-agent: *',
    ...closed.map((address) => `Disallow: ${address}`),
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

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
