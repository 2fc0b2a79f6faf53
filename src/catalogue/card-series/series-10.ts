import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-10',
  title: 'Series 10',
  price: { low: 25, high: 30 },
  order: 10,
  line: '',
  designs: [],
};
