import type { HTMLElement } from 'node-html-parser';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { pathAt } from '#src/locales/locales.ts';
import { parseHtml } from './html.ts';

export interface BuiltPage {
  readonly address: string;
  readonly html: string;
  readonly document: HTMLElement;
}

export function builtPage(address: string, html: string): BuiltPage {
  return { address, html, document: parseHtml(html) };
}

export function languageOf({ address }: Pick<BuiltPage, 'address'>): SiteLanguage {
  return pathAt(address).language;
}

export function metaOf({ document }: BuiltPage, name: string): string | undefined {
  const meta = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute('content');
}

export function canonicalOf({ document }: BuiltPage): string | undefined {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

export function titleOf({ document }: BuiltPage): string | undefined {
  return document.querySelector('title')?.text;
}

export function isHidden(page: BuiltPage): boolean {
  return metaOf(page, 'robots')?.includes('noindex') ?? false;
}
