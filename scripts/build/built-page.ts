import type { HTMLElement } from 'node-html-parser';
import { parseHtml } from './html.ts';

/** A page of the site as it was built. */
export interface BuiltPage {
  readonly address: string;
  readonly html: string;
  /** The same HTML, parsed. */
  readonly document: HTMLElement;
}

/** Parses the HTML of a page. */
export function builtPage(address: string, html: string): BuiltPage {
  return { address, html, document: parseHtml(html) };
}

/** The content of `<meta name=…>` or `<meta property=…>`. */
export function metaOf({ document }: BuiltPage, name: string): string | undefined {
  const meta = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute('content');
}

/** The address of `<link rel="canonical">`. */
export function canonicalOf({ document }: BuiltPage): string | undefined {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

/** The text of `<title>`. */
export function titleOf({ document }: BuiltPage): string | undefined {
  return document.querySelector('title')?.text;
}

/** Whether a page asks search engines to leave it out. */
export function isHidden(page: BuiltPage): boolean {
  return metaOf(page, 'robots')?.includes('noindex') ?? false;
}
