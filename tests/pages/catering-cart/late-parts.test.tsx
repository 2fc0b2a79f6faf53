import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cateringCart } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import { lastOrders } from '#src/features/orders/placing/last-orders.ts';
import CateringCartPage from '#src/pages/catering-cart/catering-cart-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

vi.mock('#src/features/orders/placing/order-outbox.ts', () => {
  const view = { items: [], delivered: [], unreadable: false };
  return {
    orderOutbox: () => ({ view: () => view, listen: () => () => {}, syncWithStore: async () => {} }),
  };
});
vi.mock('#src/features/guest-list/counts/recount.ts', () => ({
  recount: async () => ({ ...SAMPLE_DINNER, plates: { ...SAMPLE_DINNER.plates, total: 432, veg: 372 } }),
}));

const { id, number } = SAMPLE_ORDER;
const PLACED = `Order ${number} is with us.`;

beforeEach(() => {
  localStorage.clear();
  for (const dish of cateringCart.chosenNow()) cateringCart.remove(dish);
  changeParty(() => NO_PARTY);
});

const open = (...dishes: string[]) => {
  for (const dish of dishes) cateringCart.add(dish);
  return renderPage(
    () => (
      <main id="main" tabIndex={-1}>
        <CateringCartPage />
      </main>
    ),
    '/catering-cart',
  );
};

const placed = () =>
  lastOrders.change((before) => ({
    ...before,
    catering: [{ id, number, contents: '', placedAt: Date.now() - 60_000, board: 0, occasion: '' }],
  }));

const comesAfter = (later: Element, earlier: Element) =>
  Boolean(earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING);

test('what became of the last order appears below the buttons of a menu', async () => {
  placed();
  open('dal-1');
  const line = await screen.findByText(PLACED);
  expect(comesAfter(line, screen.getByRole('button', { name: 'Copy order' }))).toBe(true);
  const [checkout] = screen.getAllByRole('link', { name: 'Checkout on WhatsApp' });
  expect(checkout && comesAfter(line, checkout)).toBe(true);
});

test('an empty cart begins with the order that has emptied it', async () => {
  placed();
  open();
  const line = await screen.findByText(PLACED);
  expect(comesAfter(screen.getByRole('heading', { name: 'Your cart is empty' }), line)).toBe(true);
});

test('whoever takes over a new count is at the dinner that has changed', async () => {
  planDinner(SAMPLE_DINNER);
  open('dal-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Update my order' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Sangeet/ }));
});

test('whoever orders without the plates, or continues another dinner, is at the start of the cart', async () => {
  planDinner({ ...SAMPLE_DINNER, key: 'f2', name: 'Reception' });
  planDinner(SAMPLE_DINNER);
  open('dal-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Reception: 0 dishes' }));
  expect(document.activeElement?.id).toBe('main');
  await userEvent.click(await screen.findByRole('button', { name: /^Continue with Sangeet/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Order without these plates' }));
  expect(document.activeElement?.id).toBe('main');
});
