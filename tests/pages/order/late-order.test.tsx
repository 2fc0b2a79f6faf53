import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Order } from '#src/domain/order/order.ts';
import { HeldOrder } from '#src/features/orders/page/held-order.tsx';
import { OrderView } from '#src/features/orders/page/order-view.tsx';
import { readable } from '#tests/support/render-page.tsx';
import { HONEST } from '#tests/support/sample-order.ts';

vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

/** Placed on the 26th, as its number says, on a phone that had a network again on the 28th. */
const LATE: Order = { ...HONEST, number: 'S-261126-7Q3M', createdAt: Date.parse('2026-11-28T06:00:00Z') };

async function pageOf(order: Order): Promise<string> {
  const { container } = render(
    <MemoryRouter>
      <OrderView order={order} isUnsent={false} isFresh actions={null} loading={null} />
      <HeldOrder order={order} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: `Order ${order.number}` });
  return readable(container);
}

test('an order that arrived two days late was placed on the day of its number, on the page, the quotation and in what we hold', async () => {
  const text = await pageOf(LATE);
  expect(text).toContain('Placed on 26 November 2026');
  expect(text).toContain('Placed on26 November 2026');
  expect(text).toContain('Placed26 November 2026');
  expect(text).not.toContain('28 November 2026');
});

test('a number whose day is too long before the order came does not say when it was placed', async () => {
  const text = await pageOf({ ...LATE, number: 'S-261101-7Q3M' });
  expect(text).toContain('Placed on 28 November 2026');
  expect(text).not.toContain('1 November');
});

test('one plate is one plate', async () => {
  const menu = { kind: 'catering', lines: [{ id: 'dal-1', amount: 1, price: undefined }] } as const;
  const text = await pageOf({ ...LATE, ...menu, discounts: [], guests: 1, platePrice: 500 });
  expect(text.match(/1 plate × ₹500/g)).toHaveLength(2);
});
