import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-9',
  title: 'Series 9',
  price: { low: 25, high: 35 },
  order: 9,
  line: '',
  designs: [],
};
