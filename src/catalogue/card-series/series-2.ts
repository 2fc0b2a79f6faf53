import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-2',
  title: 'Series 2',
  price: { low: 28, high: 35 },
  order: 2,
  line: '',
  designs: [],
};
