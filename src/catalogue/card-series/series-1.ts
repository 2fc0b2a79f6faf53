import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-1',
  title: 'Series 1',
  price: { low: 22, high: 26 },
  order: 1,
  line: '',
  designs: [],
};
