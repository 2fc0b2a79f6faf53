import { expect, test } from 'vitest';
import type { CardDesign, CardSeries } from '#src/catalogue/card-series.ts';
import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import { OFFERS } from '#src/domain/order/offers.ts';
import { cardOrder, priceCart } from '#src/features/card-cart/card-order.ts';
import { printedTexts } from '#src/features/orders/printed-texts.ts';
import { WHATSAPP_LINK_MAX, whatsappLink } from '#src/lib/whatsapp.ts';
import { longestPrinted } from '#tests/support/longest-printed.ts';
import { CARD_DISCOUNTS } from '#text/card-discounts.ts';

const LOTUS: CardDesign = {
  id: 'lotus',
  name: 'Gold lotus',
  paper: 'Cotton rag',
  finish: 'Foil',
  description: 'A lotus in gold foil.',
};
const SERIES: CardSeries = {
  id: 'made-up',
  title: 'Made-up Series',
  price: { low: 40, high: 55 },
  order: 1,
  line: 'A series for this test.',
  designs: [LOTUS],
};

test('The order names each design with amount, price, estimate and picture, the total, and the discounts', () => {
  const estimate = { low: 4000, high: 5500 };
  const line = {
    designId: 'made-up/lotus',
    amount: 100,
    series: SERIES,
    design: LOTUS,
    price: SERIES.price,
    estimate,
  };

  const [text = ''] = cardOrder([line], estimate);

  expect(text.split('\n').filter(Boolean)).toEqual([
    'Hello Shagun, I would like to order these wedding cards:',
    '1. Gold lotus (Made-up Series)',
    '100 cards × ₹40–55 = ₹4,000 – ₹5,500',
    expect.stringMatching(/^https:\/\/shagun\.example\/media\/cards\/made-up\/lotus-540\.webp/),
    'Total: ₹4,000 – ₹5,500 for 100 cards (estimate)',
    `${CARD_DISCOUNTS.length} Discounts Applied:`,
    ...CARD_DISCOUNTS.map(({ figure, offer, terms }) => `- ${figure} ${offer} ${terms}`),
    'Please confirm the exact price and the delivery date.',
  ]);
});

test('The order of a wedding in eleven days has one discount', () => {
  const estimate = { low: 40, high: 55 };
  const line = {
    designId: 'made-up/lotus',
    amount: 1,
    series: SERIES,
    design: LOTUS,
    price: SERIES.price,
    estimate,
  };
  const [text = ''] = cardOrder([line], estimate, [], ['carry-bags']);
  expect(text).toContain('1 Discount Applied:\n- 20 carry bags free with branded card\nPlease confirm');
});

test('A cart is priced by the catalogue; a design that is no longer sold has no price', () => {
  const [first, second] = CARD_SERIES;
  if (!first?.designs[0] || !second?.designs[0]) throw new Error('No two series to order from');
  const cart = {
    lines: [
      { designId: designId(first, first.designs[0]), amount: 100 },
      { designId: 'made-up/lotus', amount: 500 },
      { designId: designId(second, second.designs[0]), amount: 7 },
    ],
  };

  const { lines, discontinued, total } = priceCart(cart);

  expect(discontinued).toEqual(['made-up/lotus']);
  expect(lines.map(({ estimate }) => estimate)).toEqual([
    { low: 100 * first.price.low, high: 100 * first.price.high },
    { low: 7 * second.price.low, high: 7 * second.price.high },
  ]);
  expect(total).toEqual({
    low: 100 * first.price.low + 7 * second.price.low,
    high: 100 * first.price.high + 7 * second.price.high,
  });
});

test('The names to print stand between the cards and the total, a line each', () => {
  const estimate = { low: 40, high: 55 };
  const line = {
    designId: 'made-up/lotus',
    amount: 1,
    series: SERIES,
    design: LOTUS,
    price: SERIES.price,
    estimate,
  };

  const [text = ''] = cardOrder([line], estimate, [
    'Names as printed:',
    'Name shown first: Rohan',
    'Name shown first: रोहन',
  ]);

  expect(text).toContain('\n\nNames as printed:\nName shown first: Rohan\nName shown first: रोहन\n\nTotal: ');
});

test('Long Hindi names and details split an order into messages that a link carries, and none of their lines is lost', () => {
  const lines = CARD_SERIES.flatMap((series) =>
    series.designs.map((design) => ({
      designId: designId(series, design),
      amount: 10_000,
      series,
      design,
      price: series.price,
      estimate: { low: 10_000, high: 20_000 },
    })),
  );
  const printed = printedTexts(longestPrinted());
  const notes = [80, 120, 160].map((longest) => `Names for the card: ${'क'.repeat(longest)}`);

  for (const cards of [lines.slice(0, 1), lines]) {
    const parts = cardOrder(cards, { low: 10_000, high: 20_000 }, printed, OFFERS, notes);
    for (const part of parts) expect(whatsappLink(part).length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX);
    const sent = parts.join('\n').split('\n');
    expect(sent).toEqual(expect.arrayContaining([...notes, ...printed]));
    expect(sent.filter((line) => line.startsWith('Families: '))).toHaveLength(2);
  }
});
