import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readJson, removeText, writeText } from '#src/lib/storage.ts';

/** Where the reader is: an element of the page, by its index among its siblings, and its distance from the top. */
interface Place {
  readonly page: string;
  readonly steps: readonly number[];
  readonly top: number;
}

/** Opens the same page in another language with its query and hash, and stores the language and where the reader was. */
export function openAlternate(address: string, language: string): void {
  writeText(STORAGE_KEYS.language, language);
  const place = currentPlace(address);
  if (place) writeText(STORAGE_KEYS.place, JSON.stringify(place), 'session');
  const { search, hash } = window.location;
  window.location.assign(`${address}${search}${hash}`);
}

/** Scrolls to where the reader was in the other language. The texts differ in length, the elements do not. */
export function restorePlace(): void {
  const place = readJson(STORAGE_KEYS.place, 'session');
  removeText(STORAGE_KEYS.place, 'session');
  // Another page reads this if loading the other language was stopped.
  if (!isPlace(place) || place.page !== window.location.pathname) return;
  // Lays out what is below the first screen.
  document.documentElement.dataset.scrolled = '';
  const reached = place.steps.reduce<Element | null>(
    (element, step) => element?.children.item(step) ?? element,
    document.getElementById('main'),
  );
  const top = reached?.getBoundingClientRect().top ?? 0;
  window.scrollBy({ top: top - place.top, behavior: 'instant' });
}

function currentPlace(page: string): Place | undefined {
  const main = document.getElementById('main');
  if (window.scrollY === 0 || !main) return undefined;
  const seen = document
    .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    .find((element) => main.contains(element));
  if (!seen) return undefined;
  return { page, steps: stepsTo(seen, main), top: seen.getBoundingClientRect().top };
}

function stepsTo(element: Element, from: Element): number[] {
  const { parentElement } = element;
  if (element === from || !parentElement) return [];
  return [...stepsTo(parentElement, from), [...parentElement.children].indexOf(element)];
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'page' in value &&
    'steps' in value &&
    Array.isArray(value.steps) &&
    'top' in value
  );
}
