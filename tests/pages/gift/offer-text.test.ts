import { expect, test } from 'vitest';
import type { GiftOffer } from '#src/catalogue/gift-offers.ts';
import { offerLine, offerTerms } from '#src/pages/gift/offer-text.ts';

test.each<[GiftOffer, line: string, terms: string]>([
  [
    { id: 'a', amount: 15, unit: 'percent', kind: 'off', on: 'gifts' },
    '15% off gifts',
    'On everything on this page',
  ],
  [
    { id: 'b', amount: 7, unit: 'percent', kind: 'off', on: 'cards' },
    '7% off cards',
    'On every series of wedding cards',
  ],
  [
    { id: 'c', amount: 1000, unit: 'rupees', kind: 'voucher' },
    '₹1,000 gift voucher',
    'Ask for it with your order',
  ],
  [
    { id: 'd', amount: 30, unit: 'rupees', kind: 'flat', code: 'MEHNDI30' },
    'Flat ₹30 off your order with code MEHNDI30',
    'Write the code in your order',
  ],
])('an offer reads as one line: %o', (offer, line, terms) => {
  expect(offerLine(offer)).toBe(line);
  expect(offerTerms(offer)).toBe(terms);
});
