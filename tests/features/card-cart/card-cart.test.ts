import { describe, expect, test } from 'vitest';
import {
  addDesign,
  countCards,
  EMPTY_CART,
  hasDesign,
  parseCardCart,
  putBack,
  removeDesign,
  setAmount,
} from '#src/features/card-cart/card-cart.ts';

const LOTUS = 'series-2/lotus';
const VELVET = 'ang-ribbon/velvet';
const two = addDesign(addDesign(EMPTY_CART, LOTUS), VELVET);

test('a design is added with amount 1', () => {
  expect(addDesign(EMPTY_CART, LOTUS).lines).toEqual([{ designId: LOTUS, amount: 1 }]);
});

test('adding a design that is already in the cart changes nothing', () => {
  const many = setAmount(two, LOTUS, 250);
  expect(addDesign(many, LOTUS)).toBe(many);
});

test('amounts are set per design and added up', () => {
  const cart = setAmount(setAmount(two, LOTUS, 250), VELVET, 100);
  expect(countCards(cart.lines)).toBe(350);
});

test('a removed line can be restored at its place with its amount', () => {
  const cart = setAmount(two, LOTUS, 40);
  const without = removeDesign(cart, LOTUS);
  expect(hasDesign(without, LOTUS)).toBe(false);
  expect(putBack(without, { designId: LOTUS, amount: 40 }, 0)).toEqual(cart);
});

test('a line is not restored twice', () => {
  expect(putBack(two, { designId: LOTUS, amount: 40 }, 0)).toBe(two);
});

describe('whatever is stored, reading it returns a cart and whether something was dropped', () => {
  test('a valid cart is read completely', () => {
    expect(parseCardCart(two)).toEqual({ cart: two, dropped: false });
  });

  test('empty storage drops nothing', () => {
    expect(parseCardCart(undefined)).toEqual({ cart: EMPTY_CART, dropped: false });
  });

  test.each([['text'], [42], [[]], [{ lines: 'none' }], [{ items: [] }]])('%j is dropped', (stored) => {
    expect(parseCardCart(stored)).toEqual({ cart: EMPTY_CART, dropped: true });
  });

  test('valid lines are kept when others are dropped', () => {
    const stored = {
      lines: [{ designId: LOTUS, amount: 5 }, { designId: 7 }, null, { designId: VELVET, amount: 'x' }],
    };
    expect(parseCardCart(stored)).toEqual({
      cart: { lines: [{ designId: LOTUS, amount: 5 }] },
      dropped: true,
    });
  });

  test('a design stored twice is kept once', () => {
    const stored = {
      lines: [
        { designId: LOTUS, amount: 5 },
        { designId: LOTUS, amount: 9 },
      ],
    };
    expect(parseCardCart(stored).cart.lines).toEqual([{ designId: LOTUS, amount: 5 }]);
  });

  test('an impossible amount is corrected', () => {
    expect(parseCardCart({ lines: [{ designId: LOTUS, amount: 1e9 }] }).cart.lines[0]?.amount).toBe(10_000);
  });
});
