import { expect, test } from 'vitest';
import { zipName } from '#src/features/album-desk/zip/zip-names.ts';

const ARRIVED = Date.UTC(2027, 1, 12, 20, 30);
const named = (name: string, takenAt: number | null = Date.UTC(2027, 1, 12, 14, 15)) =>
  zipName({ id: 'a', name, takenAt, createdAt: ARRIVED }, 3);

test('a photograph is named after its time in India, its guest and its number', () => {
  expect(named('Asha')).toBe('2027-02-12 19-45 Asha 0003.jpg');
});

test('without a time of the camera it has that of its arrival, here after midnight in India', () => {
  expect(named('Asha', null)).toBe('2027-02-13 02-00 Asha 0003.jpg');
});

test('a guest without a name leaves no gap', () => {
  expect(named('  ')).toBe('2027-02-12 19-45 0003.jpg');
});

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['A/B\\C:D*E?F"G<H>I|J', 'A B C D E F G H I J'],
  ['Asha\n\u202eBua\u0000', 'Asha Bua'],
  ['...', ''],
  ['श्री क्‍ष', 'श्री क्‍ष'],
  ['Nani 👩‍👧', 'Nani 👩‍👧'],
])('%j becomes part of a name that every computer takes', (name, cleaned) => {
  expect(named(name)).toBe(['2027-02-12 19-45', cleaned, '0003.jpg'].filter(Boolean).join(' '));
});

test('photographs of the same minute and guest differ by their number', () => {
  const photo = { id: 'a', name: 'Asha', takenAt: null, createdAt: ARRIVED };
  expect(new Set([1, 2, 3_000, 12_000].map((number) => zipName(photo, number))).size).toBe(4);
});
