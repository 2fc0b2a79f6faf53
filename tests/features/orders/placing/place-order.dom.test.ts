import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import type { CartOrder } from '#src/features/orders/placing/place-order.ts';
import { WHATSAPP_LINK_MAX } from '#src/lib/whatsapp.ts';
import { longestPrinted } from '#tests/support/longest-printed.ts';
import { until } from '#tests/support/until.ts';

const CARDS: CartOrder = {
  kind: 'cards',
  lines: [
    { id: 'series-4/ivory-arch', amount: 250, price: { low: 40, high: 55 }, label: '250 Ivory Arch' },
    { id: 'series-1/lotus', amount: 100, price: { low: 22, high: 26 }, label: '100 Lotus' },
  ],
  total: { low: 12_200, high: 16_350 },
  discounts: ['prebooking', 'carry-bags'],
};
const MENU: CartOrder = {
  kind: 'catering',
  lines: DISH_CATEGORIES.flatMap(({ dishes }) =>
    dishes.map(({ id, name }) => ({ id, amount: 1, price: undefined, label: name })),
  ),
  total: { low: 0, high: 0 },
  discounts: [],
  facts: { date: '2027-02-14', guests: 300 },
};

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

/** The text of a link to WhatsApp, with its lines. */
const textOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('text')?.split('\n') ?? [];

const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('shagun.order-outbox.'));

test('the message of a single card says so', async () => {
  const { placeOrder } = await open();
  const [line] = CARDS.lines;
  if (!line) throw new Error('There is no line');
  const text = textOf(
    placeOrder({ ...CARDS, lines: [{ ...line, amount: 1 }], total: { low: 40, high: 55 } }),
  );
  expect(text).toContain('Total: ₹40 – ₹55 for 1 card (estimate)');
});

test('an order is on the phone before WhatsApp opens, and the message names it', async () => {
  const { placeOrder } = await open();
  const text = textOf(placeOrder(CARDS));
  expect(waiting()).toHaveLength(1);
  const id = waiting()[0]?.split('.').at(-1);
  expect(text[0]).toMatch(/^Hello Shagun, I have placed order S-\d{6}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(text.slice(1)).toEqual([
    'Wedding cards: 250 Ivory Arch, 100 Lotus',
    'Total: ₹12,200 – ₹16,350 for 350 cards (estimate)',
    expect.stringMatching(new RegExp(`^https://[^/]+/order/${id}$`)),
    'Nothing is paid yet.',
  ]);
  await until(() => expect(written).toHaveLength(1));
  expect(written[0]?.name).toMatch(new RegExp(`/orders/${id}$`));
  expect(written[0]?.fields.lines?.stringValue).toBe(
    'series-4/ivory-arch 250 40-55\nseries-1/lotus 100 22-26',
  );
  await until(() => expect(waiting()).toEqual([]));
});

test('the names to print are in the message, and in the order unless the customer wrote others', async () => {
  const { placeOrder } = await open();
  const printed = [
    { field: 'first', text: 'Rohan' },
    { field: 'first', text: 'रोहन' },
    { field: 'families', text: 'Iyer and Rao families' },
  ] as const;
  const suggested = { couple: 'Rohan & Ananya', place: 'Mysuru' };
  const text = textOf(placeOrder({ ...CARDS, printed, suggested }));
  expect(text.join('\n')).toContain(
    'Names as printed:\nName shown first: Rohan\nName shown first: रोहन\nFamilies: Iyer and Rao families\n',
  );
  await until(() => expect(written).toHaveLength(1));
  expect(written[0]?.fields.couple?.stringValue).toBe('Rohan & Ananya');
  expect(written[0]?.fields.place?.stringValue).toBe('Mysuru');
  expect(written[0]?.fields.printed?.stringValue).toBe(
    'first Rohan\nfirst रोहन\nfamilies Iyer and Rao families',
  );

  const { orderDetails } = await import('#src/features/orders/placing/order-details.ts');
  orderDetails.change((before) => ({ ...before, couple: 'Rohan Rao & Ananya' }));
  placeOrder({ ...CARDS, printed, suggested });
  await until(() => expect(written).toHaveLength(2));
  expect(written[1]?.fields.couple?.stringValue).toBe('Rohan Rao & Ananya');
});

test('the longest names in two scripts fit a link: what has no room is named as on the order’s page, which has it', async () => {
  const { placeOrder } = await open();
  const printed = longestPrinted();
  const link = placeOrder({ ...CARDS, printed }) ?? '';
  expect(link.length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX);
  const text = textOf(link);
  expect(text).toContain('Everything to print is on the order’s page:');
  expect(text).toContain(`Name shown first: ${printed[1]?.text}`);
  expect(text).toContain(`Name shown second: ${printed[3]?.text}`);
  expect(text.join('\n')).not.toContain('Families');
  expect(text.at(-2)).toMatch(/\/order\//);
  await until(() => expect(written).toHaveLength(1));
  expect(written[0]?.fields.printed?.stringValue).toBe(
    printed.map(({ field, text: words }) => `${field} ${words}`).join('\n'),
  );
});

test('a menu of 171 dishes is one short message, and every dish is in the order', async () => {
  const { placeOrder } = await open();
  const link = placeOrder(MENU) ?? '';
  expect(link.length).toBeLessThan(1_000);
  expect(textOf(link)).toContain('300 guests, 14 February 2027');
  expect(textOf(link)).toContain('Total Items: 171');
  await until(() => expect(written).toHaveLength(1));
  expect(written[0]?.fields.lines?.stringValue?.split('\n')).toEqual(MENU.lines.map(({ id }) => `${id} 1`));
});

test('a dinner of a wedding is in the message and in the order: whose, where, every plate, and the wishes', async () => {
  const { placeOrder } = await open();
  const text = textOf(
    placeOrder({
      ...MENU,
      lines: MENU.lines.slice(0, 1),
      facts: {
        couple: 'Aarav & Meera',
        occasion: 'Sangeet',
        place: 'Rambagh Palace',
        date: '2027-02-12',
        guests: 420,
      },
      plates: { veg: 310, jain: 60, nonVeg: 50, children: 38 },
      wishes: [{ category: 'dal', text: 'Cholar dal' }],
    }),
  );
  expect(text.slice(1, -2)).toEqual([
    'Dinner: Sangeet, Aarav & Meera, Rambagh Palace',
    `Catering menu: ${MENU.lines[0]?.label}`,
    '420 plates: 310 vegetarian, 60 Jain, 50 non-vegetarian, 38 of them children, 12 February 2027',
    'Total Items: 1',
    'Something else: 1, see the order’s page',
  ]);
  await until(() => expect(written).toHaveLength(1));
  const { occasion, plates, wishes } = written[0]?.fields ?? {};
  expect([occasion?.stringValue, plates?.stringValue, wishes?.stringValue]).toEqual([
    'Sangeet',
    '310 60 50 38',
    'dal Cholar dal',
  ]);
});

test('the longest dinner in Hindi fits a link: what has no room is named as on the order’s page, which has it', async () => {
  const { orderDetails } = await import('#src/features/orders/placing/order-details.ts');
  const { placeOrder } = await open();
  const hindi = (length: number) => 'क'.repeat(length);
  orderDetails.change((before) => ({ ...before, name: hindi(80) }));
  const facts = { occasion: hindi(60), couple: hindi(120), place: hindi(160), guests: 300 };
  const link = placeOrder({ ...MENU, facts }) ?? '';
  expect(link.length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX);
  const text = textOf(link);
  expect(text).toContain(`Name: ${hindi(80)}`);
  expect(text.join('\n')).toContain(`Catering menu: ${MENU.lines[0]?.label}`);
  expect(text.at(-3)).toBe('Everything else is on the order’s page:');
  expect(text.at(-2)).toMatch(/\/order\//);
  await until(() => expect(written).toHaveLength(1));
  expect(written[0]?.fields.place?.stringValue).toBe(hindi(160));
});

test('a couple’s names that are too long are cut before the emoji at the end, not in the middle of it', async () => {
  const { placeOrder } = await open();
  const link = placeOrder({ ...MENU, facts: { couple: `${'x'.repeat(119)}💍` } });
  expect(link).toContain('wa.me');
  await until(() => expect(written).toHaveLength(1));
  expect(written[0]?.fields.couple?.stringValue).toBe('x'.repeat(119));
});

test('what was typed for a dinner is cleaned and cut as the rules take it', async () => {
  const { placeOrder } = await open();
  placeOrder({
    ...MENU,
    facts: { couple: '', occasion: ` Sangeet\u202e  night ${'x'.repeat(80)}`, place: ' Taj \n Hall ' },
    wishes: [
      { category: 'dal', text: '\u200e' },
      { category: 'farsan', text: 'y'.repeat(120) },
    ],
  });
  await until(() => expect(written).toHaveLength(1));
  const { occasion, place, wishes } = written[0]?.fields ?? {};
  expect(occasion?.stringValue).toBe(`Sangeet night ${'x'.repeat(46)}`);
  expect(place?.stringValue).toBe('Taj Hall');
  expect(wishes?.stringValue).toBe(`farsan ${'y'.repeat(100)}`);
});

test('pressing again sends the same order, and a changed cart another one', async () => {
  const { placeOrder } = await open();
  const first = placeOrder(CARDS);
  await until(() => expect(written).toHaveLength(1));
  expect(placeOrder(CARDS)).toBe(first);
  const [line] = CARDS.lines;
  if (!line) throw new Error('The cart is empty');
  expect(placeOrder({ ...CARDS, lines: [{ ...line, amount: 300 }] })).not.toBe(first);
  await until(() => expect(written).toHaveLength(2));
});

test('the same cart is a new order once the first is cancelled', async () => {
  const { placeOrder } = await open();
  const { keepOrder, keptOrder } = await import('#src/features/orders/reading/order-copies.ts');
  const { lastOrders } = await import('#src/features/orders/placing/last-orders.ts');
  const first = placeOrder(CARDS);
  await until(() => expect(written).toHaveLength(1));
  const order = keptOrder(lastOrders.current().cards[0]?.id ?? '');
  if (!order) throw new Error('The order is not on the phone');
  keepOrder({ ...order, status: 'cancelled' });
  expect(placeOrder(CARDS)).not.toBe(first);
  await until(() => expect(written).toHaveLength(2));
});

test('two days later the same cart is a new order', async () => {
  const { placeOrder } = await open();
  const now = Date.now();
  expect(placeOrder(CARDS, now + 2 * 86_400_000)).not.toBe(placeOrder(CARDS, now));
  await until(() => expect(written).toHaveLength(2));
});

test('without a network the whole order goes as text, and the order is sent later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', offline);
  const { placeOrder } = await open();
  expect(placeOrder(CARDS)).toBeUndefined();
  await until(() => expect(offline).toHaveBeenCalled());
  expect(waiting()).toHaveLength(1);
});

test('on a phone that stores nothing the whole order goes as text, and is sent all the same', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {}, clear: () => {} });
  const { placeOrder } = await open();
  expect(placeOrder(CARDS)).toBeUndefined();
  await until(() => expect(written).toHaveLength(1));
});

test('name, number, date and place of the customer are in the order, cleaned', async () => {
  localStorage.setItem(
    'shagun.order-details',
    JSON.stringify({
      state: {
        data: {
          name: '  Asha   Rao ',
          phone: '098123 45678',
          couple: 'Aarav & Meera',
          place: 'Jaipur',
          date: '2027-02-31',
        },
      },
    }),
  );
  const { placeOrder } = await open();
  expect(textOf(placeOrder(CARDS))).toContain('Name: Asha Rao');
  await until(() => expect(written).toHaveLength(1));
  const texts = Object.entries(written[0]?.fields ?? {}).map(([key, { stringValue }]) => [key, stringValue]);
  expect(Object.fromEntries(texts)).toMatchObject({
    name: 'Asha Rao',
    phone: '+919812345678',
    couple: 'Aarav & Meera',
    place: 'Jaipur',
    date: '',
  });
});
