import { expect, test } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import type { CateringCart } from '#src/features/catering-cart/catering-cart.ts';
import {
  addDish,
  chosenIds,
  EMPTY_CATERING_CART,
  groupDishes,
  parseCateringCart,
  putBack,
  removeDish,
} from '#src/features/catering-cart/catering-cart.ts';

const cartOf = (...ids: string[]): CateringCart => ids.reduce(addDish, EMPTY_CATERING_CART);

test('Ticking a dish adds it with amount 1', () => {
  expect(cartOf('paneer-1')).toEqual({ lines: [{ dishId: 'paneer-1', amount: 1 }] });
});

test('Ticking a chosen dish returns the same cart', () => {
  const cart = cartOf('paneer-1', 'soup-1');
  expect(addDish(cart, 'paneer-1')).toBe(cart);
});

test('An unknown dish is not added', () => {
  expect(addDish(EMPTY_CATERING_CART, 'pizza-1')).toBe(EMPTY_CATERING_CART);
});

test('Unticking removes the dish and its tick', () => {
  const cart = removeDish(cartOf('paneer-1', 'soup-1'), 'paneer-1');
  expect(cart.lines).toEqual([{ dishId: 'soup-1', amount: 1 }]);
  expect(chosenIds(cart).has('paneer-1')).toBe(false);
  expect(removeDish(cart, 'paneer-1')).toBe(cart);
});

test('A removed dish is restored once, at its place with its amount', () => {
  const cart = cartOf('soup-1', 'chaat-1');
  const line = { dishId: 'paneer-1', amount: 3 };
  const back = putBack(cart, line, 1);
  expect(back.lines.map(({ dishId }) => dishId)).toEqual(['soup-1', 'paneer-1', 'chaat-1']);
  expect(putBack(back, line, 1)).toBe(back);
});

test('All dishes are grouped by category in the order of the catalogue', () => {
  const ids = DISH_CATEGORIES.flatMap(({ dishes }) => dishes.map(({ id }) => id));
  const groups = groupDishes(cartOf(...ids.toReversed()).lines);
  expect(groups.map(({ category, chosen }) => [category.name, chosen.length])).toEqual(
    DISH_CATEGORIES.map(({ name, dishes }) => [name, dishes.length]),
  );
  expect(groups.flatMap(({ chosen }) => chosen.map(({ dish }) => dish.id))).toEqual(ids);
});

test('Categories without chosen dishes are left out', () => {
  expect(groupDishes(cartOf('fish-2', 'soup-1').lines).map(({ category }) => category.name)).toEqual([
    'Soups',
    'Fish',
  ]);
});

test('A stored cart is read unchanged', () => {
  const cart = cartOf('paneer-1', 'soup-1');
  expect(parseCateringCart(JSON.parse(JSON.stringify(cart)))).toEqual({ cart, dropped: false });
});

test('Without stored data the cart is empty and nothing is reported', () => {
  expect(parseCateringCart(undefined)).toEqual({ cart: EMPTY_CATERING_CART, dropped: false });
});

test('The first version (whole dishes, a total and checked marks) is read too', () => {
  const stored = {
    items: [
      { id: 'paneer-1', name: 'Shahi Paneer', amount: 1 },
      { id: 'chaat-1', name: 'Pani Puri', amount: 2 },
    ],
    totalAmount: 0,
    checkedItems: { 'paneer-1': true, 'chaat-1': true },
  };
  expect(parseCateringCart(stored)).toEqual({
    cart: {
      lines: [
        { dishId: 'paneer-1', amount: 1 },
        { dishId: 'chaat-1', amount: 2 },
      ],
    },
    dropped: false,
  });
});

test.each([
  ['a text', 'unreadable'],
  ['a number', 7],
  ['a list', []],
  ['lines that are no list', { lines: 'paneer-1' }],
])('If %s is stored the cart is empty and says that something was left out', (_, stored) => {
  expect(parseCateringCart(stored)).toEqual({ cart: EMPTY_CATERING_CART, dropped: true });
});

test('The readable part of a damaged cart is kept', () => {
  const lines = [
    null,
    { dishId: 'paneer-1', amount: 1 },
    { dishId: 'paneer-1', amount: 5 },
    { dishId: 'no-longer-cooked-4', amount: 1 },
    { dishId: 12, amount: 1 },
    { dishId: 'soup-1', amount: -3 },
  ];
  expect(parseCateringCart({ lines })).toEqual({
    cart: {
      lines: [
        { dishId: 'paneer-1', amount: 1 },
        { dishId: 'soup-1', amount: 1 },
      ],
    },
    dropped: true,
  });
});
