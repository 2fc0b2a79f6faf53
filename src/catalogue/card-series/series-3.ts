import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-3',
  title: 'Series 3',
  price: { low: 30, high: 40 },
  order: 3,
  line: '',
  designs: [],
};
