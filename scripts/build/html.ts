import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';

/** Keeps comments, which React needs for hydration. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { comment: true });
}

/** Throws when nothing matches. */
export function find(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The HTML has no ${selector}`);
  return element;
}
