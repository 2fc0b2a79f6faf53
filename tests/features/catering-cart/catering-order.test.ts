import { expect, test } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { addDish, EMPTY_CATERING_CART } from '#src/features/catering-cart/catering-cart.ts';
import { cateringOrder } from '#src/features/catering-cart/catering-order.ts';
import { NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';

function received(part: string): string[] {
  const link = new URL(whatsappLink(part));
  return (link.searchParams.get('text') ?? '').split('\n');
}

test('A short order is one text: greeting, a line per dish with name and id, the count', () => {
  const cart = ['chaat-1', 'paneer-3', 'mocktail-7'].reduce(addDish, EMPTY_CATERING_CART);
  const parts = cateringOrder(cart, NO_PARTY);
  expect(parts).toHaveLength(1);
  expect(received(parts[0] ?? '')).toEqual([
    'Hello Shagun, I would like to order this catering menu:',
    '1. Aam Panna (mocktail-7)',
    '2. Kadai Paneer (paneer-3)',
    '3. Pani Puri (chaat-1)',
    'Total Items: 3',
  ]);
});

test('Guests and date follow the greeting once they are known', () => {
  const cart = addDish(EMPTY_CATERING_CART, 'dal-1');
  const [part = ''] = cateringOrder(cart, { ...NO_PARTY, guests: 1250, date: '2027-02-14' });
  expect(received(part)).toEqual([
    'Hello Shagun, I would like to order this catering menu:',
    'Date: 14 February 2027',
    'Guests: 1,250',
    '1. Dal Makhani (dal-1)',
    'Total Items: 1',
  ]);
});

test('A dish that cannot be had just now says so in its line', () => {
  const cart = ['dal-1', 'paneer-3'].reduce(addDish, EMPTY_CATERING_CART);
  const [part = ''] = cateringOrder(cart, NO_PARTY, [], { 'dishes/dal-1': { isOut: true } });
  const dishes = received(part).slice(1, -1).sort();
  expect(dishes.filter((line) => line.endsWith(' (not available just now)'))).toHaveLength(1);
  expect(dishes.join()).toMatch(/Dal Makhani \(dal-1\) \(not available just now\)/);
});

test('An amount above 1, which an older cart may contain, is in its line', () => {
  const [part = ''] = cateringOrder({ lines: [{ dishId: 'dal-1', amount: 2 }] }, NO_PARTY);
  expect(received(part)).toContain('1. Dal Makhani (dal-1) × 2');
});

test('An order of all dishes is split into parts within the limit that contain every dish once', () => {
  const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes);
  const cart = dishes.map(({ id }) => id).reduce(addDish, EMPTY_CATERING_CART);
  const parts = cateringOrder(cart, { ...NO_PARTY, guests: 800, date: '2027-02-14' });

  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(whatsappLink(part).length).toBeLessThanOrEqual(3_500);

  const read = parts.map(received);
  const head = (part: number) => [
    `Part ${part} of ${parts.length}`,
    'Hello Shagun, I would like to order this catering menu:',
    'Date: 14 February 2027',
    'Guests: 800',
  ];
  for (const [place, lines] of read.entries()) expect(lines.slice(0, 4)).toEqual(head(place + 1));

  const items = read.flatMap((lines) => lines.slice(4));
  expect(items).toEqual([
    ...dishes.map(({ name, id }, place) => `${place + 1}. ${name} (${id})`),
    `Total Items: ${dishes.length}`,
  ]);
});

test('What is wanted besides the dishes follows them, a line each, and is not counted', () => {
  const cart = {
    ...addDish(EMPTY_CATERING_CART, 'dal-1'),
    wishes: { farsan: ' Undhiyu ', dal: 'Cholar  dal' },
  };
  const [part = ''] = cateringOrder(cart, { ...NO_PARTY, occasion: 'Sangeet', place: 'Taj Hall' });
  expect(received(part)).toEqual([
    'Hello Shagun, I would like to order this catering menu:',
    'Dinner: Sangeet, Taj Hall',
    '1. Dal Makhani (dal-1)',
    'Something else, Farsan: Undhiyu',
    'Something else, Dal Dishes: Cholar dal',
    'Total Items: 1',
  ]);
});

test('The longest dinner in Hindi is said once, and leaves room for many dishes in each part', () => {
  const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes).slice(0, 60);
  const cart = dishes.map(({ id }) => id).reduce(addDish, EMPTY_CATERING_CART);
  const [occasion = '', couple = '', place = ''] = [60, 120, 160].map((length) => 'क'.repeat(length));
  const dinner = { code: 'c', key: 'f1', name: '', couple, place: '', countedAt: 0, countsOpenLink: false };
  const plates = { total: 300, veg: 300, jain: 0, nonVeg: 0, children: 0 };
  const parts = cateringOrder(cart, { ...NO_PARTY, occasion, place, dinner: { ...dinner, plates } });

  expect(parts.length).toBeLessThan(4);
  for (const part of parts) expect(whatsappLink(part).length).toBeLessThanOrEqual(3_500);
  const lines = parts.flatMap(received);
  expect(lines.filter((line) => line.startsWith('Dinner: '))).toEqual([
    `Dinner: ${occasion}`,
    `Dinner: ${couple}`,
    `Dinner: ${place}`,
  ]);
  expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(60);
});
