import { expect, test } from 'vitest';
import { offersFor } from '#src/domain/order/offers.ts';

/** The first and the last moment of 22 November 2026 in India. */
const DAY = [Date.parse('2026-11-22T00:00:00+05:30'), Date.parse('2026-11-22T23:59:59+05:30')];

test.each(DAY)('10 % for booking early is for weddings at least a month and a half away', (now) => {
  expect(offersFor('2027-01-06', now)).toEqual(['prebooking', 'carry-bags']);
  expect(offersFor('2027-01-05', now)).toEqual(['carry-bags']);
  expect(offersFor('2026-12-03', now)).toEqual(['carry-bags']);
});

test.each(DAY)('without a date both offers are possible, and for a day that has passed only one', (now) => {
  expect(offersFor('', now)).toEqual(['prebooking', 'carry-bags']);
  expect(offersFor('2026-11-01', now)).toEqual(['carry-bags']);
});
