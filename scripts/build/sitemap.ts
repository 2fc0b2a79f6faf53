import { alternatesOf } from './alternates.ts';
import type { BuiltPage } from './built-page.ts';
import { canonicalOf, isHidden } from './built-page.ts';

/** Every page that may be found, in each language. */
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
