import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';

/** Reads HTML into a tree that is written back as it was, with React's comments, which it needs to hydrate a page. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { comment: true });
}

/** The first element that matches a selector; throws where there is none. */
export function find(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The HTML has no ${selector}`);
  return element;
}
