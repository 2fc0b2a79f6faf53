/**
 * Counts and lists of the specification (§1 to §3, §9 'Offers'): the only tests that name them. Change them
 * here when you add or remove an item.
 */
import { expect, test } from 'vitest';
import { CARD_PRICE_OPTIONS } from '#src/catalogue/card-price-options.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { CARD_TYPES } from '#text/catalogue/card-types.ts';
import { E_VIDEOS, OCCASIONS } from '#text/catalogue/e-videos.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { HOME_SERVICES } from '#text/catalogue/home-services.ts';
import type { Menu } from '#text/catalogue/menus.ts';
import { LIVE_MENU, NON_VEG_MENU, VEG_MENU } from '#text/catalogue/menus.ts';
import { TIERS } from '#text/catalogue/photography.ts';
import { PREVIOUS_WORK } from '#text/catalogue/previous-work.ts';
import { QR_TEMPLATES } from '#text/catalogue/qr-templates.ts';
import { TESTIMONIALS } from '#text/catalogue/testimonials.ts';
import { FAQ } from '#text/faq.ts';
import { HOME } from '#text/home.ts';
import { SERVICE_LINKS } from '#text/layout.ts';
import { MAKEUP_PAGE } from '#text/makeup.ts';

test('dishes of each category', () => {
  expect(DISH_CATEGORIES.map(({ name, dishes }) => [name, dishes.length])).toEqual([
    ['Mocktails', 12],
    ['Soups', 7],
    ['Salads', 7],
    ['Starters (Veg.)', 12],
    ['Farsan', 6],
    ['Paneer Dishes', 11],
    ['Aloo & Bhindi Dishes', 9],
    ['Vegetable & Saag Dishes', 10],
    ['Rice Dishes', 7],
    ['Dal Dishes', 8],
    ['Indian Bread', 13],
    ['Indian Dessert', 9],
    ['Ice Creams', 9],
    ['Chaat', 5],
    ['Chaat Counter', 7],
    ['South Indian', 4],
    ['Desserts', 6],
    ['Soups (Non-Veg)', 6],
    ['Starters (Non-Veg)', 12],
    ['Main Course (Chicken)', 6],
    ['Fish', 5],
  ]);
});

test.each(['mocktail-1', 'soup-1', 'paneer-1', 'dessert-indian-1', 'chaat-1'])(
  'a category starts with the dish %s',
  (id) => {
    expect(DISH_CATEGORIES.map(({ dishes }) => dishes[0]?.id)).toContain(id);
  },
);

const BREAD_AND_SWEETS = ['Indian Bread', 'Indian Dessert', 'Ice Creams'];

test.each<[string, Menu, [block: string, ...categories: string[]][]]>([
  [
    'veg menu',
    VEG_MENU,
    [
      ['Starters', 'Mocktails', 'Soups', 'Salads', 'Starters (Veg.)', 'Farsan'],
      [
        'Main Course',
        'Paneer Dishes',
        'Aloo & Bhindi Dishes',
        'Vegetable & Saag Dishes',
        'Rice Dishes',
        'Dal Dishes',
        ...BREAD_AND_SWEETS,
      ],
    ],
  ],
  [
    'non-veg menu',
    NON_VEG_MENU,
    [
      ['Veg Starters & Drinks', 'Mocktails', 'Soups', 'Salads', 'Starters (Veg.)', 'Farsan'],
      [
        'Main Course',
        'Main Course (Chicken)',
        'Starters (Non-Veg)',
        'Soups (Non-Veg)',
        'Fish',
        ...BREAD_AND_SWEETS,
      ],
    ],
  ],
  ['live station', LIVE_MENU, [['Stations', 'Chaat', 'Chaat Counter', 'South Indian', 'Desserts']]],
])('the %s: blocks and categories', (_, { blocks }, outline) => {
  expect(blocks.map(({ title, categories }) => [title, ...categories.map(({ name }) => name)])).toEqual(
    outline,
  );
});

test('price ranges to filter cards by, and kinds of card in the carousel', () => {
  expect(CARD_PRICE_OPTIONS.map(({ itemName }) => itemName)).toEqual([
    '10-20',
    '20-30',
    '30-40',
    '40-50',
    '50-70',
    '70-100',
    '100-130',
  ]);
  expect(CARD_TYPES).toHaveLength(6);
});

test('invitation films, and the occasions they are made for', () => {
  expect(E_VIDEOS.map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `E-Video ${number}`),
  );
  expect(OCCASIONS).toEqual(['Birthday Invitation', 'Wedding', 'Anniversary', 'Sacred thread']);
});

test('QR templates', () => {
  expect(QR_TEMPLATES.map(({ name }) => name)).toEqual([
    'Hindi Wedding QR template',
    'Muslim Wedding QR template',
    'Punjabi Wedding QR template',
  ]);
});

test('photography tiers at their addresses, misspelt as given', () => {
  expect(TIERS.map(({ path }) => path)).toEqual([
    '/photogrphy-traditional',
    '/photogrphy-standard',
    '/photogrphy-premium',
  ]);
});

test('offers of the gift page; the two flat ones have a code', () => {
  expect(
    GIFT_OFFERS.map(({ amount, unit, kind, on, code }) => [amount, unit, kind, on, Boolean(code)]),
  ).toEqual([
    [5, 'percent', 'off', 'gifts', false],
    [10, 'percent', 'off', 'cards', false],
    [100, 'rupees', 'voucher', undefined, false],
    [20, 'rupees', 'flat', undefined, true],
    [50, 'rupees', 'flat', undefined, true],
  ]);
});

test('farewell branches', () => {
  expect(BRANCH_IDS.toSorted()).toEqual(
    ['electrical', 'it', 'ece', 'mechanical', 'civil', 'chemical', 'mining', 'metal', 'cse'].toSorted(),
  );
});

test('services of the menu', () => {
  expect(SERVICE_LINKS.map(({ to }) => to)).toEqual([
    '/weddingcards',
    '/makeup',
    '/carservice',
    '/photography',
    '/dj',
    '/firecrackers',
    '/gift',
    '/catering',
    '/e-videos',
    '/qr-templates',
  ]);
});

test('services of the home page, each with its button', () => {
  expect(HOME_SERVICES.map(({ buttonText }) => buttonText)).toEqual(Array(8).fill('Explore more'));
});

test('facts, previous work and testimonials of the home page', () => {
  expect(HOME.why.stats.map(({ numeral, label }) => [numeral, label])).toEqual([
    [undefined, 'Modern Strategies'],
    ['100%', 'Affordable Price'],
    ['50+', 'Weddings Made Special'],
    ['100%', 'Client Satisfaction'],
  ]);
  expect(PREVIOUS_WORK.map(({ itemName }) => itemName)).toEqual([
    'Wedding Decoration',
    'Make Up Service',
    'Wedding Event Review',
    'Invitation Card',
  ]);
  expect(TESTIMONIALS).toHaveLength(5);
});

test('questions of the FAQ, and what the answers tell', () => {
  expect(FAQ.questions.map(({ question, answer }) => `${question} ${answer}`)).toEqual([
    expect.stringMatching(/QR wedding card/),
    expect.stringMatching(/venue.*date.*time.*live location.*gifts online/),
    expect.stringMatching(/upload.*scanning the QR.*after-marriage section/),
    expect.stringMatching(/gift-up.*browse.*order.*delivered to the venue/),
  ]);
});

test('selling points of makeup', () => {
  expect(MAKEUP_PAGE.points.map(({ title }) => title)).toEqual([
    'Flawless Finish',
    'Long-Lasting Wear',
    'Custom Look for Every Bride',
  ]);
});
