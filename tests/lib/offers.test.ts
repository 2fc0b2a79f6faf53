import { expect, test } from 'vitest';
import { offersFor } from '#src/lib/offers.ts';

test('10 % for booking early is for weddings at least a month and a half away', () => {
  expect(offersFor('2027-01-06', '2026-11-22')).toEqual(['prebooking', 'carry-bags']);
  expect(offersFor('2027-01-05', '2026-11-22')).toEqual(['carry-bags']);
  expect(offersFor('2026-12-03', '2026-11-22')).toEqual(['carry-bags']);
});

test('without a date, and for a day that has passed, nobody is promised what cannot be', () => {
  expect(offersFor('', '2026-11-22')).toEqual(['prebooking', 'carry-bags']);
  expect(offersFor('2026-11-01', '2026-11-22')).toEqual(['carry-bags']);
});
