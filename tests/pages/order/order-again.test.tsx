import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#src/domain/order/order.ts';
import { useCardCart } from '#src/features/card-cart/card-cart.ts';
import { changeParty, currentParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { keepOrder } from '#src/features/orders/reading/order-copies.ts';
import OrderPage from '#src/pages/order/order-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));
vi.mock('#src/lib/app-check-token.ts', () => ({ appCheckToken: async () => undefined }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

function Cart() {
  const { lines } = useCardCart().data;
  return <p>In the cart: {lines.map(({ designId, amount }) => `${amount} ${designId}`).join()}</p>;
}

/** Opens the page of an order that this phone has, and presses 'Order again'. */
async function orderAgain(order: Order): Promise<void> {
  keepOrder(order);
  render(
    <MemoryRouter initialEntries={[`/order/${order.id}`]}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
        <Route path="/cart" element={<Cart />} />
        <Route path="/catering-cart" element={null} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
}

test('ordering again fills the cart with what we still sell', async () => {
  await orderAgain(SAMPLE_ORDER);
  expect(await screen.findByText('What we still sell is in your cart again')).toBeTruthy();
  expect(screen.getByText('In the cart: 250 series-4/ivory-arch')).toBeTruthy();
});

const MENU: Order = {
  ...SAMPLE_ORDER,
  kind: 'catering',
  lines: [{ id: 'dal-1', amount: 1, price: undefined }],
  total: { low: 0, high: 0 },
  discounts: [],
  occasion: 'Sangeet',
  guests: 420,
  date: '2099-02-12',
};

test('ordering a menu again puts its function, guests, day and place back', async () => {
  changeParty(() => NO_PARTY);
  await orderAgain(MENU);
  const again = { occasion: 'Sangeet', guests: 420, date: '2099-02-12', place: 'Jaipur' };
  expect(currentParty()).toEqual(again);
});

test('ordering a menu again keeps what the cart says already, and leaves out a day that has passed', async () => {
  changeParty(() => ({ ...NO_PARTY, occasion: 'Reception', guests: 300 }));
  await orderAgain({ ...MENU, date: '2020-02-12' });
  expect(currentParty()).toEqual({ occasion: 'Reception', guests: 300, date: undefined, place: 'Jaipur' });
});
