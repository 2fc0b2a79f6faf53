import { expect, test } from 'vitest';
import { cardOrder, priceCart } from '#src/features/card-cart/card-order.ts';

test('The order names the two discounts that the cart says are applied', () => {
  const { lines, total } = priceCart({ lines: [{ designId: 'series-4/ivory-arch', amount: 100 }] });
  const [text = ''] = cardOrder(lines, total);
  // SPEC §2 and §9: '10% off for prebooking 1.5 months earlier; 20 carry bags free with branded card'.
  expect(text.split('\n').slice(-5)).toEqual([
    'Total: ₹4,000 – ₹5,500 for 100 cards (estimate)',
    '2 Discounts Applied:',
    '- 10% off for prebooking 1.5 months before the date',
    '- 20 carry bags free with branded card',
    'Please confirm the exact price and the delivery date.',
  ]);
});
