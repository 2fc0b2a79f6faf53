import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PATHS } from '#src/config/paths.ts';
import WeddingCardsPage from '#src/pages/wedding-cards/wedding-cards-page.tsx';

// Its library needs a browser.
vi.mock('#src/ui/lightbox-stage.tsx', () => ({ LightboxStage: () => null }));

let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

test('Close that is pressed twice closes the lightbox and stays on the page, each time it is opened', async () => {
  // The cards' texts, which this test does not show.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { container } = render(
    <MemoryRouter initialEntries={['/', PATHS.weddingCards]} initialIndex={1}>
      <WeddingCardsPage />
      <Address />
    </MemoryRouter>,
  );
  for (const _ of [1, 2]) {
    const design = container.querySelector<HTMLAnchorElement>('a[href*="design="]');
    if (!design) throw new Error('no design');
    fireEvent.click(design);
    const close = await screen.findByRole('button', { name: 'Close' });
    expect(address).toContain('design=');
    act(() => {
      close.click();
      close.click();
    });
    expect(address).toBe(PATHS.weddingCards);
  }
});
