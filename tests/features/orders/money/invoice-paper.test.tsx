import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Invoice } from '#src/domain/money/invoice.ts';
import { InvoicePaper } from '#src/features/orders/money/money-papers.tsx';
import { readable } from '#tests/support/render-page.tsx';
import { AGREED } from './made-up-money.ts';

afterEach(cleanup);

const INVOICE: Invoice = {
  kind: 'INV',
  year: 2026,
  serial: 7,
  orderId: '0123456789abcdef0123456789abcdef',
  orderNumber: 'S-261122-7Q3M',
  seller: {
    name: 'Kote Gate Weddings',
    address: '12 Kote Gate Road, Bikaner',
    gstin: '08AAAPL1234C1ZE',
    fssai: '',
    scheme: 'regular',
  },
  buyer: { name: 'Asha Rao', address: '4 MI Road, Jaipur', gstin: '', state: '08' },
  lines: AGREED.lines,
  total: 12_375,
  credits: undefined,
  reason: '',
  issuedAt: Date.parse('2027-02-06T12:00:00+05:30'),
};

const paperOf = (change: Partial<Invoice> = {}) => {
  render(<InvoicePaper invoice={{ ...INVOICE, ...change }} />);
  return readable(document.querySelector('[data-paper="money"]'));
};

test('a tax invoice has its number, both sides, codes, and the taxes of centre and state', () => {
  const paper = paperOf();
  for (const part of [
    'Tax invoice',
    'NumberINV/26-27/0007',
    'Date6 February 2027',
    'Place of supplyRajasthan (08)',
    'Kote Gate Weddings12 Kote Gate Road, BikanerGSTIN: 08AAAPL1234C1ZE',
    'Asha Rao4 MI Road, Jaipur',
    'CGSTSGST',
    'Ivory arch (Series 4)490925018 %₹11,652.54₹1,048.73₹1,048.73₹13,750.00',
    'Total, GST included₹10,487.28₹943.86₹943.86₹12,375.00',
    'Rupees Twelve Thousand Three Hundred Seventy Five Only',
    'Tax payable on reverse charge: no',
  ])
    expect(paper).toContain(part);
  expect(paper).not.toContain('IGST');
});

test('between states there is one tax', () => {
  const paper = paperOf({ buyer: { ...INVOICE.buyer, state: '29', gstin: '29AAGCB7383J1Z4' } });
  expect(paper).toContain('Place of supplyKarnataka (29)');
  expect(paper).toContain('GSTIN: 29AAGCB7383J1Z4');
  expect(paper).toContain('IGST');
  expect(paper).not.toMatch(/CGST|SGST/);
});

test('a caterer’s bill has the FSSAI number', () => {
  const seller = { ...INVOICE.seller, fssai: '12200000000000' };
  expect(paperOf({ seller })).toContain('FSSAI licence: 12200000000000');
});

test('a shop that may not charge GST issues no tax invoice and names no tax', () => {
  const composition = paperOf({ seller: { ...INVOICE.seller, scheme: 'composition' } });
  expect(composition).toContain('Bill of supply');
  expect(composition).toContain('not eligible to collect tax on supplies');
  cleanup();
  const none = paperOf({ seller: { ...INVOICE.seller, gstin: '', scheme: 'none' } });
  for (const paper of [composition, none]) expect(paper).not.toMatch(/CGST|Tax invoice|reverse charge/);
  expect(none).toContain('Total₹12,375.00');
});

test('a credit note names the invoice that it takes back, and why', () => {
  const credits = { kind: 'INV', year: 2026, serial: 7 } as const;
  const paper = paperOf({ kind: 'CN', serial: 1, credits, reason: 'Wedding cancelled' });
  for (const part of ['Credit note', 'NumberCN/26-27/0001', 'Against INV/26-27/0007', 'Wedding cancelled'])
    expect(paper).toContain(part);
});
