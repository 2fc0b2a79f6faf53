import { expect, test } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import {
  count,
  deleteWithTombstone,
  get,
  getMany,
  list,
  patch,
  remove,
  SERVER_TIME,
  write,
} from '#tests/support/firestore-rest.ts';
import { NOTE_PATH, ORDER, ORDER_ID, ORDER_PATH } from '#tests/support/order-documents.ts';
import { describeRules, VISITORS } from '#tests/support/rules-suite.ts';

type Case = readonly [title: string, change: Fields, verdict: Verdict];

const lines = (many: number, line = 'soup-1 1') => Array.from({ length: many }, () => line).join('\n');

const EVERY_DISH = DISH_CATEGORIES.flatMap(({ dishes }) => dishes.map(({ id }) => `${id} 1`)).join('\n');
/** 150 lines, 11,999 characters in all. */
const LONG_LINES = lines(150, `${'x'.repeat(40)}/${'y'.repeat(36)} 1`);

/** 600 characters in eight lines. */
const PRINTED = [
  ...Array.from({ length: 7 }, () => `first ${'x'.repeat(70)}`),
  `first ${'x'.repeat(55)}`,
].join('\n');

const CREATES: readonly Case[] = [
  ['a good one', {}, 'allowed'],
  ['one with nothing but lines', { name: '', phone: '', couple: '', place: '', date: '' }, 'allowed'],
  ['a script in a name, which is text like any other', { name: '<script>alert(1)</script>' }, 'allowed'],
  ['every dish we cook', { kind: 'catering', lines: EVERY_DISH, totalLow: 0, totalHigh: 0 }, 'allowed'],
  ['a kind that we do not sell', { kind: 'firecrackers' }, 'refused'],
  ['one placed in Hindi', { language: 'hi' }, 'allowed'],
  ['a language that the shop does not have', { language: 'fr' }, 'refused'],
  ['two languages', { language: 'en\nhi' }, 'refused'],
  ['a number without the letter of its shop', { number: '261122-7Q3M' }, 'refused'],
  ['a number of a shop with another name', { number: 'M-261122-7Q3M' }, 'allowed'],
  ['a number with the letter O', { number: 'S-261122-7O3M' }, 'refused'],
  ['a number with more behind it', { number: 'S-261122-7Q3MM' }, 'refused'],
  ['no lines', { lines: '' }, 'refused'],
  ['200 lines', { lines: lines(200) }, 'allowed'],
  ['201 lines', { lines: lines(201) }, 'refused'],
  ['10,000 lines', { lines: lines(10_000) }, 'refused'],
  ['lines of 12,000 characters', { lines: `${LONG_LINES}0` }, 'allowed'],
  ['lines of 12,001 characters', { lines: `${LONG_LINES}00` }, 'refused'],
  ['a list of lines', { lines: ['soup-1 1'] }, 'refused'],
  ['a line without an amount', { lines: 'soup-1' }, 'refused'],
  ['an amount of 0', { lines: 'soup-1 0' }, 'refused'],
  ['an amount of 10,000', { lines: 'soup-1 10000' }, 'allowed'],
  ['an amount of 10,001', { lines: 'soup-1 10001' }, 'refused'],
  ['a negative amount', { lines: 'soup-1 -5' }, 'refused'],
  ['a price of seven digits', { lines: 'series-1/lotus 1 22-1000000' }, 'refused'],
  ['a script in a line', { lines: '<script> 1' }, 'refused'],
  ['a path in a line', { lines: '../admin 1' }, 'refused'],
  ['an empty last line', { lines: 'soup-1 1\n' }, 'refused'],
  ['a total of 0', { totalLow: 0, totalHigh: 0 }, 'allowed'],
  ['a total of a hundred crores', { totalHigh: 1_000_000_000 }, 'allowed'],
  ['a total of a rupee more', { totalHigh: 1_000_000_001 }, 'refused'],
  ['a negative total', { totalLow: -1 }, 'refused'],
  ['a total of half rupees', { totalLow: 12_200.5 }, 'refused'],
  ['a highest total of half rupees', { totalHigh: 16_350.5 }, 'refused'],
  ['a total that is text', { totalLow: '12200', totalHigh: '16350' }, 'refused'],
  ['a highest total below the lowest', { totalHigh: 12_199 }, 'refused'],
  ['one total', { totalHigh: 12_200 }, 'allowed'],
  ['10,000 guests', { guests: 10_000 }, 'allowed'],
  ['10,001 guests', { guests: 10_001 }, 'refused'],
  ['fewer than no guests', { guests: -1 }, 'refused'],
  ['half a guest', { guests: 0.5 }, 'refused'],
  ['a date in other words', { date: '12 February 2027' }, 'refused'],
  ['a phone number without its country', { phone: '9812345678' }, 'refused'],
  ['a phone number with a script', { phone: '+919812345678<script>' }, 'refused'],
  ['a name of 80 characters', { name: 'x'.repeat(80) }, 'allowed'],
  ['a name of 81 characters', { name: 'x'.repeat(81) }, 'refused'],
  ['a name of two lines', { name: 'Asha\nRao' }, 'refused'],
  ['a name with a right-to-left override', { name: 'Asha\u202eoaR' }, 'refused'],
  ['a name that is a number', { name: 7 }, 'refused'],
  ['names for print of 120 characters', { couple: 'x'.repeat(120) }, 'allowed'],
  ['names for print of 121 characters', { couple: 'x'.repeat(121) }, 'refused'],
  ['a place of 160 characters', { place: 'x'.repeat(160) }, 'allowed'],
  ['a place of 161 characters', { place: 'x'.repeat(161) }, 'refused'],
  ['one of our offers', { discounts: 'carry-bags' }, 'allowed'],
  ['no offer', { discounts: '' }, 'allowed'],
  [
    'both offers in the words of an older phone',
    { discounts: '10% off for prebooking 1.5 months before the date; 20 carry bags free with branded card' },
    'allowed',
  ],
  ['an offer in a stranger’s words', { discounts: 'Pay ₹5,000 advance by UPI to evil@upi' }, 'refused'],
  ['a stranger’s words behind an offer', { discounts: 'prebooking; Pay ₹5,000 advance' }, 'refused'],
  ['three offers', { discounts: 'prebooking carry-bags carry-bags' }, 'refused'],
  ['names to print', { printed: 'first Rohan\nfirst रोहन\nfamilies Iyer and Rao' }, 'allowed'],
  ['a name to print of 80 characters', { printed: `place ${'x'.repeat(80)}` }, 'allowed'],
  ['a name to print of 81 characters', { printed: `place ${'x'.repeat(81)}` }, 'refused'],
  ['names to print of 600 characters', { printed: PRINTED }, 'allowed'],
  ['names to print of 601 characters', { printed: `${PRINTED}x` }, 'refused'],
  ['a name to print of no field', { printed: 'third Rohan' }, 'refused'],
  ['an empty name to print', { printed: 'first ' }, 'refused'],
  ['a name to print with a right-to-left override', { printed: 'first Asha\u202eoaR' }, 'refused'],
  ['a list of names to print', { printed: ['first Rohan'] }, 'refused'],
  ['a field more beside names to print', { printed: 'first Rohan', paid: true }, 'refused'],
  ['the price list that it was made from', { board: 7 }, 'allowed'],
  ['the catalogue alone as its price list', { board: 0 }, 'allowed'],
  ['a price list below the first', { board: -1 }, 'refused'],
  ['a price list that no shop gets to', { board: 1_000_001 }, 'refused'],
  ['a price list in words', { board: 'r7' }, 'refused'],
  ['half a price list', { board: 0.5 }, 'refused'],
  ['a coupon', { coupon: 'DIWALI10' }, 'allowed'],
  ['a coupon in a stranger’s words', { coupon: 'Pay ₹5,000 to evil@upi' }, 'refused'],
  ['a coupon of two letters', { coupon: 'AB' }, 'refused'],
  ['a coupon that is a number', { coupon: 10 }, 'refused'],
  ['a status of the customer’s own', { status: 'delivered' }, 'refused'],
  ['a later revision', { rev: 1 }, 'refused'],
  ['a time of the phone', { createdAt: new Date() }, 'refused'],
  ['a field more', { paid: true }, 'refused'],
];

describeRules('orders: placing', () => {
  test.each(CREATES)('%s', async (_, change, verdict) => {
    expect(await write('guest', ORDER_PATH, { ...ORDER, ...change })).toBe(verdict);
    expect(await count('orders')).toBe(verdict === 'allowed' ? 1 : 0);
  });

  const { language: _, ...WITHOUT_LANGUAGE } = ORDER;

  test('without a language, as a phone that was offline since before Hindi sends it, is allowed', async () => {
    expect(await write('guest', ORDER_PATH, WITHOUT_LANGUAGE)).toBe('allowed');
  });

  test.each(Object.keys(WITHOUT_LANGUAGE))('without %s is refused', async (missing) => {
    const { [missing]: _, ...rest } = { ...ORDER } as Fields;
    expect(await write('guest', ORDER_PATH, rest)).toBe('refused');
  });

  test('without a field but with names to print is refused', async () => {
    const { discounts: _, ...rest } = ORDER;
    expect(await write('guest', ORDER_PATH, { ...rest, printed: 'first Rohan' })).toBe('refused');
  });

  test('under an id that could be guessed is refused', async () => {
    expect(await write('guest', 'orders/1', ORDER)).toBe('refused');
  });

  test('nobody writes over an order, not even the same again', async () => {
    await write('guest', ORDER_PATH, ORDER);
    for (const who of [...VISITORS, 'admin'] as const) {
      expect(await write(who, ORDER_PATH, ORDER)).toBe('refused');
      expect(await write(who, ORDER_PATH, { ...ORDER, totalLow: 1 })).toBe('refused');
    }
  });

  test('a deleted order does not come back', async () => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await deleteWithTombstone('admin', ORDER_PATH)).toBe('allowed');
    expect(await write('guest', ORDER_PATH, ORDER)).toBe('refused');
  });
});

describeRules('orders: reading', () => {
  test('whoever has its id may read an order; a missing one tells nothing', async () => {
    for (const who of [...VISITORS, 'admin'] as const) expect(await get(who, ORDER_PATH)).toBe('refused');
    await write('guest', ORDER_PATH, ORDER);
    for (const who of [...VISITORS, 'admin'] as const) expect(await get(who, ORDER_PATH)).toBe('allowed');
    expect(await getMany('guest', [ORDER_PATH, `${ORDER_PATH}0`])).toBe('refused');
  });

  test('only the owner lists orders, and not without a limit', async () => {
    await write('guest', ORDER_PATH, ORDER);
    for (const who of VISITORS) expect(await list(who, 'orders', 1)).toBe('refused');
    expect(await list('admin', 'orders', 21)).toBe('allowed');
    expect(await list('admin', 'orders', 10_001)).toBe('refused');
    expect(await list('admin', 'orders')).toBe('refused');
  });
});

const TO_CONFIRMED: Fields = { status: 'confirmed', rev: 1, 'times.confirmed': SERVER_TIME };

describeRules('orders: changing the status', () => {
  test.each<Case>([
    ['to the next', {}, 'allowed'],
    [
      'to one that there is not',
      { status: 'paid', 'times.confirmed': undefined, 'times.paid': SERVER_TIME },
      'refused',
    ],
    ['without its time', { 'times.confirmed': undefined }, 'refused'],
    ['with a time of the owner’s own', { 'times.confirmed': new Date(0) }, 'refused'],
    ['with the time of another', { 'times.ready': SERVER_TIME }, 'refused'],
    ['without a new revision', { rev: 0 }, 'refused'],
    ['two revisions ahead', { rev: 2 }, 'refused'],
    ['and a price', { totalLow: 1 }, 'refused'],
    ['and the lines', { lines: 'soup-1 1' }, 'refused'],
    ['and a field more', { paid: true }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await patch('admin', ORDER_PATH, { ...TO_CONFIRMED, ...change })).toBe(verdict);
  });

  test.each(['received', 'confirmed', 'working', 'ready', 'delivered', 'cancelled'])(
    'to %s is allowed to the owner and refused to everybody else',
    async (status) => {
      await write('guest', ORDER_PATH, ORDER);
      const change = { status, rev: 1, [`times.${status}`]: SERVER_TIME };
      for (const who of VISITORS) expect(await patch(who, ORDER_PATH, change)).toBe('refused');
      expect(await patch('admin', ORDER_PATH, change)).toBe('allowed');
    },
  );

  test('times of earlier changes stay, and of two tabs the second is refused', async () => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await patch('admin', ORDER_PATH, TO_CONFIRMED)).toBe('allowed');
    expect(await patch('admin', ORDER_PATH, TO_CONFIRMED)).toBe('refused');
    const ready: Fields = { status: 'ready', rev: 2, 'times.ready': SERVER_TIME };
    expect(await patch('admin', ORDER_PATH, { ...ready, 'times.confirmed': new Date(0) })).toBe('refused');
    expect(await patch('admin', ORDER_PATH, ready)).toBe('allowed');
  });
});

const NOTE: Fields = { text: 'Called, wants gold foil', rev: 1, updatedAt: SERVER_TIME };

describeRules('orders: the owner’s note', () => {
  test.each<Case>([
    ['a good one', {}, 'allowed'],
    ['an empty one', { text: '' }, 'allowed'],
    ['one of 2,000 characters', { text: 'x'.repeat(2_000) }, 'allowed'],
    ['one of 2,001 characters', { text: 'x'.repeat(2_001) }, 'refused'],
    ['one that is a list', { text: ['x'] }, 'refused'],
    ['one with a time of its own', { updatedAt: new Date() }, 'refused'],
    ['one of a later revision', { rev: 2 }, 'refused'],
    ['one with a field more', { read: true }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await write('admin', NOTE_PATH, { ...NOTE, ...change })).toBe(verdict);
  });

  test('is read and written by the owner alone', async () => {
    await write('guest', ORDER_PATH, ORDER);
    for (const who of VISITORS) expect(await write(who, NOTE_PATH, NOTE)).toBe('refused');
    expect(await write('admin', NOTE_PATH, NOTE)).toBe('allowed');
    for (const who of VISITORS) {
      expect(await get(who, NOTE_PATH)).toBe('refused');
      expect(await write(who, NOTE_PATH, { ...NOTE, rev: 2 })).toBe('refused');
      expect(await remove(who, NOTE_PATH)).toBe('refused');
    }
    expect(await get('admin', NOTE_PATH)).toBe('allowed');
  });

  test('is not written for an order that there is not, such as one erased meanwhile', async () => {
    expect(await write('admin', NOTE_PATH, NOTE)).toBe('refused');
  });

  test('changes revision by revision', async () => {
    await write('guest', ORDER_PATH, ORDER);
    await write('admin', NOTE_PATH, NOTE);
    expect(await write('admin', NOTE_PATH, NOTE)).toBe('refused');
    expect(await write('admin', NOTE_PATH, { ...NOTE, rev: 3 })).toBe('refused');
    expect(await write('admin', NOTE_PATH, { ...NOTE, rev: 2, text: 'x'.repeat(2_001) })).toBe('refused');
    expect(await write('admin', NOTE_PATH, { ...NOTE, rev: 2 })).toBe('allowed');
  });
});

describeRules('orders: deleting', () => {
  test('without a tombstone, or by somebody else after one is there, is refused', async () => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await remove('admin', ORDER_PATH)).toBe('refused');
    await write('admin', `deletedMessages/${ORDER_ID}`, { deletedAt: SERVER_TIME });
    for (const who of VISITORS) expect(await remove(who, ORDER_PATH)).toBe('refused');
  });

  test('is for the owner, leaves a tombstone, and takes the note along', async () => {
    await write('guest', ORDER_PATH, ORDER);
    await write('admin', NOTE_PATH, NOTE);
    for (const who of VISITORS) expect(await deleteWithTombstone(who, ORDER_PATH)).toBe('refused');
    expect(await remove('admin', ORDER_PATH)).toBe('refused');
    expect(await deleteWithTombstone('admin', ORDER_PATH)).toBe('refused');
    expect(await remove('admin', NOTE_PATH)).toBe('allowed');
    expect(await deleteWithTombstone('admin', ORDER_PATH)).toBe('allowed');
    expect(await get('guest', `deletedMessages/${ORDER_ID}`)).toBe('allowed');
    expect(await count('orders')).toBe(0);
  });
});
