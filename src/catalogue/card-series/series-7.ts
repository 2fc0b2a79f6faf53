import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-7',
  title: 'Series 7',
  price: { low: 60, high: 70 },
  order: 7,
  line: '',
  designs: [],
};
