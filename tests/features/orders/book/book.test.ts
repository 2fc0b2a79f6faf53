import { expect, test } from 'vitest';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import {
  comingMonths,
  filterIn,
  isOfFilter,
  monthDays,
  monthSpan,
  recentMonths,
} from '#src/features/orders/book/book-filter.ts';
import { hasWords, searchOf } from '#src/features/orders/book/order-search.ts';
import { ordersCsv } from '#src/features/orders/book/orders-csv.ts';
import { showLines } from '#src/features/orders/catalogue-item.ts';
import { differencesOf, differsFromOurs } from '#src/features/orders/differences.ts';
import { HONEST, SAMPLE_ORDER } from '#tests/support/sample-order.ts';

function check(change: Partial<Order>) {
  const order = { ...HONEST, ...change };
  const { lines, ...rest } = differencesOf(order, showLines(order.kind, order.lines));
  return { ...rest, lines: [...lines.values()] };
}

/** Without a board. */
const CATALOGUE = { items: {}, coupons: [] };

test('an order as the shop placed it has no difference', () => {
  expect(check({})).toEqual({
    lines: [],
    total: undefined,
    unknownOffers: [],
    lateOffers: [],
    unknownCoupon: false,
  });
  expect(differsFromOurs(HONEST, CATALOGUE)).toBe(false);
});

test('a forged total is shown with the one of the catalogue', () => {
  expect(check({ total: { low: 1, high: 1 } }).total).toEqual({ low: 10_000, high: 13_750 });
});

test('a forged price is different, and so is a total that fits it', () => {
  const forged = check({
    lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 1, high: 1 } }],
    total: { low: 250, high: 250 },
  });
  expect(forged.lines).toEqual(['price']);
  expect(forged.total).toEqual({ low: 10_000, high: 13_750 });
});

test('a card that we do not sell is different', () => {
  expect(check({ lines: [{ id: 'series-4/gold-bar', amount: 1, price: undefined }] }).lines).toEqual([
    'unknown',
  ]);
});

test('an offer that is not ours is different', () => {
  expect(check({ discounts: ['90% off'] }).unknownOffers).toEqual(['90% off']);
  expect(differsFromOurs({ ...HONEST, discounts: ['90% off'] }, CATALOGUE)).toBe(true);
});

test('10 % for booking early is different in an order of a wedding eleven days later', () => {
  expect(check({ date: '2026-12-03' }).lateOffers).toEqual(['prebooking']);
  expect(check({ date: '2026-12-03', discounts: ['carry-bags'] }).lateOffers).toEqual([]);
});

test('an offer on a menu is different: offers are for cards', () => {
  expect(check({ kind: 'catering', discounts: ['carry-bags'] }).lateOffers).toEqual(['carry-bags']);
});

test('a price on a dish is different: dishes are priced on WhatsApp', () => {
  const dish = { id: 'soup-1', amount: 1, price: { low: 1, high: 1 } };
  expect(check({ kind: 'catering', lines: [dish], total: { low: 0, high: 0 } }).lines).toEqual(['price']);
});

test.each([
  ['S-261122-7Q3M', 'number', 'S-261122-7Q3M'],
  ['s-261122-7q3m', 'number', 'S-261122-7Q3M'],
  ['2611227Q3M', 'number', 'S-261122-7Q3M'],
  ['2611221234', 'number', 'S-261122-1234'],
  ['098123 45678', 'phone', '+919812345678'],
  ['9812345678', 'phone', '+919812345678'],
  ['asha rao', 'name', 'Asha Rao'],
])('%s is searched as a %s', (typed, field, text) => {
  expect(searchOf(typed)).toEqual({ field, text });
});

const PRINTED: Order = {
  ...SAMPLE_ORDER,
  name: 'Asha Rao',
  couple: '',
  printed: [
    { field: 'first', text: 'Rohan' },
    { field: 'second', text: 'Ananya Iyer' },
    { field: 'second', text: 'अनन्या' },
  ],
};

test.each([
  ['7q3m', 'the end of the number'],
  ['261122', 'its day'],
  ['s-261122-7', 'its beginning'],
  ['45678', 'the end of the phone'],
  ['98123 456', 'the beginning of the phone'],
  ['४५६७८', 'the end of the phone in Devanagari digits'],
  ['rao', 'the surname'],
  ['RAO asha', 'the names the other way round'],
  ['ananya', 'the bride, as printed'],
  ['अनन्या', 'the bride in Hindi'],
  ['iyer rohan', 'words of two names'],
])('%s finds an order by %s', (typed) => {
  expect(hasWords(PRINTED, typed)).toBe(true);
  expect(hasWords({ ...PRINTED, couple: 'Rohan & Ananya', printed: [] }, 'ananya')).toBe(true);
});

test.each(['7q3n', '45679', 'raos', 'ananya sharma', '-', ''])('%s does not find it', (typed) => {
  expect(hasWords(PRINTED, typed)).toBe(false);
});

test('an order that comes while the book is open is shown only where it belongs', () => {
  const all = { status: undefined, kind: undefined, month: undefined };
  expect(isOfFilter(HONEST, all)).toBe(true);
  expect(isOfFilter(HONEST, { ...all, kind: 'catering' })).toBe(false);
  expect(isOfFilter(HONEST, { ...all, status: 'confirmed' })).toBe(false);
  expect(isOfFilter(HONEST, { ...all, month: '2026-11' })).toBe(true);
  expect(isOfFilter(HONEST, { ...all, month: '2026-12' })).toBe(false);
});

test('months of functions are ahead, and are days as functions have them', () => {
  expect(comingMonths(Date.parse('2026-12-31T18:30:00Z'), 3)).toEqual(['2027-01', '2027-02', '2027-03']);
  expect(monthDays('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
});

test('a month starts and ends at midnight in India', () => {
  expect(monthSpan('2026-12')).toEqual({
    from: new Date('2026-11-30T18:30:00Z'),
    to: new Date('2026-12-31T18:30:00Z'),
  });
  expect(recentMonths(Date.parse('2027-01-31T18:29:59Z'), 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});

test('a filter in the address that means nothing shows everything', () => {
  expect(filterIn(new URLSearchParams('status=paid&kind=cars&month=2026-13'))).toEqual({
    status: undefined,
    kind: undefined,
    month: undefined,
    by: undefined,
  });
  expect(filterIn(new URLSearchParams('status=ready&kind=cards&month=2026-11&by=function'))).toEqual({
    status: 'ready',
    kind: 'cards',
    month: '2026-11',
    by: 'function',
  });
});

test('the CSV has a row an order, and no formula that a customer wrote', () => {
  const order = { ...HONEST, name: '=HYPERLINK("http://evil")', coupon: 'DIWALI', board: 7 };
  const rows = ordersCsv(
    [{ order, note: 'Paid ₹2,000 on 3 December', differs: false, items: {} }],
    false,
  ).split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(
    '"S-261122-7Q3M","2026-11-22","22 Nov 2026, 11:30 am","Received","Wedding cards"',
  );
  expect(rows[1]).toContain('"250 × Ivory arch","10000","13750"');
  expect(rows[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(rows[0]).toMatch(/"Your note","Coupon","Price list","Differs from our prices"$/);
  expect(rows[1]).toMatch(/"Paid ₹2,000 on 3 December","DIWALI","7",""$/);
});

test('the CSV lists the offers that an order gets, and no others', () => {
  const late = { ...HONEST, date: '2026-12-01', discounts: ['prebooking', 'carry-bags', '90% off'] };
  const [, row = ''] = ordersCsv([{ order: late, note: '', differs: true, items: {} }], false).split('\r\n');
  expect(row).toContain('carry bags');
  expect(row).not.toMatch(/prebooking|90% off/);
});

test('the CSV has no price per plate beside an agreed price, which takes its place', () => {
  const lines = [{ text: 'Dinner', quantity: 0, amount: 340_000, code: '', rate: 0 }];
  const order = { ...HONEST, kind: 'catering', platePrice: 850 } as const;
  expect(ordersCsv([{ order, note: '', differs: false, items: {} }], false)).toContain('"850"');
  const agreed = { ...order, money: { ...NO_MONEY, lines } };
  expect(ordersCsv([{ order: agreed, note: '', differs: false, items: {} }], false)).not.toContain('"850"');
});

test('the owner’s CSV has what was agreed, paid and is due; a helper’s has not', () => {
  const lines = [{ text: 'Cards', quantity: 250, amount: 12_375, code: '', rate: 0 }];
  const entries = [{ kind: 'in', day: '2026-11-24', way: 'upi', amount: 5_000, note: '' }] as const;
  const noted = [
    { order: { ...HONEST, money: { ...NO_MONEY, lines, entries } }, note: '', differs: false, items: {} },
  ];
  const [heads, row] = ordersCsv(noted, true).split('\r\n');
  expect(heads).toMatch(/"Agreed price","Received","Paid back","Still due","To pay back"$/);
  expect(row).toMatch(/"12375","5000","0","7375","0"$/);
  expect(ordersCsv(noted, false)).not.toMatch(/Agreed price|12375/);
});

test('the owner’s CSV has what is to be paid back after a cancellation', () => {
  const entries = [{ kind: 'in', day: '2026-11-24', way: 'upi', amount: 5_000, note: '' }] as const;
  const order = { ...HONEST, status: 'cancelled', money: { ...NO_MONEY, entries } } as const;
  expect(ordersCsv([{ order, note: '', differs: false, items: {} }], true)).toMatch(
    /"5000","0","0","5000"\s*$/,
  );
});

test('the CSV has the day on which an order was placed, and when it came from a phone without a network', () => {
  const order = { ...HONEST, createdAt: Date.parse('2026-11-23T06:00:00Z') };
  const [heads, row] = ordersCsv([{ order, note: '', differs: false, items: {} }], false).split('\r\n');
  expect(heads).toContain('"Number","Placed","Arrived (IST)",');
  expect(row).toContain('"S-261122-7Q3M","2026-11-22","23 Nov 2026, 11:30 am",');
});

test('the CSV says which dish could not be had when it was ordered, as the order and its slip do', () => {
  const order: Order = {
    ...SAMPLE_ORDER,
    kind: 'catering',
    lines: [{ id: 'dal-1', amount: 1, price: undefined }],
  };
  const items = { 'dishes/dal-1': { isOut: true } } as const;
  expect(ordersCsv([{ order, note: '', differs: false, items }], false)).toContain(
    '(Not available when it was ordered)',
  );
});
