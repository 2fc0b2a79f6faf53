import { expect, test } from 'vitest';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import { patch, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { MONEY } from '#tests/support/money-documents.ts';
import { ORDER, ORDER_PATH } from '#tests/support/order-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

type Case = readonly [title: string, change: Fields, verdict: Verdict];

const STRANGERS: readonly Who[] = ['guest', 'member', 'helper'];

const repeat = (line: string, many: number) => Array.from({ length: many }, () => line).join('\n');
const LONG = `1 0 - 0 ${'x'.repeat(120)}`;
const LONG_NOTE = `in 2026-11-22 upi 1 ${'x'.repeat(120)}`;

const CHANGES: readonly Case[] = [
  ['a good one', {}, 'allowed'],
  [
    'nothing agreed and nothing paid yet',
    { lines: '', agreed: 0, advance: 0, days: '//', entries: '' },
    'allowed',
  ],
  ['40 price lines', { lines: repeat('1 0 - 0 x', 40) }, 'allowed'],
  ['41 price lines', { lines: repeat('1 0 - 0 x', 41) }, 'refused'],
  ['a price line of 120 letters', { lines: LONG }, 'allowed'],
  ['a price line of 121 letters', { lines: `${LONG}x` }, 'refused'],
  ['a price line without a text', { lines: '13750 250 4909 18 ' }, 'refused'],
  ['half rupees in a line', { lines: '13750.5 250 4909 18 Cards' }, 'refused'],
  ['a rate of GST that there is not', { lines: '13750 250 4909 12 Cards' }, 'refused'],
  ['an HSN code of three digits', { lines: '13750 250 490 18 Cards' }, 'refused'],
  ['a list of lines', { lines: ['13750 250 4909 18 Cards'] }, 'refused'],
  ['an agreed price of a rupee less than ten crores', { agreed: 99_999_999 }, 'allowed'],
  ['an agreed price of ten crores', { agreed: 100_000_000 }, 'refused'],
  ['a negative price', { agreed: -1, advance: -1 }, 'refused'],
  ['an agreed price of half rupees', { agreed: 12_375.5 }, 'refused'],
  ['an advance of the whole price', { advance: 12_375 }, 'allowed'],
  ['an advance above the price', { advance: 12_376 }, 'refused'],
  ['a negative advance', { advance: -1 }, 'refused'],
  ['an advance of half rupees', { advance: 0.5 }, 'refused'],
  ['no days', { days: '//' }, 'allowed'],
  ['two days', { days: '2026-12-01/2027-02-05' }, 'refused'],
  ['a day in words', { days: '1 December//' }, 'refused'],
  ['a switch for UPI that is text', { upi: 'yes' }, 'refused'],
  [
    'a refund and a void',
    { entries: 'in 2026-11-22 cash 5000\nvoid 1 Typed twice\nout 2026-12-01 bank 10' },
    'allowed',
  ],
  ['a payment in another way', { entries: 'in 2026-11-22 bitcoin 5000' }, 'refused'],
  ['a payment of nothing', { entries: 'in 2026-11-22 cash 0' }, 'refused'],
  ['a void without a reason', { entries: 'void 1 ' }, 'refused'],
  ['a note of 120 letters', { entries: LONG_NOTE }, 'allowed'],
  ['a note of 121 letters', { entries: `${LONG_NOTE}x` }, 'refused'],
  ['40 entries', { entries: repeat('in 2026-11-22 cash 5', 40) }, 'allowed'],
  ['41 entries', { entries: repeat('in 2026-11-22 cash 5', 41) }, 'refused'],
  ['an invoice', { papers: 'INV-2026-1 12375' }, 'allowed'],
  ['an invoice and its credit note', { papers: 'INV-2026-1 12375\nCN-2026-1 12375' }, 'allowed'],
  ['two invoices that both stand', { papers: 'INV-2026-1 12375\nINV-2026-2 12375' }, 'refused'],
  ['a field more', { tip: 10 }, 'refused'],
];

const toMoney = (money: Fields = MONEY, rev = 1): Fields => ({ money, rev });

describeRules('money: what the owner enters', () => {
  test.each(CHANGES)('%s', async (_, change, verdict) => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await patch('admin', ORDER_PATH, toMoney({ ...MONEY, ...change }))).toBe(verdict);
  });

  test.each(Object.keys(MONEY))('without %s is refused', async (missing) => {
    const { [missing]: _, ...rest } = { ...MONEY } as Fields;
    await write('guest', ORDER_PATH, ORDER);
    expect(await patch('admin', ORDER_PATH, toMoney(rest))).toBe('refused');
  });

  test('nobody else enters or changes money, and no order is placed with it', async () => {
    for (const who of [...STRANGERS, 'admin'] as const) {
      expect(await write(who, ORDER_PATH, { ...ORDER, money: MONEY })).toBe('refused');
    }
    await write('guest', ORDER_PATH, ORDER);
    for (const who of STRANGERS) expect(await patch(who, ORDER_PATH, toMoney())).toBe('refused');
    await patch('admin', ORDER_PATH, toMoney());
    for (const who of STRANGERS) {
      expect(await patch(who, ORDER_PATH, toMoney({ ...MONEY, agreed: 5_000 }, 2))).toBe('refused');
      expect(await patch(who, ORDER_PATH, { 'money.agreed': 5_000, rev: 2 })).toBe('refused');
    }
  });

  test('of two phones the second is told, and nothing else of the order changes with its money', async () => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await patch('admin', ORDER_PATH, toMoney(MONEY, 2))).toBe('refused');
    expect(await patch('admin', ORDER_PATH, { ...toMoney(), totalLow: 1 })).toBe('refused');
    expect(await patch('admin', ORDER_PATH, toMoney())).toBe('allowed');
    expect(await patch('admin', ORDER_PATH, toMoney())).toBe('refused');
    const confirmed: Fields = { status: 'confirmed', rev: 2, 'times.confirmed': SERVER_TIME };
    expect(await patch('admin', ORDER_PATH, confirmed)).toBe('allowed');
  });
});

const after = (change: Fields) => toMoney({ ...MONEY, ...change }, 2);

describeRules('money: what was entered stays', () => {
  test.each<Case>([
    ['another payment', { entries: `${MONEY.entries}\nin 2026-12-20 cash 7375` }, 'allowed'],
    ['a void', { entries: `${MONEY.entries}\nvoid 1 Typed twice` }, 'allowed'],
    ['no payment any more', { entries: '' }, 'refused'],
    ['another amount of an earlier payment', { entries: MONEY.entries.replace('5000', '4000') }, 'refused'],
    ['a longer note of an earlier payment', { entries: `${MONEY.entries}0` }, 'refused'],
    ['a payment before the others', { entries: `in 2026-11-20 cash 5\n${MONEY.entries}` }, 'refused'],
    ['other prices', { lines: '12000 250 4909 18 Cards' }, 'allowed'],
  ])('%s', async (_, change, verdict) => {
    await write('owner', ORDER_PATH, { ...ORDER, money: MONEY, rev: 1 });
    expect(await patch('admin', ORDER_PATH, after(change))).toBe(verdict);
  });

  test.each<Case>([
    ['its credit note', { papers: 'INV-2026-1 12375\nCN-2026-1 12375' }, 'allowed'],
    [
      'another payment',
      { papers: 'INV-2026-1 12375', entries: `${MONEY.entries}\nin 2026-12-20 cash 5` },
      'allowed',
    ],
    ['no invoice any more', { papers: '' }, 'refused'],
    ['another number', { papers: 'INV-2026-2 12375' }, 'refused'],
    ['other prices', { papers: 'INV-2026-1 12375', lines: '12000 250 4909 18 Cards' }, 'refused'],
    ['no prices', { papers: 'INV-2026-1 12375', lines: '' }, 'refused'],
  ])('while an invoice is valid: %s', async (_, change, verdict) => {
    await write('owner', ORDER_PATH, { ...ORDER, money: { ...MONEY, papers: 'INV-2026-1 12375' }, rev: 1 });
    expect(await patch('admin', ORDER_PATH, after(change))).toBe(verdict);
  });

  test.each<Case>([
    ['other prices', { lines: '12000 250 4909 18 Cards' }, 'allowed'],
    ['the next invoice', {}, 'allowed'],
  ])('after a credit note: %s', async (title, change, verdict) => {
    const papers = 'INV-2026-1 12375\nCN-2026-1 12375';
    await write('owner', ORDER_PATH, { ...ORDER, money: { ...MONEY, papers }, rev: 1 });
    const next = title === 'the next invoice' ? `${papers}\nINV-2026-2 12000` : papers;
    expect(await patch('admin', ORDER_PATH, after({ ...change, papers: next }))).toBe(verdict);
    if (title !== 'the next invoice') return;
    const other = after({ papers: next, lines: '1 0 - 0 x' });
    expect(await patch('admin', ORDER_PATH, { ...other, rev: 3 })).toBe('refused');
  });
});
