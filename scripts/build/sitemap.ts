import type { BuiltPage } from './built-page.ts';
import { canonicalOf, isHidden } from './built-page.ts';

export function sitemapOf(pages: readonly BuiltPage[]): string {
  const addresses = pages.flatMap((page) => (isHidden(page) ? [] : (canonicalOf(page) ?? [])));
  const entries = [...new Set(addresses)]
    .sort()
    .map((address) => `  <url><loc>${escaped(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
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
