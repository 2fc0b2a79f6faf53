import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-8',
  title: 'Series 8',
  price: { low: 80, high: 100 },
  order: 8,
  line: '',
  designs: [],
};
