import { expect, test } from 'vitest';
import { amountInWords } from '#src/domain/money/amount-in-words.ts';
import { isGstin, stateOfGstin } from '#src/domain/money/gstin.ts';
import {
  financialYear,
  paperId,
  paperNumber,
  paperOf,
  receiptNumber,
  refOf,
} from '#src/domain/money/paper-name.ts';
import { upiAddress } from '#src/domain/money/upi.ts';

test.each([
  ['2026-03-31T23:59:59.999+05:30', 2025],
  ['2026-04-01T00:00:00.000+05:30', 2026],
  ['2026-12-31T12:00:00.000+05:30', 2026],
  ['2027-01-01T12:00:00.000+05:30', 2026],
])('the financial year of %s begins in %i', (moment, year) => {
  expect(financialYear(Date.parse(moment))).toBe(year);
});

test('numbers of papers have at most 16 characters: letters, digits, - and /', () => {
  const invoice = { kind: 'INV', year: 2026, serial: 1 } as const;
  expect(paperNumber(invoice)).toBe('INV/26-27/0001');
  expect(paperNumber({ kind: 'CN', year: 2099, serial: 31 })).toBe('CN/99-00/0031');
  const numbers = [paperNumber({ ...invoice, serial: 99_999 }), receiptNumber('S-261122-7Q3M', 40)];
  for (const number of numbers) expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
});

test('a paper’s name survives its way through a document', () => {
  const credit = { kind: 'CN', year: 2026, serial: 12 } as const;
  expect(paperOf(refOf(credit))).toEqual(credit);
  expect(paperOf('DN-2026-1')).toBeUndefined();
  expect(paperId('0123456789abcdef', credit)).toBe('0123456789abcdef~CN-2026-12');
});

test.each([
  [0, 'Zero'],
  [1, 'One'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [99, 'Ninety Nine'],
  [100, 'One Hundred'],
  [12_375, 'Twelve Thousand Three Hundred Seventy Five'],
  [1_00_000, 'One Lakh'],
  [3_57_001, 'Three Lakh Fifty Seven Thousand One'],
  [10_00_00_000, 'Ten Crore'],
])('₹%i in words is %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(`Rupees ${words} Only`);
});

test.each([
  // From the GST portal's own example of the check sign.
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
])('%s is a GST number: %s', (text, verdict) => {
  expect(isGstin(text)).toBe(verdict);
});

test('a GST number starts with its state', () => {
  expect(stateOfGstin('29AAGCB7383J1Z4')).toBe('29');
});

test('a UPI code has the payee, the amount in rupees and paise, and the order’s number', () => {
  expect(
    upiAddress({ payee: 'kote.gate@bank', name: 'Kote Gate & Sons', amount: 5_000, note: 'S-261122-7Q3M' }),
  ).toBe('upi://pay?pa=kote.gate@bank&pn=Kote%20Gate%20%26%20Sons&am=5000.00&cu=INR&tn=S-261122-7Q3M');
});
