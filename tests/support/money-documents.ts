import { financialYear } from '#src/domain/money/paper-name.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import { ORDER, ORDER_ID } from './order-documents.ts';

/** ₹13,750 for 250 cards, 10 % less for booking early; an advance of ₹5,000 has come. */
export const MONEY = {
  lines: '13750 250 4909 18 Ivory arch (Series 4)\n-1375 0 4909 18 10% off for prebooking',
  agreed: 12_375,
  advance: 5_000,
  days: '2026-12-01/2027-02-05/2027-01-13',
  upi: true,
  entries: 'in 2026-11-22 upi 5000 Ref 4412',
  papers: '',
};

/** The financial year that the emulator's clock is in. */
export const YEAR = financialYear(Date.now());

export const invoicePath = (ref: string) => `invoices/${ORDER_ID}~${ref}`;
export const seriesPath = (kind: string, year = YEAR) => `series/${kind}-${year}`;

export const INVOICE = {
  kind: 'INV',
  year: YEAR,
  serial: 1,
  order: ORDER_ID,
  orderNumber: ORDER.number,
  seller: 'Kote Gate Weddings\n12 Kote Gate Road, Bikaner 334001, Rajasthan\n08AAAPL1234C1Z5\n\nregular',
  buyer: 'Asha Rao\n4 MI Road, Jaipur 302001\n\n08',
  lines: MONEY.lines,
  total: 12_375,
  credits: '',
  reason: '',
  issuedAt: SERVER_TIME,
};

export const INVOICE_PATH = invoicePath(`INV-${YEAR}-1`);

/** What the counter says once an invoice has been issued. */
export const counter = (kind: string, serial: number) => ({
  last: serial,
  invoice: `${ORDER_ID}~${kind}-${YEAR}-${serial}`,
});
