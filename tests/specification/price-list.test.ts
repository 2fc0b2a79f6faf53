/**
 * Price list of the specification (§9): the only test that names prices, in whole rupees. Change them here
 * when you change a price.
 */
import { expect, test } from 'vitest';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import type { PriceRange } from '#src/config/price.ts';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { CARS } from '#text/catalogue/cars.ts';
import { ADD_ONS as DJ_ADD_ONS, DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { CRACKER_PACKAGES } from '#text/catalogue/firecrackers.ts';
import { MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import type { TierId } from '#text/catalogue/photography.ts';
import { ADD_ONS, EVENT_ALBUM, SINGLE_EVENTS, TIERS, tierOf } from '#text/catalogue/photography.ts';

const range = ({ low, high }: PriceRange) => `${low}–${high}`;

test('a card of each series', () => {
  expect(CARD_SERIES.map(({ title, price }) => [title, range(price)])).toEqual([
    ['Series 1', '22–26'],
    ['Series 2', '28–35'],
    ['Series 3', '30–40'],
    ['Series 4', '40–55'],
    ['Series 5', '38–50'],
    ['Series 6', '50–70'],
    ['Series 7', '60–70'],
    ['Series 8', '80–100'],
    ['Series 9', '25–35'],
    ['Series 10', '25–30'],
    ['Series 11', '75–120'],
    ['Ang Ribbon Series', '24–34'],
    ['Ang Series', '18–28'],
    ['G Series', '30–45'],
    ['G Series New', '38–50'],
    ['G Series Premium Series', '60–95'],
  ]);
});

test('cars: a day, a night on top, and kilometres without and with AC', () => {
  expect(
    CARS.map(({ name, basePrice, additionalCharge, mileage }) => [
      name,
      basePrice,
      additionalCharge,
      mileage.withoutAC,
      mileage.withAC,
    ]),
  ).toEqual([
    ['Honda Amaze', 1500, 300, 10, 8],
    ['Innova Crysta', 1500, 300, 10, 8],
    ['Swift Dzire', 1000, 300, 10, 8],
    ['Ertiga', 1200, 300, 10, 8],
    ['Scorpio', 1200, 300, 10, 8],
    ['Dzire', 1100, 300, 10, 8],
  ]);
});

test('makeup and mehndi, with the price of each kind of work', () => {
  const kinds = MAKEUP_SERVICES.map(({ title, price, options = [] }) => [
    title,
    range(price),
    ...options.map((option) => `${option.name} ${option.price}`),
  ]);
  // Haldi and mehndi, and engagement and reception, share a price in the specification.
  expect(kinds).toEqual([
    ['Haldi Makeup', '4500–5500'],
    ['Mehndi Makeup', '4500–5500'],
    ['Party Makeup', '3000–5000'],
    ['Engagement Makeup', '6000–10000'],
    ['Reception Makeup', '6000–10000'],
    ['Bridal Makeup', '7000–25000', 'HD 17000', 'Air Brush 25000'],
    ['Anniversary Makeup', '5000–7000'],
    ['Bridal Mehndi', '6500–8500', 'With figure 8500', 'Without 6500'],
  ]);
});

test('DJ packages, the last of which is a list of add-ons', () => {
  expect(DJ_PACKAGES.map(({ title, price }) => [title, price])).toEqual([
    ['Premium DJ Band Procession', 24_000],
    ['Punjabi Bhangra Vibe', 19_000],
    ['Musical Orchestra', 32_000],
    ['Road DJ', 18_000],
    ['Upgraded Road DJ', 28_000],
    ['Dance Floor Standard', 9000],
    ['Premium with Truss', 14_000],
    ['Add-ons', undefined],
  ]);
  expect(DJ_ADD_ONS).toEqual([
    { name: 'Name banner', price: 2500 },
    { name: 'Sarpi lights x2', price: 4000 },
    { name: 'Paper gun', price: 3000 },
    { name: 'Smoke gun', price: 4000 },
    { name: 'Extra umbrella light', price: 1500, unit: 'each' },
  ]);
});

test('horses and carriages', () => {
  expect(HORSE_PACKAGES.map(({ title, price }) => [title, price])).toEqual([
    ['Single Horse', 10_500],
    ['Horse with Rath', 17_000],
    ['Double Horse with Baggi', 22_000],
    ['Rath with Horse Replica', 12_000],
  ]);
});

test('firecracker packages', () => {
  expect(CRACKER_PACKAGES.map(({ price }) => price)).toEqual([11_000, 13_700, 13_500, 25_000]);
});

test('photography coverage', () => {
  expect(TIERS.map((tier) => [tier.coverage, range(tierPrice(tier, {}))])).toEqual([
    ['Basic', '25000–40000'],
    ['Standard', '35000–70000'],
    ['Premium', '55000–140000'],
  ]);
});

test.each<[TierId, [title: string, price: number, ...extras: string[]][]]>([
  [
    'traditional',
    [
      ['Pre-Wedding Traditional', 25_000],
      ['Wedding Traditional', 33_000, 'Drone +5000', 'Extra day +7000'],
      ['Wedding Traditional + Drone', 40_000, 'Extra day +7000'],
    ],
  ],
  [
    'standard',
    [
      ['Pre-Wedding Standard', 35_000],
      ['Wedding Standard', 70_000, 'Extra candid photographer +5000', 'Extra day +10000'],
    ],
  ],
  [
    'premium',
    [
      ['Pre-Wedding Premium', 55_000],
      ['Wedding Premium A', 120_000, 'Extra day +10000'],
      ['Wedding Premium B', 140_000],
    ],
  ],
])('photography packages: %s, with extras', (tier, packages) => {
  const offered = tierOf(tier).packages.map(({ title, price, extras }) => [
    title,
    price,
    ...extras.map((extra) => `${extra.name} +${extra.price}`),
  ]);
  expect(offered).toEqual(packages);
});

test('photography of a single event, its album, and what can be added', () => {
  expect(SINGLE_EVENTS.map(({ title, price }) => [title, price])).toEqual([
    ['Engagement', 25_000],
    ['Anniversary', 24_000],
    ['Birthday', 24_000],
  ]);
  expect(EVENT_ALBUM.price).toBe(6500);
  expect(ADD_ONS.map(({ title, price }) => [title, price])).toEqual([
    ['Decor wall', 10_000],
    ['Couple frame', 400],
    ['Live broadcast', 12_000],
  ]);
});
