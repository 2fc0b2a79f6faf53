import { expect, test } from 'vitest';
import type { Invoice } from '#src/domain/money/invoice.ts';
import { documentOfInvoice, parseInvoice } from '#src/domain/money/invoice-document.ts';
import type { Money } from '#src/domain/money/money.ts';
import { NO_MONEY } from '#src/domain/money/money.ts';
import { moneyFields, moneyOf } from '#src/domain/money/money-document.ts';
import { documentOf, parseOrder } from '#src/domain/order/order-document.ts';
import { MONEY } from '#tests/support/money-documents.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const FULL: Money = {
  lines: [
    { text: 'Ivory arch (Series 4)', quantity: 250, amount: 13_750, code: '4909', rate: 18 },
    { text: '10% off', quantity: 0, amount: -1_375, code: '', rate: 0 },
  ],
  advance: 5_000,
  advanceBy: '2026-12-01',
  restBy: '',
  refundableUntil: '2027-01-13',
  upi: true,
  entries: [
    { kind: 'in', day: '2026-11-22', way: 'upi', amount: 5_000, note: 'Ref 4412, from his brother' },
    { kind: 'void', place: 1, reason: 'void 1 void 1' },
    { kind: 'out', day: '2026-12-01', way: 'cheque', amount: 10, note: '' },
  ],
  papers: [
    { kind: 'INV', year: 2026, serial: 7, total: 12_375 },
    { kind: 'CN', year: 2026, serial: 1, total: 12_375 },
  ],
};

test.each([
  ['nothing', NO_MONEY],
  ['everything', FULL],
])('money with %s survives its way through the document', (_, money) => {
  expect(moneyOf(moneyFields(money))).toEqual(money);
});

test('the document has the sum of the lines, and is what the rules’ tests write', () => {
  expect(moneyFields(FULL).agreed).toBe(12_375);
  expect(moneyFields(moneyOf(MONEY))).toEqual(MONEY);
});

test('an order is read with its money, and without', () => {
  const { id, status, times, rev, platePrice, money: _, createdAt, ...placed } = SAMPLE_ORDER;
  const fields = { ...documentOf(placed), status, times, rev, createdAt: new Date(createdAt) };
  expect(parseOrder(id, fields)?.money).toBeUndefined();
  expect(parseOrder(id, { ...fields, money: moneyFields(FULL) })?.money).toEqual(FULL);
  expect(parseOrder(id, { ...fields, money: { ...moneyFields(FULL), lines: 'free' } })).toBeUndefined();
  expect(platePrice).toBe(0);
});

const CREDIT_NOTE: Invoice = {
  kind: 'CN',
  year: 2026,
  serial: 3,
  orderId: SAMPLE_ORDER.id,
  orderNumber: SAMPLE_ORDER.number,
  seller: {
    name: 'Kote Gate Weddings',
    address: 'Bikaner',
    gstin: '',
    fssai: '12226999000123',
    scheme: 'none',
  },
  buyer: { name: 'Asha Rao', address: '', gstin: '', state: '' },
  lines: FULL.lines,
  total: 12_375,
  credits: { kind: 'INV', year: 2026, serial: 7 },
  reason: 'Cancelled',
  issuedAt: Date.parse('2026-12-01T06:00:00Z'),
};

test('an invoice survives its way through the document', () => {
  const read = (invoice: Invoice) =>
    parseInvoice({ ...documentOfInvoice(invoice, invoice), issuedAt: new Date(invoice.issuedAt) });
  expect(read(CREDIT_NOTE)).toEqual(CREDIT_NOTE);
  const invoice: Invoice = { ...CREDIT_NOTE, kind: 'INV', credits: undefined, reason: '' };
  expect(read(invoice)).toEqual(invoice);
  expect(parseInvoice({})).toBeUndefined();
});
