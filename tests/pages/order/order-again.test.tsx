import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { setToday, today } from '#src/data/board/today-store.ts';
import type { Order } from '#src/domain/order/order.ts';
import { cardCart, useCardCart } from '#src/features/card-cart/card-cart.ts';
import { cateringCart, EMPTY_CATERING_CART } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, currentParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { keepOrder } from '#src/features/orders/reading/order-copies.ts';
import OrderPage from '#src/pages/order/order-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { HONEST, SAMPLE_ORDER } from '#tests/support/sample-order.ts';

vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));
vi.mock('#src/lib/app-check-token.ts', () => ({ appCheckToken: async () => undefined }));

const PLAIN = today();

beforeEach(() => {
  setToday(PLAIN);
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

test('ordering again leaves the amount of a design that is in the cart as it is', async () => {
  cardCart.add('series-4/ivory-arch');
  cardCart.setAmount('series-4/ivory-arch', 300);
  await orderAgain(HONEST);
  expect(await screen.findByText('In the cart: 300 series-4/ivory-arch')).toBeTruthy();
});

const IVORY_ARCH_OUT = { 'cards/series-4/ivory-arch': { isOut: true } } as const;

test('ordering again does not say that everything is in the cart while a design of it is sold out', async () => {
  setToday({ ...PLAIN, items: IVORY_ARCH_OUT });
  const other = { id: 'series-4/star-mihrab', amount: 50, price: undefined };
  await orderAgain({ ...HONEST, lines: [...HONEST.lines, other] });
  expect(await screen.findByText('What we still sell is in your cart again')).toBeTruthy();
  expect(screen.getByText('In the cart: 50 series-4/star-mihrab')).toBeTruthy();
});

test('an order of which everything is sold out leaves the cart as it is, and says so', async () => {
  setToday({ ...PLAIN, items: IVORY_ARCH_OUT });
  await orderAgain(HONEST);
  expect(await screen.findByText('What was in this order is not available now.')).toBeTruthy();
  expect(localStorage.getItem('shagun.card-cart')).toBeNull();
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

test('ordering a menu again keeps what was typed beside the dishes, and brings what was typed in the order only', async () => {
  const lines = [{ dishId: 'dal-2', amount: 1 }];
  cateringCart.replace({ lines, wishes: { dal: 'Less chilli', farsan: ' ' } });
  const wishes = [
    { category: 'dal', text: 'Cholar dal' },
    { category: 'farsan', text: 'Khandvi' },
  ];
  await orderAgain({ ...MENU, wishes });
  expect(cateringCart.current()).toEqual({
    lines: [...lines, { dishId: 'dal-1', amount: 1 }],
    wishes: { dal: 'Less chilli', farsan: 'Khandvi' },
  });
  cateringCart.replace(EMPTY_CATERING_CART);
});
