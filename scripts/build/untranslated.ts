import type { Node } from 'node-html-parser';
import { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-page.ts';
import { parseHtml } from './html.ts';
import type { Environment } from './settings.ts';
import { settingsIn } from './settings.ts';

const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** Content of the head that is not text. */
const TECHNICAL =
  /^(?:viewport|color-scheme|format-detection|theme-color|robots|twitter:card|og:(?:type|url|image.*|locale))$/;

/** URLs, e-mail addresses, and words that are usual in Latin letters (docs/languages.md). */
const KNOWN =
  /\b(?:https?:\/\/\S+|[\w.+-]+@[\w.-]+|DSLR|QR|UPI|PDF|CSV|IST|JavaScript|English|[A-Z]-\d{6}-\w{4}|[A-Z]{1,2}\d+|[A-Z])\b/g;

/** English text on pages in another script, one sentence per text. The owner's own values may be in any language. */
export function untranslatedFaults(pages: readonly BuiltPage[], environment: Environment): string[] {
  const faults = new Map<string, string>();
  const owners = ownersWords(settingsIn(environment));
  for (const { address, document } of pages) {
    for (const text of textsOf(document)) {
      if (isEnglish(text, owners) && !faults.has(text))
        faults.set(text, `${address} says in English: ${text.slice(0, 80)}`);
    }
  }
  return [...faults.values()];
}

/** Whether a text has a word in Latin letters that is neither {@link KNOWN} nor one of the owner's. */
export function isEnglish(text: string, owners: readonly string[] = []): boolean {
  const others = owners.reduce((rest, word) => rest.replaceAll(word, ''), text);
  return /[A-Za-z]{2,}/.test(others.replaceAll(KNOWN, ''));
}

/** As pages show them, the longest first: `https://www.instagram.com/mangal` as `mangal`. */
function ownersWords(settings: Readonly<Record<string, string>>): string[] {
  const words = Object.values(settings).flatMap((value) => {
    if (!URL.canParse(value)) return [value];
    const { host, pathname } = new URL(value);
    return [value, host, pathname.replaceAll('/', '')];
  });
  return words.filter((word) => word.length > 1).sort((one, other) => other.length - one.length);
}

function textsOf(node: Node): string[] {
  if (!(node instanceof HTMLElement)) {
    const text = node.nodeType === TEXT ? node.text.trim() : '';
    return text === '' || text.startsWith('<!doctype') ? [] : [text];
  }
  if (node.tagName && isSkipped(node)) return [];
  if (node.tagName === 'NOSCRIPT') return textsOf(parseHtml(node.innerHTML));
  return [...attributesOf(node), ...node.childNodes.flatMap(textsOf)];
}

const TEXT = 3;

/** No text for readers, or marked as English, such as a dish's name for the kitchen. */
function isSkipped(element: HTMLElement): boolean {
  const technical = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
  return (
    ['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName) ||
    element.getAttribute('lang') === 'en' ||
    TECHNICAL.test(technical)
  );
}

function attributesOf(element: HTMLElement): string[] {
  return READ_ALOUD.flatMap((name) => element.getAttribute(name) ?? []).filter((text) => text !== '');
}
