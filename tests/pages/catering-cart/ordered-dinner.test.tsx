import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#src/domain/order/order.ts';
import { cateringCart, EMPTY_CATERING_CART } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import { keepOrder } from '#src/features/orders/reading/order-copies.ts';
import { WaitingDinners } from '#src/pages/catering-cart/waiting-dinners.tsx';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const outbox = vi.hoisted(() => ({
  items: [] as { readonly id: string; readonly state: string }[],
  delivered: [],
  unreadable: false,
}));
vi.mock('#src/features/orders/placing/order-outbox.ts', () => ({
  orderOutbox: () => ({ view: () => outbox, listen: () => () => {}, syncWithStore: async () => {} }),
}));

const RECEPTION = { ...SAMPLE_DINNER, key: 'f2', name: 'Reception' };
const HALDI = { occasion: 'Haldi', guests: 80, date: '2099-02-10', place: 'The garden' };
const SANGEET_ORDER: Order = {
  ...SAMPLE_ORDER,
  kind: 'catering',
  lines: [{ id: 'dal-1', amount: 1, price: undefined }],
  total: { low: 0, high: 0 },
  discounts: [],
  couple: 'Aarav & Meera',
  occasion: 'Sangeet',
  place: 'Rambagh Palace',
  date: '2099-02-12',
  guests: 400,
};

beforeEach(() => {
  localStorage.clear();
  outbox.items = [];
  cateringCart.replace(EMPTY_CATERING_CART);
  changeParty(() => NO_PARTY);
  planDinner(SAMPLE_DINNER);
  cateringCart.add('dal-1');
});

const { id, number } = SANGEET_ORDER;

/** The text beside the name of a saved dinner. */
async function beside(dinner: string): Promise<string> {
  render(
    <MemoryRouter>
      <WaitingDinners onContinue={() => undefined} />
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: `Continue with ${dinner}: 1 dish` });
  return button.parentElement?.textContent?.replace(button.textContent ?? '', '') ?? '';
}

test('a dinner that was ordered without a network says so while it waits, also after its plates were counted again', async () => {
  keepOrder(SANGEET_ORDER);
  outbox.items = [{ id, state: 'sending' }];
  planDinner(RECEPTION);
  expect(await beside('Sangeet')).toBe(
    `Order ${number} is saved on this phone and will be sent. See your order`,
  );
  const others = within(screen.getByRole('region', { name: 'Your other dinners' }));
  expect(others.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe(`/order/${id}`);
});

test('weeks later it still says so, and that the order has arrived', async () => {
  keepOrder({ ...SANGEET_ORDER, createdAt: Date.now() - 40 * 86_400_000 });
  planDinner(RECEPTION);
  await beside('Sangeet');
  await screen.findByText(`Order ${number} is with us.`);
});

test.each([
  ['an order of another function', { occasion: 'Mehndi' }],
  ['an order of another day', { date: '2099-02-13' }],
  ['an order of another couple', { couple: 'Kabir & Zoya' }],
  ['an order of cards', { kind: 'cards', lines: SAMPLE_ORDER.lines }],
  ['a cancelled order', { status: 'cancelled' }],
] satisfies [string, Partial<Order>][])('%s is not taken for one of this dinner', async (_, change) => {
  keepOrder({ ...SANGEET_ORDER, ...change });
  outbox.items = [{ id, state: 'sending' }];
  planDinner(RECEPTION);
  expect(await beside('Sangeet')).toBe('');
});

test('of dinners that were typed, only the one with the guests and place of the order is said to be ordered', async () => {
  changeParty(() => HALDI);
  keepOrder({ ...SANGEET_ORDER, ...HALDI, couple: '' });
  outbox.items = [{ id, state: 'sending' }];
  planDinner(RECEPTION);
  expect(await beside('Haldi')).toContain(`Order ${number} is saved`);
});

test('a typed dinner for another number of guests is not ordered yet', async () => {
  changeParty(() => HALDI);
  keepOrder({ ...SANGEET_ORDER, ...HALDI, guests: 300, couple: '' });
  outbox.items = [{ id, state: 'sending' }];
  planDinner(RECEPTION);
  expect(await beside('Haldi')).toBe('');
});

test('a dinner of which only the function was typed may be anybody’s, and is not said to be ordered', async () => {
  const ofAnybody = { occasion: 'Haldi', guests: 0, date: '', place: '' };
  changeParty((before) => ({ ...before, ...ofAnybody, dinner: undefined }));
  keepOrder({ ...SANGEET_ORDER, ...ofAnybody, couple: '' });
  outbox.items = [{ id, state: 'sending' }];
  planDinner(RECEPTION);
  expect(await beside('Haldi')).toBe('');
});
