import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { chatText, renderPage } from '#tests/support/render-page.tsx';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** The cart page and the header's link to it, as a visitor with this cart from an earlier day opens them. */
async function openWith(lines: readonly { designId: string; amount: number }[]) {
  localStorage.setItem(STORAGE_KEYS.cardCart, JSON.stringify({ state: { data: { lines } }, version: 1 }));
  const { default: CartPage } = await import('#src/pages/cart/cart-page.tsx');
  const { CartLink } = await import('#src/app/layout/cart-link.tsx');
  renderPage(
    () => (
      <>
        <CartLink />
        <CartPage />
      </>
    ),
    '/cart',
  );
}

const GONE = { designId: 'series-2/withdrawn', amount: 500 };

test('A design that is no longer sold is named, and counts neither as a design nor with its cards', async () => {
  await openWith([GONE, { designId: 'series-4/ivory-arch', amount: 100 }]);

  expect(await screen.findByRole('link', { name: 'Cart, 1 design' })).toBeTruthy();
  expect(screen.getByText('This design is no longer sold: series-2/withdrawn')).toBeTruthy();
  expect(screen.getByText(/^100 cards, 1 design\./)).toBeTruthy();
  const checkout = screen.getByRole('link', { name: /Checkout/ });
  expect(chatText(checkout)).toContain('for 100 cards (estimate)');
});

test('A cart of nothing but designs that are no longer sold is empty, in the header too', async () => {
  await openWith([GONE]);

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Cart, 1 design/ })).toBeNull();
});

test('A removed design stays in its place with Undo, which brings back its amount and keeps the focus', async () => {
  const user = userEvent.setup();
  await openWith([
    { designId: 'series-4/ivory-arch', amount: 40 },
    { designId: 'series-4/star-mihrab', amount: 100 },
  ]);
  const [remove] = await screen.findAllByRole('button', { name: /^Remove item: / });
  const [first] = screen.getAllByRole('listitem');
  await user.click(remove as HTMLElement);
  expect(screen.getAllByRole('listitem')[0]).toBe(first);
  expect(first?.textContent).toContain('Removed.');
  expect(document.activeElement?.textContent).toBe('Undo');
  expect(screen.getByText(/^100 cards, 1 design\./)).toBeTruthy();

  await user.keyboard('{Enter}');
  expect(screen.getByText(/^140 cards, 2 designs\./)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Remove item');
});
