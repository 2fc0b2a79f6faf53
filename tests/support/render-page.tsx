import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

export function renderPage(Page: ComponentType, address: string): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

/** The decoded message of a WhatsApp link; throws for other elements. */
export function chatText(anchor: HTMLElement): string {
  const address = new URL(anchor.getAttribute('href') ?? '', 'https://nowhere.example');
  const text = address.searchParams.get('text');
  if (address.host !== 'wa.me' || text === null) throw new Error(`Not a WhatsApp link: ${address}`);
  return text;
}

/** Text of an element with whitespace collapsed. */
export function readable(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export interface Booking {
  readonly label: string;
  readonly text: string;
}

export function bookings(element: Element): Booking[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map((anchor) => ({
    label: readable(anchor),
    text: chatText(anchor),
  }));
}

export function itemTitled(container: Element, title: string, tag = 'li'): HTMLElement {
  const heading = [...container.querySelectorAll<HTMLElement>(`${tag} h2, ${tag} h3`)].find(
    (candidate) => readable(candidate) === title,
  );
  const item = heading?.closest<HTMLElement>(tag);
  if (!item) throw new Error(`Nothing on the page is titled '${title}'`);
  return item;
}
