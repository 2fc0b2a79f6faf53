import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-6',
  title: 'Series 6',
  price: { low: 50, high: 70 },
  order: 6,
  line: '',
  designs: [],
};
