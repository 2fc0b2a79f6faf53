import { expect, test } from 'vitest';
import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import { cardOrder, priceCart } from '#src/features/card-cart/card-order.ts';

const [series] = CARD_SERIES;
const [first, second] = series?.designs ?? [];
if (!series || !first || !second) throw new Error('The first series has two designs');
const line = { designId: designId(series, first), amount: 100 };
const other = { designId: designId(series, second), amount: 10 };
const cart = { lines: [line, other] };
const price = { low: 31, high: 33 };

test('a cart has the prices of the board where that says something, and the catalogue’s otherwise', () => {
  expect(priceCart(cart).total.low).toBe(110 * series.price.low);
  expect(priceCart(cart, { [`cards/${series.id}`]: { price } }).total).toEqual({ low: 3410, high: 3630 });
  expect(priceCart(cart).total.low).toBe(110 * series.price.low);
});

test('a card that is sold out is named, and neither counted nor ordered', () => {
  const priced = priceCart(cart, { [`cards/${other.designId}`]: { isOut: true } });
  expect(priced.soldOut).toEqual([other.designId]);
  expect(priced.discontinued).toEqual([]);
  expect(priced.lines.map(({ designId: id }) => id)).toEqual([line.designId]);
});

test('the text of an order says the price that was shown, and the price list', () => {
  const { lines, total } = priceCart(cart, { [`cards/${series.id}`]: { price } });
  const [text] = cardOrder(lines, total, [], [], ['Price list no. 7']);
  expect(text).toContain('100 cards × ₹31–33 = ₹3,100 – ₹3,300');
  expect(text).toContain('Price list no. 7');
});
