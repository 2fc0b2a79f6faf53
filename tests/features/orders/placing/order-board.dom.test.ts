import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OFFER_CODES } from '#src/catalogue/gift-offers.ts';
import { setToday, today } from '#src/data/board/today-store.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { documentOf, placedOrder } from '#src/domain/order/order-document.ts';
import { couponOf, differencesOf, isDifferent } from '#src/features/orders/differences.ts';
import {
  boardOfOrder,
  isUnknownCode,
  orderNotes,
  readCode,
} from '#src/features/orders/placing/order-board.ts';
import { orderDetails } from '#src/features/orders/placing/order-details.ts';
import { orderOutbox } from '#src/features/orders/placing/order-outbox.ts';
import { placeOrder } from '#src/features/orders/placing/place-order.ts';
import { SAMPLE_REVISION } from '#tests/support/sample-board.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';

/** A code of the gift page: ours whatever the board says. */
const [GIFT_CODE = ''] = OFFER_CODES;

const plain = today();
const holds = () => setToday(todayOf(SAMPLE_REVISION, '2026-11-03'));
const type = (coupon: string) => orderDetails.change((before) => ({ ...before, coupon }));

// Tests of other files, which share this window, leave details behind.
beforeEach(() => {
  orderDetails.change(() => ({ name: '', phone: '', couple: '', place: '', date: '', coupon: '' }));
});
afterEach(() => setToday(plain));

describe('a coupon code', () => {
  test.each([
    ['DIWALI10', 'DIWALI10'],
    [' diwali 10 ', 'DIWALI10'],
    ['no', ''],
    ['10% off, please', ''],
  ])('%s is read as “%s”', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  test.each([
    ['', false],
    ['diwali10', false],
    ['DIWALI20', true],
    [GIFT_CODE, false],
    ['xx', true],
  ])('“%s” is said to be unknown once the board is known: %s', (typed, isUnknown) => {
    holds();
    expect(isUnknownCode(typed)).toBe(isUnknown);
  });

  test('is taken as it is while the board is not known', () => {
    expect(isUnknownCode('DIWALI20')).toBe(false);
  });
});

describe('an order that is placed', () => {
  test('names the price list and the coupon, in its document and in words', () => {
    holds();
    type('diwali10');
    expect(boardOfOrder()).toEqual({ board: 7, coupon: 'DIWALI10' });
    expect(orderNotes('cards')).toEqual(['Coupon code: DIWALI10', 'Price list no. 7']);
    const document = documentOf({ ...SAMPLE_ORDER, ...boardOfOrder() });
    expect(document).toMatchObject({ board: 7, coupon: 'DIWALI10' });
    expect(placedOrder(document)).toMatchObject({ board: 7, coupon: 'DIWALI10' });
  });

  test('names neither where there is none, so that it is the document that older rules take', () => {
    expect(orderNotes('cards')).toEqual([]);
    expect(Object.keys(documentOf({ ...SAMPLE_ORDER, ...boardOfOrder() }))).not.toEqual(
      expect.arrayContaining(['board', 'coupon']),
    );
  });

  test('is the same after the owner has saved the shop, until a price in it changes', async () => {
    const send = vi.fn(async () => Response.json({ commitTime: '2026-11-22T00:00:00Z' }));
    vi.stubGlobal('fetch', send);
    const line = { id: 'series-4/ivory-arch', amount: 250, label: '250 Ivory Arch' };
    const press = (low: number, high: number) => {
      const total = { low: 250 * low, high: 250 * high };
      const lines = [{ ...line, price: { low, high } }];
      return decodeURIComponent(placeOrder({ kind: 'cards', lines, total, discounts: [] }) ?? '');
    };
    holds();
    const first = press(40, 55);
    expect(first).toContain('Price list no. 7');
    setToday({ ...today(), rev: 8 });
    expect(press(40, 55)).toBe(first);
    expect(press(45, 60)).toContain('Price list no. 8');
    await until(() => expect(orderOutbox().view()).toMatchObject({ items: [], delivered: { length: 2 } }));
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('leaves a code out that has run out', () => {
    holds();
    type('DIWALI09');
    expect(boardOfOrder().coupon).toBe('');
  });
});

describe('the whole order as text', () => {
  beforeEach(() =>
    orderDetails.change(() => ({
      name: ' Asha  Rao ',
      phone: '98123 45678',
      couple: 'Aarav & Meera',
      place: 'Jaipur',
      date: '2027-02-12',
      coupon: '',
    })),
  );

  test('of cards has the name, the number and the wedding that were typed beside it', () => {
    expect(orderNotes('cards')).toEqual([
      'Name: Asha Rao',
      'Mobile number: +91 98123 45678',
      'Names for the card: Aarav & Meera',
      'Function date: 12 February 2027',
      'Place: Jaipur',
    ]);
  });

  test('of a menu has name and number, and leaves day and place to the function that it is for', () => {
    expect(orderNotes('catering')).toEqual(['Name: Asha Rao', 'Mobile number: +91 98123 45678']);
  });
});

describe('in the book, a coupon', () => {
  const { coupons } = SAMPLE_REVISION.board;
  test.each([
    ['that was ours is no difference', 'DIWALI10', false],
    ['that was not ours is one', 'DIWALI90', true],
    ['that was not given is none', '', false],
  ])('%s', (_, coupon, unknownCoupon) => {
    const differences = differencesOf({ ...SAMPLE_ORDER, lines: [], coupon }, [], coupons);
    expect(differences.unknownCoupon).toBe(unknownCoupon);
    expect(isDifferent({ ...differences, total: undefined })).toBe(unknownCoupon);
  });
});

test('a code of our gift offers is named with what it takes off', () => {
  const [code = ''] = OFFER_CODES;
  expect(couponOf({ ...SAMPLE_ORDER, coupon: code }, [])).toEqual({ code, amount: 20, unit: 'rupees' });
});

test('an order placed without a network on the last day of an offer gets it, though it comes a day later', () => {
  const placed = { ...SAMPLE_ORDER, number: 'S-261229-7Q3M', date: '2027-02-12' };
  const came = (time: string) => differencesOf({ ...placed, createdAt: Date.parse(time) }, []).lateOffers;
  expect(came('2026-12-30T06:00:00Z')).toEqual([]);
  // Nobody is offline for a week.
  expect(came('2027-01-05T06:00:00Z')).toEqual(['prebooking']);
});
