import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartOrder } from '#src/features/orders/placing/place-order.ts';
import { until } from '#tests/support/until.ts';

const written: { name: string; fields: Record<string, { stringValue?: string }> }[] = [];

beforeEach(() => {
  vi.resetModules();
  // No retry outlives its test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  localStorage.clear();
  written.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    written.push(JSON.parse(body).writes[0].update);
    return Response.json({ commitTime: '2026-11-22T00:00:00Z' });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => import('#src/features/orders/placing/place-order.ts');

const dinner = (occasion: string): CartOrder => ({
  kind: 'catering',
  lines: [{ id: 'dal-1', amount: 1, price: undefined, label: 'Dal Makhani' }],
  total: { low: 0, high: 0 },
  discounts: [],
  facts: { occasion },
});

test('a dinner ordered without a network is the same order when it is ordered again after another dinner', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { placeOrder } = await open();
  expect(placeOrder(dinner('Sangeet'))).toBeUndefined();
  expect(placeOrder(dinner('Reception'))).toBeUndefined();
  await until(() => expect(written).toHaveLength(2));
  online.mockReturnValue(true);
  const again = new URL(placeOrder(dinner('Sangeet')) ?? '').searchParams.get('text') ?? '';
  expect(again).toContain('Dinner: Sangeet');
  const id = /\/order\/(\w+)/.exec(again)?.[1] ?? 'none';
  expect(written.find(({ name }) => name.endsWith(id))?.fields.occasion?.stringValue).toBe('Sangeet');
  expect(written).toHaveLength(2);
});

test('an order that an earlier version of the site placed is known again', async () => {
  const { placeOrder } = await open();
  const first = placeOrder(dinner('Sangeet'));
  await until(() => expect(written).toHaveLength(1));
  const stored = JSON.parse(localStorage.getItem('shagun.last-orders') ?? '');
  const [only] = stored.state.data.catering;
  localStorage.setItem('shagun.last-orders', JSON.stringify({ state: { data: { catering: only } } }));
  vi.resetModules();
  expect((await open()).placeOrder(dinner('Sangeet'))).toBe(first);
});

test('a phone remembers the orders of one day, and at most twelve of a kind', async () => {
  const { placeOrder } = await open();
  const { lastOrders } = await import('#src/features/orders/placing/last-orders.ts');
  const now = Date.now();
  placeOrder(dinner('Haldi'), now - 2 * 86_400_000);
  placeOrder(dinner('Mehndi'), now);
  expect(lastOrders.current().catering.map(({ occasion }) => occasion)).toEqual(['Mehndi']);
  for (let count = 1; count <= 12; count += 1) placeOrder(dinner(`Dinner ${count}`), now);
  expect(lastOrders.current().catering).toHaveLength(12);
  expect(lastOrders.current().catering[0]?.occasion).toBe('Dinner 12');
  await until(() => expect(written).toHaveLength(14));
});
