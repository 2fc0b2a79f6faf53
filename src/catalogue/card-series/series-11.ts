import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-11',
  title: 'Series 11',
  price: { low: 75, high: 120 },
  order: 11,
  line: '',
  designs: [],
};
