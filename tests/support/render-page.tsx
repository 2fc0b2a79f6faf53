import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Shows a page or a part of one as the router would. */
export function renderPage(page: ReactElement): RenderResult {
  return render(<MemoryRouter>{page}</MemoryRouter>);
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
    text: new URL(anchor.href).searchParams.get('text') ?? '',
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
