import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-4',
  title: 'Series 4',
  price: { low: 40, high: 55 },
  order: 4,
  line: '',
  designs: [],
};
