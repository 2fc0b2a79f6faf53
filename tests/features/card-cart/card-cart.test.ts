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

test('adding what is there already changes nothing', () => {
  const many = setAmount(two, LOTUS, 250);
  expect(addDesign(many, LOTUS)).toBe(many);
});

test('amounts are set by design and counted in all', () => {
  const cart = setAmount(setAmount(two, LOTUS, 250), VELVET, 100);
  expect(countCards(cart.lines)).toBe(350);
});

test('a removed line can be put back where it was, with its amount', () => {
  const cart = setAmount(two, LOTUS, 40);
  const without = removeDesign(cart, LOTUS);
  expect(hasDesign(without, LOTUS)).toBe(false);
  expect(putBack(without, { designId: LOTUS, amount: 40 }, 0)).toEqual(cart);
});

test('a line is not put back twice', () => {
  expect(putBack(two, { designId: LOTUS, amount: 40 }, 0)).toBe(two);
});

describe('whatever stands in storage, reading it gives a cart and tells what was lost', () => {
  test('a sound cart comes back whole', () => {
    expect(parseCardCart(two)).toEqual({ cart: two, dropped: false });
  });

  test('an empty storage is no loss', () => {
    expect(parseCardCart(undefined)).toEqual({ cart: EMPTY_CART, dropped: false });
  });

  test.each([['text'], [42], [[]], [{ lines: 'none' }], [{ items: [] }]])('%j is dropped', (stored) => {
    expect(parseCardCart(stored)).toEqual({ cart: EMPTY_CART, dropped: true });
  });

  test('sound lines are kept when others are not', () => {
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

  test('an impossible amount is mended', () => {
    expect(parseCardCart({ lines: [{ designId: LOTUS, amount: 1e9 }] }).cart.lines[0]?.amount).toBe(10_000);
  });
});
