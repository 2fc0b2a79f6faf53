import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Shows a page, or a part of one, as the router would at this address. */
export function renderPage(Page: ComponentType, address: string): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

/** The text a WhatsApp anchor opens with, decoded; fails where the element is no such anchor. */
export function chatText(anchor: HTMLElement): string {
  const address = new URL(anchor.getAttribute('href') ?? '', 'https://nowhere.example');
  const text = address.searchParams.get('text');
  if (address.host !== 'wa.me' || text === null) throw new Error(`Not a WhatsApp link: ${address}`);
  return text;
}

/** What a person reads: the text of an element with every run of blanks as one. */
export function readable(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A plain anchor that opens WhatsApp. */
export interface Booking {
  readonly words: string;
  /** The text it opens with, decoded. */
  readonly text: string;
}

/** Every WhatsApp anchor inside an element, in order. */
export function bookings(element: Element): Booking[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map((anchor) => ({
    words: readable(anchor),
    text: chatText(anchor),
  }));
}

/** The list row or slide that has this title. */
export function itemTitled(container: Element, title: string, tag = 'li'): HTMLElement {
  const heading = [...container.querySelectorAll<HTMLElement>(`${tag} h2, ${tag} h3`)].find(
    (candidate) => readable(candidate) === title,
  );
  const item = heading?.closest<HTMLElement>(tag);
  if (!item) throw new Error(`Nothing on the page is titled '${title}'`);
  return item;
}
