import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { count, patch, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { ORDER, ORDER_PATH } from '#tests/support/order-documents.ts';
import { describeRules, VISITORS } from '#tests/support/rules-suite.ts';

type Case = readonly [title: string, change: Fields, verdict: Verdict];

/** 2,400 characters in 24 lines. */
const EXTRAS = [...Array.from({ length: 23 }, () => `dal ${'x'.repeat(95)}`), `dal ${'x'.repeat(96)}`].join(
  '\n',
);

/** A dinner of a wedding. */
const DINNER: Fields = {
  kind: 'catering',
  lines: 'soup-1 1',
  totalLow: 0,
  totalHigh: 0,
  discounts: '',
  guests: 420,
  occasion: 'Sangeet',
  plates: '310 60 50 38',
  wishes: 'dal Cholar dal with coconut\nstarters-veg Beguni',
};

const CREATES: readonly Case[] = [
  ['a dinner of a wedding', DINNER, 'allowed'],
  ['a function of 60 characters', { ...DINNER, occasion: 'x'.repeat(60) }, 'allowed'],
  ['a function of 61 characters', { ...DINNER, occasion: 'x'.repeat(61) }, 'refused'],
  ['a function of two lines', { ...DINNER, occasion: 'Sangeet\n1 1 1 1' }, 'refused'],
  ['plates of three foods only', { ...DINNER, plates: '310 60 50' }, 'refused'],
  ['plates in words', { ...DINNER, plates: 'many' }, 'refused'],
  ['no plates', { ...DINNER, plates: '' }, 'allowed'],
  ['plates that are a list', { ...DINNER, plates: [310, 60, 50, 38] }, 'refused'],
  ['a wish of 100 characters', { ...DINNER, wishes: `dal ${'x'.repeat(100)}` }, 'allowed'],
  ['a wish of 101 characters', { ...DINNER, wishes: `dal ${'x'.repeat(101)}` }, 'refused'],
  ['wishes of 2,400 characters', { ...DINNER, wishes: EXTRAS }, 'allowed'],
  ['wishes of 2,401 characters', { ...DINNER, wishes: `${EXTRAS}x` }, 'refused'],
  ['a wish of no category', { ...DINNER, wishes: 'Beguni' }, 'refused'],
  ['a wish with a right-to-left override', { ...DINNER, wishes: 'dal Asha\u202eoaR' }, 'refused'],
  ['a list of wishes', { ...DINNER, wishes: ['dal Beguni'] }, 'refused'],
  ['a price for a plate of the customer’s own', { ...DINNER, platePrice: 1 }, 'refused'],
];

describeRules('orders of dinners: placing', () => {
  test.each(CREATES)('%s', async (_, change, verdict) => {
    expect(await write('guest', ORDER_PATH, { ...ORDER, ...change })).toBe(verdict);
    expect(await count('orders')).toBe(verdict === 'allowed' ? 1 : 0);
  });
});

const TO_PRICE: Fields = { platePrice: 850, rev: 1 };

describeRules('orders of dinners: the price of a plate', () => {
  test.each<Case>([
    ['of ₹850', {}, 'allowed'],
    ['of nothing, which takes it back', { platePrice: 0 }, 'allowed'],
    ['of a lakh', { platePrice: 100_000 }, 'allowed'],
    ['of a rupee more', { platePrice: 100_001 }, 'refused'],
    ['of less than nothing', { platePrice: -1 }, 'refused'],
    ['of half rupees', { platePrice: 850.5 }, 'refused'],
    ['in words', { platePrice: '850' }, 'refused'],
    ['without a new revision', { rev: 0 }, 'refused'],
    ['two revisions ahead', { rev: 2 }, 'refused'],
    ['and a total', { totalLow: 1 }, 'refused'],
    ['and a status', { status: 'confirmed' }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await write('guest', ORDER_PATH, { ...ORDER, ...DINNER });
    expect(await patch('admin', ORDER_PATH, { ...TO_PRICE, ...change })).toBe(verdict);
  });

  test('is set by the owner alone, and the status can be changed after it', async () => {
    await write('guest', ORDER_PATH, { ...ORDER, ...DINNER });
    for (const who of VISITORS) expect(await patch(who, ORDER_PATH, TO_PRICE)).toBe('refused');
    expect(await patch('admin', ORDER_PATH, TO_PRICE)).toBe('allowed');
    expect(
      await patch('admin', ORDER_PATH, { status: 'confirmed', rev: 2, 'times.confirmed': SERVER_TIME }),
    ).toBe('allowed');
  });
});
