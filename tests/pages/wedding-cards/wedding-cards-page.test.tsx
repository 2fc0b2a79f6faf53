import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
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

test('a design that is removed from the cart in another tab can be added again, and does not say ‘Added’', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { container } = render(
    <MemoryRouter initialEntries={[PATHS.weddingCards]}>
      <WeddingCardsPage />
    </MemoryRouter>,
  );
  const design = container.querySelector<HTMLAnchorElement>('a[href*="design="]');
  if (!design) throw new Error('no design');
  fireEvent.click(design);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('link', { name: 'Added. See cart' })).toBeTruthy();

  act(() => {
    localStorage.setItem(STORAGE_KEYS.cardCart, JSON.stringify({ state: { data: { lines: [] } } }));
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.cardCart }));
  });
  expect(screen.queryByRole('link', { name: 'Added. See cart' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByRole('link', { name: 'Added. See cart' })).toBeTruthy();
});
