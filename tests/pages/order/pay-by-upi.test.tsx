import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepOrder } from '#src/features/orders/reading/order-copies.ts';
import OrderPage from '#src/pages/order/order-page.tsx';
import { AGREED, ORDER_WITH_MONEY } from '#tests/features/orders/money/made-up-money.ts';
import { orderResponse } from '#tests/support/order-response.ts';

vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

const ORDER = { ...ORDER_WITH_MONEY, money: { ...AGREED, upi: true } };

const show = () =>
  render(
    <MemoryRouter initialEntries={[`/order/${ORDER.id}`]}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());

test('this phone’s copy of an order has no QR code for paying: what it asks for may have been paid since', async () => {
  keepOrder(ORDER);
  let unplug = () => {};
  const response = new Promise<Response>((_, reject) => {
    unplug = () => reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('fetch', () => response);
  show();
  await screen.findByRole('region', { name: 'Price and payments' });
  expect(screen.queryByText('Pay with UPI')).toBeNull();
  unplug();
  expect(await screen.findByText(/^We could not get the latest details\./)).toBeTruthy();
  expect(screen.queryByText('Pay with UPI')).toBeNull();
});

test('an order that has just been read has a QR code for paying', async () => {
  keepOrder(ORDER);
  vi.stubGlobal('fetch', async () => orderResponse(ORDER));
  show();
  expect(await screen.findByText('Pay with UPI')).toBeTruthy();
});
