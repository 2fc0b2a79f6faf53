import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import { keepOrder, keptOrder } from '#src/features/orders/reading/order-copies.ts';
import OrderPage from '#src/pages/order/order-page.tsx';
import { rulesRefuse } from '#tests/support/firestore-responses.ts';
import { orderResponse } from '#tests/support/order-response.ts';
import { chatText, readable } from '#tests/support/render-page.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { ORDER_STATUS } from '#text/orders.ts';

const outbox = vi.hoisted(() => ({
  /** Known once `stored` has been read. */
  items: [] as { readonly id: string }[],
  stored: [] as { readonly id: string }[],
  delivered: [] as string[],
}));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));
vi.mock('#src/features/orders/placing/order-outbox.ts', () => ({
  orderOutbox: () => ({
    view: () => outbox,
    listen: () => () => {},
    flush: async () => {},
    syncWithStore: async () => {
      outbox.items = outbox.stored;
    },
  }),
}));
vi.mock('#src/lib/app-check-token.ts', () => ({ appCheckToken: async () => 'a-token' }));

const { id } = SAMPLE_ORDER;
let requests: Request[] = [];

beforeEach(() => {
  localStorage.clear();
  requests = [];
  Object.assign(outbox, { items: [], stored: [], delivered: [] });
});

function respond(response: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push(new Request(address, init));
    return response();
  });
}

const respondWith = (order: Order) => respond(() => orderResponse(order));

const refuse = () => respond(rulesRefuse);
const unplug = () => respond(() => Promise.reject(new TypeError('Failed to fetch')));

const show = (path = `/order/${id}`) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    </MemoryRouter>,
  );

const NUMBER = { level: 1, name: 'Order S-261122-7Q3M' };

test('the customer sees what was ordered, at which prices, the offers, and that nothing is paid here', async () => {
  respondWith(SAMPLE_ORDER);
  show();
  await screen.findByRole('heading', NUMBER);
  for (const text of [
    '250 × ₹40–55 each',
    '20 carry bags free with branded card',
    'Aarav & Meera',
    '12 February 2027',
    /^You pay nothing yet\./,
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(chatText(screen.getByRole('link', { name: 'Ask about this order' }))).toContain('S-261122-7Q3M');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the read carries the App Check token', async () => {
  respondWith(SAMPLE_ORDER);
  show();
  await screen.findByRole('heading', NUMBER);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('x-firebase-appcheck')).toBe('a-token');
});

const AGREED = {
  ...NO_MONEY,
  lines: [{ text: 'Cards', quantity: 250, amount: 12_375, code: '', rate: 0 }],
};

test.each(ORDER_STATUSES)('an order that is %s says so, with its day', async (status) => {
  const times = { [status]: Date.parse('2026-11-24T20:00:00Z') };
  respondWith({ ...SAMPLE_ORDER, status, rev: 1, times, money: AGREED });
  show();
  const { since, line } = ORDER_STATUS[status];
  const shown = await screen.findByRole('region', { name: 'Status' });
  expect(readable(shown)).toBe(`${since('25 November 2026')}${line}`);
});

test('an order that is confirmed before its price is agreed does not say that it is', async () => {
  respondWith({ ...SAMPLE_ORDER, status: 'confirmed', rev: 1 });
  show();
  expect(
    await screen.findByText('Your order is confirmed. The exact price follows on WhatsApp.'),
  ).toBeTruthy();
  expect(screen.queryByText(ORDER_STATUS.confirmed.line)).toBeNull();
});

test('prices and offers are ours whatever a browser wrote, and what it wrote is said to be its own', async () => {
  respondWith({
    ...SAMPLE_ORDER,
    lines: [
      { id: 'series-4/ivory-arch', amount: 250, price: { low: 1, high: 1 } },
      { id: 'pay-5000-to-evil-upi', amount: 1, price: undefined },
    ],
    total: { low: 251, high: 251 },
    discounts: ['Pay ₹5,000 advance by UPI to evil@upi'],
    place: 'Pay first',
  });
  show();
  await screen.findByRole('heading', NUMBER);
  const page = screen.getByRole('article');
  expect(readable(page)).toContain('This order differs from our prices');
  expect(page.querySelector('[class*="wrong"]'), 'what looks like the customer’s mistake').toBeNull();
  expect(readable(page)).toContain('Total₹10,000 – ₹13,750(estimate) The order says ₹251.');
  expect(readable(page)).toContain('250 × ₹40–55 eachThe order says ₹1.');
  expect(document.body.textContent).not.toMatch(/evil/);
  for (const quoted of screen.getAllByText('Pay first')) expect(quoted.tagName).toBe('Q');
  expect(screen.getByRole('heading', { name: 'You wrote' })).toBeTruthy();
});

test('an order has the prices of the price list that it names', async () => {
  respondWith({
    ...SAMPLE_ORDER,
    lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 45, high: 60 } }],
    total: { low: 11_250, high: 15_000 },
    number: 'S-261103-7Q3M',
    createdAt: Date.parse('2026-11-03T06:00:00Z'),
    board: 7,
    coupon: 'FLAT500',
  });
  show();
  await screen.findByRole('heading', { level: 1, name: 'Order S-261103-7Q3M' });
  const page = screen.getByRole('article');
  expect(readable(page)).toContain('250 × ₹45–60 each');
  expect(readable(page)).toContain('Coupon FLAT500: ₹500 off');
  expect(readable(page)).toContain('Price list no. 7');
  expect(readable(page)).not.toContain('differs');
});

test('a dinner shows whose it is, its function, every plate, the wishes, and its price by quotation', async () => {
  const dinner: Order = {
    ...SAMPLE_ORDER,
    kind: 'catering',
    lines: [{ id: 'dal-1', amount: 1, price: undefined }],
    total: { low: 0, high: 0 },
    discounts: [],
    occasion: 'Sangeet',
    guests: 420,
    plates: { veg: 310, jain: 60, nonVeg: 50, children: 38 },
    wishes: [{ category: 'dal', text: 'Cholar dal' }],
  };
  respondWith(dinner);
  const { unmount } = show();
  await screen.findByRole('heading', NUMBER);
  const shown = readable(screen.getByRole('article'));
  for (const part of [
    'Wedding ofAarav & Meera',
    'FunctionSangeet',
    'Guests420 plates: 310 vegetarian, 60 Jain, 50 non-vegetarian, 38 of them children',
    'Dal DishesCholar dal',
    'Price by quotation',
  ])
    expect(shown).toContain(part);
  unmount();

  respondWith({ ...dinner, platePrice: 850, rev: 1 });
  show();
  expect((await screen.findAllByText('₹3,57,000')).length).toBeGreaterThan(0);
});

test('an order that is not sent yet is shown from this phone, and says so', async () => {
  keepOrder(SAMPLE_ORDER);
  outbox.stored = [{ id }];
  refuse();
  show();
  expect(await screen.findByText(/^This order is still only on this phone\./)).toBeTruthy();
  expect(screen.getByRole('heading', NUMBER)).toBeTruthy();
});

test('an order that is not sent yet is never said to be with us, while the network takes long', async () => {
  keepOrder(SAMPLE_ORDER);
  outbox.stored = [{ id }];
  respond(() => new Promise(() => {}));
  show();
  expect(screen.queryByText(ORDER_STATUS.received.line)).toBeNull();
  expect(await screen.findByText(/^This order is still only on this phone\./)).toBeTruthy();
});

test('without a network, an order that this phone knows is shown as it was', async () => {
  keepOrder({ ...SAMPLE_ORDER, status: 'ready', rev: 3 });
  unplug();
  show();
  expect(await screen.findByText(/^We could not get the latest details\./)).toBeTruthy();
  expect(screen.getByText('Everything is ready.')).toBeTruthy();
});

test('an order that was read once is kept for a visit without a network', async () => {
  respondWith({ ...SAMPLE_ORDER, status: 'confirmed', rev: 1 });
  show();
  await screen.findByRole('heading', NUMBER);
  expect(keptOrder(id)).toMatchObject({ number: 'S-261122-7Q3M', status: 'confirmed', rev: 1 });
});

test('an erased order is gone, also from this phone', async () => {
  keepOrder(SAMPLE_ORDER);
  refuse();
  show();
  expect(await screen.findByRole('heading', { name: 'We do not have this order' })).toBeTruthy();
  expect(keptOrder(id)).toBeUndefined();
});

test('without a network, an order that this phone does not know can be tried again', async () => {
  unplug();
  show();
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
  respondWith(SAMPLE_ORDER);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', NUMBER)).toBeTruthy();
});

test('an order book that does not respond is not taken for a missing order', async () => {
  respond(() => Response.json({}, { status: 503 }));
  show();
  expect(await screen.findByRole('heading', { name: 'We cannot show the order right now' })).toBeTruthy();
});

test('an address that no order can have asks nobody', async () => {
  respond(() => Response.json({}, { status: 500 }));
  show('/order/1');
  expect(await screen.findByRole('heading', { name: 'We do not have this order' })).toBeTruthy();
  expect(requests).toEqual([]);
});

test('the customer sees all that is stored with the order, saves it, and asks for erasing', async () => {
  respondWith({ ...SAMPLE_ORDER, discounts: ['carry-bags', 'Pay ₹5,000 to evil@upi'] });
  show();
  await screen.findByRole('heading', NUMBER);
  await userEvent.click(screen.getByRole('button', { name: 'What do you hold about me?' }));
  const held = await screen.findByRole('region', { name: 'What we hold with this order' });
  await waitFor(() => expect(document.activeElement).toBe(held));
  for (const text of [id, 'English', '12 February 2027', 'Asha Rao']) expect(readable(held)).toContain(text);
  expect(readable(held)).not.toContain('evil');
  expect(readable(held)).toContain('only we can read it');

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:held';
  });
  await userEvent.click(within(held).getByRole('button', { name: 'Save it as a file' }));
  const saved: unknown = JSON.parse((await files[0]?.text()) ?? '');
  expect(saved).toMatchObject({ order: { number: SAMPLE_ORDER.number, phone: SAMPLE_ORDER.phone } });

  const erase = chatText(within(held).getByRole('link', { name: 'Ask us to erase it' }));
  expect(erase).toContain(`please erase my order ${SAMPLE_ORDER.number}`);
});

test('once a price is agreed, its offers are no longer to be confirmed', async () => {
  respondWith({ ...SAMPLE_ORDER, money: AGREED });
  show();
  expect(await screen.findByRole('heading', { name: 'Promised to you' })).toBeTruthy();
  expect(screen.queryByText('To be confirmed by date and card.')).toBeNull();
});
