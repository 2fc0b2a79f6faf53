import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-5',
  title: 'Series 5',
  price: { low: 38, high: 50 },
  order: 5,
  line: '',
  designs: [],
};
