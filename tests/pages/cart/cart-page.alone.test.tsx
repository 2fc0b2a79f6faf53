import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { chatText, renderPage } from '#tests/support/render-page.tsx';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** Opens the cart page and the header's cart link with a stored cart. */
async function openWith(lines: readonly { designId: string; amount: number }[]) {
  localStorage.setItem(STORAGE_KEYS.cardCart, JSON.stringify({ state: { data: { lines } }, version: 1 }));
  const { default: CartPage } = await import('#src/pages/cart/cart-page.tsx');
  const { CartLink } = await import('#src/app/layout/header/cart-link.tsx');
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

/** A stored catering cart with these dishes. */
function cateringCart(...dishIds: string[]): string {
  const lines = dishIds.map((dishId) => ({ dishId, amount: 1 }));
  return JSON.stringify({ state: { data: { lines } }, version: 2 });
}

test('The bag counts designs and dishes and names both, and the cart links to the dishes', async () => {
  localStorage.setItem(STORAGE_KEYS.cateringCart, cateringCart('paneer-1', 'dal-1', 'chaat-1'));
  await openWith([{ designId: 'series-4/ivory-arch', amount: 100 }]);

  const bag = await screen.findByRole('link', { name: 'Cart, 1 design, 3 dishes' });
  expect(bag.textContent).toBe('4');
  expect(screen.getByRole('heading', { name: 'Your menu: 3 dishes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my menu' }).getAttribute('href')).toBe('/catering-cart');
});

test('A cart without cards links to the dishes already chosen', async () => {
  localStorage.setItem(STORAGE_KEYS.cateringCart, cateringCart('paneer-1'));
  await openWith([]);

  expect(await screen.findByRole('heading', { level: 1, name: 'No cards in your cart yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cart, 1 dish' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your menu: 1 dish' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my menu' })).toBeTruthy();
});

test('With both carts empty the cart does not mention a menu', async () => {
  await openWith([]);

  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Your menu/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('');
});

test('Dishes from another tab and from the first version of storage are counted', async () => {
  const first = { state: { items: [{ id: 'dal-1', name: 'Dal Fry' }], totalAmount: 0 }, version: 0 };
  localStorage.setItem(STORAGE_KEYS.cateringCart, JSON.stringify(first));
  await openWith([]);
  expect(await screen.findByRole('link', { name: 'Cart, 1 dish' })).toBeTruthy();

  localStorage.setItem(STORAGE_KEYS.cateringCart, cateringCart('paneer-1', 'dal-1'));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.cateringCart }));
  });
  expect(screen.getByRole('link', { name: 'Cart, 2 dishes' }).textContent).toBe('2');
  expect(screen.getByRole('heading', { name: 'Your menu: 2 dishes' })).toBeTruthy();
});

const GONE = { designId: 'series-2/withdrawn', amount: 500 };

test('A design that is no longer sold is named but not counted', async () => {
  await openWith([GONE, { designId: 'series-4/ivory-arch', amount: 100 }]);

  expect(await screen.findByRole('link', { name: 'Cart, 1 design' })).toBeTruthy();
  expect(screen.getByText('This design is no longer sold: series-2/withdrawn')).toBeTruthy();
  expect(screen.getByText(/^100 cards, 1 design\./)).toBeTruthy();
  const checkout = screen.getByRole('link', { name: /Checkout/ });
  expect(chatText(checkout)).toContain('for 100 cards (estimate)');
});

test('A cart with only designs that are no longer sold is empty, in the header too', async () => {
  await openWith([GONE]);

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Cart, 1 design/ })).toBeNull();
});

test('What the shop has run out of is said below the amounts, which stay in their places', async () => {
  await openWith([
    { designId: 'series-4/star-mihrab', amount: 40 },
    { designId: 'series-4/ivory-arch', amount: 100 },
  ]);
  const [, amount] = await screen.findAllByRole('textbox', { name: /^How many cards of / });
  const { setToday, today } = await import('#src/data/board/today-store.ts');
  act(() => setToday({ ...today(), rev: 7, items: { 'cards/series-4/star-mihrab': { isOut: true } } }));
  const notice = screen.getByText(/^Sold out/);
  expect(amount && amount.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const priceList = await screen.findByText('Price list no. 7');
  const copy = screen.getByRole('button', { name: 'Copy order' });
  expect(copy.compareDocumentPosition(priceList) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('A removed design keeps its place, and Undo restores its amount and keeps the focus', async () => {
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

test('The offer for early orders follows the wedding’s date', async () => {
  const soon = new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10);
  const details = { name: '', phone: '', couple: '', place: '', date: soon };
  localStorage.setItem(STORAGE_KEYS.orderDetails, JSON.stringify({ state: { data: details } }));
  await openWith([{ designId: 'series-4/ivory-arch', amount: 100 }]);
  await userEvent.click(await screen.findByRole('button', { name: '1 Discount Applied' }));
  expect(screen.getByText(/Yours is sooner\.$/)).toBeTruthy();
  expect(screen.queryByText(/off the estimate/)).toBeNull();
  expect(chatText(screen.getByRole('link', { name: 'Checkout' }))).not.toContain('10%');
});

test('Of both offers, only the 10% is said to come off the estimate', async () => {
  await openWith([{ designId: 'series-4/ivory-arch', amount: 100 }]);
  await userEvent.click(await screen.findByRole('button', { name: '2 Discounts Applied' }));
  const line = 'We take the 10% off the estimate when we confirm the exact price on WhatsApp.';
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText(/^Add your wedding date below/)).toBeTruthy();
});

test('The whole order as text starts with the details that were typed on the page', async () => {
  await openWith([{ designId: 'series-4/ivory-arch', amount: 100 }]);
  await userEvent.type(await screen.findByLabelText('Your name'), 'Asha');
  await userEvent.type(screen.getByLabelText('City or venue'), 'Jaipur');
  expect(chatText(screen.getByRole('link', { name: 'Checkout' }))).toMatch(
    /wedding cards:\nName: Asha\nPlace: Jaipur\n\n1\. /,
  );
});

test('The whole order as text has the coupon that was typed on the page', async () => {
  await openWith([{ designId: 'series-4/ivory-arch', amount: 100 }]);
  await userEvent.type(await screen.findByLabelText('Coupon code'), 'diwali10');
  expect(chatText(screen.getByRole('link', { name: 'Checkout' }))).toContain('Coupon code: DIWALI10');
});
