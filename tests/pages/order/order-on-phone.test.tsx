import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderOutbox } from '#src/features/orders/placing/order-outbox.ts';
import type { CartOrder } from '#src/features/orders/placing/place-order.ts';
import { placeOrder } from '#src/features/orders/placing/place-order.ts';
import { dropOrder } from '#src/features/orders/reading/order-copies.ts';
import OrderPage from '#src/pages/order/order-page.tsx';
import { missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';
import { until } from '#tests/support/until.ts';

vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

const CARDS: CartOrder = {
  kind: 'cards',
  lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 40, high: 55 }, label: '250 Ivory Arch' }],
  total: { low: 10_000, high: 13_750 },
  discounts: [],
};

/** What the server says to a write of an order; it has none that could be read. */
function serve(written: () => Response) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes(':commit')) return written();
    return address.includes(':batchGet') ? missing() : rulesRefuse();
  });
}

/** Presses Checkout; returns the address of the order's page. */
const press = () => /\/order\/\w+/.exec(decodeURIComponent(placeOrder(CARDS) ?? ''))?.[0] ?? 'none';

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    </MemoryRouter>,
  );

/** Delivers what still waits. */
async function deliver() {
  serve(taken);
  await orderOutbox().flush();
  await until(() => expect(orderOutbox().view().items).toEqual([]));
}

beforeEach(async () => {
  localStorage.clear();
  const { items } = orderOutbox().view();
  for (const { id } of items) await orderOutbox().discard(id);
});

test('once its page has said that an order is gone, the same cart is a new order', async () => {
  serve(taken);
  const first = press();
  expect(press()).toBe(first);
  show(first);
  await screen.findByRole('heading', { name: 'We do not have this order' });
  expect(press()).toMatch(/^\/order\//);
  expect(press()).not.toBe(first);
  await deliver();
});

test('an order that is refused while its page is open is no longer said to wait, nor to be with us', async () => {
  serve(() => Response.json({}, { status: 503 }));
  show(press());
  expect(await screen.findByText(/^This order is still only on this phone\./)).toBeTruthy();
  expect(screen.queryByText(/^We have your order/)).toBeNull();
  serve(rulesRefuse);
  await orderOutbox().flush();
  expect(await screen.findByText(/^This order could not be saved with us:/)).toBeTruthy();
  expect(screen.queryByText(/^This order is still only/)).toBeNull();
  expect(screen.queryByText(/^We have your order/)).toBeNull();
});

test('an order that was refused says so without a network too', async () => {
  serve(rulesRefuse);
  const path = press();
  await until(() => expect(orderOutbox().view().items).toMatchObject([{ state: 'refused' }]));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(path);
  expect(await screen.findByText(/^This order could not be saved with us:/)).toBeTruthy();
});

test('an order that is still to be sent stays the order of its cart, although its page cannot show it', async () => {
  serve(() => Response.json({}, { status: 503 }));
  const first = press();
  dropOrder(first.slice('/order/'.length));
  show(first);
  await screen.findByRole('heading', { name: 'We do not have this order' });
  expect(press()).toBe(first);
  await deliver();
});
