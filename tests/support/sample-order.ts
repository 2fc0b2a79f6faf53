import type { Order } from '#src/domain/order/order.ts';

/** 250 cards of Series 4 (₹40–55 each) and 100 of Series 1 (₹22–26 each), as in specification §9. */
export const SAMPLE_ORDER: Order = {
  id: '0123456789abcdef0123456789abcdef',
  number: 'S-261122-7Q3M',
  kind: 'cards',
  language: 'en',
  lines: [
    { id: 'series-4/ivory-arch', amount: 250, price: { low: 40, high: 55 } },
    { id: 'series-1/lotus', amount: 100, price: { low: 22, high: 26 } },
  ],
  total: { low: 12_200, high: 16_350 },
  printed: [],
  discounts: ['prebooking', 'carry-bags'],
  occasion: '',
  plates: undefined,
  wishes: [],
  board: 0,
  coupon: '',
  name: 'Asha Rao',
  phone: '+919812345678',
  couple: 'Aarav & Meera',
  place: 'Jaipur',
  date: '2027-02-12',
  guests: 0,
  status: 'received',
  times: {},
  rev: 0,
  platePrice: 0,
  money: undefined,
  createdAt: Date.parse('2026-11-22T06:00:00Z'),
};

/** As placed in the shop: Series 4 costs ₹40–55 a card (specification §9). */
export const HONEST: Order = {
  ...SAMPLE_ORDER,
  lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 40, high: 55 } }],
  total: { low: 10_000, high: 13_750 },
};
