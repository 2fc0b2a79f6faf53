import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { WorkSlip } from '#src/features/orders/book/work-slip.tsx';
import { showLines } from '#src/features/orders/catalogue-item.ts';
import { Quotation } from '#src/features/orders/page/quotation.tsx';
import { TERMS } from '#src/locales/en/terms.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const DISHES = DISH_CATEGORIES.flatMap(({ dishes }) => dishes);
const MENU: Order = {
  ...SAMPLE_ORDER,
  kind: 'catering',
  lines: DISHES.map(({ id }, place) => ({ id, amount: place === 0 ? 2 : 1, price: undefined })),
  total: { low: 0, high: 0 },
  discounts: [],
  couple: '',
  guests: 300,
};

const slipOf = (order: Order) =>
  render(<WorkSlip order={order} lines={showLines(order.kind, order.lines)} />).container;
const quotationOf = (order: Order) =>
  render(<Quotation order={order} lines={showLines(order.kind, order.lines)} coupon={undefined} />).container;

test('the printer’s slip has pictures, amounts, names and offers, but no prices and no number to call', () => {
  const slip = slipOf(SAMPLE_ORDER);
  const text = readable(slip);
  for (const part of [
    'S-261122-7Q3M',
    '350 cards in all',
    'Ivory arch × 250',
    'Aarav & Meera',
    '12 February 2027',
    '20 carry bags free with branded card. To be confirmed by date and card.',
  ])
    expect(text).toContain(part);
  expect(slip.querySelectorAll('img, [role="img"]')).toHaveLength(1);
  expect(text).not.toMatch(/₹|98123/);
});

test('the printer’s slip has every text as it is printed', () => {
  const printed = [
    { field: 'first', text: 'Aarav' },
    { field: 'first', text: 'आरव' },
    { field: 'families', text: 'Rao and Iyer families' },
  ] as const;
  expect(readable(slipOf({ ...SAMPLE_ORDER, printed }))).toContain(
    'Names as printedWhere something is written in two scripts, the first is printed on the card.Name shown firstAaravName shown firstआरवFamiliesRao and Iyer families',
  );
});

test('the kitchen’s slip says which dish could not be had when it was ordered', () => {
  const order: Order = { ...MENU, lines: [{ id: 'dal-1', amount: 1, price: undefined }] };
  const lines = showLines('catering', order.lines, { 'dishes/dal-1': { isOut: true } });
  const { container } = render(<WorkSlip order={order} lines={lines} />);
  expect(readable(container)).toContain('(Not available when it was ordered)');
});

test('the kitchen’s slip has all 171 dishes with their Hindi names, and an amount only where it is not one', () => {
  const slip = slipOf(MENU);
  const rows = [...slip.querySelectorAll('li')].map(readable);
  expect(rows).toHaveLength(171);
  expect(readable(slip)).toContain('171 dishes in all, for 300 guests');
  expect(rows[0]).toContain('× 2');
  expect(rows.slice(1).filter((row) => row.includes('×'))).toEqual([]);
  const hindi = [...slip.querySelectorAll('[lang="hi"]')].map(readable);
  expect(hindi).toEqual(DISHES.flatMap((dish) => dish.hindi ?? []));
});

test.each([
  ['catering', 'dal-1', 'dishes/dal-1'],
  ['cards', 'series-4/ivory-arch', 'cards/series-4'],
] as const)('the quotation for %s says what could not be had, as the order’s page does', (kind, id, key) => {
  const order: Order = { ...SAMPLE_ORDER, kind, lines: [{ id, amount: 1, price: undefined }] };
  const lines = showLines(kind, order.lines, { [key]: { isOut: true } });
  const { container } = render(<Quotation order={order} lines={lines} coupon={undefined} />);
  expect(readable(container)).toContain('(Not available when you ordered: we will suggest another)');
});

test('the quotation for cards has every line’s price, the total, the offers, and says what it is not', () => {
  const text = readable(quotationOf(SAMPLE_ORDER));
  for (const part of [
    'Quotation',
    '+91 98123 45678',
    'Ivory arch (Series 4)250₹40–55₹10,000 – ₹13,750',
    // Lotus of Series 1 is not sold any more.
    'Not in our catalogue today100',
    'Total (estimate)₹10,000 – ₹13,750',
    'Promised to you: 10% off for prebooking 1.5 months before the date',
    'An estimate, not an invoice.',
    'Nothing has been paid.',
  ])
    expect(text).toContain(part);
});

const DINNER: Order = {
  ...MENU,
  occasion: 'Sangeet',
  guests: 420,
  plates: { veg: 310, jain: 60, nonVeg: 50, children: 38 },
  wishes: [{ category: 'dal', text: 'Cholar dal with coconut' }],
};

test('the kitchen’s slip of a dinner has the function, every plate and what was asked for beside the menu', () => {
  const text = readable(slipOf(DINNER));
  expect(text).toContain('FunctionSangeet');
  expect(text).toContain(
    '171 dishes in all, 420 plates: 310 vegetarian, 60 Jain, 50 non-vegetarian, 38 of them children',
  );
  expect(text).toContain('Something else, in the customer’s wordsDal DishesCholar dal with coconut');
});

test('the quotation for a menu has the price of a plate and of all plates once the owner has said it', () => {
  expect(readable(quotationOf(DINNER))).toContain('Price by quotation.');
  const text = readable(quotationOf({ ...DINNER, platePrice: 850 }));
  expect(text).toContain('Price per plate₹850');
  expect(text).toContain('Total420 plates × ₹850 = ₹3,57,000');
  expect(text).not.toContain('Price by quotation');
});

const AGREED = {
  ...NO_MONEY,
  lines: [{ text: 'Dinner', quantity: 420, amount: 3_57_000, code: '', rate: 0 }],
};

test('the quotation of an agreed price names the ways of paying and their fee, as /terms promises', () => {
  const promised = TERMS.parts.flatMap((part) => ('points' in part ? part.points : [])).join(' ');
  expect(promised).toContain('in which ways, and whether a way of paying costs a fee');
  const ways = 'Ways of paying: UPI, Cash, Bank transfer, Cheque. None of them costs a fee.';
  expect(readable(quotationOf({ ...DINNER, money: AGREED }))).toContain(ways);
  expect(readable(quotationOf({ ...DINNER, money: AGREED, status: 'cancelled' }))).not.toContain('Ways of');
});

test('the quotation names only the ways of paying that the shop takes', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_PAYMENT_WAYS', 'bank upi');
  const { Quotation: OwnQuotation } = await import('#src/features/orders/page/quotation.tsx');
  const { container } = render(
    <OwnQuotation order={{ ...DINNER, money: AGREED }} lines={[]} coupon={undefined} />,
  );
  expect(readable(container)).toContain('Ways of paying: UPI, Bank transfer. None of them costs a fee.');
});

test('a quotation of a forged order has our prices, and none of its words as ours', () => {
  const text = readable(
    quotationOf({
      ...SAMPLE_ORDER,
      lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 1, high: 1 } }],
      total: { low: 250, high: 250 },
      discounts: ['Pay first'],
    }),
  );
  expect(text).toContain('Total (estimate)₹10,000 – ₹13,750');
  expect(text).not.toContain('Pay first');
});

test('the quotation for a menu has a row for each course, with all dishes and no price', () => {
  quotationOf(MENU);
  const rows = screen.getAllByRole('row', { hidden: true }).map(readable);
  expect(rows).toHaveLength(1 + DISH_CATEGORIES.length + 1);
  const text = rows.join();
  for (const dish of DISHES) expect(text).toContain(dish.name);
  expect(text).not.toContain('₹');
});

test('a quotation without an agreed price does not deny what was paid', () => {
  const entries = [{ kind: 'in', day: '2026-11-24', way: 'upi', amount: 5_000, note: '' }] as const;
  const text = readable(quotationOf({ ...SAMPLE_ORDER, money: { ...NO_MONEY, entries } }));
  expect(text).not.toContain('Nothing has been paid');
  expect(text).toContain('What was paid is on the order’s page.');
});

test('the quotation of a menu whose price is agreed has that price and no other', () => {
  const lines = [{ text: 'Dinner for 420', quantity: 0, amount: 340_000, code: '', rate: 0 }];
  const money = { ...NO_MONEY, lines };
  for (const platePrice of [0, 850]) {
    const text = readable(quotationOf({ ...DINNER, platePrice, money }));
    expect(text).toContain('₹3,40,000');
    expect(text).not.toMatch(/₹850|Price by quotation/);
  }
});

test('the quotation of an agreed price says what is paid in advance, by when, what comes back, and that GST is in it', () => {
  const money = {
    ...NO_MONEY,
    lines: [{ text: 'Cards', quantity: 250, amount: 12_375, code: '4909', rate: 18 }],
    advance: 5_000,
    advanceBy: '2026-12-01',
    restBy: '2027-02-05',
    refundableUntil: '2027-01-13',
  };
  const terms = [
    'GST is included.',
    'Advance: ₹5,000, by 1 December 2026',
    'The rest by 5 February 2027',
    'If you cancel by 13 January 2027, everything you have paid is refunded.',
  ];
  const text = readable(quotationOf({ ...SAMPLE_ORDER, money }));
  for (const term of terms) expect(text).toContain(term);
  const cancelled = readable(quotationOf({ ...SAMPLE_ORDER, status: 'cancelled', money }));
  expect(cancelled).toContain('GST is included.');
  expect(cancelled).not.toMatch(/Advance:|is refunded/);
  const estimate = readable(quotationOf(SAMPLE_ORDER));
  expect(estimate).not.toMatch(/GST is included|is refunded/);
});

test('the kitchen’s slip has the number of plates that was agreed after the order, without their price', () => {
  const lines = [
    { text: 'Veg plate', quantity: 350, amount: 297_500, code: '', rate: 0 },
    { text: 'Discount', quantity: 0, amount: -500, code: '', rate: 0 },
  ];
  const text = readable(slipOf({ ...MENU, money: { ...NO_MONEY, lines } }));
  expect(text).toContain('for 300 guests');
  expect(text).toContain('Agreed: 350 × Veg plate');
  expect(text).not.toMatch(/₹|Discount/);
});

test('once a price is agreed, the slip no longer says that the offers are to be confirmed', () => {
  const lines = [{ text: 'Cards', quantity: 250, amount: 12_375, code: '', rate: 0 }];
  const text = readable(slipOf({ ...SAMPLE_ORDER, money: { ...NO_MONEY, lines } }));
  expect(text).toContain('20 carry bags free with branded card.');
  expect(text).not.toContain('To be confirmed');
});

const CANCELLED = { status: 'cancelled', times: { cancelled: Date.parse('2026-11-25T06:00:00Z') } } as const;

test('neither slip nor quotation of a cancelled order can be taken for a live one', () => {
  for (const order of [SAMPLE_ORDER, MENU]) {
    const cancelled: Order = { ...order, ...CANCELLED };
    expect(readable(slipOf(cancelled))).toContain('StatusCancelled on 25 November 2026');
    expect(readable(quotationOf(cancelled))).toContain('StatusCancelled on 25 November 2026');
    expect(readable(slipOf(order)) + readable(quotationOf(order))).not.toContain('Cancelled');
  }
});

test('a slip for one card, or for one dish and one guest, says so', () => {
  const [line] = SAMPLE_ORDER.lines;
  if (!line) throw new Error('There is no line');
  expect(readable(slipOf({ ...SAMPLE_ORDER, lines: [{ ...line, amount: 1 }] }))).toContain('1 card in all');
  const order: Order = { ...MENU, lines: [{ id: 'dal-1', amount: 1, price: undefined }], guests: 1 };
  expect(readable(slipOf(order))).toContain('1 dish in all, for 1 guest');
});
