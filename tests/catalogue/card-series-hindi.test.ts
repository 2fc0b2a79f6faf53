import { expect, test } from 'vitest';
import type { CardSeries } from '#src/catalogue/card-series.ts';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';

const HINDI = Object.values(
  import.meta.glob<CardSeries>('/src/locales/hi/catalogue/card-series/*.ts', {
    eager: true,
    import: 'series',
  }),
);

test.each(CARD_SERIES)('$title is sold in Hindi with the same designs at the same price', (english) => {
  const hindi = HINDI.find(({ id }) => id === english.id);

  expect(hindi?.designs.map(({ id }) => id)).toEqual(english.designs.map(({ id }) => id));
  expect(hindi?.price).toEqual(english.price);
});

test('no text of a card in Hindi has a Latin letter', () => {
  const texts = HINDI.flatMap(({ title, line, designs }) => [
    title,
    line,
    ...designs.flatMap(({ id: _, ...words }) => Object.values(words)),
  ]);
  expect(texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
});
