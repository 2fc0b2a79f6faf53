import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderBook } from '#src/features/orders/book/order-book.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import * as api from './fake-orders.ts';

/** What the database of `fake-orders.ts` says in most tests. */
export function resetOrders(): void {
  for (const call of Object.values(api)) call.mockReset();
  localStorage.clear();
  api.readNote.mockResolvedValue({ text: '', rev: 0 });
  api.setStatus.mockResolvedValue(undefined);
  api.setPlatePrice.mockResolvedValue(undefined);
  api.sumOrders.mockResolvedValue({ count: 1, low: 10_000, high: 13_750 });
}

/** What Firestore returns for an order that is gone, to the owner too. */
export const refuse = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' }),
  );

export const showBook = (at: string | { pathname: string; state: unknown } = '', isOwner = true) =>
  render(
    <MemoryRouter initialEntries={[typeof at === 'string' ? `/manage-orders${at}` : at]}>
      <OrderBook guard={(work) => work()} isOwner={isOwner} />
      <Toaster />
    </MemoryRouter>,
  );
