import { expect, test } from 'vitest';
import { platesText } from '#src/domain/order/plates.ts';
import { addDish, EMPTY_CATERING_CART, withDishesOf } from '#src/features/catering-cart/catering-cart.ts';
import { cateringOrder } from '#src/features/catering-cart/catering-order.ts';
import type { Dinner } from '#src/features/catering-cart/catering-party.ts';
import { NO_PARTY, parseParty, partyText } from '#src/features/catering-cart/catering-party.ts';
import { changeSince } from '#src/features/catering-cart/dinner-change.ts';
import { ORDER_WORDS } from '#text/order-words.ts';

const PLATES = { total: 420, veg: 310, jain: 60, nonVeg: 50, children: 38 };
const DINNER: Dinner = {
  code: 'ABCD12345678',
  key: 'f3',
  name: 'Sangeet',
  couple: 'Aarav & Meera',
  place: 'Rambagh Palace, Jaipur',
  plates: PLATES,
  countedAt: Date.UTC(2027, 0, 20, 11, 40),
  countsOpenLink: false,
};
const PARTY = {
  occasion: 'Sangeet',
  guests: 420,
  date: '2027-02-12',
  place: 'Rambagh Palace, Jaipur',
  dinner: DINNER,
};

function orderFor(party: typeof PARTY): string {
  return cateringOrder(addDish(EMPTY_CATERING_CART, 'dal-1'), party).join('\n');
}

test('the order of a counted dinner names it, its place and every plate', () => {
  const order = orderFor(PARTY);
  expect(order).toContain('Dinner: Sangeet, Aarav & Meera, Rambagh Palace, Jaipur');
  expect(order).toContain('Date: 12 February 2027');
  expect(order).toContain(
    'Guests: 420 plates: 310 vegetarian, 60 Jain, 50 non-vegetarian, 38 of them children',
  );
});

test('a number of guests typed since then is the one ordered', () => {
  expect(orderFor({ ...PARTY, guests: 450 })).toContain('Guests: 450\n');
});

const NONE = { veg: 0, jain: 0, nonVeg: 0, children: 0 };

test('foods that nobody eats are not named', () => {
  expect(platesText(1, { ...NONE, veg: 1 }, ORDER_WORDS.plates)).toBe('1 plate: 1 vegetarian');
  expect(platesText(2, { ...NONE, veg: 2, children: 1 }, ORDER_WORDS.plates)).toBe(
    '2 plates: 2 vegetarian, 1 of them a child',
  );
  expect(platesText(0, { ...NONE, veg: 0 }, ORDER_WORDS.plates)).toBe('0 plates');
});

test('the printed menu names the dinner', () => {
  expect(partyText(PARTY)).toBe(
    'Sangeet, Aarav & Meera, Rambagh Palace, Jaipur, 420 guests, 12 February 2027',
  );
});

test('the cart says what has changed since the dinner was planned', () => {
  const change = (plates: Dinner['plates']) => changeSince(DINNER, { ...DINNER, plates });
  expect(change({ ...PLATES, total: 432, veg: 322 })).toBe('12 more since you planned');
  expect(change({ ...PLATES, total: 411, veg: 301 })).toBe('9 fewer since you planned');
  expect(change({ ...PLATES, veg: 300, jain: 70 })).toBe('The food has changed since you planned');
  expect(change(PLATES)).toBeUndefined();
});

test('the cart says that the wedding was moved since the dinner was planned', () => {
  const planned = { ...DINNER, date: '2027-02-12' };
  expect(changeSince(planned, { ...planned, date: '2027-02-19' })).toBe('Your invitation names another day');
  expect(changeSince(planned, planned)).toBeUndefined();
});

test('the cart says that the dinner has another place or name since it was planned', () => {
  expect(changeSince(DINNER, { ...DINNER, place: 'Taj Hall' })).toBe(
    'The name or place on your invitation has changed',
  );
  expect(changeSince(DINNER, { ...DINNER, name: 'Reception' })).toBe(
    'The name or place on your invitation has changed',
  );
});

test('a stored dinner is read again, and a damaged one is left out with the rest kept', () => {
  expect(parseParty(PARTY).data).toEqual(PARTY);
  expect(parseParty({ ...PARTY, dinner: { name: 'Sangeet' } }).data).toEqual({
    occasion: 'Sangeet',
    place: 'Rambagh Palace, Jaipur',
    guests: 420,
    date: '2027-02-12',
  });
});

test('a dinner stored before its function and place could be typed keeps those it was planned with', () => {
  const { occasion: _, place: __, ...older } = PARTY;
  expect(parseParty(older).data).toEqual(PARTY);
  expect(parseParty({ guests: 300 }).data).toEqual({ ...NO_PARTY, guests: 300 });
});

test('a dinner that is continued keeps its own dishes and wishes, and gets those chosen for none', () => {
  const sangeet = {
    ...addDish(addDish(EMPTY_CATERING_CART, 'dal-1'), 'dal-2'),
    wishes: { dal: 'Less salt' },
  };
  const loose = {
    ...addDish(addDish(EMPTY_CATERING_CART, 'dal-2'), 'dal-3'),
    wishes: { dal: 'Hot', rice: 'Jeera' },
  };
  expect(withDishesOf(sangeet, loose)).toEqual({
    lines: ['dal-1', 'dal-2', 'dal-3'].map((dishId) => expect.objectContaining({ dishId })),
    wishes: { dal: 'Less salt', rice: 'Jeera' },
  });
});
